//! Reading a table's log never panics, however odd its entries are; a log that can be read makes a room
//! that can be shown to anyone, and whose entries are written as they can be read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stapel_server::log_text;
use stapel_server::room::Room;
use stapel_server::store::{LogEntry, Millis, TableId};
use stapel_table::PersonId;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let log: Vec<LogEntry> = text
        .lines()
        .zip(0..)
        .map(|(body, at)| LogEntry { at: Millis(at), author: None, body: body.to_owned() })
        .collect();
    let replayed = log_text::replay(&log, |version, table, _| assert_eq!(version, table.version()));
    let room = Room::load(TableId::from_bytes([1; 16]), &log);
    assert_eq!(replayed.is_ok(), room.is_ok());
    let Ok(room) = room else { return };
    let people = room.people();
    for person in people.into_iter().chain([PersonId(0)]) {
        let _shown = room.table_json(stapel_table::Millis(0), person);
        let _legal = room.legal(person);
    }
});
