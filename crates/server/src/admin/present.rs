//! Who is connected now: for operators who want to know, to end connections, and to tell everyone something.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::http::{Address, Shared};
use crate::room::{ConnectionId, Payload};
use crate::store::{GuestId, Millis, TableId};

/// A connection that someone has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Connected {
    pub(crate) guest: GuestId,
    pub(crate) table: TableId,
    pub(crate) address: Address,
    pub(crate) since: Millis,
}

#[derive(Debug)]
struct Line {
    connected: Connected,
    /// Where to put what everyone is told. The room alone decides how long it stays open.
    outbox: mpsc::WeakSender<Payload>,
    /// Ends the connection with these last words; `None` once that was done.
    end: Option<oneshot::Sender<Payload>>,
}

/// All connections to tables.
#[derive(Debug, Default)]
pub(crate) struct Present(Mutex<HashMap<ConnectionId, Line>>);

/// A connection that is counted as one until this is dropped.
pub(crate) struct Presence {
    state: Shared,
    connection: ConnectionId,
    /// Resolves with its last words when an operator ends the connection.
    pub(crate) ended: oneshot::Receiver<Payload>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.state.admin.present().lines().remove(&self.connection);
    }
}

impl Presence {
    /// Someone is connected from now on. Whether they may be is to be looked at after this, so that whoever is banned
    /// in between is found in one place or the other.
    pub(crate) fn new(
        state: &Shared,
        connection: ConnectionId,
        connected: Connected,
        outbox: &mpsc::Sender<Payload>,
    ) -> Presence {
        let (end, ended) = oneshot::channel();
        let line = Line { connected, outbox: outbox.downgrade(), end: Some(end) };
        state.admin.present().lines().insert(connection, line);
        Presence { state: state.clone(), connection, ended }
    }
}

impl Present {
    fn lines(&self) -> MutexGuard<'_, HashMap<ConnectionId, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All connections, the oldest first.
    pub(crate) fn all(&self) -> Vec<Connected> {
        let mut all: Vec<(ConnectionId, Connected)> =
            self.lines().iter().map(|(&id, line)| (id, line.connected)).collect();
        all.sort_unstable_by_key(|(id, _)| *id);
        all.into_iter().map(|(_, connected)| connected).collect()
    }

    /// Ends connections with these last words. Tells how many there were.
    pub(crate) fn end(&self, whose: impl Fn(&Connected) -> bool, last_words: &Payload) -> u64 {
        let mut ended = 0;
        for line in self.lines().values_mut().filter(|line| whose(&line.connected)) {
            // One that is ending by itself needs no words.
            if line.end.take().is_some_and(|end| end.send(last_words.clone()).is_ok()) {
                ended += 1;
            }
        }
        ended
    }

    /// Tells one connection.
    pub(crate) fn tell_one(&self, connection: ConnectionId, payload: &Payload) {
        let lines = self.lines();
        if let Some(outbox) = lines.get(&connection).and_then(|line| line.outbox.upgrade()) {
            let _full = outbox.try_send(payload.clone());
        }
    }

    /// Tells everyone who is connected. Whoever reads too slowly to have room for it is told with their next connection.
    pub(crate) fn tell(&self, payload: &Payload) {
        for line in self.lines().values() {
            if let Some(outbox) = line.outbox.upgrade() {
                let _full = outbox.try_send(payload.clone());
            }
        }
    }
}
