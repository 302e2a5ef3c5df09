//! Appending to the logs of tables, and reading them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::convert::{version_from_sql, version_to_sql};
use super::writer::WriterState;
use super::{heads, records, tables};
use crate::store::chain::{self, BrokenChain, Head, SealedEntry};
use crate::store::{Append, GuestId, LogEntry, Millis, StoreError, TableId, Version};

/// What is selected of an entry, in the order in which [`sealed`] reads it.
pub(super) const COLUMNS: &str = "version, at, author, body, sum, words";

pub(super) fn append(state: &mut WriterState, append: &Append) -> Result<(), StoreError> {
    let &Append { table, first, ref entries, ref index, records: ref finished } = append;
    let mut head = match state.heads.known(table) {
        Some(head) => head,
        None => stored_head(&state.connection, table)?,
    };
    let last = head.version;
    if first <= last {
        return Err(StoreError::Conflict { table, first, last });
    }
    if first > last + 1 {
        return Err(StoreError::Gap { table, first, last });
    }
    records::check_ids(&state.connection, finished)?;

    for entry in entries {
        head = head.next(table, entry);
        insert(&state.connection, table, head, entry)?;
    }
    match index {
        Some(index) => tables::write(&state.connection, table, index)?,
        None if last == 0 => tables::write_default(&state.connection, table, entries)?,
        None => {}
    }
    records::write(&state.connection, finished)?;
    state.heads.set(table, head);
    Ok(())
}

/// Adds an entry, which is the last of its log now.
fn insert(
    connection: &Connection,
    table: TableId,
    head: Head,
    entry: &LogEntry,
) -> Result<(), StoreError> {
    let (id, version) = (table.as_bytes(), version_to_sql(head.version));
    let (at, sum) = (entry.at.0, head.sum.cast_signed());
    match (&entry.author, chain::words(table, head.version, entry)) {
        // Most entries are plays. They are nobody's words, and pay nothing for those that are.
        (None, None) => connection
            .prepare_cached(
                "INSERT INTO log (table_id, version, at, body, sum) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id, version, at, entry.body, sum])?,
        (author, words) => connection
            .prepare_cached(
                "INSERT INTO log (table_id, version, at, author, body, sum, words)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                id,
                version,
                at,
                author.as_ref().map(GuestId::as_bytes),
                entry.body,
                sum,
                words.map(u64::cast_signed)
            ])?,
    };
    Ok(())
}

/// The head of a log that is written to for the first time since the program started. It has to be where the log ends.
fn stored_head(connection: &Connection, table: TableId) -> Result<Head, StoreError> {
    let head = heads::of_table(connection, table)?;
    let mut select = connection.prepare_cached(
        "SELECT version, sum FROM log WHERE table_id = ?1 ORDER BY version DESC LIMIT 1",
    )?;
    let last = select.query_row([table.as_bytes()], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?)));
    let last = match last.optional()? {
        Some((version, sum)) => {
            Some(Head { version: version_from_sql(version)?, sum: sum.cast_unsigned() })
        }
        None => None,
    };
    let fits = head.unwrap_or_default() == last.unwrap_or_default();
    if fits && (head.is_some() || !is_mentioned(connection, table)?) {
        return Ok(head.unwrap_or_default());
    }
    let version = head.unwrap_or_default().version.max(1);
    Err(StoreError::DamagedLog { table, version })
}

/// Whether there is anything that only a table with a log can have.
fn is_mentioned(connection: &Connection, table: TableId) -> Result<bool, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)
             OR EXISTS (SELECT 1 FROM seats WHERE table_id = ?1)
             OR EXISTS (SELECT 1 FROM log WHERE table_id = ?1)",
    )?;
    Ok(select.query_row([table.as_bytes()], |row| row.get(0))?)
}

pub(super) fn load(
    connection: &Connection,
    table: TableId,
    from: Version,
) -> Result<Vec<LogEntry>, StoreError> {
    let damaged = |version| StoreError::DamagedLog { table, version };
    let Some(head) = heads::of_table(connection, table)? else {
        // Nobody may be told that a table doesn't exist which has only lost its head, or everything but its head.
        return if is_mentioned(connection, table)? { Err(damaged(1)) } else { Ok(Vec::new()) };
    };
    if from > head.version {
        return Ok(Vec::new());
    }
    let first = from.max(1);
    // The entry in front is read too: its checksum is a part of the next one.
    let mut select = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM log WHERE table_id = ?1 AND version >= ?2 ORDER BY version"
    ))?;
    let start = version_to_sql(first - 1);
    let mut stored = select.query_map(params![table.as_bytes(), start], sealed)?.peekable();
    let before = match stored.next_if(|row| matches!(row, Ok(sealed) if sealed.version < first)) {
        Some(row) => {
            let sealed = row?;
            Head { version: sealed.version, sum: sealed.sum }
        }
        None if first == 1 => Head::default(),
        None => return Err(damaged(first - 1)),
    };
    let stored: Vec<SealedEntry> = stored.collect::<Result<_, _>>()?;
    chain::unseal(table, before, stored, head).map_err(|BrokenChain { version }| damaged(version))
}

/// Reads an entry as it is stored.
pub(super) fn sealed(row: &Row<'_>) -> rusqlite::Result<SealedEntry> {
    let author: Option<_> = row.get(2)?;
    Ok(SealedEntry {
        version: row.get(0).map(i64::cast_unsigned)?,
        entry: LogEntry {
            at: row.get(1).map(Millis)?,
            author: author.map(GuestId::from_bytes),
            body: row.get(3)?,
        },
        sum: row.get(4).map(i64::cast_unsigned)?,
        words: row.get::<_, Option<i64>>(5)?.map(i64::cast_unsigned),
    })
}
