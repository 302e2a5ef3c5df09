//! The rooms that are open, and how to reach them.

mod actor;

use std::collections::HashMap;
use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use stapel_protocol::table::rest::LookJson;
use stapel_room::opening::Opening;
use stapel_table::{Millis, PersonId, Refusal, RequestKey};
use tokio::sync::{mpsc, oneshot};

use crate::bots::{BotAnswer, BotPool};
use crate::metrics::Metrics;
use crate::room::{ConnectionId, Join, Payload};
use crate::store::{Store, StoreError, TableId};

/// How many messages wait for a room at most. Whoever has more to say waits.
const MAILBOX: usize = 256;

/// How many messages wait for a connection at most. Whoever reads slower than that is cut off.
pub const OUTBOX: usize = 128;

/// What a room is told.
#[derive(Debug)]
pub(crate) enum ToRoom {
    /// Someone joins.
    Join {
        /// The number of their connection.
        connection: ConnectionId,
        join: Join,
        /// What they are told goes here.
        outbox: mpsc::Sender<Payload>,
        /// Whether they could.
        answer: oneshot::Sender<Result<(), JoinError>>,
    },
    /// A message came in.
    Text { connection: ConnectionId, text: axum::extract::ws::Utf8Bytes },
    /// A connection has ended.
    Leave { connection: ConnectionId },
    /// The bots have answered, or failed.
    Bots(Option<BotAnswer>),
    /// Someone wants to see the table without staying.
    Look {
        person: PersonId,
        /// What they see.
        answer: oneshot::Sender<Option<LookJson>>,
    },
    /// A person is called something else now.
    Rename { person: PersonId, name: Option<String> },
    /// A person left for good: they get up, and their connections end.
    Dismiss {
        person: PersonId,
        /// Told once it is durable.
        answer: oneshot::Sender<()>,
    },
    /// The room ends. Whoever needs it opens it anew, and then it is what the log says.
    Close {
        /// Told when it has ended, and everything before is durable.
        answer: oneshot::Sender<()>,
    },
}

/// Why someone can't join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinError {
    /// There is no such table.
    NoTable,
    /// Too many look at it.
    Full,
    /// The server can't reach its store.
    Unavailable,
}

impl fmt::Display for JoinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            JoinError::NoTable => "there is no such table",
            JoinError::Full => "too many are watching this table",
            JoinError::Unavailable => "the server can't reach its store; try again soon",
        })
    }
}

impl Error for JoinError {}

/// The rooms that are open.
pub struct Hub {
    rooms: Mutex<HashMap<TableId, mpsc::Sender<ToRoom>>>,
    store: Arc<dyn Store>,
    bots: BotPool,
    metrics: Arc<Metrics>,
    connections: AtomicU64,
    /// Counts the requests that the server makes for people, so that each has a number of its own.
    requests: AtomicU64,
}

impl fmt::Debug for Hub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hub").finish_non_exhaustive()
    }
}

/// What time it is.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Random bits from the operating system.
pub fn fresh_bits() -> [u8; 32] {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).expect("the operating system has random numbers");
    bits
}

/// Random bits for an id.
pub fn fresh_id() -> [u8; 16] {
    let bits = fresh_bits();
    std::array::from_fn(|index| bits[index])
}

impl Hub {
    /// A hub without rooms.
    pub fn new(store: Arc<dyn Store>, bots: BotPool, metrics: Arc<Metrics>) -> Arc<Hub> {
        Arc::new(Hub {
            rooms: Mutex::new(HashMap::new()),
            store,
            bots,
            metrics,
            connections: AtomicU64::new(1),
            // Beyond what clients use, and not the same after a restart.
            requests: AtomicU64::new((1 << 53) + now().0.unsigned_abs()),
        })
    }

    /// What is kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// What is counted.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// How many rooms are open.
    pub fn open_rooms(&self) -> usize {
        self.rooms().len()
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
    pub async fn wake_live_tables(self: &Arc<Hub>) -> Result<usize, StoreError> {
        let live = self.store.live_tables().await?;
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
        let opened = actor::with_environment(|environment| {
            opening.open(environment, id, host_name, || self.request_key(host))
        });
        let mut room = opened.map_err(OpenError::Refused)?;
        let mut effects = room.take_effects();
        actor::write(&*self.store, id, &mut effects).await.map_err(OpenError::Store)?;
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        self.rooms().insert(id, mailbox);
        tokio::spawn(actor::run_room(Arc::clone(self), room, effects.job, messages));
        Ok(id)
    }

    /// Tells a room something. It is opened if need be.
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

    /// Tells a room something, only if it is open.
    pub(crate) async fn tell_if_open(&self, table: TableId, message: ToRoom) {
        let room = self.rooms().get(&table).cloned();
        if let Some(room) = room {
            // If it has closed meanwhile it learns of it when it opens.
            let _closed = room.send(message).await;
        }
    }

    /// Sends someone who left for good out of every room that is open. They may be looking on where
    /// no index knows of them.
    pub(crate) async fn dismiss(&self, person: PersonId) {
        self.tell_all(|answer| ToRoom::Dismiss { person, answer }).await;
    }

    /// The mailbox of a room, which is opened if it is not.
    pub(crate) fn room(self: &Arc<Hub>, table: TableId) -> mpsc::Sender<ToRoom> {
        let mut rooms = self.rooms();
        if let Some(room) = rooms.get(&table).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        rooms.insert(table, mailbox.clone());
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

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<ToRoom>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends every room, with all that it was told before done and written; for a shutdown after all
    /// connections have ended.
    pub async fn settle(&self) {
        self.tell_all(|answer| ToRoom::Close { answer }).await;
    }

    /// Tells every open room something, one after the other, and waits for its answer.
    async fn tell_all(&self, message: impl Fn(oneshot::Sender<()>) -> ToRoom) {
        let rooms: Vec<mpsc::Sender<ToRoom>> = self.rooms().values().cloned().collect();
        for room in rooms {
            let (answer, answered) = oneshot::channel();
            if room.send(message(answer)).await.is_ok() {
                let _gone = answered.await;
            }
        }
    }
}

/// Why a table can't be opened.
#[derive(Debug)]
pub enum OpenError {
    /// What was wished for can't be done.
    Refused(Refusal),
    /// It can't be written.
    Store(StoreError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Refused(refusal) => write!(f, "{refusal}"),
            OpenError::Store(error) => write!(f, "{error}"),
        }
    }
}

impl Error for OpenError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            OpenError::Refused(refusal) => Some(refusal),
            OpenError::Store(error) => Some(error),
        }
    }
}
