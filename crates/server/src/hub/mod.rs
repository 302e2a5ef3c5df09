//! The registry of open rooms, each of which is a task with a mailbox.

mod actor;
mod delivery;
mod open_rooms;
mod quota;
mod turns;

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use stapel_protocol::table::rest::LookJson;
use stapel_room::opening::Opening;
use stapel_table::{PersonId, Refusal, RequestKey};
use tokio::sync::{mpsc, oneshot};

use crate::bots::{BotAnswer, BotPool};
use crate::clock::TableTime;
pub use crate::clock::now;
use crate::config::Limits;
use crate::http::Address;
use crate::metrics::Metrics;
use crate::push::Push;
use crate::room::{ConnectionId, Join, Payload};
use crate::store::{Store, StoreError, TableId};
pub(crate) use open_rooms::PresentTable;
use open_rooms::{Occupied, OpenRoom};
pub(crate) use quota::Quota;

/// How many messages can wait for a room. Senders wait while it is full.
const MAILBOX: usize = 256;

/// How many messages can wait for a connection. A connection whose client reads too slowly is closed.
pub const OUTBOX: usize = 128;

/// A message to a room.
#[derive(Debug)]
pub(crate) enum ToRoom {
    /// Someone joins.
    Join {
        connection: ConnectionId,
        join: Join,
        /// Where they are connected from.
        address: Address,
        outbox: mpsc::Sender<Payload>,
        answer: oneshot::Sender<Result<(), JoinError>>,
    },
    /// A message came in.
    Text { connection: ConnectionId, text: axum::extract::ws::Utf8Bytes, came: Instant },
    /// A connection has ended.
    Leave { connection: ConnectionId },
    /// The bots have answered, or failed.
    Bots(Option<BotAnswer>),
    /// Someone wants to know whose turn it is.
    Turn { answer: oneshot::Sender<Option<TurnNow>> },
    /// Someone wants to see the table once, without a connection.
    Look { person: PersonId, answer: oneshot::Sender<Result<LookJson, JoinError>> },
    /// A person has another name now.
    Rename { person: PersonId, name: Option<String> },
    /// A person left for good: they get up, and their connections end.
    Dismiss {
        person: PersonId,
        /// Sent once it is durable.
        answer: oneshot::Sender<()>,
    },
    /// The room is closed. The next message to it loads it again from the log.
    Close {
        /// Sent once the room has ended and everything before is durable.
        answer: oneshot::Sender<()>,
    },
}

/// The turn that a person has at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnNow {
    pub(crate) person: PersonId,
    /// How many milliseconds are left of it, if there is a clock.
    pub(crate) left: Option<i64>,
}

/// Why someone can't join, or look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JoinError {
    #[error("there is no such table")]
    NoTable,
    #[error("too many are watching this table")]
    Full,
    #[error("the server can't reach its store; try again soon")]
    Unavailable,
    #[error("what is stored of this table is damaged; whoever runs the server is told")]
    Damaged,
}

/// The rooms that are open.
pub struct Hub {
    rooms: Mutex<HashMap<TableId, OpenRoom>>,
    store: Arc<dyn Store>,
    bots: BotPool,
    metrics: Arc<Metrics>,
    /// Tells people that it is their turn, unless that is switched off.
    push: Option<Push>,
    quota: Quota,
    connections: AtomicU64,
    /// Counts the requests that the server makes for people, so that each has a number of its own.
    requests: AtomicU64,
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").finish_non_exhaustive()
    }
}

/// Random bits from the operating system.
pub fn fresh_bits() -> [u8; 32] {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).expect("the operating system has random numbers");
    bits
}

/// A random number with room for many more behind it.
fn fresh_number() -> u32 {
    let bits = fresh_bits();
    u32::from_be_bytes(std::array::from_fn(|index| bits[index]))
}

/// Random bits for an id.
pub fn fresh_id() -> [u8; 16] {
    let bits = fresh_bits();
    std::array::from_fn(|index| bits[index])
}

impl Hub {
    /// A hub without rooms.
    pub fn new(
        store: Arc<dyn Store>,
        bots: BotPool,
        metrics: Arc<Metrics>,
        push: Option<Push>,
        limits: &Limits,
    ) -> Arc<Hub> {
        Arc::new(Hub {
            rooms: Mutex::new(HashMap::new()),
            store,
            bots,
            metrics,
            push,
            quota: Quota::new(limits.bytes_per_day),
            connections: AtomicU64::new(1),
            // Beyond what clients use, and not the same after a restart, whatever the clock says then.
            requests: AtomicU64::new((1 << 53) + u64::from(fresh_number())),
        })
    }

    /// The store of logs, guests and records.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The counters for Prometheus.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// What tells people that it is their turn, unless that is switched off.
    pub fn push(&self) -> Option<&Push> {
        self.push.as_ref()
    }

    /// How much each guest has had written.
    pub(crate) fn quota(&self) -> &Quota {
        &self.quota
    }

    /// A number for a new connection.
    pub fn connection_id(&self) -> ConnectionId {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// A number for a request that the server makes for a person.
    pub fn request_key(&self, person: PersonId) -> RequestKey {
        RequestKey { person, id: self.requests.fetch_add(1, Ordering::Relaxed) }
    }

    /// Opens the rooms in which a game is running: bots and clocks don't wait for someone to look.
    /// Those that are closed stay so.
    pub async fn wake_live_tables(
        self: &Arc<Hub>,
        closed: &HashSet<TableId>,
    ) -> Result<usize, StoreError> {
        let mut live = self.store.live_tables().await?;
        live.retain(|table| !closed.contains(table));
        for &table in &live {
            self.room(table);
        }
        Ok(live.len())
    }

    /// Opens a new table.
    pub async fn open(
        self: &Arc<Hub>,
        host: PersonId,
        host_name: String,
        opening: Opening,
    ) -> Result<TableId, OpenError> {
        let id = TableId::from_bytes(fresh_id());
        let opened = actor::with_environment(TableTime::default(), |environment| {
            opening.open(environment, id, host_name, || self.request_key(host))
        });
        let mut room = opened.map_err(OpenError::Refused)?;
        let mut effects = room.take_effects();
        actor::write(&*self.store, &self.quota, id, &mut effects)
            .await
            .map_err(OpenError::Store)?;
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        self.rooms().insert(id, OpenRoom::new(mailbox));
        tokio::spawn(actor::run_room(
            Arc::clone(self),
            room,
            TableTime::default(),
            effects.job,
            messages,
        ));
        Ok(id)
    }

    /// Sends a message to a room, which is loaded if it isn't open.
    pub(crate) async fn tell(self: &Arc<Hub>, table: TableId, message: ToRoom) {
        let mut message = message;
        // A room that closes just now gives the message back, and is opened again.
        for _ in 0..3 {
            match self.room(table).send(message).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
    }

    /// Whose turn it is at these tables, where a person is waited for.
    pub(crate) async fn turns(self: &Arc<Hub>, tables: &[TableId]) -> HashMap<TableId, TurnNow> {
        let mut asked = Vec::with_capacity(tables.len());
        for &table in tables {
            let (answer, answered) = oneshot::channel();
            self.tell(table, ToRoom::Turn { answer }).await;
            asked.push((table, answered));
        }
        let mut turns = HashMap::new();
        for (table, answered) in asked {
            // A table that can't be loaded says so to whoever opens it.
            turns.extend(answered.await.ok().flatten().map(|turn| (table, turn)));
        }
        turns
    }

    /// Sends a message to a room, if it is open.
    pub(crate) async fn tell_if_open(&self, table: TableId, message: ToRoom) {
        let room = self.rooms().get(&table).map(|room| room.mailbox.clone());
        if let Some(room) = room {
            // If it has closed meanwhile, it reads from the store what it missed when it is loaded.
            let _closed = room.send(message).await;
        }
    }

    /// Removes someone who left for good from every open room: they may watch tables at which they
    /// don't sit, which the index doesn't know.
    pub(crate) async fn dismiss(&self, person: PersonId) {
        self.tell_all(|answer| ToRoom::Dismiss { person, answer }).await;
    }

    /// The mailbox of a room, which is opened if it is not.
    pub(crate) fn room(self: &Arc<Hub>, table: TableId) -> mpsc::Sender<ToRoom> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(&table).filter(|room| !room.mailbox.is_closed()) {
            return room.mailbox.clone();
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        rooms.insert(table, OpenRoom::new(mailbox.clone()));
        tokio::spawn(actor::load_room(Arc::clone(self), table, messages));
        mailbox
    }

    /// Closes the room of this mailbox, unless something waits in it.
    fn close_room(&self, table: TableId, messages: &mut mpsc::Receiver<ToRoom>) -> bool {
        let mut rooms = self.rooms();
        if !messages.is_empty() {
            return false;
        }
        messages.close();
        rooms.remove(&table);
        true
    }

    /// Whether no room is open, so that nothing waits for a time.
    pub(crate) fn is_idle(&self) -> bool {
        self.rooms().is_empty()
    }

    /// Counts the messages that wait for rooms, for the metrics.
    pub fn measure_mailboxes(&self) {
        let waiting = |room: &OpenRoom| room.mailbox.max_capacity() - room.mailbox.capacity();
        let (mut all, mut most) = (0, 0);
        for room in self.rooms().values() {
            all += waiting(room);
            most = most.max(waiting(room));
        }
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.metrics.mailboxes.set(number(all));
        self.metrics.fullest_mailbox.set(number(most));
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, OpenRoom>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes every room after it has handled and written what it was sent before; for a shutdown
    /// after all connections have ended.
    pub async fn close_all(&self) {
        self.tell_all(|answer| ToRoom::Close { answer }).await;
    }

    /// Sends a message to every open room, one after the other, and waits for each answer.
    async fn tell_all(&self, message: impl Fn(oneshot::Sender<()>) -> ToRoom) {
        let rooms: Vec<mpsc::Sender<ToRoom>> =
            self.rooms().values().map(|room| room.mailbox.clone()).collect();
        for room in rooms {
            let (answer, answered) = oneshot::channel();
            if room.send(message(answer)).await.is_ok() {
                let _gone = answered.await;
            }
        }
    }
}

/// Why a table can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error(transparent)]
    Refused(Refusal),
    #[error(transparent)]
    Store(StoreError),
}
