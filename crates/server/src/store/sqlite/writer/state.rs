//! The state of the thread that writes.

use std::time::Duration;

use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::sqlite::heads::Heads;
use crate::store::sqlite::marker::Marker;
use crate::store::sqlite::open;

/// How long the write-ahead log waits to be emptied for a reader that still needs it.
const CHECKPOINT_TIMEOUT: Duration = Duration::from_millis(250);

/// What the writing thread keeps between transactions.
pub(in crate::store::sqlite) struct WriterState {
    pub(in crate::store::sqlite) connection: Connection,
    /// Where the logs end.
    pub(in crate::store::sqlite) heads: Heads,
    /// Says outside of the database what was durable last.
    marker: Marker,
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
    pub(super) fn new(connection: Connection, heads: Heads, marker: Marker) -> WriterState {
        WriterState { connection, heads, marker, scrub: Scrub::None }
    }

    pub(super) fn roll_back(&mut self) {
        self.heads.rolled_back();
        // Some errors have rolled back already.
        if !self.connection.is_autocommit() {
            // If even this fails, the next transaction can't begin, and its error is the one to tell.
            let _ = self.connection.execute_batch("ROLLBACK");
        }
    }

    /// What is to be done after each commit.
    pub(super) fn committed(&mut self) {
        self.heads.committed();
        self.marker.note(self.heads.sequence);
        self.clean_up();
    }

    /// What is to be done before the thread ends.
    pub(super) fn end(&mut self) {
        self.marker.sync();
        // Everything is durable already; this only saves the next start the work.
        let _ = truncate_wal(&self.connection);
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
fn truncate_wal(connection: &Connection) -> Result<bool, StoreError> {
    let blocked: i64 =
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    Ok(blocked == 0)
}
