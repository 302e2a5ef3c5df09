use serde::{Serialize, Serializer};

use super::{EventOut, StateOut, ViewOut};

/// What the referee says to a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The state.
    State(StateOut),
    /// What happened, and the state after it.
    Done(Vec<EventOut>, StateOut),
    /// Whose turn it is and what they may do, sorted as text.
    Legal(usize, Vec<String>),
    /// What a viewer may know.
    View(ViewOut),
    /// A refusal; nothing has changed.
    Error(ErrorOut),
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ErrorOut {
    /// What programs go by.
    pub code: &'static str,
    /// What people read.
    pub message: String,
}

#[derive(Serialize)]
struct Line<'a> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<&'a [EventOut]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a StateOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<&'a ViewOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a ErrorOut>,
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = Line {
            ok: true,
            seat: None,
            actions: None,
            events: None,
            state: None,
            view: None,
            error: None,
        };
        match self {
            Answer::State(state) => line.state = Some(state),
            Answer::Done(events, state) => {
                line.events = Some(events);
                line.state = Some(state);
            }
            Answer::Legal(seat, actions) => {
                line.seat = Some(*seat);
                line.actions = Some(actions);
            }
            Answer::View(view) => line.view = Some(view),
            Answer::Error(error) => {
                line.ok = false;
                line.error = Some(error);
            }
        }
        line.serialize(serializer)
    }
}
