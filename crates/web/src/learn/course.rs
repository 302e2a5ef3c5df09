use leptos::prelude::*;
use stapel_client::lesson::{Attempt, LEARNER, Lesson, Waits};
use stapel_client::screen::Selection;
use stapel_rules::any::AnyAction;
use stapel_rules::piles::{Action, Pile, Signal as Said};
use stapel_rules::{Card, GameKind, Loss, Seat};
use stapel_words::phrases::{Narrator, Style};

use super::kept_as;
use super::point::{Pointed, hint};
use crate::app::words::{phrase, say, t};
use crate::app::{App, app};
use crate::browser::timer::Timer;
use crate::browser::{document, focus, storage};
use crate::table::flight::Flights;
use crate::table::refusal_text;

/// How long it takes until another seat does something, in milliseconds: first there is something to
/// read.
const FIRST: i64 = 2200;
const NEXT: i64 = 1100;

/// A lesson on the page, and what the learner is about to do.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    app: App,
    pub(crate) lesson: RwSignal<Lesson>,
    /// What the coach says to the last attempt.
    pub(crate) hint: RwSignal<Option<String>>,
    /// Whether the coach points at what is wanted.
    pub(crate) pointing: RwSignal<bool>,
    /// The card of the hand that is taken up, in The Game and Extreme.
    pub(crate) chosen: RwSignal<Option<Card>>,
    /// The cards that are chosen, in Clear 4!.
    pub(crate) selection: RwSignal<Selection>,
    /// A play that would lose the game, while the learner is warned.
    pub(crate) doubted: RwSignal<Option<(Card, Pile, Loss)>>,
    /// How cards came to their piles.
    pub(crate) flights: Flights,
}

impl Course {
    /// Begins the lesson about a game.
    pub(crate) fn begin(game: GameKind) -> Course {
        let course = Course {
            app: app(),
            lesson: RwSignal::new(Lesson::new(game)),
            hint: RwSignal::new(None),
            pointing: RwSignal::new(false),
            chosen: RwSignal::new(None),
            selection: RwSignal::new(Selection::NOTHING),
            doubted: RwSignal::new(None),
            flights: Flights::none(),
        };
        course.tell_texts();
        course.let_others_play();
        course.keep_focus();
        Effect::new(move |_| {
            if course.lesson.with(Lesson::is_over) {
                storage::write(&kept_as(game), "done");
            }
        });
        course
    }

    /// What the lesson waits for. Whoever asks is told when that changes.
    pub(crate) fn waits(self) -> Waits {
        self.lesson.with(Lesson::waits)
    }

    /// What a seat is called. Whoever asks is told when that changes.
    pub(crate) fn name(self, seat: Seat) -> String {
        if seat == LEARNER {
            return say("you", &[]);
        }
        self.lesson.with(|lesson| lesson.name(seat).map(str::to_owned)).unwrap_or_default()
    }

    /// What the coach points at.
    pub(crate) fn pointed(self) -> Pointed {
        if self.pointing.get() { Pointed::of(&self.waits()) } else { Pointed::default() }
    }

    /// The learner lays a card on a pile.
    pub(crate) fn lay(self, card: Card, pile: Pile) {
        self.chosen.set(None);
        if let Attempt::Warned(loss) = self.attempt(AnyAction::Piles(Action::Lay { card, pile })) {
            self.doubted.set(Some((card, pile, loss)));
        }
    }

    /// The learner lays the card that they took up.
    pub(crate) fn lay_chosen(self, pile: Pile) {
        match self.chosen.get_untracked() {
            Some(card) => self.lay(card, pile),
            None => self.answer(say("choose-card-first", &[])),
        }
    }

    /// The learner tries to do something.
    pub(crate) fn attempt(self, action: AnyAction) -> Attempt {
        self.measure(LEARNER, action);
        let attempt = self
            .lesson
            .try_update(|lesson| lesson.attempt(action))
            .expect("the lesson is there as long as its page");
        match attempt {
            Attempt::Right => self.moved_on(),
            Attempt::LegalButOther { wanted: None } => self.answer(say("learn-not-yet", &[])),
            Attempt::LegalButOther { wanted: Some(wanted) } => {
                self.pointing.set(true);
                self.answer(hint::instead(wanted));
            }
            Attempt::Warned(_) => {}
            Attempt::Refused(refusal) => {
                self.answer(refusal_text(refusal.code(), &refusal.to_string(), None));
            }
        }
        attempt
    }

    /// The learner says something.
    pub(crate) fn say(self, signal: Said) {
        let said = self.lesson.try_update(|lesson| lesson.say(signal));
        if said.is_some_and(|said| said.is_err()) {
            self.answer(say("refused-silence", &[]));
        } else if self.waits_untracked() == Waits::Reading {
            self.go_on();
        }
    }

    /// Goes on: the text is read, or somebody else plays.
    pub(crate) fn go_on(self) {
        let waits = self.waits_untracked();
        if let Waits::Other { seat, action } = waits {
            self.measure(seat, action);
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
        self.flights.forget();
        self.lesson.update(Lesson::go_back);
        self.put_back();
    }

    /// Begins anew.
    pub(crate) fn start_over(self) {
        self.flights.forget();
        self.lesson.update(|lesson| *lesson = Lesson::new(lesson.kind()));
        self.put_back();
    }

    /// The coach points at what is wanted, and says it.
    pub(crate) fn point(self) {
        self.pointing.set(true);
        let waits = self.waits_untracked();
        if let Waits::Doing(wanted) = &waits
            && let Some(first) = wanted.first()
        {
            self.answer(hint::shown(*first));
        }
        if let Waits::Trying(wanted) = waits {
            self.answer(hint::shown(wanted));
        }
    }

    /// The learner has seen the warning.
    pub(crate) fn close_doubt(self) {
        if self.doubted.get_untracked().is_none() {
            return;
        }
        self.doubted.set(None);
        if self.waits_untracked() == Waits::Reading {
            self.go_on();
        }
    }

    fn answer(self, sentence: String) {
        self.app.announcer.tell(sentence.clone());
        self.hint.set(Some(sentence));
    }

    fn waits_untracked(self) -> Waits {
        self.lesson.with_untracked(Lesson::waits)
    }

    /// Something was done: it is told, and nothing that was about to be done still is.
    fn moved_on(self) {
        let step = self.lesson.with_untracked(Lesson::last_step);
        let name = |seat| self.name_now(seat);
        for sentence in phrase(|words| {
            let narrator =
                Narrator { words, name: &name, you: Some(LEARNER), style: Style::AtTable };
            step.map(|step| narrator.tell(&step.seen)).unwrap_or_default()
        }) {
            self.app.announcer.tell(sentence);
        }
        self.put_back();
    }

    fn put_back(self) {
        self.chosen.set(None);
        self.selection.set(Selection::NOTHING);
        self.hint.set(None);
        self.pointing.set(false);
    }

    fn name_now(self, seat: Seat) -> String {
        untrack(|| self.name(seat))
    }

    /// Takes note of where a card comes from, before it moves.
    fn measure(self, seat: Seat, action: AnyAction) {
        if let AnyAction::Piles(Action::Lay { card, pile }) = action {
            let fits = self.lesson.with_untracked(|lesson| lesson.fits(card));
            let trick = fits.is_some_and(|fits| fits.piles[pile.index()].trick);
            self.flights.measure(seat, card, pile, trick);
        }
    }

    /// When there is only something to read, whoever uses the keyboard finds it on the way on.
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
