use sha2::{Digest, Sha256};
use stapel_protocol::table::WhoJson;
use stapel_protocol::table::rest::IndexedTableJson;
use stapel_table::{Change, Millis, Place, SeedText, Table, TableEvent};

use super::{Names, Room};
use crate::records::result_in;
use crate::{Record, RecordId, RecordSeat, TableId, TableIndex, agreement, log_text};

/// How long the index may be behind, in milliseconds. It says when a table was last used, and a play
/// need not pay for that.
const INDEX_BEHIND: i64 = 60 * 60 * 1000;

/// The id of the record of a game: it follows from the game, and tells nothing about the table.
pub fn record_id(table: TableId, number: u32, seed: &SeedText) -> RecordId {
    let mut hash = Sha256::new();
    hash.update(b"stapel record 1\n");
    hash.update(table.as_bytes());
    hash.update(number.to_be_bytes());
    hash.update(seed.reveal().as_bytes());
    let mut id = [0; 16];
    id.copy_from_slice(&hash.finalize()[..16]);
    RecordId::from_bytes(id)
}

/// The record of the last game of a table, if it is finished.
pub(crate) fn finished_game(
    id: TableId,
    table: &Table,
    names: &Names,
    finished: Millis,
) -> Option<Record> {
    let round = table.round()?;
    let seed = round.revealed()?;
    let text = round.record()?.to_string();
    // Whoever had gone when it ended has played it all the same.
    let seats = round.owners().iter().map(|owner| RecordSeat {
        guest: owner.person().map(log_text::guest),
        label: names.who(owner).to_text(),
    });
    Some(Record {
        id: record_id(id, round.number(), seed),
        table: id,
        game_number: round.number(),
        kind: table.agreement().kind().name().to_owned(),
        finished,
        result: result_in(&text).to_owned(),
        seats: seats.collect(),
        text,
        listed: table.agreement().listed,
        offline: false,
    })
}

impl Room {
    /// Keeps the record of a game that these changes ended.
    pub(super) fn keep_records(&mut self, now: Millis, changes: &[Change]) {
        let mut events = changes.iter().flat_map(|change| &change.events);
        if events.any(|event| matches!(event, TableEvent::Over { .. })) {
            let record = finished_game(self.id, &self.table, &self.names, now);
            if let Some(record) = record {
                self.effects.wrote(self.table.host(), record.text.len());
                self.effects.records.push(record);
            }
        }
    }

    /// Has the index written if it would say something else, or is too old.
    pub(super) fn update_index(&mut self, now: Millis) {
        let index = self.make_index(now);
        let same = TableIndex { touched: self.index.touched, ..index.clone() } == self.index;
        if !same || self.index_is_old(now) {
            self.index = index.clone();
            self.effects.index = Some(index);
        }
    }

    /// Whether the index has not been told for long that the table is in use.
    pub(super) fn index_is_old(&self, now: Millis) -> bool {
        now.0 - self.index.touched.0 > INDEX_BEHIND
    }

    pub(super) fn make_index(&self, now: Millis) -> TableIndex {
        // Names are left out: what the index says can't be erased with a guest.
        let places: Vec<WhoJson> = self
            .table
            .places()
            .iter()
            .map(|place| match self.names.who(&place.occupant) {
                WhoJson::Person(mut person) => {
                    person.name = None;
                    WhoJson::Person(person)
                }
                who => who,
            })
            .collect();
        TableIndex {
            listed: self.table.agreement().listed,
            // A deal that was called for comes, with or without a restart in between.
            live: self.table.is_running() || self.table.deals_at().is_some(),
            open_seats: self.table.empty_places() as u8,
            game: self.table.agreement().kind().name().to_owned(),
            summary: IndexedTableJson {
                places,
                host: Some(log_text::guest(self.table.host()).to_string()),
                agreement: Some(agreement::write(self.table.agreement())),
            }
            .to_text(),
            touched: now,
            guests: self
                .table
                .places()
                .iter()
                .filter_map(Place::person)
                .filter(|&person| !self.table.is_removed(person))
                .map(log_text::guest)
                .collect(),
        }
    }
}
