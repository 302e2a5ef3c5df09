//! Sending what a room has to tell: those who sit at the table first, and a crowd a few at a time.
//!
//! Each message that is put into an outbox wakes a connection, which then writes to its socket. Were all of a thousand
//! spectators woken at once, every move at every other table would wait until all of them have written.

use std::collections::BTreeMap;

use stapel_table::PersonId;
use tokio::sync::mpsc;

use crate::http::Address;
use crate::metrics::Metrics;
use crate::room::{ConnectionId, Payload, Room, Send};

/// How many messages are put into outboxes before everything else has its turn.
const SENT_AT_ONCE: usize = 32;

/// A connection to the room.
pub(super) struct Connected {
    pub(super) outbox: mpsc::Sender<Payload>,
    pub(super) person: PersonId,
    pub(super) address: Address,
}

/// The connections to the room.
pub(super) type Attached = BTreeMap<ConnectionId, Connected>;

/// Puts what is for people who sit at the table in front, unless all is sent at once anyway. What is for one connection
/// stays in order.
pub(super) fn seated_first(room: &Room, outboxes: &Attached, sends: Vec<Send>) -> Vec<Send> {
    if sends.len() <= SENT_AT_ONCE {
        return sends;
    }
    let sits = |send: &Send| {
        let connected = outboxes.get(&send.to);
        connected.is_some_and(|one| room.table().seat_of(one.person).is_some())
    };
    let (mut seated, others): (Vec<Send>, Vec<Send>) = sends.into_iter().partition(sits);
    seated.extend(others);
    seated
}

/// Puts messages into the outboxes of their connections, a few at a time. A connection whose outbox is full is dropped;
/// its client can connect again and resume. Returns the connections that were dropped.
pub(super) async fn deliver(
    metrics: &Metrics,
    outboxes: &mut Attached,
    sends: Vec<Send>,
) -> Vec<ConnectionId> {
    let mut slow = Vec::new();
    for (number, send) in sends.into_iter().enumerate() {
        if number > 0 && number.is_multiple_of(SENT_AT_ONCE) {
            tokio::task::yield_now().await;
        }
        let Some(connected) = outboxes.get(&send.to) else { continue };
        if connected.outbox.try_send(send.payload).is_err() {
            outboxes.remove(&send.to);
            slow.push(send.to);
            metrics.slow_readers.inc();
        }
    }
    slow
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use stapel_protocol::table::{DoJson, SeatNumber, ToClient, ToServer};
    use stapel_room::{GuestId, TableId, log_text};
    use stapel_rules::{GameKind, Seat};
    use stapel_table::{Agreement, Millis, RequestKey};

    use super::*;
    use crate::room::{Environment, Join};

    /// As many as a room takes beside those who sit there.
    const SPECTATORS: u64 = 998;
    const ADA: ConnectionId = 10_000;
    const BEN: ConnectionId = 10_001;

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
            let (outboxes, inboxes) = Default::default();
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
            let (outbox, inbox) = mpsc::channel(8);
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

    /// F7: whoever plays is answered before a crowd that watches is told anything.
    #[test]
    fn those_who_sit_at_a_table_are_sent_everything_before_any_spectator() {
        let mut crowded = Crowded::playing();
        let sends = crowded.ada_plays();
        let sent = |sends: &[Send], to: ConnectionId| -> Vec<Payload> {
            sends.iter().filter(|send| send.to == to).map(|send| send.payload.clone()).collect()
        };
        let plays = [ADA, BEN];
        let before = plays.map(|connection| sent(&sends, connection));
        assert!(!plays.contains(&sends[0].to), "the room itself tells in the order of arrival");

        let ordered = seated_first(&crowded.room, &crowded.outboxes, sends);
        let seated = ordered.iter().take_while(|send| plays.contains(&send.to)).count();
        let (first, others) = ordered.split_at(seated);
        assert!(others.iter().all(|send| !plays.contains(&send.to)));
        assert_eq!(others.len() as u64, SPECTATORS);
        assert_eq!(plays.map(|connection| sent(first, connection)), before, "in order");
        let answered = sent(first, ADA).iter().any(|payload| {
            matches!(ToClient::parse(payload.as_str()), Ok(ToClient::Changed { id: Some(9), .. }))
        });
        assert!(answered);
    }

    /// F7: everything else has its turn after every few of a crowd, and all are told in the end.
    #[test]
    fn a_crowd_is_told_a_few_at_a_time() {
        let mut crowded = Crowded::playing();
        let sends = crowded.ada_plays();
        let all = sends.len();
        let sends = seated_first(&crowded.room, &crowded.outboxes, sends);
        let metrics = Metrics::default();
        let Crowded { outboxes, .. } = &mut crowded;
        let mut outboxes = std::mem::take(outboxes);
        let (mut turns, mut told) = (0, 0);
        {
            let mut delivering = pin!(deliver(&metrics, &mut outboxes, sends));
            let mut context = Context::from_waker(Waker::noop());
            loop {
                let ready = delivering.as_mut().poll(&mut context);
                turns += 1;
                let now: usize = crowded.inboxes.values().map(mpsc::Receiver::len).sum();
                assert!(now - told <= SENT_AT_ONCE, "{} in one turn", now - told);
                told = now;
                if turns == 1 {
                    assert!([ADA, BEN].iter().all(|&plays| crowded.waiting(plays) > 0));
                }
                if let Poll::Ready(slow) = ready {
                    assert!(slow.is_empty());
                    break;
                }
            }
        }
        assert_eq!((told, turns), (all, all.div_ceil(SENT_AT_ONCE)));
        assert!((1..=SPECTATORS).all(|connection| crowded.waiting(connection) == 1));
    }
}
