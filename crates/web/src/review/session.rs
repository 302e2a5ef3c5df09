//! What is known of a game that is reviewed, and the worker that finds it.

use js_sys::Function;
use leptos::prelude::*;
use stapel_client::replay::{Recording, Reviewed, TurnPicture, better};
use stapel_protocol::review::{BestTurnJson, ChancesJson, ReviewJson, ReviewedTurnJson};
use stapel_rules::notation::Record;
use stapel_rules::{GameKind, Seat};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::kept;
use super::message::{FromReview, FromReviewer, ToReview, ToReviewer};
use crate::app::words::{file, say};
use crate::browser;
use crate::browser::worker::{Worker, WorkerEvent};

/// The replay that the review is drawn in.
#[derive(Clone, Copy)]
pub(super) struct Page(StoredValue<Function, LocalStorage>);

impl Page {
    pub(super) fn new(page: Function) -> Page {
        Page(StoredValue::new_local(page))
    }

    fn tell(self, message: &FromReview) {
        self.0.with_value(|page| Page::tell_to(page, message));
    }

    pub(super) fn tell_to(page: &Function, message: &FromReview) {
        // A page that fails says so itself.
        let _heard = page.call1(&JsValue::NULL, &message.to_js());
    }
}

/// How far the review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// The worker has not begun yet.
    Reading,
    Running,
    /// Somebody stopped it.
    Halted,
    Done,
    /// The worker could not be loaded, or has failed.
    Failed,
    /// The game can't be reviewed.
    Impossible,
}

impl Standing {
    /// What style sheets and tests call it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Standing::Reading => "reading",
            Standing::Running => "running",
            Standing::Halted => "halted",
            Standing::Done => "done",
            Standing::Failed => "failed",
            Standing::Impossible => "impossible",
        }
    }
}

/// What is drawn on the board of a turn: the one that was played, and a better one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OnBoard {
    pub(super) played: TurnPicture,
    /// What could have been played, and the text that says how it compares.
    pub(super) instead: Option<(&'static str, TurnPicture)>,
}

/// A game that is reviewed.
#[derive(Clone, Copy)]
pub(super) struct Review {
    told: RwSignal<ToReview>,
    page: Page,
    recording: StoredValue<Recording>,
    pub(super) standing: RwSignal<Standing>,
    /// How many turns there are, once that is known.
    pub(super) turns: RwSignal<usize>,
    pub(super) reviewed: RwSignal<Option<Reviewed>>,
    /// Whose mistakes are shown; of everyone if nobody is chosen.
    pub(super) whose: RwSignal<Option<Seat>>,
    /// The position that is shown.
    pub(super) index: Memo<usize>,
    /// The turn to which it belongs, as far as it was reviewed.
    pub(super) turn: Memo<Option<ReviewedTurnJson>>,
    /// Which of the best turns is drawn on the board, for the turn with this number. If none was picked, it is the best.
    pub(super) picked: RwSignal<Option<(u32, usize)>>,
    worker: StoredValue<Option<Worker>, LocalStorage>,
    /// Whether the worker is at a turn: after somebody stopped it, that one still comes.
    pub(super) busy: RwSignal<bool>,
}

impl Review {
    /// Shows the review that is kept, or begins to review. `None` if nobody can replay the record.
    pub(super) fn begin(told: RwSignal<ToReview>, page: Page) -> Option<Review> {
        let recording = told.with_untracked(|told| read(&told.record))?;
        let index = Memo::new(move |_| told.with(|told| told.index));
        let reviewed = RwSignal::new(None::<Reviewed>);
        let turn = Memo::new(move |_| {
            let at = |reviewed: &Reviewed| reviewed.turn_at(index.get()).cloned();
            reviewed.with(|reviewed| reviewed.as_ref().and_then(at))
        });
        let review = Review {
            told,
            page,
            recording: StoredValue::new(recording),
            standing: RwSignal::new(Standing::Reading),
            turns: RwSignal::new(0),
            reviewed,
            whose: RwSignal::new(told.with_untracked(|told| told.me)),
            index,
            turn,
            picked: RwSignal::new(None),
            worker: StoredValue::new_local(None),
            busy: RwSignal::new(false),
        };
        let kept = told.with_untracked(|told| kept::find(&told.id));
        let kept = kept.and_then(|kept| review.beside_game(kept));
        match kept {
            Some(kept) => {
                review.turns.set(kept.review().turns.len());
                reviewed.set(Some(kept));
                review.standing.set(Standing::Done);
            }
            None => review.work(),
        }
        Some(review)
    }

    /// Begins to review, from the first turn.
    pub(super) fn work(self) {
        self.standing.set(Standing::Reading);
        self.busy.set(false);
        let worker = Worker::begin(&file("start-reviewer.js"), move |event| {
            // The page may be gone by now.
            if !self.standing.is_disposed() {
                self.hear(event);
            }
        });
        if worker.is_none() {
            self.standing.set(Standing::Failed);
        }
        self.worker.set_value(worker);
    }

    /// Stops after the turn that the worker is at.
    pub(super) fn halt(self) {
        self.standing.set(Standing::Halted);
    }

    /// Goes on after the last turn that was reviewed.
    pub(super) fn go_on(self) {
        self.standing.set(Standing::Running);
        self.ask_for_a_turn();
    }

    fn ask_for_a_turn(self) {
        if !self.busy.get_untracked() {
            self.busy.set(true);
            self.say(&ToReviewer::Next);
        }
    }

    fn say(self, message: &ToReviewer) {
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                worker.say(&message.to_js());
            }
        });
    }

    fn hear(self, event: WorkerEvent) {
        let message = match event {
            WorkerEvent::Message(message) => FromReviewer::from_js(&message),
            WorkerEvent::Failed => return self.end(Standing::Failed),
        };
        match message {
            Some(FromReviewer::Ready) => {
                self.say(&ToReviewer::Begin(self.told.with_untracked(|told| told.record.clone())));
            }
            Some(FromReviewer::Begun(turns)) => {
                self.turns.set(turns);
                self.go_on();
            }
            Some(FromReviewer::Turn(turn, about)) => self.add(*turn, about),
            Some(FromReviewer::Done(about)) => self.show(about),
            Some(FromReviewer::Impossible(why)) => {
                browser::log_error(&why);
                self.end(Standing::Impossible);
            }
            None => {}
        }
    }

    /// A turn was reviewed.
    fn add(self, turn: ReviewedTurnJson, about: ReviewJson) {
        self.busy.set(false);
        let before = self.reviewed.with_untracked(|reviewed| {
            reviewed.as_ref().map(|reviewed| reviewed.review().turns.clone()).unwrap_or_default()
        });
        // After trouble it begins anew.
        let before = before.into_iter().take(turn.turn as usize - 1);
        let turns = before.chain([turn]).collect();
        self.show(ReviewJson { turns, ..about });
        if self.standing.get_untracked() == Standing::Running {
            self.ask_for_a_turn();
        }
    }

    fn show(self, review: ReviewJson) {
        let Some(reviewed) = self.beside_game(review) else {
            return self.end(Standing::Impossible);
        };
        let review = reviewed.review();
        if review.complete {
            self.told.with_untracked(|told| kept::keep(&told.id, review));
            self.page.tell(&FromReview::Announce(untrack(|| say("review-done", &[]))));
            self.end(Standing::Done);
        }
        self.reviewed.set(Some(reviewed));
    }

    fn beside_game(self, review: ReviewJson) -> Option<Reviewed> {
        self.recording.with_value(|recording| Reviewed::new(recording, review))
    }

    /// The worker has nothing more to do.
    fn end(self, standing: Standing) {
        self.standing.set(standing);
        // It may be speaking just now, so it is let go a moment later.
        spawn_local(async move {
            self.worker.try_update_value(Option::take);
        });
    }

    /// Which game it is.
    pub(super) fn kind(self) -> GameKind {
        self.recording.with_value(Recording::kind)
    }

    /// All seats that play.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.recording.with_value(Recording::players))
    }

    /// Where whoever looks at it sat, if they did.
    pub(super) fn me(self) -> Option<Seat> {
        self.told.with_untracked(|told| told.me)
    }

    /// What a seat is called. Reactive callers run again when it changes.
    pub(super) fn name(self, seat: Seat) -> String {
        self.told.with(|told| told.names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// What a seat is called, by its number in a review.
    pub(super) fn name_of(self, seat: u8) -> String {
        Seat::new(seat.into()).map(|seat| self.name(seat)).unwrap_or_default()
    }

    /// Asks what is reviewed so far.
    pub(super) fn ask<T>(self, ask: impl FnOnce(&Reviewed) -> T) -> Option<T> {
        self.reviewed.with(|reviewed| reviewed.as_ref().map(ask))
    }

    /// Whether everyone plays for themselves, so that each seat has a chance of its own.
    pub(super) fn has_shares(self) -> bool {
        self.ask(|reviewed| matches!(reviewed.review().start, ChancesJson::Seats(_)))
            .unwrap_or_default()
    }

    /// Shows a position.
    pub(super) fn go(self, index: usize) {
        self.page.tell(&FromReview::Go(index));
    }

    /// Lets somebody play on from a position.
    pub(super) fn what_if(self, index: usize) {
        self.page.tell(&FromReview::WhatIf(index));
    }

    /// Where the next mistake or the one before is, from the position that is shown.
    pub(super) fn mistake(self, on: bool) -> Option<usize> {
        let (index, whose) = (self.index.get(), self.whose.get());
        self.ask(|reviewed| reviewed.mistake_from(index, whose, on)).flatten()
    }

    /// Goes to the next mistake or to the one before, if there is one.
    pub(super) fn go_to_mistake(self, on: bool) {
        if let Some(index) = untrack(|| self.mistake(on)) {
            self.go(index);
        }
    }

    /// What actions of a turn put where, from the position on in which it could have gone another way.
    pub(super) fn picture(self, turn: &ReviewedTurnJson, actions: &[String]) -> TurnPicture {
        let choice = self.ask(|reviewed| reviewed.choice(turn.turn)).flatten().unwrap_or_default();
        self.recording.with_value(|recording| recording.picture(choice, actions))
    }

    /// What is drawn on the board of the turn that is shown.
    pub(super) fn on_board(self) -> Memo<Option<OnBoard>> {
        Memo::new(move |_| {
            let turn = self.turn.get()?;
            let (played, instead) = self.ask(|reviewed| {
                let picked = self.picked.get().filter(|(number, _)| *number == turn.turn);
                let instead = match picked {
                    Some((_, place)) => turn.best.get(place),
                    None => better(&turn),
                };
                let instead = instead
                    .map(|best| (compared(&turn, best), reviewed.instead(&turn, best).to_vec()));
                (reviewed.played(&turn).to_vec(), instead)
            })?;
            Some(OnBoard {
                played: self.picture(&turn, &played),
                instead: instead.map(|(label, actions)| (label, self.picture(&turn, &actions))),
            })
        })
    }
}

/// The text that says how one of the best turns compares with the one that was played.
pub(super) fn compared(turn: &ReviewedTurnJson, best: &BestTurnJson) -> &'static str {
    if best.chance > turn.before - turn.lost { "review-better" } else { "review-also" }
}

/// The game of a record.
fn read(record: &str) -> Option<Recording> {
    let record = Record::parse(record).ok()?;
    let (game, deck) = stapel_table::deal(&record).ok()?;
    Recording::new(record, game, deck).ok()
}
