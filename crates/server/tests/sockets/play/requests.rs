//! What a client asked for, and what came of it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use stapel_protocol::table::ToClient;

/// What a client asked for, by the numbers of the requests.
#[derive(Default)]
pub(crate) struct Requests {
    next: u64,
    all: BTreeMap<u64, Asked>,
    /// Messages sent on the present connection that have no number that could be read.
    unreadable: u32,
    /// How many of them were refused.
    refused_unreadable: u32,
}

/// A request and what is known of it.
pub(crate) struct Asked {
    pub(crate) text: String,
    /// Whether it would be logged: looking is not.
    pub(crate) is_logged: bool,
    /// Whether an answer is waited for.
    pub(crate) waiting: bool,
    /// The versions that the table had before and after it, as `changed` told.
    pub(crate) changed: Option<(u64, u64)>,
    /// The version that `done` told.
    pub(crate) done: Option<u64>,
    /// Why it was refused, if it was.
    pub(crate) refused: Vec<String>,
}

impl Requests {
    /// Numbers begin after this one. Two connections of one person must not use the same.
    pub(crate) fn after(first: u64) -> Requests {
        Requests { next: first, ..Requests::default() }
    }

    /// A new request, as text.
    pub(crate) fn ask(&mut self, base: Option<u64>, what: &Value) -> String {
        self.next += 1;
        let mut request = json!({ "id": self.next, "do": what });
        if let Some(base) = base {
            request["base"] = base.into();
        }
        let is = |name: &str| what.as_str() == Some(name);
        let asked = Asked {
            text: request.to_string(),
            is_logged: !(is("look") || is("ping") || is("again")),
            waiting: true,
            changed: None,
            done: None,
            refused: Vec::new(),
        };
        let text = asked.text.clone();
        self.all.insert(self.next, asked);
        text
    }

    /// A message without a number is sent.
    pub(crate) fn unreadable(&mut self) {
        self.unreadable += 1;
    }

    /// A connection begins: what was not numbered is forgotten, and what was not answered is to be
    /// sent again.
    pub(crate) fn begin(&mut self) -> Vec<String> {
        self.unreadable = 0;
        self.refused_unreadable = 0;
        self.all.values().filter(|asked| asked.waiting).map(|asked| asked.text.clone()).collect()
    }

    /// One of the last requests once more, counted from the last one.
    pub(crate) fn again(&mut self, back: usize) -> Option<String> {
        let asked = self.all.values_mut().nth_back(back)?;
        asked.waiting = true;
        Some(asked.text.clone())
    }

    /// Takes note of an answer.
    pub(crate) fn take(&mut self, message: &ToClient) {
        match message {
            ToClient::Changed { since, version, id: Some(id), .. } => {
                let asked = self.find(*id);
                asked.waiting = false;
                let before = asked.changed.replace((*since, *version));
                assert_eq!(before, None, "request {id} changed something twice");
            }
            ToClient::Done { id, version } => {
                let asked = self.find(*id);
                asked.waiting = false;
                if asked.is_logged {
                    let before = asked.done.replace(*version);
                    assert!(before.is_none_or(|before| before == *version), "request {id}");
                }
            }
            ToClient::Refused { id: Some(id), code, .. } => {
                let asked = self.find(*id);
                asked.waiting = false;
                asked.refused.push(code.clone());
            }
            ToClient::Refused { id: None, .. } => self.refused_unreadable += 1,
            _ => {}
        }
    }

    fn find(&mut self, id: u64) -> &mut Asked {
        self.all.get_mut(&id).unwrap_or_else(|| panic!("nobody asked {id}"))
    }

    /// Whether any request waits for its answer.
    pub(crate) fn is_waiting(&self) -> bool {
        self.all.values().any(|asked| asked.waiting)
    }

    /// On a connection that has heard the answer to its last request: everything was answered.
    pub(crate) fn assert_answered(&self) {
        assert!(!self.is_waiting(), "a request was not answered");
        assert_eq!(self.unreadable, self.refused_unreadable, "garbage was not answered");
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, &Asked)> {
        self.all.iter().map(|(id, asked)| (*id, asked))
    }
}
