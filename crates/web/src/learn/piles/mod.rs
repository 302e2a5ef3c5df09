//! The practice table of The Game and Extreme.

mod practice;
mod signals;
mod table;

use leptos::prelude::*;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::Action;

use super::Practice;
use crate::app::words::{count, say, text};
use crate::table::piles::letter;
use signals::SayRow;
use table::PilesLesson;

/// The lesson about The Game.
pub(crate) const THE_GAME: Practice = Practice {
    line: "learn-the-game-line",
    prepare: practice::prepare,
    lay_out: || view! { <PilesLesson/> }.into_any(),
    say: || view! { <SayRow/> }.into_any(),
    instead: |wanted| match wanted {
        AnyAction::Piles(Action::Lay { card, pile }) => say(
            "learn-instead-lay",
            &[("card", count(card.number())), ("pile", text(letter(pile)))],
        ),
        _ => say("learn-instead-end", &[]),
    },
    show: |wanted| match wanted {
        AnyAction::Piles(Action::Lay { card, pile }) => {
            say("learn-show-lay", &[("card", count(card.number())), ("pile", text(letter(pile)))])
        }
        _ => say("learn-show-end", &[]),
    },
    keys: "learn-keys",
};

/// The lesson about Extreme.
pub(crate) const EXTREME: Practice = Practice { line: "learn-extreme-line", ..THE_GAME };
