//! A store in a directory, with SQLite.
//!
//! One thread writes and a few read, so that nobody blocks a runtime. `writer` makes one transaction of everything
//! that waits.

mod admin;
mod audit;
mod backup;
mod checksum;
mod convert;
mod devices;
mod guests;
mod heads;
mod log;
mod marker;
mod migrations;
mod open;
mod peek;
mod pushes;
mod readers;
mod records;
mod retention;
mod start;
mod tables;
mod writer;

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use tokio::sync::{Mutex, mpsc};

pub use self::audit::{Audit, AuditProgress, Damage, DamagedPart};
pub use self::peek::SqlitePeek;
use self::readers::Readers;
pub use self::start::SqliteOptions;
use self::writer::Writer;
use super::{
    Append, BotToken, Device, DeviceId, Expired, Guest, GuestId, Hash, LogEntry, Millis,
    PushSubscription, Record, RecordFilter, RecordId, Retention, Store, StoreError, StoreFuture,
    StoreMeter, TableId, TableSummary, Version,
};
use crate::priority::Yielding;

/// A [`Store`] in a directory of its own.
///
/// What is accepted is committed with a sync of the disk before it is answered, many writes at a time. Only one
/// program can have a directory open.
pub struct SqliteStore {
    // Dropped first, because the last connection that closes tidies up, and that must be the one that writes.
    auditor: Option<start::Auditor>,
    readers: Readers,
    /// One thread for those who read a great many things.
    bulk_readers: Readers,
    readers_alive: Mutex<mpsc::Receiver<Infallible>>,
    writer: Writer,
    writer_alive: Mutex<mpsc::Receiver<Infallible>>,
}

/// How many threads look things up.
const READERS: usize = 3;

/// What a store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    pub commits: u64,
    pub writes: u64,
}

impl SqliteStore {
    /// Opens the store in a directory. What is missing is created, readable for nobody else; an older schema is
    /// brought up to date. It blocks until that is done.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another program has it open, [`StoreError::TooNew`] if a newer program wrote it,
    /// [`StoreError::Foreign`] if the database is not one of ours, or what else can go wrong with files.
    pub fn open(directory: &Path) -> Result<SqliteStore, StoreError> {
        SqliteStore::open_with(directory, SqliteOptions::default())
    }

    /// The same, with options.
    ///
    /// # Errors
    /// The same, and unless they are to be put up with, [`StoreError::Lost`] and [`StoreError::Corrupt`].
    pub fn open_with(directory: &Path, options: SqliteOptions) -> Result<SqliteStore, StoreError> {
        let start::Started { place, connection, heads, marker, audit_later } =
            start::start(directory, options)?;
        let database = place.database.clone();
        let (alive, readers_alive) = mpsc::channel(1);
        let readers = Readers::start(&database, READERS, Yielding::Reading, &alive)?;
        let bulk_readers = Readers::start(&database, 1, Yielding::Working, &alive)?;
        let auditor = match audit_later {
            true => Some(start::Auditor::start(&database, alive)?),
            false => None,
        };
        let (alive, writer_alive) = mpsc::channel(1);
        let meter = StoreMeter { size: open::size(&database), ..StoreMeter::default() };
        let writer = Writer::start(connection, heads, marker, place, alive, meter)?;
        Ok(SqliteStore {
            auditor,
            readers,
            bulk_readers,
            readers_alive: Mutex::new(readers_alive),
            writer,
            writer_alive: Mutex::new(writer_alive),
        })
    }

    /// Writes a copy of everything, as it is at one moment, to a new file, while others go on reading and writing. To
    /// use it, put it into a directory as `stapel.sqlite3`.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is something at the path already.
    pub fn backup(&self, path: PathBuf) -> StoreFuture<'_, ()> {
        Box::pin(self.bulk_readers.read_bare(move |connection| backup::back_up(connection, &path)))
    }

    /// What the store has done so far.
    pub fn statistics(&self) -> Statistics {
        let counters = &self.writer.counters;
        Statistics {
            commits: counters.commits.load(Ordering::Relaxed),
            writes: counters.writes.load(Ordering::Relaxed),
        }
    }
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| log::append(state, &append)))
    }

    fn load(&self, table: TableId, from: Version) -> StoreFuture<'_, Vec<LogEntry>> {
        Box::pin(self.readers.read(move |connection| log::load(connection, table, from)))
    }

    fn live_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(self.readers.read(tables::live))
    }

    fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        Box::pin(self.readers.read(move |connection| tables::open(connection, limit)))
    }

    fn tables_of(&self, guest: GuestId, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        Box::pin(self.readers.read(move |connection| tables::of_guest(connection, guest, limit)))
    }

    fn put_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| guests::put(&state.connection, &guest)))
    }

    fn guest(&self, guest: GuestId) -> StoreFuture<'_, Option<Guest>> {
        Box::pin(self.readers.read(move |connection| guests::get(connection, guest)))
    }

    fn rename_guest(&self, guest: GuestId, name: String) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| guests::rename(&state.connection, guest, &name)))
    }

    fn touch_guest(&self, guest: GuestId, seen: Millis) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| guests::touch(&state.connection, guest, seen)))
    }

    fn delete_guest(&self, guest: GuestId) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| guests::delete(state, guest)))
    }

    fn put_link(&self, hash: Hash, guest: GuestId, expires: Millis) -> StoreFuture<'_, ()> {
        Box::pin(
            self.writer
                .write(move |state| guests::put_link(&state.connection, &hash, guest, expires)),
        )
    }

    fn take_link(&self, hash: Hash, now: Millis) -> StoreFuture<'_, Option<GuestId>> {
        Box::pin(self.writer.write(move |state| guests::take_link(&state.connection, &hash, now)))
    }

    fn put_token(&self, token: BotToken) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| guests::put_token(&state.connection, &token)))
    }

    fn token_guest(&self, hash: Hash) -> StoreFuture<'_, Option<GuestId>> {
        Box::pin(self.readers.read(move |connection| guests::token_guest(connection, &hash)))
    }

    fn put_device(&self, device: Device, most: u32) -> StoreFuture<'_, Vec<DeviceId>> {
        Box::pin(self.writer.write(move |state| devices::put(&state.connection, &device, most)))
    }

    fn device(&self, device: DeviceId) -> StoreFuture<'_, Option<Device>> {
        Box::pin(self.readers.read(move |connection| devices::get(connection, device)))
    }

    fn devices_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<Device>> {
        Box::pin(self.readers.read(move |connection| devices::of_guest(connection, guest)))
    }

    fn touch_device(&self, device: DeviceId, used: Millis, label: String) -> StoreFuture<'_, ()> {
        Box::pin(
            self.writer.write(move |state| devices::touch(&state.connection, device, used, &label)),
        )
    }

    fn revoke_device(&self, guest: GuestId, device: DeviceId) -> StoreFuture<'_, bool> {
        Box::pin(self.writer.write(move |state| devices::revoke(&state.connection, guest, device)))
    }

    fn revoke_other_devices(
        &self,
        guest: GuestId,
        keep: DeviceId,
    ) -> StoreFuture<'_, Vec<DeviceId>> {
        Box::pin(
            self.writer.write(move |state| devices::revoke_others(&state.connection, guest, keep)),
        )
    }

    fn secret(&self, name: String, make: [u8; 32]) -> StoreFuture<'_, [u8; 32]> {
        Box::pin(self.writer.write(move |state| {
            let found = guests::secret(&state.connection, &name, &make)?;
            let length = || StoreError::Corrupt(String::from("a secret has the wrong length"));
            found.try_into().map_err(|_| length())
        }))
    }

    fn long_secret(&self, name: String, make: Vec<u8>) -> StoreFuture<'_, Vec<u8>> {
        Box::pin(self.writer.write(move |state| guests::secret(&state.connection, &name, &make)))
    }

    fn put_push(&self, push: PushSubscription, most: u32) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.write(move |state| pushes::put(&state.connection, &push, most)))
    }

    fn pushes_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<PushSubscription>> {
        Box::pin(self.readers.read(move |connection| pushes::of_guest(connection, guest)))
    }

    fn remove_push(&self, device: DeviceId, endpoint: Option<String>) -> StoreFuture<'_, bool> {
        Box::pin(
            self.writer
                .write(move |state| pushes::remove(&state.connection, device, endpoint.as_deref())),
        )
    }

    fn put_record(&self, record: Record) -> StoreFuture<'_, ()> {
        let records = [record];
        Box::pin(self.writer.write(move |state| {
            records::check_ids(&state.connection, &records)?;
            records::write(&state.connection, &records)
        }))
    }

    fn record(&self, record: RecordId) -> StoreFuture<'_, Option<Record>> {
        Box::pin(self.readers.read(move |connection| records::get(connection, record)))
    }

    fn records(&self, filter: RecordFilter) -> StoreFuture<'_, Vec<Record>> {
        Box::pin(self.readers.read(move |connection| records::list(connection, &filter)))
    }

    fn bulk_records(&self, filter: RecordFilter) -> StoreFuture<'_, Vec<Record>> {
        Box::pin(self.bulk_readers.read(move |connection| records::list(connection, &filter)))
    }

    fn note_time(&self, now: Millis) -> StoreFuture<'_, Option<Millis>> {
        Box::pin(
            self.writer
                .write(move |state| Ok(heads::note_time(&state.connection, now.0)?.map(Millis))),
        )
    }

    fn probe(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.probe())
    }

    fn expire(&self, retention: Retention) -> StoreFuture<'_, Expired> {
        Box::pin(self.writer.write(move |state| retention::expire(state, &retention)))
    }

    fn compact(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.writer.compact())
    }

    fn meter(&self) -> StoreMeter {
        self.writer.counters.meter.clone()
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            if let Some(auditor) = &self.auditor {
                auditor.stop();
            }
            self.readers.close().await;
            self.bulk_readers.close().await;
            // It is empty as long as the threads run, and closed when they have ended.
            self.readers_alive.lock().await.recv().await;
            self.writer.close().await;
            self.writer_alive.lock().await.recv().await;
            Ok(())
        })
    }
}
