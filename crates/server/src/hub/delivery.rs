//! Sending what a room has to tell: to those who sit at the table at once, to a crowd a few at a time.
//!
//! Each message that is put into an outbox wakes a connection, which then writes to its socket. Were all of a thousand
//! spectators woken at once, every move at every other table would wait until all of them have written. So what is for a
//! crowd waits in a [`Crowd`], and a task of its own tells a few of them, rests, and tells the next few.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use stapel_table::PersonId;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use super::{Hub, ToRoom};
use crate::http::Address;
use crate::metrics::Metrics;
use crate::room::{ConnectionId, Payload, Room, Send};
use crate::store::TableId;

/// How many connections a room tells everything at once, whoever they are. Beyond that, those who only watch are a crowd.
const NO_CROWD: usize = 32;

/// How many of a crowd are told something before everything else has its turn.
const TOLD_AT_ONCE: usize = 8;

/// How long it takes until the next few of a crowd are told.
const REST: Duration = Duration::from_millis(1);

/// How often one of a crowd is told something at most: what happens meanwhile is told together, in one go. Players never
/// wait for this, and those who only watch can.
const ROUND: Duration = Duration::from_millis(250);

/// A connection to the room.
pub(super) struct Connected {
    pub(super) outbox: mpsc::Sender<Payload>,
    pub(super) person: PersonId,
    pub(super) address: Address,
}

/// The connections to a room.
pub(super) struct Attached {
    connections: BTreeMap<ConnectionId, Connected>,
    crowd: Arc<Crowd>,
    /// Whether there ever was a crowd. Most rooms have none, and nothing can wait for one there.
    was_crowded: bool,
    /// Whether somebody came or went since that was last asked.
    changed: bool,
    /// The task that tells the crowd, once there was one.
    teller: Option<JoinHandle<()>>,
}

impl Attached {
    /// Nobody yet.
    pub(super) fn new() -> Attached {
        Attached {
            connections: BTreeMap::new(),
            crowd: Arc::default(),
            was_crowded: false,
            changed: false,
            teller: None,
        }
    }

    pub(super) fn insert(&mut self, connection: ConnectionId, connected: Connected) {
        self.connections.insert(connection, connected);
        self.changed = true;
    }

    /// Forgets a connection, with what still waits for it.
    pub(super) fn remove(&mut self, connection: ConnectionId) {
        self.connections.remove(&connection);
        self.crowd.take(connection);
        self.changed = true;
    }

    /// Whether somebody came or went since this was last asked.
    pub(super) fn have_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    pub(super) fn values(&self) -> impl Iterator<Item = &Connected> {
        self.connections.values()
    }

    /// Puts messages into the outboxes of their connections, or lets them wait where they are for a crowd. What is for one
    /// connection stays in order. A connection whose outbox is full is dropped; its client can connect again and resume.
    /// Returns the connections that were dropped.
    pub(super) fn deliver(
        &mut self,
        metrics: &Metrics,
        room: &Room,
        sends: Vec<Send>,
    ) -> Vec<ConnectionId> {
        let mut slow = Vec::new();
        let is_crowded = self.connections.len() > NO_CROWD;
        for Send { to, payload } in sends {
            let Some(connected) = self.connections.get(&to) else { continue };
            let person = connected.person;
            let belongs =
                || room.table().seat_of(person).is_some() || room.table().host() == person;
            if is_crowded && !belongs() {
                self.was_crowded = true;
                self.crowd.put(to, &connected.outbox, payload);
                continue;
            }
            // They may have been in the crowd before, and then something may still wait for them there.
            let waited = if self.was_crowded { self.crowd.take(to) } else { Vec::new() };
            let mut payloads = waited.into_iter().chain([payload]);
            if payloads.any(|payload| connected.outbox.try_send(payload).is_err()) {
                self.remove(to);
                slow.push(to);
                metrics.slow_readers.inc();
            }
        }
        slow
    }

    /// Lets a task tell the crowd, if there is one.
    pub(super) fn tell_crowd(&mut self, hub: &Arc<Hub>, table: TableId) {
        if self.was_crowded && self.teller.is_none() && !self.crowd.is_empty() {
            let crowd = Arc::clone(&self.crowd);
            self.teller = Some(tokio::spawn(tell_a_few_at_a_time(Arc::clone(hub), table, crowd)));
        }
    }

    /// Tells the crowd everything that still waits, because the room ends.
    pub(super) fn flush(&self, metrics: &Metrics) {
        while self.crowd.tell_some(metrics).more {}
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        if let Some(teller) = &self.teller {
            teller.abort();
        }
    }
}

/// What waits for those who only watch.
#[derive(Default)]
struct Crowd {
    waiting: Mutex<Waiting>,
    /// Something waits.
    more: Notify,
}

#[derive(Default)]
struct Waiting {
    payloads: BTreeMap<ConnectionId, (mpsc::Sender<Payload>, Vec<Payload>)>,
    /// Who is told next: otherwise those who came first would always be, and the last never.
    next: ConnectionId,
}

/// What came of telling a few.
#[derive(Debug)]
struct Told {
    /// Whose outbox was full.
    slow: Vec<ConnectionId>,
    /// Whether others still wait.
    more: bool,
}

impl Crowd {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_empty(&self) -> bool {
        self.lock().payloads.is_empty()
    }

    fn put(&self, to: ConnectionId, outbox: &mpsc::Sender<Payload>, payload: Payload) {
        let mut waiting = self.lock();
        let (_, payloads) =
            waiting.payloads.entry(to).or_insert_with(|| (outbox.clone(), Vec::new()));
        payloads.push(payload);
        drop(waiting);
        self.more.notify_one();
    }

    /// What waits for a connection, which is no longer told by way of the crowd.
    fn take(&self, connection: ConnectionId) -> Vec<Payload> {
        self.lock().payloads.remove(&connection).map(|(_, payloads)| payloads).unwrap_or_default()
    }

    /// Tells the next few. All of it happens while nothing can be taken out, so that nobody is told something out of order.
    fn tell_some(&self, metrics: &Metrics) -> Told {
        let mut waiting = self.lock();
        let next = waiting.next;
        let after = waiting.payloads.range(next..).map(|(&connection, _)| connection);
        let few: Vec<ConnectionId> = after
            .chain(waiting.payloads.range(..next).map(|(&connection, _)| connection))
            .take(TOLD_AT_ONCE)
            .collect();
        let mut slow = Vec::new();
        for connection in few {
            waiting.next = connection + 1;
            let Some((outbox, payloads)) = waiting.payloads.remove(&connection) else { continue };
            if payloads.into_iter().any(|payload| outbox.try_send(payload).is_err()) {
                slow.push(connection);
                metrics.slow_readers.inc();
            }
        }
        Told { slow, more: !waiting.payloads.is_empty() }
    }
}

/// Tells a crowd what waits for it, as long as the room is there.
async fn tell_a_few_at_a_time(hub: Arc<Hub>, table: TableId, crowd: Arc<Crowd>) {
    loop {
        crowd.more.notified().await;
        let round_ends = Instant::now() + ROUND;
        loop {
            let Told { slow, more } = crowd.tell_some(hub.metrics());
            for connection in slow {
                hub.tell_if_open(table, ToRoom::Leave { connection }).await;
            }
            if !more {
                break;
            }
            tokio::time::sleep(REST).await;
        }
        sleep_until(round_ends).await;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use stapel_protocol::table::{DoJson, SeatNumber, ToClient, ToServer};
    use stapel_room::{GuestId, TableId, log_text};
    use stapel_rules::{GameKind, Seat};
    use stapel_table::{Agreement, Millis, RequestKey};

    use super::*;
    use crate::connection::bye;
    use crate::room::{Environment, Join};

    /// As many as a room takes beside those who sit there.
    const SPECTATORS: u64 = 998;
    const ADA: ConnectionId = 10_000;
    const BEN: ConnectionId = 10_001;
    const ROOM_IN_OUTBOX: usize = super::super::OUTBOX;

    /// A table with a crowd that came before those who play at it.
    struct Crowded {
        room: Room,
        outboxes: Attached,
        inboxes: BTreeMap<ConnectionId, mpsc::Receiver<Payload>>,
    }

    fn person(connection: ConnectionId) -> PersonId {
        log_text::person(GuestId::from_bytes(u128::from(connection).to_be_bytes()))
    }

    fn with<T>(room: &mut Room, act: impl FnOnce(&mut Room, &mut Environment<'_>) -> T) -> T {
        act(room, &mut Environment { now: Millis(0), fresh_bits: &mut || [7; 32] })
    }

    impl Crowded {
        fn playing() -> Crowded {
            let by = RequestKey { person: person(ADA), id: 0 };
            let room = Room::open(
                &mut Environment { now: Millis(0), fresh_bits: &mut || [7; 32] },
                TableId::from_bytes([1; 16]),
                by,
                String::from("Ada"),
                Agreement::new(GameKind::TheGame, 2),
            );
            let (outboxes, inboxes) = (Attached::new(), BTreeMap::new());
            let mut crowded = Crowded { room: room.unwrap(), outboxes, inboxes };
            (1..=SPECTATORS).chain([ADA, BEN]).for_each(|connection| crowded.comes(connection));
            crowded.asks(ADA, 1, DoJson::Sit(None));
            crowded.asks(BEN, 2, DoJson::Sit(None));
            crowded.asks(ADA, 3, DoJson::Deal);
            crowded.asks(ADA, 4, DoJson::Start(SeatNumber(Seat::FIRST)));
            crowded
        }

        fn comes(&mut self, connection: ConnectionId) {
            let name = match connection {
                ADA => "Ada",
                BEN => "Ben",
                _ => "Somebody",
            };
            let (person, name) = (person(connection), name.to_owned());
            let join = Join { person, name, since: None, wants_legal: true };
            with(&mut self.room, |room, environment| room.join(environment, connection, join))
                .unwrap();
            let (outbox, inbox) = mpsc::channel(ROOM_IN_OUTBOX);
            let address = Address(IpAddr::V4(Ipv4Addr::LOCALHOST));
            self.outboxes.insert(connection, Connected { outbox, person, address });
            self.inboxes.insert(connection, inbox);
        }

        /// What the room has to send when somebody asks for something.
        fn asks(&mut self, connection: ConnectionId, id: u64, wish: DoJson) -> Vec<Send> {
            self.room.take_effects();
            let base = Some(self.room.table().version());
            let text = ToServer { id, base, r#do: wish }.to_text();
            with(&mut self.room, |room, environment| room.message(environment, connection, &text));
            let sends = self.room.take_effects().sends;
            let own = sends.iter().filter(|send| send.to == connection);
            let refused = own.map(|send| send.payload.as_str()).find(|it| it.contains("refused"));
            assert_eq!(refused, None);
            sends
        }

        /// What is to be sent when Ada, whose turn it is, lays a card.
        fn ada_plays(&mut self) -> Vec<Send> {
            let action = self.room.legal(person(ADA)).swap_remove(0);
            self.asks(ADA, 9, DoJson::Act(action))
        }

        /// How many messages wait for a connection.
        fn waiting(&self, connection: ConnectionId) -> usize {
            self.inboxes[&connection].len()
        }
    }

    impl Crowded {
        /// Everything that has arrived at a connection.
        fn arrived(&mut self, connection: ConnectionId) -> Vec<Payload> {
            let inbox = self.inboxes.get_mut(&connection).unwrap();
            std::iter::from_fn(|| inbox.try_recv().ok()).collect()
        }

        fn delivers(&mut self, sends: Vec<Send>) -> Vec<ConnectionId> {
            self.outboxes.deliver(&Metrics::default(), &self.room, sends)
        }

        fn tells_some(&self) -> Told {
            self.outboxes.crowd.tell_some(&Metrics::default())
        }
    }

    /// F7: whoever plays is answered before a crowd that watches is told anything.
    #[test]
    fn those_who_sit_at_a_table_are_sent_everything_before_any_spectator() {
        let mut crowded = Crowded::playing();
        let sends = crowded.ada_plays();
        let plays = [ADA, BEN];
        assert!(!plays.contains(&sends[0].to), "the room itself tells in the order of arrival");
        let before = plays.map(|connection| {
            let own = sends.iter().filter(|send| send.to == connection);
            own.map(|send| send.payload.clone()).collect::<Vec<_>>()
        });

        assert!(crowded.delivers(sends).is_empty());
        assert_eq!(plays.map(|connection| crowded.arrived(connection)), before, "in order");
        assert!((1..=SPECTATORS).all(|connection| crowded.waiting(connection) == 0));
        let answered = before[0].iter().any(|payload| {
            matches!(ToClient::parse(payload.as_str()), Ok(ToClient::Changed { id: Some(9), .. }))
        });
        assert!(answered);
    }

    /// F7: everything else has its turn after every few of a crowd, and all are told in the end.
    #[test]
    fn a_crowd_is_told_a_few_at_a_time() {
        let mut crowded = Crowded::playing();
        let sends = crowded.ada_plays();
        crowded.delivers(sends);
        let (mut turns, mut told) = (0, 0);
        loop {
            let Told { slow, more } = crowded.tells_some();
            assert!(slow.is_empty());
            turns += 1;
            let now =
                (1..=SPECTATORS).filter(|&connection| crowded.waiting(connection) > 0).count();
            assert!(now - told <= TOLD_AT_ONCE, "{} in one turn", now - told);
            told = now;
            if !more {
                break;
            }
        }
        assert_eq!(told as u64, SPECTATORS);
        assert_eq!(turns, told.div_ceil(TOLD_AT_ONCE));
        assert!((1..=SPECTATORS).all(|connection| crowded.waiting(connection) == 1));
    }

    #[test]
    fn whoever_comes_last_is_told_too_while_something_new_happens_all_the_time() {
        let mut crowded = Crowded::playing();
        let rounds = (SPECTATORS as usize).div_ceil(TOLD_AT_ONCE);
        for _ in 0..rounds {
            // Something is told to everyone before each few of them have heard of the last thing.
            let everyone = (1..=SPECTATORS).map(|to| Send { to, payload: bye("again", "again") });
            crowded.delivers(everyone.collect());
            assert!(crowded.tells_some().slow.is_empty());
        }
        assert!((1..=SPECTATORS).all(|connection| crowded.waiting(connection) > 0));
    }

    #[test]
    fn a_spectator_who_sits_down_is_told_what_waited_before_what_is_new() {
        let mut crowded = Crowded::playing();
        let one = 500;
        let send = |text| Send { to: one, payload: bye(text, text) };
        crowded.delivers(vec![send("first"), send("second")]);
        assert_eq!(crowded.waiting(one), 0);

        // Ben's seat is theirs from now on, as far as the delivery knows.
        crowded.outboxes.connections.get_mut(&one).unwrap().person = person(BEN);
        crowded.delivers(vec![send("third")]);
        let expected = ["first", "second", "third"].map(|text| bye(text, text));
        assert_eq!(crowded.arrived(one), expected);
        while crowded.tells_some().more {}
        assert_eq!(crowded.arrived(one), [], "and nothing twice");
    }

    #[test]
    fn a_spectator_who_reads_nothing_is_dropped_and_others_are_not() {
        let mut crowded = Crowded::playing();
        let flood = (0..=ROOM_IN_OUTBOX).map(|_| Send { to: 7, payload: bye("x", "x") });
        crowded.delivers(flood.chain([Send { to: 8, payload: bye("x", "x") }]).collect());
        let mut slow = Vec::new();
        loop {
            let told = crowded.tells_some();
            slow.extend(told.slow);
            if !told.more {
                break;
            }
        }
        assert_eq!(slow, [7]);
        assert_eq!(crowded.waiting(8), 1);
    }

    #[test]
    fn nothing_waits_where_there_is_no_crowd() {
        let mut crowded = Crowded::playing();
        let stay = NO_CROWD as u64 - 2;
        for gone in stay + 1..=SPECTATORS {
            crowded.outboxes.remove(gone);
        }
        crowded.delivers(vec![Send { to: 1, payload: bye("x", "x") }]);
        assert_eq!(crowded.waiting(1), 1);
        assert!(crowded.outboxes.crowd.is_empty());
    }
}
