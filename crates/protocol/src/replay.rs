//! A replay as JSON lines. If it fails, the last line is a [failure](crate::failure).

use serde::Serialize;

use crate::SeatNumber;
use crate::games::{OpenEventJson, StateOut};

/// One line of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum ReplayLine {
    /// The table after the deal.
    Opening {
        /// Which record it is, counted from 1, where there are several.
        #[serde(skip_serializing_if = "Option::is_none")]
        record: Option<usize>,
        /// Always 0.
        step: usize,
        /// The state, with the layout where the game has one.
        state: StateOut,
    },
    Started {
        /// Counted from 1.
        step: usize,
        start: SeatNumber,
        events: Vec<OpenEventJson>,
        state: StateOut,
    },
    Acted {
        /// Counted from 1.
        step: usize,
        /// The turn line of the record, counted from 1.
        turn: usize,
        seat: SeatNumber,
        action: String,
        events: Vec<OpenEventJson>,
        state: StateOut,
    },
    /// The record is at its end and every step was legal.
    End {
        /// Always true.
        ok: bool,
        steps: usize,
        over: bool,
    },
}
