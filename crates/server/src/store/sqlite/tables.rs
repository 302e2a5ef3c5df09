//! The index of the tables.

use rusqlite::{Connection, Params, Row, params};

use super::checksum::{self, TABLE};
use crate::store::{GuestId, LogEntry, Millis, StoreError, TableId, TableIndex, TableSummary};

pub(super) fn write(
    connection: &Connection,
    table: TableId,
    index: &TableIndex,
) -> Result<(), StoreError> {
    let mut upsert = connection.prepare_cached(
        "INSERT INTO tables (id, listed, live, open_seats, game, summary, touched, sum)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, checksum('table', ?1, ?2, ?3, ?4, ?5, ?6, ?7))
         ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, live = excluded.live,
            open_seats = excluded.open_seats, game = excluded.game, summary = excluded.summary,
            touched = excluded.touched, sum = excluded.sum",
    )?;
    upsert.execute(params![
        table.as_bytes(),
        index.listed,
        index.live,
        index.open_seats,
        index.game,
        index.summary,
        index.touched.0
    ])?;
    write_guests(connection, table, &index.guests)
}

/// People rarely come and go, so it looks before it writes.
fn write_guests(
    connection: &Connection,
    table: TableId,
    guests: &[GuestId],
) -> Result<(), StoreError> {
    let mut select = connection.prepare_cached("SELECT guest FROM seats WHERE table_id = ?1")?;
    let seated: Vec<GuestId> = select
        .query_map([table.as_bytes()], |row| row.get(0).map(GuestId::from_bytes))?
        .collect::<Result<_, _>>()?;
    for guest in seated.iter().filter(|guest| !guests.contains(guest)) {
        connection
            .prepare_cached("DELETE FROM seats WHERE table_id = ?1 AND guest = ?2")?
            .execute(params![table.as_bytes(), guest.as_bytes()])?;
    }
    for guest in guests.iter().filter(|guest| !seated.contains(guest)) {
        // Somebody may have more than one seat.
        connection
            .prepare_cached("INSERT OR IGNORE INTO seats (table_id, guest) VALUES (?1, ?2)")?
            .execute(params![table.as_bytes(), guest.as_bytes()])?;
    }
    Ok(())
}

/// A new table has to be in the index even if its first append brings none, or it would never get too old.
pub(super) fn write_default(
    connection: &Connection,
    table: TableId,
    entries: &[LogEntry],
) -> Result<(), StoreError> {
    let Some(last) = entries.last() else { return Ok(()) };
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO tables
                (id, listed, live, open_seats, game, summary, touched, sum)
             VALUES (?1, 0, 0, 0, '', '', ?2, checksum('table', ?1, 0, 0, 0, '', '', ?2))",
        )?
        .execute(params![table.as_bytes(), last.at.0])?;
    Ok(())
}

pub(super) fn live(connection: &Connection) -> Result<Vec<TableId>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT id FROM tables WHERE live = 1 ORDER BY id")?;
    let tables = select.query_map([], |row| row.get(0).map(TableId::from_bytes))?;
    Ok(tables.collect::<Result<_, _>>()?)
}

pub(super) fn open(connection: &Connection, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
    summaries(
        connection,
        &format!(
            "SELECT id, listed, live, open_seats, game, summary, touched, sum = {TABLE} FROM tables
         WHERE listed = 1 AND open_seats > 0 ORDER BY touched DESC, id DESC LIMIT ?1"
        ),
        [limit],
    )
}

/// All of them, the last touched first.
pub(super) fn all(connection: &Connection, limit: u32) -> Result<Vec<TableSummary>, StoreError> {
    summaries(
        connection,
        &format!(
            "SELECT id, listed, live, open_seats, game, summary, touched, sum = {TABLE} FROM tables
         ORDER BY touched DESC, id DESC LIMIT ?1"
        ),
        [limit],
    )
}

pub(super) fn of_guest(
    connection: &Connection,
    guest: GuestId,
    limit: u32,
) -> Result<Vec<TableSummary>, StoreError> {
    summaries(
        connection,
        &format!(
            "SELECT id, listed, live, open_seats, game, summary, touched, sum = {TABLE}
         FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE seats.guest = ?1 ORDER BY touched DESC, id DESC LIMIT ?2"
        ),
        params![guest.as_bytes(), limit],
    )
}

fn summaries(
    connection: &Connection,
    query: &str,
    parameters: impl Params,
) -> Result<Vec<TableSummary>, StoreError> {
    let mut select = connection.prepare_cached(query)?;
    let rows = select.query_map(parameters, summary)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn summary(row: &Row<'_>) -> rusqlite::Result<TableSummary> {
    checksum::intact(row, 7, "what the index says of a table")?;
    Ok(TableSummary {
        table: row.get(0).map(TableId::from_bytes)?,
        listed: row.get(1)?,
        live: row.get(2)?,
        open_seats: row.get(3)?,
        game: row.get(4)?,
        summary: row.get(5)?,
        touched: row.get(6).map(Millis)?,
    })
}
