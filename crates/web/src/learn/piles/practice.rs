use leptos::prelude::*;
use stapel_client::lesson::Attempt;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Action, Pile, Signal as Said};
use stapel_rules::{Card, Seat};

use crate::app::words::say;
use crate::browser::document;
use crate::learn::course::Course;
use crate::learn::practice::Controls;
use crate::table::piles::{Flights, LosingPlay};

/// What the learner is about to do at the practice table.
#[derive(Clone, Copy)]
pub(super) struct PilesPractice {
    pub(super) course: Course,
    pub(super) chosen: RwSignal<Option<Card>>,
    /// A play that would lose the game, while the learner is warned of it.
    pub(super) warned: RwSignal<Option<LosingPlay>>,
    /// How cards came to their piles.
    pub(super) flights: Flights,
}

/// Prepares what everything on the table shares.
pub(super) fn prepare(course: Course) -> Controls {
    let practice = PilesPractice {
        course,
        chosen: RwSignal::new(None),
        warned: RwSignal::new(None),
        flights: Flights::none(),
    };
    provide_context(practice);
    Controls {
        press: Box::new(move |key| practice.press(key)),
        before: Box::new(move |seat, action| practice.measure(seat, action)),
        put_back: Box::new(move || practice.chosen.set(None)),
        jump: Box::new(move || practice.flights.forget()),
    }
}

impl PilesPractice {
    /// The learner lays a card on a pile.
    pub(super) fn lay(self, card: Card, pile: Pile) {
        self.chosen.set(None);
        let attempt = self.course.attempt(AnyAction::Piles(Action::Lay { card, pile }));
        if let Attempt::Warned(loss) = attempt {
            self.warned.set(Some((card, pile, loss)));
        }
    }

    /// The learner lays the card that they chose.
    pub(super) fn lay_chosen(self, pile: Pile) {
        match self.chosen.get_untracked() {
            Some(card) => self.lay(card, pile),
            None => self.course.answer(say("choose-card-first", &[])),
        }
    }

    /// The learner ends the turn.
    pub(super) fn end(self) {
        self.course.attempt(AnyAction::Piles(Action::End));
    }

    /// The learner says something.
    pub(super) fn say(self, signal: Said) {
        let said = self.course.lesson.try_update(|lesson| lesson.say(signal));
        if said.is_some_and(|said| said.is_err()) {
            self.course.answer(say("refused-silence", &[]));
        } else {
            self.course.go_on_after_reading();
        }
    }

    /// The learner has seen the warning.
    pub(super) fn close_warning(self) {
        if self.warned.get_untracked().is_some() {
            self.warned.set(None);
            self.course.go_on_after_reading();
        }
    }

    fn press(self, key: &str) -> bool {
        let pile = match key {
            "a" | "A" => Pile::A,
            "b" | "B" => Pile::B,
            "c" | "C" => Pile::C,
            "d" | "D" => Pile::D,
            "e" | "E" => {
                self.end();
                return true;
            }
            _ => return false,
        };
        let focused =
            document().active_element().and_then(|element| element.get_attribute("data-card"));
        let focused = focused.and_then(|number| number.parse().ok()).and_then(Card::new);
        match self.chosen.get_untracked().or(focused) {
            Some(card) => self.lay(card, pile),
            None => self.lay_chosen(pile),
        }
        true
    }

    /// Takes note of where a card comes from, before it moves.
    fn measure(self, seat: Seat, action: AnyAction) {
        if let AnyAction::Piles(Action::Lay { card, pile }) = action {
            let fits = self.course.lesson.with_untracked(|lesson| lesson.fits(card));
            let trick = fits.is_some_and(|fits| fits.piles[pile.index()].trick);
            self.flights.measure(seat, card, pile, trick);
        }
    }
}
