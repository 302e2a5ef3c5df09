//! The task that runs one room: it takes messages from the room's mailbox, writes what follows from
//! them to the store, and only then sends it to connections.

use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use stapel_protocol::table::ToClient;
use stapel_protocol::table::rest::LookJson;
use stapel_table::Millis;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::{Hub, JoinError, ToRoom, fresh_bits, now};
use crate::bots::{BotJob, Busy};
use crate::log_text;
use crate::room::{ConnectionId, Effects, Environment, Payload, Room};
use crate::store::{Append, Store, StoreError, TableId};

/// How many messages a room takes at once. They are written together.
const BATCH: usize = 64;

/// How long a room stays open after the last one has left.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// Whether someone could join.
type Joined = Result<(), JoinError>;

/// Answers that are sent once everything that came before them is written.
#[derive(Default)]
struct PendingAnswers {
    joined: Vec<(oneshot::Sender<Joined>, Joined)>,
    looked: Vec<(oneshot::Sender<Result<LookJson, JoinError>>, LookJson)>,
    dismissed: Vec<oneshot::Sender<()>>,
    close: Option<oneshot::Sender<()>>,
}

/// Writes the log entries, index and records of a room's effects to the store, in one transaction.
pub(super) async fn write(
    store: &dyn Store,
    table: TableId,
    effects: &mut Effects,
) -> Result<(), StoreError> {
    if !effects.must_write() {
        return Ok(());
    }
    store
        .append(Append {
            table,
            first: effects.first,
            entries: mem::take(&mut effects.log),
            index: effects.index.take(),
            records: mem::take(&mut effects.records),
        })
        .await
}

/// Opens the room of a table from its log, and runs it.
pub(super) async fn load_room(hub: Arc<Hub>, table: TableId, mut messages: mpsc::Receiver<ToRoom>) {
    let error = match load(&hub, table).await {
        Ok(Some(mut room)) => {
            // Bots may be waited for.
            with_environment(|environment| room.tick(environment));
            let mut effects = room.take_effects();
            match write(&**hub.store(), table, &mut effects).await {
                Ok(()) => return run_room(hub, room, effects.job, messages).await,
                Err(error) => {
                    tracing::error!(%table, %error, "a table can't be written");
                    JoinError::Unavailable
                }
            }
        }
        Ok(None) => JoinError::NoTable,
        Err(error) => error,
    };
    // Everyone who is waiting is told, and whoever comes now finds the room closed.
    hub.rooms().remove(&table);
    messages.close();
    while let Some(message) = messages.recv().await {
        match message {
            ToRoom::Join { answer, .. } => drop(answer.send(Err(error))),
            ToRoom::Look { answer, .. } => drop(answer.send(Err(error))),
            ToRoom::Close { answer } | ToRoom::Dismiss { answer, .. } => drop(answer.send(())),
            ToRoom::Text { .. }
            | ToRoom::Leave { .. }
            | ToRoom::Bots(_)
            | ToRoom::Rename { .. } => {}
        }
    }
}

async fn load(hub: &Hub, table: TableId) -> Result<Option<Room>, JoinError> {
    let unavailable = |error: StoreError| {
        tracing::error!(%table, %error, "a table can't be loaded");
        JoinError::Unavailable
    };
    let log = hub.store().load(table, 1).await.map_err(unavailable)?;
    if log.is_empty() {
        return Ok(None);
    }
    let mut room = Room::load(table, &log).map_err(|error| {
        tracing::error!(%table, %error, "a table's log makes no sense");
        JoinError::Unavailable
    })?;
    for person in room.people() {
        let guest = hub.store().guest(log_text::guest(person)).await.map_err(unavailable)?;
        room.set_name(person, guest.map(|guest| guest.name));
    }
    Ok(Some(room))
}

/// Runs a room until nobody needs it.
pub(super) async fn run_room(
    hub: Arc<Hub>,
    mut room: Room,
    job: Option<BotJob>,
    mut messages: mpsc::Receiver<ToRoom>,
) {
    let table = room.id();
    let mut outboxes: BTreeMap<ConnectionId, mpsc::Sender<Payload>> = BTreeMap::new();
    let mut empty_since = Instant::now();
    hub.metrics().rooms.inc();
    ask_bots(&hub, &mut room, job);
    loop {
        let wake = wake_at(&room, empty_since);
        let first = tokio::select! {
            message = messages.recv() => match message {
                Some(message) => Some(message),
                None => break,
            },
            // Most rooms wait for people and nothing else, and they need no timer.
            () = sleep_until(wake.unwrap_or(empty_since)), if wake.is_some() => None,
        };
        let mut pending = PendingAnswers::default();
        with_environment(|environment| match first {
            None => room.tick(environment),
            Some(message) => {
                handle(&hub, &mut room, &mut outboxes, environment, message, &mut pending);
                for _ in 1..BATCH {
                    let Ok(message) = messages.try_recv() else { break };
                    handle(&hub, &mut room, &mut outboxes, environment, message, &mut pending);
                }
            }
        });
        let mut effects = room.take_effects();
        let moves = effects.log.len();
        if let Err(error) = write(&**hub.store(), table, &mut effects).await {
            abandon(&hub, table, &error, messages, outboxes).await;
            hub.metrics().rooms.dec();
            return;
        }
        hub.metrics().changes.inc_by(moves as u64);
        for (answer, joined) in pending.joined {
            let _gone = answer.send(joined);
        }
        let slow = deliver(&hub, &mut outboxes, mem::take(&mut effects.sends));
        for answer in pending.dismissed {
            let _gone = answer.send(());
        }
        for (answer, look) in pending.looked {
            let _gone = answer.send(Ok(look));
        }
        ask_bots(&hub, &mut room, effects.job);
        for connection in slow {
            // Their absence is told with whatever comes next.
            with_environment(|environment| room.leave(environment, connection));
        }
        if let Some(answer) = pending.close {
            drop(outboxes);
            hub.rooms().remove(&table);
            hub.metrics().rooms.dec();
            let _gone = answer.send(());
            return;
        }
        if !outboxes.is_empty() {
            empty_since = Instant::now();
        } else if room.wake_at().is_none()
            && !room.is_thinking()
            && empty_since.elapsed() >= IDLE_TIMEOUT
            && hub.close_room(table, &mut messages)
        {
            break;
        }
    }
    hub.metrics().rooms.dec();
}

/// Calls a function of a room with the current time and a source of random bits.
pub(super) fn with_environment<T>(act: impl FnOnce(&mut Environment<'_>) -> T) -> T {
    act(&mut Environment { now: now(), fresh_bits: &mut fresh_bits })
}

/// When the room has to be woken without a message: for its own deadline, or to close it if it is idle.
fn wake_at(room: &Room, empty_since: Instant) -> Option<Instant> {
    let own = room.wake_at().map(|Millis(at)| {
        let wait = u64::try_from(at - now().0).unwrap_or(0);
        Instant::now() + Duration::from_millis(wait)
    });
    // A room that can't close yet looks again a little later.
    let closing = (room.connections() == 0)
        .then(|| (empty_since + IDLE_TIMEOUT).max(Instant::now() + Duration::from_secs(1)));
    own.into_iter().chain(closing).min()
}

/// Applies one message to the room.
fn handle(
    hub: &Hub,
    room: &mut Room,
    outboxes: &mut BTreeMap<ConnectionId, mpsc::Sender<Payload>>,
    environment: &mut Environment<'_>,
    message: ToRoom,
    pending: &mut PendingAnswers,
) {
    match message {
        ToRoom::Join { connection, join, outbox, answer } => {
            let joined = room.join(environment, connection, join).map_err(|_| JoinError::Full);
            if joined.is_ok() {
                outboxes.insert(connection, outbox);
            }
            pending.joined.push((answer, joined));
        }
        ToRoom::Text { connection, text } => room.message(environment, connection, &text),
        ToRoom::Leave { connection } => {
            outboxes.remove(&connection);
            room.leave(environment, connection);
        }
        ToRoom::Bots(answer) => room.bots_answered(environment, answer),
        ToRoom::Look { person, answer } => {
            let table = room.table_json(environment.now, person);
            pending.looked.push((answer, LookJson { table, legal: room.legal(person) }));
        }
        ToRoom::Rename { person, name } => room.rename(environment, person, name),
        ToRoom::Dismiss { person, answer } => {
            let key = hub.request_key(person);
            for connection in room.dismiss(environment, key) {
                outboxes.remove(&connection);
            }
            pending.dismissed.push(answer);
        }
        ToRoom::Close { answer } => pending.close = Some(answer),
    }
}

/// Puts messages into the outboxes of their connections. A connection whose outbox is full is dropped;
/// its client can connect again and resume. Returns the connections that were dropped.
fn deliver(
    hub: &Hub,
    outboxes: &mut BTreeMap<ConnectionId, mpsc::Sender<Payload>>,
    sends: Vec<crate::room::Send>,
) -> Vec<ConnectionId> {
    let mut slow = Vec::new();
    for send in sends {
        let Some(outbox) = outboxes.get(&send.to) else { continue };
        if outbox.try_send(send.payload).is_err() {
            outboxes.remove(&send.to);
            slow.push(send.to);
            hub.metrics().slow_readers.inc();
        }
    }
    slow
}

/// Hands a question to the pool of bots. If the pool is full, the room asks again later.
fn ask_bots(hub: &Arc<Hub>, room: &mut Room, job: Option<BotJob>) {
    let Some(job) = job else { return };
    let table = room.id();
    let mailbox = hub.room(table);
    let asked = hub.bots.ask(job, move |answer| {
        // The room may have closed or started anew; then nobody waits for the answer.
        let _closed = mailbox.blocking_send(ToRoom::Bots(answer));
    });
    match asked {
        Ok(()) => {
            hub.metrics().bot_jobs.inc();
        }
        Err(Busy(job)) => with_environment(|environment| room.bots_were_busy(environment, *job)),
    }
}

/// The log could not be written, or somebody else has written it, so the state of this room may be
/// wrong. The room is closed and its clients are asked to connect again, which loads it from the log.
async fn abandon(
    hub: &Hub,
    table: TableId,
    error: &StoreError,
    mut messages: mpsc::Receiver<ToRoom>,
    outboxes: BTreeMap<ConnectionId, mpsc::Sender<Payload>>,
) {
    tracing::error!(%table, %error, "a table's changes can't be written; its room starts anew");
    hub.metrics().store_errors.inc();
    hub.rooms().remove(&table);
    messages.close();
    let bye = Payload::new(&ToClient::Bye {
        code: String::from("reload"),
        message: String::from("the table starts anew from what was kept; connect again"),
    });
    for outbox in outboxes.values() {
        let _full = outbox.try_send(bye.clone());
    }
    while let Some(message) = messages.recv().await {
        if let ToRoom::Join { answer, .. } = message {
            let _gone = answer.send(Err(JoinError::Unavailable));
        }
    }
}
