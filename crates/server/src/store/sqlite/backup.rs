//! A copy of the database while it is in use.

use std::fs;
use std::path::Path;

use rusqlite::Connection;

use super::open::{create_file, io, sync_directory};
use super::{checksum, heads};
use crate::store::StoreError;

/// A copy is another database from now on: where it is put back, it is not to be taken for the one that it was made of,
/// which has gone on.
fn give_lineage(path: &Path) -> Result<(), StoreError> {
    let copy = Connection::open(path)?;
    checksum::register(&copy)?;
    heads::new_lineage(&copy)
}

pub(super) fn back_up(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let text = path.to_str().ok_or_else(|| {
        StoreError::Io(format!("{}: the path of a backup must be UTF-8", path.display()))
    })?;
    // SQLite writes into an empty file, but not over another one.
    let file = create_file(path, true)?;
    let copied = connection
        .execute("VACUUM INTO ?1", [text])
        .map_err(StoreError::from)
        .and_then(|_| give_lineage(path))
        .and_then(|()| file.sync_all().map_err(|error| io(path, &error)))
        .and_then(|()| path.parent().map_or(Ok(()), sync_directory));
    if copied.is_err() {
        // Half a copy is worth nothing. If it can't be removed, the first error is still the one to tell.
        let _ = fs::remove_file(path);
    }
    copied
}
