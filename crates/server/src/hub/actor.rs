//! The task that runs one room: it takes messages from the room's mailbox, writes what follows from
//! them to the store, and only then sends it to connections.

use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use stapel_protocol::table::ToClient;
use stapel_protocol::table::rest::LookJson;
use stapel_table::{Millis, Place};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, Sleep, sleep_until};

use super::delivery::{Attached, Connected};
use super::turns::{self, Turns};
use super::{Hub, JoinError, Occupied, Quota, ToRoom, TurnNow, fresh_bits};
use crate::bots::{Asker, BotJob, Busy};
use crate::clock::TableTime;
use crate::log_text;
use crate::metrics::Histogram;
use crate::room::{Effects, Environment, Payload, PersonTurn, Room};
use crate::store::{Append, Store, StoreError, TableId};

/// How many messages a room takes at once. They are written together.
const BATCH: usize = 64;

/// How many people come to a room before everything else on the server has its turn. Each is shown the whole table, and
/// moves at other tables wait meanwhile.
const COMING_AT_ONCE: usize = 4;

/// How long a room stays open after the last one has left.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// How much later than asked for an alarm may ring. Rooms count in milliseconds, and the same time comes out a little
/// earlier or later each time that it is looked at.
const ALARM_LATE: Duration = Duration::from_millis(2);

/// Whether someone could join.
type Joined = Result<(), JoinError>;

/// Answers that are sent once everything that came before them is written.
#[derive(Default)]
struct PendingAnswers {
    joined: Vec<(oneshot::Sender<Joined>, Joined)>,
    looked: Vec<(oneshot::Sender<Result<LookJson, JoinError>>, LookJson)>,
    dismissed: Vec<oneshot::Sender<()>>,
    close: Option<oneshot::Sender<()>>,
    /// When the messages came in.
    came: Vec<std::time::Instant>,
}

/// Writes the log entries, index and records of a room's effects to the store, in one transaction, and
/// charges whoever caused them.
pub(super) async fn write(
    store: &dyn Store,
    quota: &Quota,
    table: TableId,
    effects: &mut Effects,
) -> Result<(), StoreError> {
    if !effects.must_write() {
        return Ok(());
    }
    let now = std::time::Instant::now();
    for (person, bytes) in mem::take(&mut effects.written) {
        quota.charge(person, bytes, now);
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
        Ok(Some((mut room, time))) => {
            // Bots may be waited for.
            with_environment(time, |environment| room.tick(environment));
            let mut effects = room.take_effects();
            match write(&**hub.store(), hub.quota(), table, &mut effects).await {
                Ok(()) => return run_room(hub, room, time, effects.job, messages).await,
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
            ToRoom::Turn { answer } => drop(answer.send(None)),
            ToRoom::Close { answer } | ToRoom::Dismiss { answer, .. } => drop(answer.send(())),
            ToRoom::Text { .. }
            | ToRoom::Leave { .. }
            | ToRoom::Bots(_)
            | ToRoom::Rename { .. } => {}
        }
    }
}

async fn load(hub: &Hub, table: TableId) -> Result<Option<(Room, TableTime)>, JoinError> {
    let unavailable = |error: StoreError| {
        tracing::error!(%table, %error, "a table can't be loaded");
        if error.is_damage() { JoinError::Damaged } else { JoinError::Unavailable }
    };
    let log = hub.store().load(table, 1).await.map_err(unavailable)?;
    if log.is_empty() {
        return Ok(None);
    }
    let mut room = Room::load(table, &log).map_err(|error| {
        tracing::error!(%table, %error, "a table's log makes no sense");
        JoinError::Damaged
    })?;
    for person in room.people() {
        let guest = hub.store().guest(log_text::guest(person)).await.map_err(unavailable)?;
        room.set_name(person, guest.map(|guest| guest.name));
    }
    Ok(Some((room, TableTime::after(log.last().map(|entry| entry.at)))))
}

/// Runs a room until nobody needs it.
pub(super) async fn run_room(
    hub: Arc<Hub>,
    mut room: Room,
    time: TableTime,
    job: Option<BotJob>,
    mut messages: mpsc::Receiver<ToRoom>,
) {
    let table = room.id();
    let mut outboxes = Attached::new();
    let mut empty_since = Instant::now();
    let mut turns = Turns::new(room.turn());
    hub.metrics().rooms.inc();
    let mut asker = asker(&room, &outboxes);
    hub.note_room(table, occupied(&room, asker));
    ask_bots(&hub, &mut room, time, asker, job);
    // One for as long as the room is open: to put an alarm off costs next to nothing, to set a new one does not.
    let alarm = sleep_until(empty_since);
    tokio::pin!(alarm);
    // What this task has last seen of the clock. To look at it costs something, and a move does so only where it matters.
    let mut now = Instant::now();
    loop {
        let wake = wake_at(&room, time, empty_since, now).into_iter().chain(turns.wake_at()).min();
        if let Some(wake) = wake {
            set(alarm.as_mut(), wake);
        }
        let first = tokio::select! {
            message = messages.recv() => match message {
                Some(message) => Some(message),
                None => break,
            },
            // Where nothing is to be done before somebody wants something, there is nothing to wake up for.
            () = alarm.as_mut(), if wake.is_some() => None,
        };
        let mut pending = PendingAnswers::default();
        with_environment(time, |environment| match first {
            None => room.tick(environment),
            Some(message) => {
                handle(&hub, &mut room, &mut outboxes, environment, message, &mut pending);
                for _ in 1..BATCH {
                    if pending.joined.len() >= COMING_AT_ONCE {
                        break;
                    }
                    let Ok(message) = messages.try_recv() else { break };
                    handle(&hub, &mut room, &mut outboxes, environment, message, &mut pending);
                }
            }
        });
        let mut effects = room.take_effects();
        let (moves, moved_index) = (effects.log.len(), effects.index.is_some());
        // What changed nothing was no move, and is not waited for by anyone else.
        let came = if moves > 0 { mem::take(&mut pending.came) } else { Vec::new() };
        let times = &hub.metrics().moves;
        measure(&times.taken, &came, std::time::Instant::now);
        if let Err(error) = write(&**hub.store(), hub.quota(), table, &mut effects).await {
            abandon(&hub, table, &error, messages, outboxes).await;
            hub.metrics().rooms.dec();
            return;
        }
        measure(&times.written, &came, std::time::Instant::now);
        hub.metrics().changes.inc_by(moves as u64);
        let crowded = pending.joined.len() >= COMING_AT_ONCE;
        for (answer, joined) in pending.joined {
            let _gone = answer.send(joined);
        }
        let slow = outboxes.deliver(hub.metrics(), &room, mem::take(&mut effects.sends));
        outboxes.tell_crowd(&hub, table);
        now = Instant::now();
        measure(&times.sent, &came, || now.into_std());
        for answer in pending.dismissed {
            let _gone = answer.send(());
        }
        for (answer, look) in pending.looked {
            let _gone = answer.send(Ok(look));
        }
        // Who sits here and who is host, the index says too; nothing else can make another the one who asks.
        if outboxes.have_changed() || moved_index {
            let asker_before = mem::replace(&mut asker, self::asker(&room, &outboxes));
            if moved_index || asker != asker_before {
                hub.note_room(table, occupied(&room, asker));
            }
        }
        ask_bots(&hub, &mut room, time, asker, effects.job);
        let is_here = |person| outboxes.values().any(|connected| connected.person == person);
        if let Some(turn) = turns.look(room.turn(), is_here, now) {
            turns::tell(&hub, &room, time, turn);
        }
        for connection in slow {
            with_environment(time, |environment| room.leave(environment, connection));
        }
        if let Some(answer) = pending.close {
            outboxes.flush(hub.metrics());
            drop(outboxes);
            hub.rooms().remove(&table);
            hub.metrics().rooms.dec();
            let _gone = answer.send(());
            return;
        }
        if crowded {
            tokio::task::yield_now().await;
        }
        if !outboxes.is_empty() {
            empty_since = now;
        } else if room.wake_at().is_none()
            && !room.is_thinking()
            && now - empty_since >= IDLE_TIMEOUT
            && hub.close_room(table, &mut messages)
        {
            break;
        }
    }
    hub.metrics().rooms.dec();
}

/// Sets an alarm to a time, unless it will ring then or hardly later.
fn set(alarm: Pin<&mut Sleep>, at: Instant) {
    let is_set = (at..=at + ALARM_LATE).contains(&alarm.deadline());
    if alarm.is_elapsed() || !is_set {
        alarm.reset(at);
    }
}

/// Notes how long ago messages came in.
fn measure(
    times: &Histogram,
    came: &[std::time::Instant],
    now: impl FnOnce() -> std::time::Instant,
) {
    if came.is_empty() {
        return;
    }
    let now = now();
    for &came in came {
        times.observe(now.saturating_duration_since(came));
    }
}

/// Calls a function of a room with the current time there and a source of random bits.
pub(super) fn with_environment<T>(
    time: TableTime,
    act: impl FnOnce(&mut Environment<'_>) -> T,
) -> T {
    act(&mut Environment { now: time.now(), fresh_bits: &mut fresh_bits })
}

/// When the room has to be woken without a message: for its own deadline, or to close it if it is idle.
fn wake_at(room: &Room, time: TableTime, empty_since: Instant, now: Instant) -> Option<Instant> {
    let own = room.wake_at().map(|Millis(at)| {
        let wait = u64::try_from(at - time.at(now.into_std()).0).unwrap_or(0);
        now + Duration::from_millis(wait)
    });
    // A room that can't close yet looks again a little later.
    let closing = (room.connections() == 0)
        .then(|| (empty_since + IDLE_TIMEOUT).max(now + Duration::from_secs(1)));
    own.into_iter().chain(closing).min()
}

/// Applies one message to the room.
fn handle(
    hub: &Hub,
    room: &mut Room,
    outboxes: &mut Attached,
    environment: &mut Environment<'_>,
    message: ToRoom,
    pending: &mut PendingAnswers,
) {
    match message {
        ToRoom::Join { connection, join, address, outbox, answer } => {
            let person = join.person;
            let joined = room.join(environment, connection, join).map_err(|_| JoinError::Full);
            if joined.is_ok() {
                outboxes.insert(connection, Connected { outbox, person, address });
            }
            pending.joined.push((answer, joined));
        }
        ToRoom::Text { connection, text, came } => {
            pending.came.push(came);
            room.message(environment, connection, &text);
        }
        ToRoom::Leave { connection } => {
            outboxes.remove(connection);
            room.leave(environment, connection);
        }
        ToRoom::Bots(answer) => room.bots_answered(environment, answer),
        ToRoom::Look { person, answer } => {
            let table = room.table_json(environment.now, person);
            pending.looked.push((answer, LookJson { table, legal: room.legal(person) }));
        }
        ToRoom::Turn { answer } => {
            let ends = room.table().deadline();
            let left = ends.map(|ends| (ends.0 - environment.now.0).max(0));
            let turn = room.turn().map(|PersonTurn { person, .. }| TurnNow { person, left });
            let _gone = answer.send(turn);
        }
        ToRoom::Rename { person, name } => room.rename(environment, person, name),
        ToRoom::Dismiss { person, answer } => {
            let key = hub.request_key(person);
            // First what others remember of them, so that nothing that follows names them.
            room.forget(environment, person);
            for connection in room.dismiss(environment, key) {
                outboxes.remove(connection);
            }
            pending.dismissed.push(answer);
        }
        ToRoom::Close { answer } => pending.close = Some(answer),
    }
}

/// For whom the bots of a room think: the host, or another who sits there while the host is away. If none of
/// them is there, it is the host's table all the same.
fn asker(room: &Room, outboxes: &Attached) -> Asker {
    let host = room.table().host();
    let seated = room.table().places().iter().filter_map(Place::person);
    let present = [host].into_iter().chain(seated).find_map(|person| {
        let connected = outboxes.values().find(|connected| connected.person == person)?;
        Some(Asker { guest: person, address: Some(connected.address.0) })
    });
    present.unwrap_or(Asker { guest: host, address: None })
}

fn occupied(room: &Room, asker: Asker) -> Occupied {
    Occupied { host: room.table().host(), asker, index: room.index().clone() }
}

/// Hands a question to the pool of bots. If the pool is full, the room asks again later.
fn ask_bots(hub: &Arc<Hub>, room: &mut Room, time: TableTime, asker: Asker, job: Option<BotJob>) {
    let Some(job) = job else { return };
    let table = room.id();
    let mailbox = hub.room(table);
    let runtime = tokio::runtime::Handle::current();
    let asked = hub.bots.ask(asker, job, move |answer| {
        // The room may have closed or started anew; then nobody waits for the answer. A room that has too
        // much to do must not keep the thread, since other rooms wait for it.
        if let Err(mpsc::error::TrySendError::Full(answer)) = mailbox.try_send(ToRoom::Bots(answer))
        {
            runtime.spawn(async move { drop(mailbox.send(answer).await) });
        }
    });
    if let Err(Busy(job)) = asked {
        with_environment(time, |environment| room.bots_were_busy(environment, *job));
    }
}

/// The log could not be written, or somebody else has written it, so the state of this room may be
/// wrong. The room is closed and its clients are asked to connect again, which loads it from the log.
async fn abandon(
    hub: &Hub,
    table: TableId,
    error: &StoreError,
    mut messages: mpsc::Receiver<ToRoom>,
    outboxes: Attached,
) {
    tracing::error!(%table, %error, "a table's changes can't be written; its room starts anew");
    hub.metrics().store_errors.inc();
    hub.rooms().remove(&table);
    messages.close();
    let bye = Payload::new(&ToClient::Bye {
        code: String::from("reload"),
        message: String::from("the table starts anew from what was kept; connect again"),
    });
    outboxes.flush(hub.metrics());
    for connected in outboxes.values() {
        let _full = connected.outbox.try_send(bye.clone());
    }
    while let Some(message) = messages.recv().await {
        if let ToRoom::Join { answer, .. } = message {
            let _gone = answer.send(Err(JoinError::Unavailable));
        }
    }
}
