//! Records of finished games.

use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use crate::store::{
    GuestId, Millis, Record, RecordFilter, RecordId, RecordSeat, StoreError, TableId,
};

const COLUMNS: &str =
    "id, table_id, game_number, kind, records.finished, result, text, listed, offline";

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
                    (id, table_id, game_number, kind, finished, result, text, listed, offline)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
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
                record.offline
            ])?;
        if new > 0 {
            write_seats(connection, record)?;
        }
    }
    Ok(())
}

fn write_seats(connection: &Connection, record: &Record) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO record_seats (record, seat, guest, label, finished)
         VALUES (?1, ?2, ?3, ?4, ?5)",
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
    let query = format!("SELECT {COLUMNS} FROM records WHERE id = ?1");
    let record =
        connection.prepare_cached(&query)?.query_row([id.as_bytes()], record).optional()?;
    record.map(|record| with_seats(connection, record)).transpose()
}

pub(super) fn list(
    connection: &Connection,
    filter: &RecordFilter,
) -> Result<Vec<Record>, StoreError> {
    // The records of a guest are found by the seats, which repeat the time for this; others by the records.
    let (from, finished, id) = match filter.guest {
        Some(_) => (
            "record_seats CROSS JOIN records ON id = record",
            "record_seats.finished",
            "record_seats.record",
        ),
        None => ("records", "records.finished", "id"),
    };
    let mut query = format!("SELECT {COLUMNS} FROM {from} WHERE true");
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
    query.push_str(&format!(" ORDER BY {finished} DESC, {id} DESC LIMIT ?"));
    parameters.push(&filter.limit);

    let mut select = connection.prepare_cached(&query)?;
    let rows = select.query_map(parameters.as_slice(), record)?;
    rows.map(|row| with_seats(connection, row?)).collect()
}

fn record(row: &Row<'_>) -> rusqlite::Result<Record> {
    Ok(Record {
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
    })
}

fn with_seats(connection: &Connection, mut record: Record) -> Result<Record, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT guest, label FROM record_seats WHERE record = ?1 ORDER BY seat")?;
    let seats = select.query_map([record.id.as_bytes()], |row| {
        let guest: Option<_> = row.get(0)?;
        Ok(RecordSeat { guest: guest.map(GuestId::from_bytes), label: row.get(1)? })
    })?;
    record.seats = seats.collect::<Result<_, _>>()?;
    Ok(record)
}
