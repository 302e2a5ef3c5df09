//! Where someone is in a replay, and who looks.

use stapel_bots::Level;
use stapel_client::Moment;
use stapel_client::replay::{Perspective, Recording, ReplayScreen};
use stapel_protocol::table::{AgreementJson, LayoutJson, LayoutName, options_json};
use stapel_rules::Seat;
use stapel_rules::setup::LayoutChoice;
use stapel_words::Words;
use stapel_words::phrases::{bot_at, count};

/// How long a position stays while the game plays on, in milliseconds.
const STEP_TIME: i64 = 1100;

/// A finished game that is being looked at.
#[derive(Debug)]
pub(super) struct Watch {
    pub(super) recording: Recording,
    pub(super) index: usize,
    pub(super) perspective: Perspective,
    /// When the next step comes, if the game plays on by itself.
    next: Option<Moment>,
}

impl Watch {
    /// Begins at the deal, with open cards.
    pub(super) fn new(recording: Recording) -> Watch {
        Watch { recording, index: 0, perspective: Perspective::Open, next: None }
    }

    /// The position that is looked at.
    pub(super) fn screen(&self) -> ReplayScreen {
        self.recording.at(self.index, self.perspective)
    }

    /// What was agreed on, as far as the record tells.
    pub(super) fn agreement(&self) -> AgreementJson {
        let record = self.recording.record();
        AgreementJson {
            options: options_json(&record.options),
            layout: match record.layout {
                LayoutChoice::Default => LayoutJson::default(),
                LayoutChoice::Shuffled => LayoutJson::Named(LayoutName::Shuffled),
                LayoutChoice::Listed(layout) => LayoutJson::listed(&layout),
            },
            ..AgreementJson::usual(record.kind(), record.players)
        }
    }

    /// The last position.
    pub(super) fn last(&self) -> usize {
        self.recording.last()
    }

    /// What a seat is called.
    pub(super) fn name(&self, words: &Words, seat: Seat) -> String {
        match self.recording.record().names.get(seat.index()).and_then(Option::as_deref) {
            // Records call bots by how well they play; several of a kind are told apart by their names.
            Some(name) if Level::from_name(name).is_some() => bot_at(words, seat),
            Some(name) => name.to_owned(),
            None => words.fill("terminal-seat", &[("seat", count(seat.index() + 1))]),
        }
    }

    /// Whether the game plays on by itself.
    pub(super) fn is_playing(&self) -> bool {
        self.next.is_some()
    }

    /// Goes to a position, and stays there.
    pub(super) fn go(&mut self, index: usize) {
        self.next = None;
        self.index = index.min(self.last());
    }

    /// One step on or back, if there is one.
    pub(super) fn step(&mut self, on: bool) {
        self.go(if on { self.index + 1 } else { self.index.saturating_sub(1) });
    }

    /// To where the next turn begins, or this one, or the one before.
    pub(super) fn turn(&mut self, on: bool) {
        let here = self.index;
        let there = if on {
            self.recording.turns().find(|&index| index > here).unwrap_or(self.last())
        } else {
            self.recording.turns().take_while(|&index| index < here).last().unwrap_or(0)
        };
        self.go(there);
    }

    /// To the next key moment, or the one before.
    pub(super) fn moment(&mut self, on: bool) {
        let here = self.index;
        let mut moments = self.recording.moments().iter().map(|moment| moment.index);
        let there = if on {
            moments.find(|index| *index > here)
        } else {
            moments.take_while(|index| *index < here).last()
        };
        self.go(there.unwrap_or(here));
    }

    /// The next seat looks, after the last one somebody who sees all hands again.
    pub(super) fn look_on(&mut self) {
        let players = usize::from(self.recording.players());
        let after = |seat: Seat| Seat::new(seat.index() + 1).filter(|seat| seat.index() < players);
        self.perspective = match self.perspective {
            Perspective::Open => Perspective::Seat(Seat::FIRST),
            Perspective::Seat(seat) => after(seat).map_or(Perspective::Open, Perspective::Seat),
        };
    }

    /// Plays on by itself, from the deal if this is the end; or stops.
    pub(super) fn toggle_playing(&mut self, now: Moment) {
        if self.next.take().is_some() {
            return;
        }
        if self.index == self.last() {
            self.index = 0;
        }
        self.next = Some(now.saturating_add(STEP_TIME));
    }

    /// Time has passed: the game plays on.
    pub(super) fn pass(&mut self, now: Moment) {
        if self.next.is_some_and(|next| now >= next) {
            self.index = (self.index + 1).min(self.last());
            self.next = (self.index < self.last()).then(|| now.saturating_add(STEP_TIME));
        }
    }

    /// When the next step comes.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        self.next
    }
}
