//! A store in memory, for tests and simulations. It can be told when writes become durable, and it can crash.

mod control;
mod data;
mod records;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

pub use self::control::MemoryControl;
use self::control::Shared;
use self::data::Data;
use super::{
    Append, BotToken, Expired, Guest, GuestId, Hash, LogEntry, Millis, Record, RecordFilter,
    RecordId, Retention, Store, StoreError, StoreFuture, TableId, TableSummary, Version,
};

/// A [`Store`] that forgets everything when it goes, unless a [`MemoryControl`] remembers.
pub struct MemoryStore {
    shared: Arc<Mutex<Shared>>,
    /// Which life of the memory this store belongs to. A crash ends one.
    life: u64,
}

impl MemoryStore {
    /// An empty store in which everything becomes durable at once.
    pub fn new() -> MemoryStore {
        MemoryStore { shared: Arc::new(Mutex::new(Shared::new(false))), life: 0 }
    }

    /// An empty store in which writes wait until the control lets them become durable.
    pub fn held() -> (MemoryStore, MemoryControl) {
        let shared = Arc::new(Mutex::new(Shared::new(true)));
        (MemoryStore { shared: Arc::clone(&shared), life: 0 }, MemoryControl::new(shared))
    }

    fn shared(&self) -> Result<MutexGuard<'_, Shared>, StoreError> {
        let shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if shared.is_open(self.life) { Ok(shared) } else { Err(StoreError::Closed) }
    }

    fn write<T, F>(&self, work: F) -> StoreFuture<'_, T>
    where
        T: Send + 'static,
        F: FnOnce(&mut Data) -> Result<T, StoreError> + Send + 'static,
    {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            self.shared()?.enqueue(Box::new(move |data: &mut Data| {
                let result = work(data);
                // Whoever asked may have gone.
                Box::new(move || drop(answer.send(result)))
            }));
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn read<T, F>(&self, work: F) -> StoreFuture<'_, T>
    where
        T: Send + 'static,
        F: FnOnce(&Data) -> T + Send + 'static,
    {
        Box::pin(async move { Ok(work(self.shared()?.data())) })
    }
}

impl Default for MemoryStore {
    fn default() -> MemoryStore {
        MemoryStore::new()
    }
}

impl Store for MemoryStore {
    fn append(&self, append: Append) -> StoreFuture<'_, ()> {
        self.write(|data| data.append(append))
    }

    fn load(&self, table: TableId, from: Version) -> StoreFuture<'_, Vec<LogEntry>> {
        self.read(move |data| data.load(table, from))
    }

    fn live_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        self.read(Data::live_tables)
    }

    fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        self.read(move |data| data.open_tables(limit))
    }

    fn tables_of(&self, guest: GuestId, limit: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        self.read(move |data| data.tables_of(guest, limit))
    }

    fn put_guest(&self, guest: Guest) -> StoreFuture<'_, ()> {
        self.write(|data| {
            data.guests.insert(guest.id, guest);
            Ok(())
        })
    }

    fn guest(&self, guest: GuestId) -> StoreFuture<'_, Option<Guest>> {
        self.read(move |data| data.guests.get(&guest).cloned())
    }

    fn rename_guest(&self, guest: GuestId, name: String) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            data.known_guest(guest)?.name = name;
            Ok(())
        })
    }

    fn touch_guest(&self, guest: GuestId, seen: Millis) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            let guest = data.known_guest(guest)?;
            guest.seen = guest.seen.max(seen);
            Ok(())
        })
    }

    fn delete_guest(&self, guest: GuestId) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            data.delete_guest(guest);
            Ok(())
        })
    }

    fn put_link(&self, hash: Hash, guest: GuestId, expires: Millis) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            data.known_guest(guest)?;
            data.links.insert(hash, (guest, expires));
            Ok(())
        })
    }

    fn take_link(&self, hash: Hash, now: Millis) -> StoreFuture<'_, Option<GuestId>> {
        self.write(move |data| {
            let taken = data.links.remove(&hash);
            Ok(taken.and_then(|(guest, expires)| (now < expires).then_some(guest)))
        })
    }

    fn put_token(&self, token: BotToken) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            data.known_guest(token.guest)?;
            data.tokens.insert(token.hash, token);
            Ok(())
        })
    }

    fn token_guest(&self, hash: Hash) -> StoreFuture<'_, Option<GuestId>> {
        self.read(move |data| data.tokens.get(&hash).map(|token| token.guest))
    }

    fn tokens_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<BotToken>> {
        self.read(move |data| data.tokens_of(guest))
    }

    fn delete_token(&self, guest: GuestId, hash: Hash) -> StoreFuture<'_, bool> {
        self.write(move |data| {
            let theirs = data.tokens.get(&hash).is_some_and(|token| token.guest == guest);
            Ok(theirs && data.tokens.remove(&hash).is_some())
        })
    }

    fn secret(&self, name: String, make: [u8; 32]) -> StoreFuture<'_, [u8; 32]> {
        self.write(move |data| Ok(*data.secrets.entry(name).or_insert(make)))
    }

    fn put_record(&self, record: Record) -> StoreFuture<'_, ()> {
        self.write(|data| data.records.put(vec![record]))
    }

    fn record(&self, record: RecordId) -> StoreFuture<'_, Option<Record>> {
        self.read(move |data| data.records.get(record))
    }

    fn records(&self, filter: RecordFilter) -> StoreFuture<'_, Vec<Record>> {
        self.read(move |data| data.records.list(&filter))
    }

    fn expire(&self, retention: Retention) -> StoreFuture<'_, Expired> {
        self.write(move |data| Ok(data.expire(&retention)))
    }

    fn compact(&self) -> StoreFuture<'_, ()> {
        // Nothing is left of what was deleted.
        self.write(|_| Ok(()))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async {
            if let Ok(mut shared) = self.shared() {
                shared.close();
            }
            Ok(())
        })
    }
}
