//! How hard a puzzle is: which bots find it.

use stapel_bots::{Budget, Level, Profile};
use stapel_puzzles::{Found, leads_to_the_same};
use stapel_rules::any::{AnyAction, AnyGame, AnyState};

use super::Examined;
use crate::simulate::split_mix;

/// How often each bot finds the answer: `steady` with a sixteenth and with a quarter of its usual budget, `steady`, `expert`.
/// `None` if it was stopped.
pub(super) fn found<G: Examined>(
    rules: &G,
    game: &AnyGame,
    state: &G::State,
    answer: &[AnyAction],
    seed: u64,
    stopped: &dyn Fn() -> bool,
) -> Option<Found>
where
    G::Action: Into<AnyAction>,
    G::State: Into<AnyState>,
{
    let any: AnyState = (*state).into();
    let silent = |level: Level| Profile { talk: false, ..level.into() };
    let hasty = |part: u32| {
        let budget = Some(Budget::Playouts(rules.steady_playouts() / part));
        Profile { budget, ..silent(Level::Steady) }
    };
    let bots = [hasty(16), hasty(4), silent(Level::Steady), silent(Level::Expert)];
    let mut found = Found::default();
    for (profile, times) in bots.iter().zip(&mut found.0) {
        for attempt in 0..Found::TRIES {
            if stopped() {
                return None;
            }
            let mut bot = G::bot(profile, split_mix(seed, u64::from(attempt)));
            let decided = rules.decided(state, &mut *bot);
            let decided: Vec<AnyAction> = decided.into_iter().map(Into::into).collect();
            *times += u8::from(leads_to_the_same(game, &any, &decided, answer));
        }
    }
    Some(found)
}
