//! Deleting what is too old. What is damaged stays: nobody knows how old it is.

use rusqlite::{Connection, Params, params};

use super::checksum::{GUEST, RECORD, TABLE};
use super::guests;
use super::heads::DELETED;
use super::writer::{Scrub, WriterState};
use crate::store::{Expired, GuestId, RecordId, Retention, StoreError, TableId};

pub(super) fn expire(
    state: &mut WriterState,
    retention: &Retention,
) -> Result<Expired, StoreError> {
    // Seats go with their tables, so tables come before guests.
    let tables = expire_tables(state, retention)?;
    let guests = expire_guests(state, retention)?;
    let links = expire_links(&state.connection, retention)?;
    let records = expire_records(&state.connection, retention)?;
    if tables + guests + records > 0 {
        state.scrub = Scrub::Wanted;
    }
    Ok(Expired { tables, guests, links, records })
}

fn expire_tables(state: &mut WriterState, retention: &Retention) -> Result<u32, StoreError> {
    // Plays need not touch the index, so the last entry counts too.
    let old = select(
        &state.connection,
        &format!(
            "SELECT id, CASE live WHEN 1 THEN ?2 ELSE ?1 END AS bound FROM tables
         WHERE sum = {TABLE} AND touched < max(?1, ?2) AND touched < bound
            AND coalesce((SELECT at FROM log WHERE table_id = id
                          ORDER BY version DESC LIMIT 1), touched) < bound
         ORDER BY touched, id LIMIT ?3"
        ),
        params![retention.idle_tables_before.0, retention.live_tables_before.0, retention.limit],
        |row| row.get(0).map(TableId::from_bytes),
    )?;
    let mut deleted = 0;
    for table in old {
        delete_table(state, table)?;
        deleted += 1;
    }
    Ok(deleted)
}

fn delete_table(state: &mut WriterState, table: TableId) -> Result<(), StoreError> {
    state.heads.set(table, DELETED);
    for statement in [
        "DELETE FROM log WHERE table_id = ?1",
        "DELETE FROM seats WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        state.connection.prepare_cached(statement)?.execute([table.as_bytes()])?;
    }
    Ok(())
}

fn expire_guests(state: &mut WriterState, retention: &Retention) -> Result<u32, StoreError> {
    let old = select(
        &state.connection,
        &format!("SELECT id FROM guests
         WHERE sum = {GUEST} AND seen < ?1 AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)
         ORDER BY seen, id LIMIT ?2"),
        params![retention.guests_before.0, retention.limit],
        |row| row.get(0).map(GuestId::from_bytes),
    )?;
    let mut deleted = 0;
    for guest in old {
        guests::delete(state, guest)?;
        deleted += 1;
    }
    Ok(deleted)
}

fn expire_links(connection: &Connection, retention: &Retention) -> Result<u32, StoreError> {
    let deleted = connection
        .prepare_cached(
            "DELETE FROM links WHERE hash IN
                (SELECT hash FROM links WHERE expires <= ?1 ORDER BY expires, hash LIMIT ?2)",
        )?
        .execute(params![retention.now.0, retention.limit])?;
    Ok(deleted.try_into().expect("no more were deleted than the limit says"))
}

fn expire_records(connection: &Connection, retention: &Retention) -> Result<u32, StoreError> {
    let old = select(
        connection,
        &format!(
            "SELECT id FROM records WHERE sum = {RECORD} AND finished < ?1
         ORDER BY finished, id LIMIT ?2"
        ),
        params![retention.records_before.0, retention.limit],
        |row| row.get(0).map(RecordId::from_bytes),
    )?;
    let mut deleted = 0;
    for record in old {
        for statement in
            ["DELETE FROM record_seats WHERE record = ?1", "DELETE FROM records WHERE id = ?1"]
        {
            connection.prepare_cached(statement)?.execute([record.as_bytes()])?;
        }
        deleted += 1;
    }
    Ok(deleted)
}

fn select<T>(
    connection: &Connection,
    query: &str,
    parameters: impl Params,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut select = connection.prepare_cached(query)?;
    let rows = select.query_map(parameters, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}
