use stapel_protocol::review::WhyJson;
use stapel_rules::any::{AnyAction, AnyGame, AnyState};
use stapel_rules::piles::{Action, Pile, State, Status};
use stapel_rules::{Card, Game, TableGame, Turn, Viewer};

use super::{why_clear4, why_piles};

/// Why the second turn is better than the first, both from this position and if nobody has said anything. Which of them is
/// better is not asked: the caller knows.
///
/// `None` if no seat is to act, or if these are no turns of the game.
pub fn reason(
    game: &AnyGame,
    state: &AnyState,
    worse: &[AnyAction],
    better: &[AnyAction],
) -> Option<WhyJson> {
    let Turn::Seat(seat) = game.turn(state) else { return None };
    match (game, state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => {
            let view = rules.view(state, Viewer::Seat(seat));
            let [worse, better] = [worse, better].map(lays);
            let after = [&worse, &better].map(|lays| {
                let mut after = *state;
                for &(card, pile) in lays {
                    if after.status == Status::Playing {
                        rules.apply(&mut after, Action::Lay { card, pile }, &mut ());
                    }
                }
                after
            });
            let after: [&State; 2] = [&after[0], &after[1]];
            Some(why_piles::why(rules, &view, &rules.new_talk(), [&worse, &better], after))
        }
        (AnyGame::Clear4(rules), AnyState::Clear4(state)) => {
            let first = |actions: &[AnyAction]| match actions.first() {
                Some(AnyAction::Clear4(action)) => Some(*action),
                _ => None,
            };
            let view = rules.view(state, Viewer::Seat(seat));
            Some(why_clear4::why(&view, first(worse)?, first(better)?))
        }
        _ => None,
    }
}

fn lays(actions: &[AnyAction]) -> Vec<(Card, Pile)> {
    let lay = |action: &AnyAction| match *action {
        AnyAction::Piles(Action::Lay { card, pile }) => Some((card, pile)),
        _ => None,
    };
    actions.iter().filter_map(lay).collect()
}
