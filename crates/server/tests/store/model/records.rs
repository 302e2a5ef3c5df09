//! The records in the model of a store.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use stapel_server::store::{
    ERASED, GuestId, Millis, Record, RecordFilter, RecordId, StoreError, TableId,
};

#[derive(Default)]
pub(super) struct Records {
    /// By time, because they are asked for in this order.
    records: BTreeMap<(Millis, RecordId), Record>,
    times: BTreeMap<RecordId, Millis>,
    games: BTreeMap<(TableId, u32), RecordId>,
}

impl Records {
    /// Whether none of the ids belongs to another game.
    pub(super) fn check(&self, records: &[Record]) -> Result<(), StoreError> {
        for (index, record) in records.iter().enumerate() {
            let game = (record.table, record.game_number);
            let stored = self.get(record.id);
            let mut others = stored.iter().chain(&records[..index]);
            if others.any(|other| other.id == record.id && (other.table, other.game_number) != game)
            {
                return Err(StoreError::RecordIdTaken(record.id));
            }
        }
        Ok(())
    }

    pub(super) fn put(&mut self, records: Vec<Record>) -> Result<(), StoreError> {
        self.check(&records)?;
        for record in records {
            let game = (record.table, record.game_number);
            if let Entry::Vacant(vacant) = self.games.entry(game) {
                vacant.insert(record.id);
                self.times.insert(record.id, record.finished);
                self.records.insert((record.finished, record.id), record);
            }
        }
        Ok(())
    }

    pub(super) fn get(&self, id: RecordId) -> Option<Record> {
        let time = self.times.get(&id)?;
        self.records.get(&(*time, id)).cloned()
    }

    pub(super) fn list(&self, filter: &RecordFilter) -> Vec<Record> {
        self.records
            .iter()
            .rev()
            .skip_while(|(key, _)| filter.before.is_some_and(|before| **key >= before))
            .map(|(_, record)| record)
            .filter(|record| passes(filter, record))
            .skip(filter.skip as usize)
            .take(filter.limit as usize)
            .cloned()
            .collect()
    }

    pub(super) fn forget(&mut self, guest: GuestId) {
        let seats = self.records.values_mut().flat_map(|record| &mut record.seats);
        for seat in seats.filter(|seat| seat.guest == Some(guest)) {
            seat.guest = None;
            seat.label = ERASED.to_owned();
        }
    }

    pub(super) fn expire(&mut self, before: Millis, limit: u32) -> u32 {
        let mut deleted = 0;
        while deleted < limit
            && let Some(oldest) = self.records.first_entry()
            && oldest.get().finished < before
        {
            let record = oldest.remove();
            self.times.remove(&record.id);
            self.games.remove(&(record.table, record.game_number));
            deleted += 1;
        }
        deleted
    }
}

fn passes(filter: &RecordFilter, record: &Record) -> bool {
    let by_guest =
        filter.guest.is_none_or(|guest| record.seats.iter().any(|seat| seat.guest == Some(guest)));
    let by_kind = filter.kind.as_ref().is_none_or(|kind| record.kind == *kind);
    by_guest && by_kind && (record.listed || !filter.listed_only)
}
