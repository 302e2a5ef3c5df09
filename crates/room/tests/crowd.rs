//! Many who look at one table.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

use stapel_protocol::table::rest::NewTableJson;
use stapel_room::log_text::person;
use stapel_room::opening::Opening;
use stapel_room::room::{ConnectionId, Environment, Join, MAX_CONNECTIONS, Room, RoomFull};
use stapel_room::{GuestId, TableId};
use stapel_table::{Millis, RequestKey};

fn guest(number: u8) -> GuestId {
    GuestId::from_bytes([number; 16])
}

fn join(room: &mut Room, now: i64, connection: ConnectionId, who: u8) -> Result<(), RoomFull> {
    let mut environment = Environment { now: Millis(now), fresh_bits: &mut || [7; 32] };
    let name = format!("guest {who}");
    let join = Join { person: person(guest(who)), name, since: None, wants_legal: false };
    room.join(&mut environment, connection, join)
}

/// A table of guest 1, who sits at it.
fn table() -> Room {
    let mut environment = Environment { now: Millis(0), fresh_bits: &mut || [7; 32] };
    let wish = r#"{"agreement":{"game":"the-game","players":2},"sit":true}"#;
    let opening = Opening::read(&NewTableJson::parse(wish).unwrap()).unwrap();
    let mut ids = 0..;
    let key = || RequestKey { person: person(guest(1)), id: ids.next().unwrap() };
    let id = TableId::from_bytes([3; 16]);
    opening.open(&mut environment, id, String::from("guest 1"), key).unwrap()
}

/// What a connection is told, in order.
fn told(room: &mut Room, to: ConnectionId) -> Vec<String> {
    let sends = room.take_effects().sends;
    let own = sends.into_iter().filter(|send| send.to == to);
    own.map(|send| send.payload.as_str().to_owned()).collect()
}

/// F7: each of many who came to watch was told to everyone, until outboxes ran over.
#[test]
fn however_many_come_at_once_the_others_hear_of_them_together_and_a_little_later() {
    let mut room = table();
    join(&mut room, 0, 1, 1).unwrap();
    assert_eq!(told(&mut room, 1).len(), 1);
    for connection in 2..1000 {
        join(&mut room, 10, connection, 2).unwrap();
    }
    let sends = room.take_effects().sends;
    assert!(sends.iter().all(|send| send.to != 1), "not yet");
    assert_eq!(sends.len(), 998, "whoever comes is shown the table at once");
    let due = room.wake_at().unwrap();
    assert!((11..=1000).contains(&due.0), "{due:?}");
    let mut environment = Environment { now: due, fresh_bits: &mut || [7; 32] };
    room.tick(&mut environment);
    let told = told(&mut room, 1);
    assert_eq!(told, [r#"{"here":{"seats":[true,false],"watching":998}}"#]);
    assert_eq!(room.wake_at(), None);
}

#[test]
fn who_belongs_to_a_table_finds_room_however_many_watch() {
    let mut room = table();
    let most = MAX_CONNECTIONS as ConnectionId;
    for connection in 0..most {
        join(&mut room, 0, connection, 2).unwrap();
    }
    assert_eq!(join(&mut room, 0, most, 2), Err(RoomFull));
    for connection in 0..8 {
        join(&mut room, 0, most + connection, 1).unwrap();
    }
    assert_eq!(join(&mut room, 0, most + 8, 1), Err(RoomFull));
}

#[test]
fn names_that_change_at_once_are_shown_together() {
    let mut room = table();
    join(&mut room, 0, 1, 1).unwrap();
    let mut environment = Environment { now: Millis(5), fresh_bits: &mut || [7; 32] };
    for number in 0..100 {
        let name = format!("Ada of {}", if number % 2 == 0 { "Oslo" } else { "Rome" });
        room.rename(&mut environment, person(guest(1)), Some(name));
    }
    assert_eq!(told(&mut room, 1).len(), 1, "the table when they came");
    environment.now = room.wake_at().unwrap();
    room.tick(&mut environment);
    let told = told(&mut room, 1);
    assert!(told.len() == 1 && told[0].contains("\"Ada of Rome\""), "{told:?}");
}
