//! Looking into a store from outside, beside the program that has it open.

use std::fs::File;
use std::io::ErrorKind::{NotADirectory, NotFound};
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
    /// [`StoreError::Missing`] if there is none, [`StoreError::Unreadable`] if the system doesn't let us look,
    /// [`StoreError::Foreign`] if the database is not one of ours, [`StoreError::TooNew`] or [`StoreError::TooOld`] if it has another schema.
    pub fn open(directory: &Path) -> Result<SqlitePeek, StoreError> {
        let database = open::database(directory);
        // SQLite would not say why it can't open a file, and a missing permission is not a missing file.
        match File::open(&database).and_then(|file| file.metadata()) {
            Ok(metadata) if metadata.is_file() => {}
            Err(error) if !matches!(error.kind(), NotFound | NotADirectory) => {
                return Err(StoreError::Unreadable(database, error.kind()));
            }
            Ok(_) | Err(_) => return Err(StoreError::Missing(directory.to_owned())),
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
