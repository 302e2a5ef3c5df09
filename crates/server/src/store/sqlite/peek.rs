//! Looking into a store from outside, beside the program that has it open.

use std::path::Path;

use rusqlite::Connection;

use super::{backup, migrations, open, records};
use crate::store::{Record, RecordFilter, StoreError};

/// A look into a store that another program may have open. It can only read, and holds nobody up.
#[derive(Debug)]
pub struct SqlitePeek {
    connection: Connection,
}

impl SqlitePeek {
    /// Looks into the store in a directory.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is none, [`StoreError::Foreign`] if the database is not one of
    /// ours, [`StoreError::TooNew`] or [`StoreError::TooOld`] if it has another schema.
    pub fn open(directory: &Path) -> Result<SqlitePeek, StoreError> {
        let database = open::database(directory);
        if !database.is_file() {
            return Err(StoreError::Missing(directory.to_owned()));
        }
        let connection = open::reader(&database)?;
        migrations::check(&connection, &database)?;
        Ok(SqlitePeek { connection })
    }

    /// Writes a copy of everything, as it is at this moment, to a new file. To use it, put it into an
    /// empty directory as `stapel.sqlite3`.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is something at the path already.
    pub fn backup(&self, path: &Path) -> Result<(), StoreError> {
        backup::back_up(&self.connection, path)
    }

    /// Records that pass a filter, as [`Store::records`](crate::store::Store::records) tells them.
    pub fn records(&self, filter: &RecordFilter) -> Result<Vec<Record>, StoreError> {
        records::list(&self.connection, filter)
    }
}
