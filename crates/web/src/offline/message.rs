//! Messages between a page and its worker. They travel as lists of texts, of which the very first says what the message is.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::browser::texts::{from_js, to_js};

/// A message to the worker. None is sent before the worker is ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ToWorker {
    /// Open a table for someone of this name, as the text of a `NewTableJson` says.
    Open { name: String, wish: String },
    /// Open a table for someone of this name that goes on with the game of a record. They take these seats, and this bot
    /// all others.
    Resume { name: String, seats: String, bot: String, record: String },
    /// Load the table whose log has these lines.
    Load { id: String, name: String, lines: String },
    /// Join the table, knowing it up to a version or not at all.
    Join { since: Option<u64> },
    /// A message to the table: the text of a `ToServer`.
    Message(String),
}

/// A message from the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FromWorker {
    /// The worker takes messages from now on.
    Ready,
    Step(Step),
    /// The table can't be opened or loaded, and why.
    Impossible(String),
}

/// What happened at a table. First everything is stored, then the messages are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// What is known of the table now: the text of a [`TableInfo`](super::TableInfo).
    pub(crate) about: String,
    pub(crate) log: Vec<String>,
    /// Games that are finished now: each the text of a `RecordJson`.
    pub(crate) records: Vec<String>,
    /// Messages for the session: each the text of a `ToClient`.
    pub(crate) messages: Vec<String>,
}

impl ToWorker {
    /// The message as the browser carries it.
    pub(crate) fn to_js(&self) -> Array {
        to_js(vec![self.to_texts()])
    }

    /// Reads what [`to_js`](ToWorker::to_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<ToWorker> {
        ToWorker::from_texts(from_js(value)?.into_iter().next()?)
    }

    fn to_texts(&self) -> Vec<String> {
        match self {
            ToWorker::Open { name, wish } => texts(["open", name, wish]),
            ToWorker::Resume { name, seats, bot, record } => {
                texts(["resume", name, seats, bot, record])
            }
            ToWorker::Load { id, name, lines } => texts(["load", id, name, lines]),
            ToWorker::Join { since: Some(since) } => texts(["join", &since.to_string()]),
            ToWorker::Join { since: None } => texts(["join"]),
            ToWorker::Message(text) => texts(["message", text]),
        }
    }

    fn from_texts(texts: Vec<String>) -> Option<ToWorker> {
        let mut texts = texts.into_iter();
        Some(match texts.next()?.as_str() {
            "open" => ToWorker::Open { name: texts.next()?, wish: texts.next()? },
            "resume" => ToWorker::Resume {
                name: texts.next()?,
                seats: texts.next()?,
                bot: texts.next()?,
                record: texts.next()?,
            },
            "load" => {
                ToWorker::Load { id: texts.next()?, name: texts.next()?, lines: texts.next()? }
            }
            "join" => ToWorker::Join { since: texts.next().and_then(|since| since.parse().ok()) },
            "message" => ToWorker::Message(texts.next()?),
            _ => return None,
        })
    }
}

impl FromWorker {
    /// As it travels.
    pub(crate) fn into_js(self) -> Array {
        to_js(self.into_texts())
    }

    /// Reads what [`into_js`](FromWorker::into_js) wrote.
    pub(crate) fn from_js(value: &JsValue) -> Option<FromWorker> {
        FromWorker::from_texts(from_js(value)?)
    }

    fn into_texts(self) -> Vec<Vec<String>> {
        match self {
            FromWorker::Ready => vec![texts(["ready"])],
            FromWorker::Step(Step { about, log, records, messages }) => {
                vec![texts(["step", &about]), log, records, messages]
            }
            FromWorker::Impossible(problem) => vec![texts(["impossible", &problem])],
        }
    }

    fn from_texts(lists: Vec<Vec<String>>) -> Option<FromWorker> {
        let mut lists = lists.into_iter();
        let mut texts = lists.next()?.into_iter();
        Some(match texts.next()?.as_str() {
            "ready" => FromWorker::Ready,
            "step" => FromWorker::Step(Step {
                about: texts.next()?,
                log: lists.next()?,
                records: lists.next()?,
                messages: lists.next()?,
            }),
            "impossible" => FromWorker::Impossible(texts.next()?),
            _ => return None,
        })
    }
}

fn texts<const COUNT: usize>(texts: [&str; COUNT]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_says_is_what_the_worker_hears() {
        let text = || String::from("zwei\nZeilen, \"und\" [mehr]");
        for said in [
            ToWorker::Open { name: text(), wish: String::from("{}") },
            ToWorker::Resume {
                name: text(),
                seats: String::from("0 2"),
                bot: String::from("steady"),
                record: text(),
            },
            ToWorker::Load { id: String::from("x"), name: String::new(), lines: text() },
            ToWorker::Join { since: None },
            ToWorker::Join { since: Some(u64::MAX) },
            ToWorker::Message(text()),
        ] {
            assert_eq!(ToWorker::from_texts(said.to_texts()).as_ref(), Some(&said));
        }
    }

    #[test]
    fn what_the_worker_says_is_what_a_page_hears() {
        let text = |text: &str| vec![text.to_owned(); 2];
        let step = |log, records, messages| {
            FromWorker::Step(Step { about: String::from("- {}"), log, records, messages })
        };
        for said in [
            FromWorker::Ready,
            FromWorker::Impossible(String::from("no")),
            step(text("line"), Vec::new(), text("message")),
            step(Vec::new(), text("record"), Vec::new()),
        ] {
            assert_eq!(FromWorker::from_texts(said.clone().into_texts()), Some(said));
        }
    }

    #[test]
    fn what_is_cut_off_or_unknown_is_not_understood() {
        for said in
            [texts(["open", "name"]).as_slice(), &texts(["load", "id"]), &texts(["hello"]), &[]]
        {
            assert_eq!(ToWorker::from_texts(said.to_vec()), None, "{said:?}");
        }
        let cut_off = vec![texts(["step", "- {}"]), Vec::new(), Vec::new()];
        for said in [cut_off, vec![texts(["step"])], vec![Vec::new()], Vec::new()] {
            assert_eq!(FromWorker::from_texts(said.clone()), None, "{said:?}");
        }
    }
}
