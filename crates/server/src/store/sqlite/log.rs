//! Appending to the logs of tables, and reading them.

use rusqlite::{Connection, params};

use super::convert::{version_from_sql, version_to_sql};
use super::writer::WriterState;
use super::{records, tables};
use crate::store::{Append, GuestId, LogEntry, Millis, StoreError, TableId, Version};

pub(super) fn append(state: &mut WriterState, append: &Append) -> Result<(), StoreError> {
    let &Append { table, first, ref entries, ref index, records: ref finished } = append;
    let last = match state.heads.get(&table) {
        Some(&last) => last,
        None => last_version(&state.connection, table)?,
    };
    if first <= last {
        return Err(StoreError::Conflict { table, first, last });
    }
    if first > last + 1 {
        return Err(StoreError::Gap { table, first, last });
    }
    records::check_ids(&state.connection, finished)?;

    let mut insert = state.connection.prepare_cached(
        "INSERT INTO log (table_id, version, at, author, body) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (entry, version) in entries.iter().zip(first..) {
        insert.execute(params![
            table.as_bytes(),
            version_to_sql(version),
            entry.at.0,
            entry.author.as_ref().map(GuestId::as_bytes),
            entry.body
        ])?;
    }
    drop(insert);
    match index {
        Some(index) => tables::write(&state.connection, table, index)?,
        None if last == 0 => tables::write_default(&state.connection, table, entries)?,
        None => {}
    }
    records::write(&state.connection, finished)?;
    state.heads.insert(table, last + entries.len() as Version);
    Ok(())
}

fn last_version(connection: &Connection, table: TableId) -> Result<Version, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT max(version) FROM log WHERE table_id = ?1")?;
    let last: Option<i64> = select.query_row([table.as_bytes()], |row| row.get(0))?;
    version_from_sql(last.unwrap_or(0))
}

pub(super) fn load(
    connection: &Connection,
    table: TableId,
    from: Version,
) -> Result<Vec<LogEntry>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT at, author, body FROM log WHERE table_id = ?1 AND version >= ?2 ORDER BY version",
    )?;
    let entries = select.query_map(params![table.as_bytes(), version_to_sql(from)], |row| {
        let author: Option<_> = row.get(1)?;
        Ok(LogEntry {
            at: row.get(0).map(Millis)?,
            author: author.map(GuestId::from_bytes),
            body: row.get(2)?,
        })
    })?;
    Ok(entries.collect::<Result<_, _>>()?)
}
