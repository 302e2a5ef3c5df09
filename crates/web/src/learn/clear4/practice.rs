use leptos::prelude::*;
use stapel_client::screen::{Choices, Selection};
use stapel_rules::any::AnyAction;
use stapel_rules::clear4::Action;

use crate::app::words::say;
use crate::learn::course::Course;
use crate::learn::practice::Controls;
use crate::table::refusal_text;

/// What the learner is about to do at the practice table.
#[derive(Clone, Copy)]
pub(super) struct Clear4Practice {
    pub(super) course: Course,
    pub(super) selection: RwSignal<Selection>,
}

/// Prepares what everything on the table shares.
pub(super) fn prepare(course: Course) -> Controls {
    let practice = Clear4Practice { course, selection: RwSignal::new(Selection::NOTHING) };
    provide_context(practice);
    Controls {
        press: Box::new(move |key| practice.press(key)),
        // Nothing is seen to move here.
        before: Box::new(|_, _| {}),
        put_back: Box::new(move || practice.selection.set(Selection::NOTHING)),
        jump: Box::new(|| {}),
    }
}

impl Clear4Practice {
    /// The learner tries to do something.
    pub(super) fn attempt(self, action: Action) {
        self.course.attempt(AnyAction::Clear4(action));
    }

    /// Changes what is chosen.
    pub(super) fn select(self, change: impl FnOnce(&Selection) -> Selection) {
        self.course.hint.set(None);
        self.selection.update(|selection| *selection = change(selection));
    }

    /// Plays the chosen cards, or says why that can't be done.
    pub(super) fn play(self) {
        let Some(choices) = untrack(|| self.choices()) else { return };
        let is_chosen = self.selection.with_untracked(|selection| !selection.is_empty());
        match (choices.offers.first(), choices.refusal) {
            (Some(offer), _) if is_chosen => self.attempt(offer.action),
            (_, Some(refusal)) => {
                let why = refusal_text(refusal.code(), &refusal.to_string(), None);
                self.course.hint.set(Some(why));
            }
            _ => self.course.hint.set(Some(say("learn-choose-first", &[]))),
        }
    }

    /// What the chosen cards can come to. Reactive callers run again when it changes.
    pub(super) fn choices(self) -> Option<Choices> {
        let selection = self.selection.get();
        self.course.lesson.with(|lesson| lesson.choices(&selection))
    }

    /// Whether the coach points at exactly this. Reactive callers run again when it changes.
    pub(super) fn points_at(self, action: Action) -> bool {
        self.course.pointed() == Some(AnyAction::Clear4(action))
    }

    /// The cards that the coach points at. Reactive callers run again when it changes.
    pub(super) fn pointed_cards(self) -> Selection {
        match self.course.pointed() {
            Some(AnyAction::Clear4(action)) => Selection::of(&action),
            _ => Selection::NOTHING,
        }
    }

    fn press(self, key: &str) -> bool {
        match key {
            "p" | "P" => self.play(),
            "e" | "E" => self.attempt(Action::End),
            "t" | "T" => self.attempt(Action::Take),
            "s" | "S" => self.attempt(Action::Sweep),
            _ => return false,
        }
        true
    }
}
