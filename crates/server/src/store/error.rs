//! The errors of a store.

use std::path::PathBuf;

use super::{GuestId, RecordId, TableId, Version};

/// Why a store doesn't do what it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Someone else appended this version first. Load the log from there and decide again.
    #[error("table {table} has version {first} already; its last is {last}")]
    Conflict {
        table: TableId,
        /// The version that was to be appended.
        first: Version,
        /// The last version of the log.
        last: Version,
    },
    /// The log doesn't reach up to the version that was to be appended.
    #[error("version {first} of table {table} can't follow its last one, which is {last}")]
    Gap {
        table: TableId,
        /// The version that was to be appended.
        first: Version,
        /// The last version of the log.
        last: Version,
    },
    #[error("there is no guest {0}")]
    NoSuchGuest(GuestId),
    #[error("another game has the record {0} already")]
    RecordIdTaken(RecordId),
    #[error("the store is closed")]
    Closed,
    #[error("there is no room left on the disk")]
    Full,
    #[error("another program uses the data in {}; stop it first or choose another directory", .0.display())]
    InUse(PathBuf),
    #[error(
        "the data has schema version {found}, but this program knows versions up to {known} only; use a newer program"
    )]
    TooNew { found: i64, known: i64 },
    #[error(
        "the data has schema version {found}, and this program needs {known}; start the server once to bring it up to date"
    )]
    TooOld { found: i64, known: i64 },
    #[error("there is nothing kept in {}; name the directory with --data", .0.display())]
    Missing(PathBuf),
    #[error("cannot read {}: {}", .0.display(), std::io::Error::from(*.1))]
    Unreadable(PathBuf, std::io::ErrorKind),
    #[error("{} is the database of another program", .0.display())]
    Foreign(PathBuf),
    #[error("{} exists already and is not overwritten", .0.display())]
    Exists(PathBuf),
    #[error("the stored data is damaged: {0}")]
    Corrupt(String),
    /// The log of a table is not what was written. What others have stored is not concerned.
    #[error("the log of table {table} is damaged at version {version}")]
    DamagedLog {
        table: TableId,
        /// The first version that is not what it was, or is missing.
        version: Version,
    },
    /// The database ends before what was durable.
    #[error(
        "the latest changes are lost: {} ends with commit {found}, but commit {durable} was durable; put its -wal file back, restore a backup, or go on without them with --accept-loss", .database.display()
    )]
    Lost {
        database: PathBuf,
        /// The last commit of the database; 0 if it is empty.
        found: i64,
        /// The last commit that was durable.
        durable: i64,
    },
    /// Whether something was written is unknown.
    #[error("the store can't be read or written: {0}")]
    Io(String),
}

impl StoreError {
    /// Whether something that was stored is not what it was.
    pub fn is_damage(&self) -> bool {
        matches!(self, StoreError::Corrupt(_) | StoreError::DamagedLog { .. })
    }
}
