//! A play that somebody means to do next, looked at before it is done: so that they can be warned.

use stapel_bots::piles::Judge;
use stapel_protocol::review::ReviewedTurnJson;
use stapel_rules::any::{AnyAction, AnyGame, AnyTalk, AnyView};
use stapel_rules::piles::Action;
use stapel_rules::{Game, TableGame, Turn, Viewer};

use super::{Effort, advise};

/// Looks at the next play that a seat means to do, from what it sees and was told. A card of The Game or Extreme is looked
/// at together with the best that can follow on it in the same turn.
///
/// `None` where there is nothing to look at, as for [`advise`].
pub fn doubt(
    game: &AnyGame,
    view: &AnyView,
    talk: &AnyTalk,
    meant: AnyAction,
    effort: Effort,
    seed: u64,
) -> Option<ReviewedTurnJson> {
    let mut turn = vec![meant];
    if let Some(next) = still_to_act(game, view, talk, meant) {
        // What follows only has to be found, and not to be compared with anything.
        let less = Effort { playouts: effort.playouts / 2, ..effort };
        let rest = advise(game, &next, talk, &[], less, seed);
        let rest = rest.and_then(|found| found.best.into_iter().next());
        let actions = rest.map(|rest| rest.actions).unwrap_or_default();
        turn.extend(actions.iter().filter_map(|text| game.parse_action(text).ok()));
    }
    advise(game, view, talk, &turn, effort, seed)
}

/// What the seat sees after it has laid a card, if its turn goes on then.
fn still_to_act(
    game: &AnyGame,
    view: &AnyView,
    talk: &AnyTalk,
    meant: AnyAction,
) -> Option<AnyView> {
    let (AnyGame::Piles(rules), AnyView::Piles(view), AnyTalk::Piles(talk)) = (game, view, talk)
    else {
        return None;
    };
    let AnyAction::Piles(Action::Lay { card, pile }) = meant else { return None };
    let heard = rules.shown_talk(view, talk);
    let mut judge = Judge::new(rules, view, &heard, 1, 0);
    let laid = judge.add([(card, pile)]);
    let after = judge.after(laid);
    // Nothing of the hidden cards is in what the seat sees of the position.
    let seat = view.seat;
    (rules.turn(after) == Turn::Seat(seat))
        .then(|| AnyView::Piles(rules.view(after, Viewer::Seat(seat))))
}
