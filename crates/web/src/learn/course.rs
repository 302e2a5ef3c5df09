use leptos::prelude::*;
use stapel_client::lesson::{Attempt, LEARNER, Lesson, Waits};
use stapel_rules::any::AnyAction;
use stapel_rules::{GameKind, Seat};
use stapel_words::phrases::{Narrator, Style};

use super::practice::{Controls, Practice};
use super::storage_name;
use crate::app::words::{phrase, say, t};
use crate::app::{App, app};
use crate::browser::timer::Timer;
use crate::browser::{document, focus, storage};
use crate::games;
use crate::table::refusal_text;

/// How long it takes until another seat does something, in milliseconds: first there is something to
/// read.
const FIRST: i64 = 2200;
const NEXT: i64 = 1100;

/// A lesson on the page.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    app: App,
    pub(super) practice: Practice,
    pub(crate) lesson: RwSignal<Lesson>,
    /// What the coach says to the last attempt.
    pub(crate) hint: RwSignal<Option<String>>,
    /// Whether the coach points at what is wanted.
    pointing: RwSignal<bool>,
    controls: StoredValue<Option<Controls>, LocalStorage>,
}

impl Course {
    /// Begins the lesson about a game.
    pub(crate) fn begin(game: GameKind) -> Course {
        let course = Course {
            app: app(),
            practice: games::practice(game),
            lesson: RwSignal::new(Lesson::new(game)),
            hint: RwSignal::new(None),
            pointing: RwSignal::new(false),
            controls: StoredValue::new_local(None),
        };
        course.controls.set_value(Some((course.practice.prepare)(course)));
        course.tell_texts();
        course.let_others_play();
        course.keep_focus();
        Effect::new(move |_| {
            if course.lesson.with(Lesson::is_over) {
                storage::write(&storage_name(game), "done");
            }
        });
        course
    }

    /// What the lesson waits for. Reactive callers run again when it changes.
    pub(crate) fn waits(self) -> Waits {
        self.lesson.with(Lesson::waits)
    }

    /// What a seat is called. Reactive callers run again when it changes.
    pub(crate) fn name(self, seat: Seat) -> String {
        if seat == LEARNER {
            return say("you", &[]);
        }
        self.lesson.with(|lesson| lesson.name(seat).map(str::to_owned)).unwrap_or_default()
    }

    /// What the coach points at: what the learner is to do next. Reactive callers run again when it changes.
    pub(crate) fn pointed(self) -> Option<AnyAction> {
        if self.pointing.get() { wanted(&self.waits()) } else { None }
    }

    /// The learner tries to do something.
    pub(crate) fn attempt(self, action: AnyAction) -> Attempt {
        self.control(|controls| (controls.before)(LEARNER, action));
        let attempt = self
            .lesson
            .try_update(|lesson| lesson.attempt(action))
            .expect("the lesson is there as long as its page");
        match attempt {
            Attempt::Right => self.moved_on(),
            Attempt::LegalButOther { wanted: None } => self.answer(say("learn-not-yet", &[])),
            Attempt::LegalButOther { wanted: Some(wanted) } => {
                self.pointing.set(true);
                self.answer((self.practice.instead)(wanted));
            }
            Attempt::Warned(_) => {}
            Attempt::Refused(refusal) => {
                self.answer(refusal_text(refusal.code(), &refusal.to_string(), None));
            }
        }
        attempt
    }

    /// Goes on: the text is read, or somebody else plays.
    pub(crate) fn go_on(self) {
        let waits = self.waits_untracked();
        if let Waits::Other { seat, action } = waits {
            self.control(|controls| (controls.before)(seat, action));
        }
        self.lesson.update(Lesson::go_on);
        match waits {
            Waits::Other { .. } => self.moved_on(),
            Waits::Reading => self.put_back(),
            _ => {}
        }
    }

    /// Goes back to where this text or the one before begins.
    pub(crate) fn go_back(self) {
        self.control(|controls| (controls.jump)());
        self.lesson.update(Lesson::go_back);
        self.put_back();
    }

    /// Begins anew.
    pub(crate) fn start_over(self) {
        self.control(|controls| (controls.jump)());
        self.lesson.update(|lesson| *lesson = Lesson::new(lesson.kind()));
        self.put_back();
    }

    /// The coach points at what is wanted, and says it.
    pub(crate) fn point(self) {
        self.pointing.set(true);
        if let Some(wanted) = wanted(&self.waits_untracked()) {
            self.answer((self.practice.show)(wanted));
        }
    }

    /// Goes on if there is only something to read.
    pub(crate) fn go_on_after_reading(self) {
        if self.waits_untracked() == Waits::Reading {
            self.go_on();
        }
    }

    /// Does what a key means on the practice table alone, and tells whether it means something.
    pub(crate) fn press(self, key: &str) -> bool {
        self.control(|controls| (controls.press)(key)) == Some(true)
    }

    fn control<T>(self, act: impl FnOnce(&Controls) -> T) -> Option<T> {
        self.controls.with_value(|controls| controls.as_ref().map(act))
    }

    /// The coach answers to what the learner did.
    pub(crate) fn answer(self, sentence: String) {
        self.app.announcer.tell(sentence.clone());
        self.hint.set(Some(sentence));
    }

    fn waits_untracked(self) -> Waits {
        self.lesson.with_untracked(Lesson::waits)
    }

    /// Something was done: announces it, and puts back what was chosen.
    fn moved_on(self) {
        if let Some(step) = self.lesson.with_untracked(Lesson::last_step) {
            let name = |seat| untrack(|| self.name(seat));
            let sentences = untrack(|| {
                phrase(|words| {
                    let narrator =
                        Narrator { words, name: &name, you: Some(LEARNER), style: Style::AtTable };
                    narrator.tell(&step.seen)
                })
            });
            sentences.into_iter().for_each(|sentence| self.app.announcer.tell(sentence));
        }
        self.put_back();
    }

    /// Puts back what the learner has chosen, and what the coach said to it.
    pub(crate) fn put_back(self) {
        self.control(|controls| (controls.put_back)());
        self.hint.set(None);
        self.pointing.set(false);
    }

    /// Focuses the button that goes on when there is only something to read, for those who use the keyboard.
    fn keep_focus(self) {
        let reading = Memo::new(move |_| self.waits() == Waits::Reading);
        Effect::new(move |_| {
            let by_keyboard = ".practice button:focus-visible";
            if reading.get() && document().query_selector(by_keyboard).ok().flatten().is_some() {
                // The button is there once the page has followed.
                request_animation_frame(|| {
                    focus::focus("#continue");
                });
            }
        });
    }

    /// Reads every new text aloud to those who can't see it.
    fn tell_texts(self) {
        let text = Memo::new(move |_| self.lesson.with(Lesson::text));
        Effect::new(move |_| self.app.announcer.tell(t(text.get())()));
    }

    /// The others play by themselves, one step after the other.
    fn let_others_play(self) {
        let timer = StoredValue::new_local(Timer::default());
        let waits = Memo::new(move |_| self.waits());
        Effect::new(move |before: Option<bool>| {
            let others = matches!(waits.get(), Waits::Other { .. });
            let pause = if before == Some(true) { NEXT } else { FIRST };
            timer.with_value(|timer| {
                if others {
                    timer.set(pause, move || self.go_on());
                } else {
                    timer.clear();
                }
            });
            others
        });
    }
}

/// What the learner is to do next, if that is what the lesson waits for.
fn wanted(waits: &Waits) -> Option<AnyAction> {
    match waits {
        Waits::Doing(wanted) => wanted.first().copied(),
        Waits::Trying(wanted) => Some(*wanted),
        _ => None,
    }
}
