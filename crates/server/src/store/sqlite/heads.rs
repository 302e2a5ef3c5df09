//! Where the logs end, and the number of each commit.
//!
//! A row for each table would cost every play a second update. So each commit adds one row with all the heads that it
//! changed, and after a number of commits these move to the rows of their tables, each once.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, params};

use super::convert::{version_from_sql, version_to_sql};
use crate::id_hash::ById;
use crate::store::chain::Head;
use crate::store::{StoreError, TableId};

/// The head of a table that was deleted. A table that is only in the index has one of version 0.
pub(super) const DELETED: Head = Head { version: u64::MAX, sum: 0 };

/// After how many commits heads move to the rows of their tables.
const FOLD_AFTER: i64 = 256;

/// How many tables may have changed until then.
const FOLD_HEADS: usize = 4096;

/// The length of a head in a commit's row: the table, version and checksum.
const LENGTH: usize = 32;

/// The checksum of a commit's row.
pub(super) const COMMIT: &str = "checksum('commit', sequence, heads)";
/// The checksum of the one row of `state`.
pub(super) const STATE: &str = "checksum('state', lineage, folded, clock)";

/// Heads by their tables.
type ByTable = HashMap<TableId, Head, ById>;

/// What the writer knows of heads.
pub(super) struct Heads {
    /// The heads of tables that were written to. Nobody else writes, so they stay true.
    known: ByTable,
    /// Those that the transaction under way has changed.
    changed: ByTable,
    /// Those that changed since heads last moved.
    unfolded: ByTable,
    /// The number of the last commit.
    pub(super) sequence: i64,
    /// The last commit whose heads have moved.
    folded: i64,
    /// Whether the transaction under way moves heads.
    folding: bool,
}

/// How many tables the writer knows the heads of.
const MOST_KNOWN: usize = 1 << 18;

impl Heads {
    /// What a database says of its heads.
    pub(super) fn read(connection: &Connection) -> Result<Heads, StoreError> {
        let state = State::read(connection)?;
        let mut heads = Heads {
            known: ByTable::default(),
            changed: ByTable::default(),
            unfolded: ByTable::default(),
            sequence: state.folded,
            folded: state.folded,
            folding: false,
        };
        each_commit(connection, state.folded, |sequence, changed| {
            heads.sequence = sequence;
            heads.unfolded.extend(changed);
            Ok(())
        })?;
        Ok(heads)
    }

    /// The head of a table that was written to since the program started, as this transaction sees it.
    pub(super) fn known(&self, table: TableId) -> Option<Head> {
        let head = self.changed.get(&table).or_else(|| self.known.get(&table)).copied();
        head.map(|head| if head == DELETED { Head::default() } else { head })
    }

    /// The log of a table ends here from now on.
    pub(super) fn set(&mut self, table: TableId, head: Head) {
        self.changed.insert(table, head);
    }

    /// Writes down what this transaction changed. It is the last thing before a commit.
    pub(super) fn write(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let sequence = self.sequence + 1;
        let mut blob = Vec::with_capacity(self.changed.len() * LENGTH);
        for (table, head) in &self.changed {
            blob.extend_from_slice(table.as_bytes());
            blob.extend_from_slice(&head.version.to_be_bytes());
            blob.extend_from_slice(&head.sum.to_be_bytes());
        }
        connection
            .prepare_cached(
                "INSERT INTO commits (sequence, heads, sum) VALUES (?1, ?2, checksum('commit', ?1, ?2))",
            )?
            .execute(params![sequence, blob])?;
        self.folding = sequence - self.folded >= FOLD_AFTER
            || self.unfolded.len() + self.changed.len() >= FOLD_HEADS;
        if self.folding { self.fold(connection, sequence) } else { Ok(()) }
    }

    /// Moves everything to the rows of the tables.
    fn fold(&self, connection: &Connection, sequence: i64) -> Result<(), StoreError> {
        let mut put = connection.prepare_cached(
            "INSERT INTO heads (table_id, version, sum) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, sum = excluded.sum",
        )?;
        let mut delete = connection.prepare_cached("DELETE FROM heads WHERE table_id = ?1")?;
        let before = self.unfolded.iter().filter(|(table, _)| !self.changed.contains_key(table));
        for (table, head) in before.chain(&self.changed) {
            if *head == DELETED {
                delete.execute([table.as_bytes()])?;
            } else {
                let version = version_to_sql(head.version);
                put.execute(params![table.as_bytes(), version, head.sum.cast_signed()])?;
            }
        }
        connection
            .prepare_cached("DELETE FROM commits WHERE sequence <= ?1")?
            .execute([sequence])?;
        State::read(connection)?;
        connection
            .prepare_cached(
                "UPDATE state SET folded = ?1, sum = checksum('state', lineage, ?1, clock)",
            )?
            .execute([sequence])?;
        Ok(())
    }

    /// The transaction was committed.
    pub(super) fn committed(&mut self) {
        self.sequence += 1;
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        for (table, head) in self.changed.drain() {
            self.known.insert(table, head);
            self.unfolded.insert(table, head);
        }
        if self.folding {
            self.folded = self.sequence;
            self.unfolded.clear();
            self.folding = false;
        }
    }

    /// The transaction was not, or nobody knows.
    pub(super) fn rolled_back(&mut self) {
        self.changed.clear();
        self.known.clear();
        self.folding = false;
    }
}

/// The one row of `state`.
pub(super) struct State {
    pub(super) lineage: [u8; 16],
    pub(super) folded: i64,
}

impl State {
    pub(super) fn read(connection: &Connection) -> Result<State, StoreError> {
        let query = format!("SELECT lineage, folded, sum = {STATE} FROM state WHERE id = 1");
        let state = connection.prepare_cached(&query)?.query_row([], |row| {
            super::checksum::intact(row, 2, "the state of the store")?;
            Ok(State { lineage: row.get(0)?, folded: row.get(1)? })
        });
        state
            .optional()?
            .ok_or_else(|| StoreError::Corrupt(String::from("the state of the store is missing")))
    }
}

/// Notes what time it is, and tells what was noted last.
pub(super) fn note_time(connection: &Connection, now: i64) -> Result<Option<i64>, StoreError> {
    State::read(connection)?;
    let before =
        connection.prepare_cached("SELECT clock FROM state")?.query_row([], |row| row.get(0))?;
    connection
        .prepare_cached(
            "UPDATE state SET clock = ?1, sum = checksum('state', lineage, folded, ?1)",
        )?
        .execute([now])?;
    Ok(before)
}

/// Gives a copy of a database a lineage of its own.
pub(super) fn new_lineage(connection: &Connection) -> Result<(), StoreError> {
    State::read(connection)?;
    connection.execute_batch(&format!(
        "UPDATE state SET lineage = randomblob(16); UPDATE state SET sum = {STATE}"
    ))?;
    Ok(())
}

/// The number of the last commit.
pub(super) fn last_commit(connection: &Connection) -> Result<i64, StoreError> {
    let mut last = State::read(connection)?.folded;
    each_commit(connection, last, |sequence, _| {
        last = sequence;
        Ok(())
    })?;
    Ok(last)
}

/// The head of a table, as a reader finds it.
pub(super) fn of_table(
    connection: &Connection,
    table: TableId,
) -> Result<Option<Head>, StoreError> {
    let mut found = None;
    let folded = State::read(connection)?.folded;
    each_commit(connection, folded, |_, changed| {
        found = changed.filter(|(other, _)| *other == table).last().or(found);
        Ok(())
    })?;
    if let Some((_, head)) = found {
        return Ok((head != DELETED).then_some(head));
    }
    let mut select =
        connection.prepare_cached("SELECT version, sum FROM heads WHERE table_id = ?1")?;
    let row = select.query_row([table.as_bytes()], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?)));
    row.optional()?
        .map(|(version, sum)| {
            Ok(Head { version: version_from_sql(version)?, sum: sum.cast_unsigned() })
        })
        .transpose()
}

/// Goes through the heads that every commit after `folded` changed, oldest first.
pub(super) fn each_commit(
    connection: &Connection,
    folded: i64,
    mut visit: impl FnMut(i64, &mut dyn Iterator<Item = (TableId, Head)>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let query = format!("SELECT sequence, heads, sum = {COMMIT} FROM commits ORDER BY sequence");
    let mut select = connection.prepare_cached(&query)?;
    let mut rows = select.query([])?;
    let mut expected = folded;
    while let Some(row) = rows.next()? {
        super::checksum::intact(row, 2, "a commit")?;
        expected += 1;
        let sequence: i64 = row.get(0)?;
        if sequence != expected {
            return Err(StoreError::Corrupt(format!("commit {expected} is missing")));
        }
        let blob =
            row.get_ref(1)?.as_blob().map_err(|error| StoreError::Corrupt(error.to_string()))?;
        visit(sequence, &mut blob.chunks_exact(LENGTH).map(read_head))?;
    }
    Ok(())
}

fn read_head(bytes: &[u8]) -> (TableId, Head) {
    let part = |at: usize| u64::from_be_bytes(std::array::from_fn(|index| bytes[at + index]));
    let table = TableId::from_bytes(std::array::from_fn(|index| bytes[index]));
    (table, Head { version: part(16), sum: part(24) })
}
