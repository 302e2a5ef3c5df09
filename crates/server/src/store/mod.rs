//! What outlives the process: the logs of the tables, the guests, and the records of finished games.
//!
//! [`Store`] is the contract. The log, keyed by table and version, is the only truth of a table; an index and the
//! records are derived from it and travel in the same transaction. A store reads no clock and makes up no ids: both
//! come from its caller, so that a test can repeat itself.

mod admin;
pub mod chain;
mod device;
mod error;
mod guest;
mod log;
mod meter;
mod push;
mod record;
mod retention;
mod sqlite;

use std::pin::Pin;

pub use admin::{
    About, Act, AdminExpired, AdminRetention, AdminStore, MOST_OPEN_REPORTS, MOST_ORDERS, Order,
    OrderKind, Report, ReportFilter,
};
pub use device::{Device, DeviceId, DeviceKind};
pub use error::StoreError;
pub use guest::{BotToken, Guest, Hash};
pub use log::{Append, TableSummary};
pub use meter::{StoreMeter, StoreSize};
pub use push::{PUSH_AUTH, PUSH_KEY, PushSubscription};
pub use record::{PlacedRecord, RecordFilter, RecordPlace};
pub use retention::{Expired, Retention};
pub use sqlite::{
    Audit, AuditProgress, Damage, DamagedPart, SqliteOptions, SqlitePeek, SqliteStore, Statistics,
};
pub use stapel_room::{
    ERASED, GuestId, IdError, LogEntry, Record, RecordId, RecordSeat, TableId, TableIndex,
};
pub use stapel_table::{Millis, Version};

/// A future that can be sent to another thread.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What the methods of a [`Store`] return.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Keeps what must not be lost.
///
/// A write is durable when its future resolves with `Ok`. Nothing happens before a future is polled; a write whose
/// future is dropped after that may happen or not, but never halfway. What a resolved write wrote, every later read
/// sees. If too much waits to be written, writes wait for their place.
///
/// What is read is what was written, or an error: [`StoreError::DamagedLog`] or [`StoreError::Corrupt`].
///
/// An error other than [`StoreError::Io`] means that nothing was written. After an `Io` error of a write nobody knows,
/// and the caller has to load again what it was about.
pub trait Store: AdminStore {
    /// Appends entries to the log of a table, and writes what is derived from them: all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has a version [`Append::first`] already, [`StoreError::Gap`] if it ends
    /// before the version in front of it. Neither affects what others append at the same time.
    fn append(&self, append: Append) -> StoreFuture<'_, ()>;

    /// The log of a table in order, from a version on. A log begins with version 1; an unknown table has an empty one.
    fn load(&self, table: TableId, from: Version) -> StoreFuture<'_, Vec<LogEntry>>;

    /// The tables at which a game is running, in the order of their ids. They have to be loaded when a server starts.
    fn live_tables(&self) -> StoreFuture<'_, Vec<TableId>>;

    /// Listed tables with open seats, the last touched first.
    fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableSummary>>;

    /// The tables at which a guest is seated, the last touched first.
    fn tables_of(&self, guest: GuestId, limit: u32) -> StoreFuture<'_, Vec<TableSummary>>;

    /// Adds a guest, or replaces the one with its id.
    fn put_guest(&self, guest: Guest) -> StoreFuture<'_, ()>;

    /// A guest, if there is one with this id.
    fn guest(&self, guest: GuestId) -> StoreFuture<'_, Option<Guest>>;

    /// Gives a guest another name.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGuest`].
    fn rename_guest(&self, guest: GuestId, name: String) -> StoreFuture<'_, ()>;

    /// Notes that a guest was seen. It never goes back in time.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGuest`].
    fn touch_guest(&self, guest: GuestId, seen: Millis) -> StoreFuture<'_, ()>;

    /// Forgets a guest: its name, links, devices with their subscriptions, bot tokens and seats in the index; in its log entries the body becomes
    /// [`ERASED`] and the author `None`; in records its seats lose guest and label. Deleting a guest that is unknown
    /// does nothing more.
    ///
    /// What is deleted is overwritten where it was. A store may yet have moved it before and left a copy in a gap
    /// that nothing refers to; [`Store::compact`] gets rid of those.
    fn delete_guest(&self, guest: GuestId) -> StoreFuture<'_, ()>;

    /// Adds a link that makes whoever has it this guest, once. Only the hash of its secret is kept.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGuest`].
    fn put_link(&self, hash: Hash, guest: GuestId, expires: Millis) -> StoreFuture<'_, ()>;

    /// Uses a link up and tells whose it was: `None` if it is unknown, used, or expired at `now`.
    fn take_link(&self, hash: Hash, now: Millis) -> StoreFuture<'_, Option<GuestId>>;

    /// Adds a token by which a program can act as a guest, and its device. Only its hash is kept.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGuest`].
    fn put_token(&self, token: BotToken) -> StoreFuture<'_, ()>;

    /// Whom a bot token belongs to.
    fn token_guest(&self, hash: Hash) -> StoreFuture<'_, Option<GuestId>>;

    /// Adds a device with a cookie. If its guest has more than `most` of them then, those go that were not used for
    /// longest; their ids are returned.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGuest`].
    fn put_device(&self, device: Device, most: u32) -> StoreFuture<'_, Vec<DeviceId>>;

    /// A device, if there is one with this id.
    fn device(&self, device: DeviceId) -> StoreFuture<'_, Option<Device>>;

    /// The devices of a guest, the last used first.
    fn devices_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<Device>>;

    /// Notes that a device was used; it never goes back in time. A device without a label gets this one. If there is no
    /// such device, nothing happens.
    fn touch_device(&self, device: DeviceId, used: Millis, label: String) -> StoreFuture<'_, ()>;

    /// Takes a device away from its guest, with its subscription, and its token if it has one. Tells whether there was one.
    fn revoke_device(&self, guest: GuestId, device: DeviceId) -> StoreFuture<'_, bool>;

    /// The same for all devices of a guest but one. Tells which they were, in the order of their ids.
    fn revoke_other_devices(
        &self,
        guest: GuestId,
        keep: DeviceId,
    ) -> StoreFuture<'_, Vec<DeviceId>>;

    /// The secret of this name. If there is none yet, it is `make` from now on.
    fn secret(&self, name: String, make: [u8; 32]) -> StoreFuture<'_, [u8; 32]>;

    /// The same for a secret of any length, such as a pair of keys.
    fn long_secret(&self, name: String, make: Vec<u8>) -> StoreFuture<'_, Vec<u8>>;

    /// Adds where a device wants to be told of turns. It takes the place of what the device had, and of what any device
    /// had with the same endpoint. If its guest has more than `most` then, the oldest others go.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGuest`] if the guest doesn't have this device.
    fn put_push(&self, push: PushSubscription, most: u32) -> StoreFuture<'_, ()>;

    /// Where the devices of a guest want to be told of turns, the newest first.
    fn pushes_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<PushSubscription>>;

    /// A device is told nothing any more: if an endpoint is named, only if it still has that one. Tells whether it was.
    fn remove_push(&self, device: DeviceId, endpoint: Option<String>) -> StoreFuture<'_, bool>;

    /// Adds the record of a finished game. If there is one of the same table and game number, it stays as it is.
    ///
    /// # Errors
    /// [`StoreError::RecordIdTaken`] if a record of another game has this id.
    fn put_record(&self, record: Record) -> StoreFuture<'_, ()>;

    /// The record of this id.
    fn record(&self, record: RecordId) -> StoreFuture<'_, Option<Record>>;

    /// Records that pass a filter, the last finished first. To get them all, ask page by page with
    /// [`RecordFilter::before`] until a page is empty; nothing that is there from the beginning is left out.
    fn records(&self, filter: RecordFilter) -> StoreFuture<'_, Vec<Record>>;

    /// The same as [`Store::records`], for those who want a great many of them and have time: nobody who looks
    /// something up waits for it.
    fn bulk_records(&self, filter: RecordFilter) -> StoreFuture<'_, Vec<Record>> {
        self.records(filter)
    }

    /// Notes what time it is, and tells what was noted last. A clock that was changed while nothing ran shows by it.
    fn note_time(&self, now: Millis) -> StoreFuture<'_, Option<Millis>>;

    /// Finds out whether something can be written now, durably. If something just was, that is the answer; otherwise
    /// it writes a few bytes, in the same queue as everything else.
    fn probe(&self) -> StoreFuture<'_, ()>;

    /// Deletes what is too old, a bounded number of things at a time. If something reached the limit, there may be
    /// more to delete.
    fn expire(&self, retention: Retention) -> StoreFuture<'_, Expired>;

    /// Rewrites everything that is stored, so that not a byte of what was deleted is left. Writes wait while it runs,
    /// so it is for quiet hours.
    fn compact(&self) -> StoreFuture<'_, ()>;

    /// Finishes everything that was accepted. After that everything answers [`StoreError::Closed`]. Dropping a store
    /// does the same, and waits for it.
    fn close(&self) -> StoreFuture<'_, ()>;

    /// What it measures of itself; a store that measures nothing has none of it.
    fn meter(&self) -> StoreMeter {
        StoreMeter::default()
    }
}
