//! Looking into a store from outside, beside the program that has it open.

use std::fs::File;
use std::io::ErrorKind::{NotADirectory, NotFound};
use std::path::Path;

use rusqlite::Connection;

use super::audit::{self, Audit, AuditProgress, DamagedPart};
use super::marker::{self, Durable};
use super::{backup, migrations, open, records};
use crate::store::{PlacedRecord, RecordFilter, StoreError};

/// A look into a store that another program may have open. It can only read, and holds nobody up.
#[derive(Debug)]
pub struct SqlitePeek {
    connection: Connection,
    /// What was durable when it was opened.
    durable: Result<Option<Durable>, StoreError>,
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
        // Before the database is opened, because that may have gone on until then.
        let durable = marker::read(directory);
        let connection = open::reader(&database)?;
        migrations::check(&connection, &database)?;
        Ok(SqlitePeek { connection, durable })
    }

    /// Walks through everything and finds what is damaged. `go_on` hears how far it has come, and stops it by
    /// returning false.
    pub fn audit(&self, go_on: &mut dyn FnMut(AuditProgress) -> bool) -> Result<Audit, StoreError> {
        let mut audit = audit::walk(&self.connection, self.durable.clone().unwrap_or(None), go_on)?;
        if let Err(error) = &self.durable {
            audit.note(DamagedPart::Lost, error.clone())?;
        }
        Ok(audit)
    }

    /// Writes a copy of everything, as it is at this moment, to a new file. To use it, put it into an
    /// empty directory as `stapel.sqlite3`.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is something at the path already.
    pub fn backup(&self, path: &Path) -> Result<(), StoreError> {
        backup::back_up(&self.connection, path)
    }

    /// Records that pass a filter, in the order of [`Store::records`](crate::store::Store::records). In the place of
    /// one that is damaged there is what is wrong with it.
    pub fn records(&self, filter: &RecordFilter) -> Result<Vec<PlacedRecord>, StoreError> {
        records::list_each(&self.connection, filter)
    }
}
