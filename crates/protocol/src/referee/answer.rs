use serde::Serialize;
use stapel_rules::Seat;

use super::{OpenEventJson, StateOut, ViewJson};
use crate::SeatNumber;

/// What the referee says to a request: what was asked for, or why it was refused and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Answer {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<SeatNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<OpenEventJson>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<StateOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<ViewJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorOut>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ErrorOut {
    pub code: &'static str,
    /// For people, in English.
    pub message: String,
}

impl Answer {
    /// The state.
    pub fn state(state: StateOut) -> Answer {
        Answer { ok: true, state: Some(state), ..Answer::default() }
    }

    /// What happened, and the state after it.
    pub fn done(events: Vec<OpenEventJson>, state: StateOut) -> Answer {
        Answer { events: Some(events), ..Answer::state(state) }
    }

    /// Whose turn it is and what they may do, sorted as text.
    pub fn legal(seat: Seat, actions: Vec<String>) -> Answer {
        Answer {
            ok: true,
            seat: Some(SeatNumber(seat)),
            actions: Some(actions),
            ..Answer::default()
        }
    }

    /// What a viewer may know.
    pub fn view(view: ViewJson) -> Answer {
        Answer { ok: true, view: Some(view), ..Answer::default() }
    }

    /// That it was done, and nothing more.
    pub fn ok() -> Answer {
        Answer { ok: true, ..Answer::default() }
    }

    /// The same with what may be done next, sorted as text.
    #[must_use]
    pub fn with_legal(self, actions: Vec<String>) -> Answer {
        Answer { legal: Some(actions), ..self }
    }

    /// The same, said of the game of this name.
    #[must_use]
    pub fn about(self, id: Option<String>) -> Answer {
        Answer { id, ..self }
    }

    /// A refusal.
    pub fn error(error: ErrorOut) -> Answer {
        Answer { error: Some(error), ..Answer::default() }
    }
}
