//! What can go wrong.

use std::fmt;
use std::path::PathBuf;

use super::{GuestId, RecordId, TableId, Version};

/// Why a store doesn't do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Someone else appended this version first. Load the log from there and decide again.
    Conflict {
        /// Whose log it is.
        table: TableId,
        /// The version that was to be appended.
        first: Version,
        /// The last version of the log.
        last: Version,
    },
    /// The log doesn't reach up to the version that was to be appended.
    Gap {
        /// Whose log it is.
        table: TableId,
        /// The version that was to be appended.
        first: Version,
        /// The last version of the log.
        last: Version,
    },
    /// There is no guest of this id.
    NoSuchGuest(GuestId),
    /// A record of another game has this id.
    RecordIdTaken(RecordId),
    /// The store was closed.
    Closed,
    /// There is no room left on the disk.
    Full,
    /// Another program has opened the store.
    InUse(PathBuf),
    /// What is stored is newer than this program.
    TooNew {
        /// The version of the schema that is stored.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// What is stored is older than this program, and nobody has brought it up to date yet.
    TooOld {
        /// The version of the schema that is stored.
        found: i64,
        /// The version that this program knows.
        known: i64,
    },
    /// There is no store in this directory.
    Missing(PathBuf),
    /// The file is a database of something else.
    Foreign(PathBuf),
    /// There is a file already where one was to be written.
    Exists(PathBuf),
    /// What is stored makes no sense.
    Corrupt(String),
    /// Reading or writing failed, and whether something was written is unknown.
    Io(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { table, first, last } => {
                write!(f, "table {table} has version {first} already; its last is {last}")
            }
            StoreError::Gap { table, first, last } => write!(
                f,
                "version {first} of table {table} can't follow its last one, which is {last}"
            ),
            StoreError::NoSuchGuest(guest) => write!(f, "there is no guest {guest}"),
            StoreError::RecordIdTaken(record) => {
                write!(f, "another game has the record {record} already")
            }
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Full => f.write_str("there is no room left on the disk"),
            StoreError::InUse(path) => write!(
                f,
                "another program uses the data in {}; stop it first or choose another directory",
                path.display()
            ),
            StoreError::TooNew { found, known } => write!(
                f,
                "the data has schema version {found}, but this program knows versions up to \
                 {known} only; use a newer program"
            ),
            StoreError::TooOld { found, known } => write!(
                f,
                "the data has schema version {found}, and this program needs {known}; start the \
                 server once to bring it up to date"
            ),
            StoreError::Missing(path) => {
                write!(
                    f,
                    "there is nothing kept in {}; name the directory with --data",
                    path.display()
                )
            }
            StoreError::Foreign(path) => {
                write!(f, "{} is the database of another program", path.display())
            }
            StoreError::Exists(path) => {
                write!(f, "{} exists already and is not overwritten", path.display())
            }
            StoreError::Corrupt(why) => write!(f, "the stored data is damaged: {why}"),
            StoreError::Io(why) => write!(f, "the store can't be read or written: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
