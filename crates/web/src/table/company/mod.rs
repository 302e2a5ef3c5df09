//! The others at the table: who is missing, what is asked of everyone, and how hosts keep order.

mod bot_choice;
mod question;
mod seat_menu;
mod strip;

use leptos::prelude::*;
use stapel_rules::Seat;

pub(crate) use bot_choice::BotChoice;
pub(crate) use question::QuestionDialog;
pub(crate) use seat_menu::SeatMenuButton;
pub(crate) use strip::Strip;

/// What the person is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Whether to leave, and what becomes of the seat.
    Leave,
    EndGame,
    /// What is to be done about somebody's seat.
    Seat(Seat),
    RemoveForGood(Seat),
}

/// The question that is open, for every button that asks one. There is one dialog for all.
#[derive(Clone, Copy)]
pub(crate) struct Questions(pub(crate) RwSignal<Option<Asked>>);

impl Questions {
    pub(crate) fn new() -> Questions {
        Questions(RwSignal::new(None))
    }

    pub(crate) fn ask(self, asked: Asked) {
        self.0.set(Some(asked));
    }
}
