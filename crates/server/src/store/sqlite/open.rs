//! The files of a store, and connections to them.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::checksum;
use crate::store::{StoreError, StoreSize};

/// The name of the database in the directory of a store.
const DATABASE: &str = "stapel.sqlite3";

/// The name of the file whose lock says that a store is open.
const LOCK: &str = "stapel.lock";

/// How many statements a connection keeps prepared: more than there are.
const STATEMENTS: usize = 128;

/// How much of the database the writer keeps in memory, in KiB: the ends of a few thousand logs. More would cost more
/// than it saves, since a commit that splits a page walks through all of it, and the system keeps the file in memory
/// anyway.
const WRITER_CACHE_KIB: u32 = 16 * 1024;

/// How many pages the write-ahead log has before they go to the database.
const CHECKPOINT_PAGES: u32 = 8192;

/// To what size the file of the write-ahead log shrinks after it grew.
const WAL_FILE_LIMIT: u32 = 64 * 1024 * 1024;

/// How long to wait for another connection. Only a program that has no business here could make us wait.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Where a store is, and the locks that keep others out as long as this value lives.
pub(super) struct Place {
    pub(super) directory: PathBuf,
    pub(super) database: PathBuf,
    #[expect(dead_code, reason = "the locks are held by holding the files")]
    locks: Vec<File>,
}

impl Place {
    /// Takes the directory for ourselves. Whatever is missing is created, and nobody else may read it.
    pub(super) fn take(directory: &Path) -> Result<Place, StoreError> {
        create_directory(directory).map_err(|error| io(directory, &error))?;
        let mut locks = Vec::new();
        // A file that is deleted takes its lock along. The directory can't be deleted while there is something in it,
        // so its lock is the one that counts; the file is for systems on which directories have none, and for programs
        // of an earlier version.
        if cfg!(unix) {
            let itself = File::open(directory).map_err(|error| io(directory, &error))?;
            if lock(directory, &itself)? {
                locks.push(itself);
            }
        }
        let file = create_file(&directory.join(LOCK), false)?;
        lock(directory, &file)?;
        locks.push(file);
        let database = database(directory);
        create_file(&database, false)?;
        sync_directory(directory)?;
        Ok(Place { directory: directory.to_owned(), database, locks })
    }
}

/// Locks a file, and tells whether that is possible where it lies.
fn lock(directory: &Path, file: &File) -> Result<bool, StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(directory.to_owned())),
        Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
            Ok(false)
        }
        Err(TryLockError::Error(error)) => Err(io(directory, &error)),
    }
}

/// Where the database of a store is.
pub(super) fn database(directory: &Path) -> PathBuf {
    directory.join(DATABASE)
}

/// How large the files of a store are.
pub(super) fn size(database: &Path) -> StoreSize {
    let mut log = database.as_os_str().to_owned();
    log.push("-wal");
    StoreSize::of(vec![("database", database.to_owned()), ("wal", PathBuf::from(log))])
}

/// The one connection that writes. The database may have an older schema still.
pub(super) fn writer(database: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Zeros over what is deleted: somebody who is forgotten is not to be found in the file either.
    let pragmas = format!(
        "PRAGMA secure_delete = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}; PRAGMA journal_size_limit = {WAL_FILE_LIMIT};
         PRAGMA cache_size = -{WRITER_CACHE_KIB};"
    );
    connection.execute_batch(&pragmas).map_err(|error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign(database.to_owned()),
        _ => error.into(),
    })?;
    checksum::register(&connection)?;
    Ok(connection)
}

/// A connection that can only read.
pub(super) fn reader(database: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    checksum::register(&connection)?;
    Ok(connection)
}

/// Opens a file that only we may read, and creates it if need be. If it must be `new`, it is an error that it exists.
pub(super) fn create_file(path: &Path, new: bool) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).create_new(new);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
        _ => io(path, &error),
    })
}

/// Makes sure that the files of a directory are still in it after a loss of power.
pub(super) fn sync_directory(directory: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
        File::open(directory)
            .and_then(|file| file.sync_all())
            .map_err(|error| io(directory, &error))?;
    }
    Ok(())
}

pub(super) fn io(path: &Path, error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Io(format!("{}: {error}", path.display())),
    }
}

fn create_directory(directory: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}
