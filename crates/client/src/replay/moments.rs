//! The positions worth looking at.

use stapel_rules::Game;
use stapel_rules::any::{AnyGame, AnyState};

use super::Recorded;
use crate::games::{self, MomentKind};

/// A position worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The position after it happened.
    pub index: usize,
    pub kind: MomentKind,
}

/// The moments worth looking at, in order.
pub(super) fn find(game: &AnyGame, states: &[AnyState], steps: &[Recorded]) -> Vec<Moment> {
    let events = (1..)
        .zip(steps)
        .flat_map(|(index, step)| step.events.iter().map(move |event| (index, event)));
    let mut moments = games::moments(game, events);
    let outcome = states.last().and_then(|state| game.outcome(state));
    moments.extend(
        outcome.map(|outcome| Moment { index: steps.len(), kind: MomentKind::Over(outcome) }),
    );
    moments.sort_by_key(|moment| moment.index);
    moments
}
