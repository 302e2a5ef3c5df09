//! What a lesson is made of.

use stapel_rules::Seat;
use stapel_rules::any::AnySignal;

use crate::games::Topic;

/// The record of the game that a lesson is made of, and its texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Script {
    pub(crate) record: &'static str,
    pub(crate) beats: &'static [Beat],
}

/// One text of a lesson, and what is done while it stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Beat {
    pub(crate) text: &'static str,
    pub(crate) asks: Asks,
    /// What the others say when it begins.
    pub(crate) says: &'static [(Seat, AnySignal)],
}

/// What is done while a text stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    /// It is only read.
    Nothing,
    /// So many steps of the record. The learner does theirs exactly as they are written.
    Steps(usize),
    /// The same, but what the learner does before they end their turn may come in any order.
    AnyOrder(usize),
    /// So many steps of the record that nobody needs to see.
    Skip(usize),
    /// The learner tries this, and sees why the rules refuse it.
    Refusal(&'static str),
    /// The learner tries this, and is warned that it loses the game.
    Warning(&'static str),
    /// The learner says something about this.
    Signal(Topic),
}

impl Beat {
    pub(crate) const fn new(text: &'static str, asks: Asks) -> Beat {
        Beat { text, asks, says: &[] }
    }

    /// The others say this when it begins.
    pub(crate) const fn with(self, says: &'static [(Seat, AnySignal)]) -> Beat {
        Beat { says, ..self }
    }

    /// How many steps of the record belong to it.
    pub(crate) fn steps(&self) -> usize {
        match self.asks {
            Asks::Steps(steps) | Asks::AnyOrder(steps) | Asks::Skip(steps) => steps,
            Asks::Nothing | Asks::Refusal(_) | Asks::Warning(_) | Asks::Signal(_) => 0,
        }
    }

    /// How many of them nobody needs to see.
    pub(crate) fn skipped_steps(&self) -> usize {
        match self.asks {
            Asks::Skip(steps) => steps,
            _ => 0,
        }
    }
}
