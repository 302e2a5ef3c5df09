//! What a page and the worker say to each other: arrays of texts, the first of which says what it is.

use js_sys::Array;
use wasm_bindgen::prelude::*;

/// What a page says to the worker. Nothing is said before the worker is ready.
#[derive(Debug)]
pub(crate) enum ToWorker {
    /// Open a table: for someone of this name, as a `NewTableJson` wishes.
    Open { name: String, wish: String },
    /// Go on with the table that has these lines, one a line.
    Load { id: String, name: String, lines: String },
    /// Someone looks at the table who knows it up to a version, or not at all.
    Join { since: Option<u64> },
    /// A message to the table: the text of a `ToServer`.
    Message(String),
}

/// What the worker says to a page.
#[derive(Debug)]
pub(crate) enum FromWorker {
    /// It listens.
    Ready,
    /// Something happened at the table.
    Step(Step),
    /// The table can't be opened, or its lines make no sense.
    Impossible(String),
}

/// What happened at a table, in the order in which it is to be dealt with.
#[derive(Debug)]
pub(crate) struct Step {
    /// What is known of the table now: the text of an [`About`](super::About).
    pub(crate) about: String,
    /// Lines to be kept.
    pub(crate) log: Vec<String>,
    /// Finished games to be kept: each the text of a `RecordJson`.
    pub(crate) records: Vec<String>,
    /// Messages to be shown: each the text of a `ToClient`.
    pub(crate) messages: Vec<String>,
}

impl ToWorker {
    /// As it travels.
    pub(crate) fn to_js(&self) -> Array {
        match self {
            ToWorker::Open { name, wish } => texts(["open", name, wish]),
            ToWorker::Load { id, name, lines } => texts(["load", id, name, lines]),
            ToWorker::Join { since: Some(since) } => texts(["join", &since.to_string()]),
            ToWorker::Join { since: None } => texts(["join"]),
            ToWorker::Message(text) => texts(["message", text]),
        }
    }

    /// Reads what [`to_js`](ToWorker::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<ToWorker> {
        let parts = read_texts(value)?;
        let mut parts = parts.into_iter();
        Some(match parts.next()?.as_str() {
            "open" => ToWorker::Open { name: parts.next()?, wish: parts.next()? },
            "load" => {
                ToWorker::Load { id: parts.next()?, name: parts.next()?, lines: parts.next()? }
            }
            "join" => ToWorker::Join { since: parts.next().and_then(|since| since.parse().ok()) },
            "message" => ToWorker::Message(parts.next()?),
            _ => return None,
        })
    }
}

impl FromWorker {
    /// As it travels.
    pub(crate) fn to_js(&self) -> Array {
        match self {
            FromWorker::Ready => texts(["ready"]),
            FromWorker::Step(step) => {
                let array = texts(["step", &step.about]);
                for list in [&step.log, &step.records, &step.messages] {
                    array.push(&texts(list.iter().map(String::as_str)));
                }
                array
            }
            FromWorker::Impossible(problem) => texts(["impossible", problem]),
        }
    }

    /// Reads what [`to_js`](FromWorker::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<FromWorker> {
        let array = value.dyn_ref::<Array>()?;
        let text = |index| array.get(index).as_string();
        Some(match text(0)?.as_str() {
            "ready" => FromWorker::Ready,
            "step" => FromWorker::Step(Step {
                about: text(1)?,
                log: read_texts(&array.get(2))?,
                records: read_texts(&array.get(3))?,
                messages: read_texts(&array.get(4))?,
            }),
            "impossible" => FromWorker::Impossible(text(1)?),
            _ => return None,
        })
    }
}

fn texts<'t>(texts: impl IntoIterator<Item = &'t str>) -> Array {
    texts.into_iter().map(JsValue::from_str).collect()
}

fn read_texts(value: &JsValue) -> Option<Vec<String>> {
    value.dyn_ref::<Array>()?.iter().map(|text| text.as_string()).collect()
}
