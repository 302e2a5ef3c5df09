use std::sync::Arc;

use stapel_protocol::table::ToClient;
use stapel_table::{PersonId, Version};

use super::ConnectionId;
use crate::jobs::BotJob;
use crate::{LogEntry, Record, TableIndex};

/// What a store needs for an entry or a record beside its text, more or less.
const ENTRY_BYTES: u64 = 64;

/// What the caller has to do after it told a room something: first write, then send.
#[derive(Debug, Default)]
pub struct Effects {
    /// The version of the first entry to be written.
    pub first: Version,
    pub log: Vec<LogEntry>,
    /// What the index is to say, if it has changed.
    pub index: Option<TableIndex>,
    /// The games that are finished by these entries.
    pub records: Vec<Record>,
    /// Who has caused how many bytes of what is to be written: whoever asked for it, and of what happens by
    /// itself the host.
    pub written: Vec<(PersonId, u64)>,
    /// What is to be sent once everything is written, in order.
    pub sends: Vec<Send>,
    /// A question to the bots, once everything is written.
    pub job: Option<BotJob>,
}

/// A message to one connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Send {
    pub to: ConnectionId,
    pub payload: Payload,
}

/// A message as it travels. Many connections can share one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payload(Arc<str>);

impl Payload {
    /// Serializes a message.
    pub fn new(message: &ToClient) -> Payload {
        Payload(message.to_text().into())
    }

    /// A message that was written down already.
    pub(super) fn of(text: String) -> Payload {
        Payload(text.into())
    }

    /// The JSON text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Effects {
    /// Whether there is something to write.
    pub fn must_write(&self) -> bool {
        !self.log.is_empty() || self.index.is_some() || !self.records.is_empty()
    }

    /// Notes whose doing something is that is to be written.
    pub(super) fn wrote(&mut self, person: PersonId, bytes: usize) {
        let bytes = bytes as u64 + ENTRY_BYTES;
        match self.written.last_mut() {
            Some((last, sum)) if *last == person => *sum += bytes,
            _ => self.written.push((person, bytes)),
        }
    }

    pub(super) fn send(&mut self, to: ConnectionId, payload: Payload) {
        self.sends.push(Send { to, payload });
    }

    pub(super) fn send_to(&mut self, to: ConnectionId, message: &ToClient) {
        self.send(to, Payload::new(message));
    }
}
