use stapel_rules::piles::{Pile, Wish};

use crate::app::words::{say, text};

/// What a pile is called: its letter and where it goes.
pub(crate) fn pile_name(pile: Pile) -> String {
    let id = if pile.is_ascending() { "pile-up" } else { "pile-down" };
    say(id, &[("pile", text(letter(pile)))])
}

/// The letter of a pile.
pub(crate) fn letter(pile: Pile) -> &'static str {
    match pile {
        Pile::A => "A",
        Pile::B => "B",
        Pile::C => "C",
        Pile::D => "D",
    }
}

/// The text of a wish about a pile.
pub(crate) fn wish_id(wish: Wish) -> &'static str {
    match wish {
        Wish::LeaveIt => "wish-leave-it",
        Wish::RatherNot => "wish-rather-not",
        Wish::SmallSteps => "wish-small-steps",
        Wish::GoodForMe => "wish-good-for-me",
        Wish::CanJumpBack => "wish-can-jump-back",
    }
}
