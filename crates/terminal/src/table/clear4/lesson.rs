//! Shows a learner how something is done in Clear 4!.

use stapel_client::screen::{Marks, Selection};
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::{Action, Stack};
use stapel_words::phrases::text;

use crate::table::scene::Scene;
use crate::table::state::State;

/// Chooses the cards that are wanted, and tells how they are played.
pub(super) fn show(
    state: &mut State,
    scene: &Scene<'_>,
    wanted: AnyAction,
    instead: bool,
) -> String {
    let AnyAction::Clear4(wanted) = wanted else { return String::new() };
    let choosing = &mut state.game.clear4.choosing;
    choosing.marks = marks(&Selection::of(&wanted));
    let key = match wanted {
        Action::End if choosing.offers(scene).is_empty() => "E",
        Action::End => "X",
        Action::Sweep => "E",
        Action::Take => "G",
        Action::Blind(stack) => {
            choosing.marks = Marks::across(stack);
            "B"
        }
        _ => {
            let id = if instead { "learn-instead-other" } else { "learn-show-play" };
            return scene.t(id);
        }
    };
    let how = scene.say("terminal-learn-key", &[("key", text(key))]);
    if instead { format!("{} {how}", scene.t("terminal-learn-also")) } else { how }
}

/// These cards, touched.
fn marks(selection: &Selection) -> Marks {
    let mut marks = Marks::default();
    for (face, many) in selection.hand.faces() {
        marks = (0..many).fold(marks, |marks, index| marks.with_card(face, index));
    }
    let stacks = Stack::ALL.into_iter().filter(|stack| selection.stacks.contains(*stack));
    stacks.fold(marks, Marks::toggle_stack)
}
