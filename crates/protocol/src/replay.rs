//! A replay as JSON lines.

use serde::Serialize;

use crate::referee::{EventOut, StateOut};

/// One line of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ReplayLine {
    /// The table after the deal.
    Opening {
        /// Always 0.
        step: usize,
        /// The state, with the layout where the game has one.
        state: StateOut,
    },
    /// The starter was named.
    Started {
        /// Counted from 1.
        step: usize,
        /// Who starts.
        start: usize,
        /// What happened.
        events: Vec<EventOut>,
        /// The state after it.
        state: StateOut,
    },
    /// A seat acted.
    Acted {
        /// Counted from 1.
        step: usize,
        /// The turn line of the record, counted from 1.
        turn: usize,
        /// Who acted.
        seat: usize,
        /// What it did.
        action: String,
        /// What happened.
        events: Vec<EventOut>,
        /// The state after it.
        state: StateOut,
    },
    /// The record is at its end and every step was legal.
    End {
        /// Always true.
        ok: bool,
        /// How many steps there were.
        steps: usize,
        /// Whether the game is over.
        over: bool,
    },
    /// The record is not a legal game, or none at all.
    Failed {
        /// Always false.
        ok: bool,
        /// What is wrong.
        error: ReplayErrorOut,
    },
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReplayErrorOut {
    /// What people read.
    pub message: String,
    /// The line of the file, counted from 1, where one can be named.
    pub line: Option<usize>,
}
