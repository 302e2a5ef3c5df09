//! The state of the thread that writes.

use std::collections::HashMap;
use std::time::Duration;

use rusqlite::Connection;

use crate::store::sqlite::open;
use crate::store::{StoreError, TableId, Version};

/// How many tables the writer knows the last version of.
const HEADS: usize = 1 << 18;

/// How long the write-ahead log waits to be emptied for a reader that still needs it.
const CHECKPOINT_TIMEOUT: Duration = Duration::from_millis(250);

/// What the writing thread keeps between transactions.
pub(in crate::store::sqlite) struct WriterState {
    pub(in crate::store::sqlite) connection: Connection,
    /// The last versions of tables that were written to. Nobody else writes, so they stay true.
    pub(in crate::store::sqlite) heads: HashMap<TableId, Version>,
    /// Whether something was deleted that must not be found in the write-ahead log either.
    pub(in crate::store::sqlite) scrub: Scrub,
}

/// Whether the write-ahead log has to be emptied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::store::sqlite) enum Scrub {
    None,
    Wanted,
    /// It has to, but somebody was reading from it.
    Delayed,
}

impl WriterState {
    pub(super) fn new(connection: Connection) -> WriterState {
        WriterState { connection, heads: HashMap::new(), scrub: Scrub::None }
    }

    pub(super) fn roll_back(&mut self) {
        self.heads.clear();
        // Some errors have rolled back already.
        if !self.connection.is_autocommit() {
            // If even this fails, the next transaction can't begin, and its error is the one to tell.
            let _ = self.connection.execute_batch("ROLLBACK");
        }
    }

    /// What is to be done between transactions.
    pub(super) fn tidy_up(&mut self) {
        if self.heads.len() >= HEADS {
            self.heads.clear();
        }
        self.clean_up();
    }

    /// Empties the write-ahead log if it has something in it that must go. A reader that needs it, such as a backup,
    /// is waited for only once; after that it is tried again with every write.
    fn clean_up(&mut self) {
        self.scrub = match self.scrub {
            Scrub::None => Scrub::None,
            Scrub::Wanted => self.try_to_clean_up(CHECKPOINT_TIMEOUT),
            Scrub::Delayed => self.try_to_clean_up(Duration::ZERO),
        };
    }

    /// Rewrites the whole file.
    pub(super) fn compact(&mut self) -> Result<(), StoreError> {
        self.connection.execute_batch("VACUUM")?;
        self.scrub = Scrub::Wanted;
        self.clean_up();
        Ok(())
    }

    fn try_to_clean_up(&self, timeout: Duration) -> Scrub {
        let clean = self
            .connection
            .busy_timeout(timeout)
            .map_err(StoreError::from)
            .and_then(|()| truncate_wal(&self.connection));
        // Setting a time can't fail.
        let _ = self.connection.busy_timeout(open::BUSY_TIMEOUT);
        if clean == Ok(true) { Scrub::None } else { Scrub::Delayed }
    }
}

/// Moves the write-ahead log to the database and empties it. Tells whether nothing was in the way.
pub(super) fn truncate_wal(connection: &Connection) -> Result<bool, StoreError> {
    let blocked: i64 =
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    Ok(blocked == 0)
}
