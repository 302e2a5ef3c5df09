//! Records of finished games.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use super::checksum::{self, RECORD, SEAT};
use crate::store::{
    GuestId, Millis, PlacedRecord, Record, RecordFilter, RecordId, RecordSeat, StoreError, TableId,
};

const COLUMNS: &str =
    "id, table_id, game_number, kind, records.finished, result, text, listed, offline, seats";

/// Refuses records whose ids belong to other games, before anything is written.
pub(super) fn check_ids(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    for (index, record) in records.iter().enumerate() {
        let mut select =
            connection.prepare_cached("SELECT table_id, game_number FROM records WHERE id = ?1")?;
        let taken = select
            .query_row([record.id.as_bytes()], |row| {
                Ok((row.get(0).map(TableId::from_bytes)?, row.get(1)?))
            })
            .optional()?
            .is_some_and(|game| game != (record.table, record.game_number));
        let game = (record.table, record.game_number);
        let twice = records[..index]
            .iter()
            .any(|other| other.id == record.id && (other.table, other.game_number) != game);
        if taken || twice {
            return Err(StoreError::RecordIdTaken(record.id));
        }
    }
    Ok(())
}

/// Writes records whose ids have been checked. Those of games that have one already are left out.
pub(super) fn write(connection: &Connection, records: &[Record]) -> Result<(), StoreError> {
    for record in records {
        let new = connection
            .prepare_cached(
                "INSERT INTO records
                    (id, table_id, game_number, kind, finished, result, text, listed, offline,
                     seats, sum)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10,
                     checksum('record', ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10))
                 ON CONFLICT DO NOTHING",
            )?
            .execute(params![
                record.id.as_bytes(),
                record.table.as_bytes(),
                record.game_number,
                record.kind,
                record.finished.0,
                record.result,
                record.text,
                record.listed,
                record.offline,
                record.seats.len() as i64
            ])?;
        if new > 0 {
            write_seats(connection, record)?;
        }
    }
    Ok(())
}

fn write_seats(connection: &Connection, record: &Record) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO record_seats (record, seat, guest, label, finished, sum)
         VALUES (?1, ?2, ?3, ?4, ?5, checksum('seat', ?1, ?2, ?3, ?4, ?5))",
    )?;
    for (seat, number) in record.seats.iter().zip(0_i64..) {
        insert.execute(params![
            record.id.as_bytes(),
            number,
            seat.guest.as_ref().map(GuestId::as_bytes),
            seat.label,
            record.finished.0
        ])?;
    }
    Ok(())
}

pub(super) fn get(connection: &Connection, id: RecordId) -> Result<Option<Record>, StoreError> {
    let query = format!("SELECT {COLUMNS}, sum = {RECORD} FROM records WHERE id = ?1");
    let found = connection.prepare_cached(&query)?.query_row([id.as_bytes()], record).optional()?;
    if found.is_none() {
        // A damaged page can hide a record, but hardly its seats as well.
        let mut select = connection
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM record_seats WHERE record = ?1)")?;
        if select.query_row([id.as_bytes()], |row| row.get(0))? {
            return Err(StoreError::Corrupt(format!("record {id} is missing")));
        }
    }
    found.map(|(record, seats)| with_seats(connection, record, seats)).transpose()
}

pub(super) fn list(
    connection: &Connection,
    filter: &RecordFilter,
) -> Result<Vec<Record>, StoreError> {
    list_each(connection, filter)?.into_iter().map(|(_, record)| record).collect()
}

/// The same, one by one, so that a damaged one doesn't hide the others.
pub(super) fn list_each(
    connection: &Connection,
    filter: &RecordFilter,
) -> Result<Vec<PlacedRecord>, StoreError> {
    // The records of a guest are found by the seats, which repeat the time for this; others by the records.
    let (from, finished, id) = match filter.guest {
        Some(_) => (
            "record_seats CROSS JOIN records ON id = record",
            "record_seats.finished",
            "record_seats.record",
        ),
        None => ("records", "records.finished", "id"),
    };
    let mut query = format!(
        "SELECT {COLUMNS}, records.sum = {RECORD}, {finished}, {id} FROM {from} WHERE true"
    );
    let mut parameters: Vec<&dyn ToSql> = Vec::new();
    if let Some(guest) = &filter.guest {
        // Somebody who had two seats still has one record.
        query.push_str(
            " AND guest = ? AND seat = (SELECT min(seat) FROM record_seats AS other
                WHERE other.record = record_seats.record AND other.guest = record_seats.guest)",
        );
        parameters.push(guest.as_bytes());
    }
    if let Some(kind) = &filter.kind {
        query.push_str(" AND kind = ?");
        parameters.push(kind);
    }
    if filter.listed_only {
        query.push_str(" AND listed = 1");
    }
    if let Some((time, record)) = &filter.before {
        query.push_str(&format!(" AND ({finished}, {id}) < (?, ?)"));
        parameters.extend([&time.0 as &dyn ToSql, record.as_bytes()]);
    }
    query.push_str(&format!(" ORDER BY {finished} DESC, {id} DESC LIMIT ? OFFSET ?"));
    parameters.extend([&filter.limit as &dyn ToSql, &filter.skip]);

    let mut select = connection.prepare_cached(&query)?;
    let mut rows = select.query(parameters.as_slice())?;
    let mut listed = Vec::new();
    while let Some(row) = rows.next()? {
        let place = (row.get(11).map(Millis)?, row.get(12).map(RecordId::from_bytes)?);
        let read = record(row).map_err(StoreError::from);
        let read = read.and_then(|(record, seats)| with_seats(connection, record, seats));
        listed.push((place, read));
    }
    Ok(listed)
}

/// A record without its seats, and how many it has.
fn record(row: &Row<'_>) -> rusqlite::Result<(Record, i64)> {
    checksum::intact(row, 10, "a record")?;
    let record = Record {
        id: row.get(0).map(RecordId::from_bytes)?,
        table: row.get(1).map(TableId::from_bytes)?,
        game_number: row.get(2)?,
        kind: row.get(3)?,
        finished: row.get(4).map(Millis)?,
        result: row.get(5)?,
        seats: Vec::new(),
        text: row.get(6)?,
        listed: row.get(7)?,
        offline: row.get(8)?,
    };
    Ok((record, row.get(9)?))
}

fn with_seats(
    connection: &Connection,
    mut record: Record,
    count: i64,
) -> Result<Record, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT guest, label, sum = {SEAT} FROM record_seats WHERE record = ?1 ORDER BY seat"
    ))?;
    let seats = select.query_map([record.id.as_bytes()], |row| {
        checksum::intact(row, 2, "a seat of a record")?;
        let guest: Option<_> = row.get(0)?;
        Ok(RecordSeat { guest: guest.map(GuestId::from_bytes), label: row.get(1)? })
    })?;
    record.seats = seats.collect::<Result<_, _>>()?;
    if record.seats.len() as i64 != count {
        return Err(StoreError::Corrupt(format!("a seat of record {} is missing", record.id)));
    }
    Ok(record)
}
