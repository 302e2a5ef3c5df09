use stapel_rules::Seat;
use stapel_rules::piles::{Pile, Signal};

/// One text of a lesson, and what is done while it stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Beat {
    /// The id of the text.
    pub(super) text: &'static str,
    pub(super) asks: Asks,
    /// What the others say when it begins.
    pub(super) says: &'static [(Seat, Signal)],
}

/// What is done while a text stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
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
    /// The learner says something about this pile.
    Signal(Pile),
}

impl Beat {
    pub(super) const fn new(text: &'static str, asks: Asks) -> Beat {
        Beat { text, asks, says: &[] }
    }

    /// The others say this when it begins.
    pub(super) const fn with(self, says: &'static [(Seat, Signal)]) -> Beat {
        Beat { says, ..self }
    }

    /// How many steps of the record belong to it.
    pub(super) fn steps(&self) -> usize {
        match self.asks {
            Asks::Steps(steps) | Asks::AnyOrder(steps) | Asks::Skip(steps) => steps,
            Asks::Nothing | Asks::Refusal(_) | Asks::Warning(_) | Asks::Signal(_) => 0,
        }
    }

    /// How many of them nobody needs to see.
    pub(super) fn skipped_steps(&self) -> usize {
        match self.asks {
            Asks::Skip(steps) => steps,
            _ => 0,
        }
    }
}
