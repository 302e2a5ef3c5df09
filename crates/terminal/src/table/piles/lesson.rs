//! Shows a learner how something is done in The Game or Extreme.

use stapel_rules::any::AnyAction;
use stapel_rules::piles::Action;
use stapel_words::phrases::{count, letter, text};

use crate::table::scene::Scene;
use crate::table::state::State;

/// Takes up the card that is wanted, and tells where it goes.
pub(super) fn show(
    state: &mut State,
    scene: &Scene<'_>,
    wanted: AnyAction,
    instead: bool,
) -> String {
    match wanted {
        AnyAction::Piles(Action::Lay { card, pile }) => {
            state.game.piles.take_up(card);
            let id = if instead { "learn-instead-lay" } else { "learn-show-lay" };
            scene.say(id, &[("card", count(card.number())), ("pile", text(letter(pile)))])
        }
        _ if instead => scene.t("learn-instead-end"),
        _ => scene.say("terminal-learn-key", &[("key", text("E"))]),
    }
}
