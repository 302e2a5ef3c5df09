//! A store that is written for being obviously right, and keeps nothing: what the real one is compared with.

mod admin;
mod data;
mod records;

use std::sync::{Mutex, MutexGuard};

use stapel_server::store::{
    Append, BotToken, Device, DeviceId, DeviceKind, Expired, Guest, GuestId, Hash, LogEntry,
    Millis, PushSubscription, Record, RecordFilter, RecordId, Retention, Store, StoreError,
    StoreFuture, TableId, TableSummary, Version,
};

use self::data::Data;

/// A [`Store`] in memory. It holds nothing once it is closed.
pub(crate) struct ModelStore {
    data: Mutex<Option<Data>>,
}

impl ModelStore {
    /// An empty store.
    pub(crate) fn new() -> ModelStore {
        ModelStore { data: Mutex::new(Some(Data::default())) }
    }

    fn data(&self) -> MutexGuard<'_, Option<Data>> {
        self.data.lock().unwrap()
    }

    fn write<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&mut Data) -> Result<T, StoreError> + Send + 'a,
    ) -> StoreFuture<'a, T> {
        Box::pin(async { work(self.data().as_mut().ok_or(StoreError::Closed)?) })
    }

    fn read<'a, T: Send + 'static>(
        &'a self,
        work: impl FnOnce(&Data) -> T + Send + 'a,
    ) -> StoreFuture<'a, T> {
        self.write(|data| Ok(work(data)))
    }
}

impl Store for ModelStore {
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
            let device = Device {
                id: DeviceId::of_token(&token.hash),
                guest: token.guest,
                kind: DeviceKind::Program,
                label: token.label.clone(),
                made: token.created,
                used: token.created,
            };
            data.put_device(device, u32::MAX)?;
            data.tokens.insert(token.hash, token);
            Ok(())
        })
    }

    fn token_guest(&self, hash: Hash) -> StoreFuture<'_, Option<GuestId>> {
        self.read(move |data| data.tokens.get(&hash).map(|token| token.guest))
    }

    fn put_device(&self, device: Device, most: u32) -> StoreFuture<'_, Vec<DeviceId>> {
        self.write(move |data| data.put_device(device, most))
    }

    fn device(&self, device: DeviceId) -> StoreFuture<'_, Option<Device>> {
        self.read(move |data| data.devices.get(&device).cloned())
    }

    fn devices_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<Device>> {
        self.read(move |data| data.devices_of(guest))
    }

    fn touch_device(&self, device: DeviceId, used: Millis, label: String) -> StoreFuture<'_, ()> {
        self.write(move |data| {
            if let Some(device) = data.devices.get_mut(&device) {
                device.used = device.used.max(used);
                if device.label.is_empty() {
                    device.label = label;
                }
            }
            Ok(())
        })
    }

    fn revoke_device(&self, guest: GuestId, device: DeviceId) -> StoreFuture<'_, bool> {
        self.write(move |data| {
            Ok(!data.revoke(|one| one.guest == guest && one.id == device).is_empty())
        })
    }

    fn revoke_other_devices(
        &self,
        guest: GuestId,
        keep: DeviceId,
    ) -> StoreFuture<'_, Vec<DeviceId>> {
        self.write(move |data| Ok(data.revoke(|one| one.guest == guest && one.id != keep)))
    }

    fn secret(&self, name: String, make: [u8; 32]) -> StoreFuture<'_, [u8; 32]> {
        self.write(move |data| {
            let found = data.secrets.entry(name).or_insert(make.to_vec());
            let length = || StoreError::Corrupt(String::from("a secret has the wrong length"));
            found.as_slice().try_into().map_err(|_| length())
        })
    }

    fn long_secret(&self, name: String, make: Vec<u8>) -> StoreFuture<'_, Vec<u8>> {
        self.write(move |data| Ok(data.secrets.entry(name).or_insert(make).clone()))
    }

    fn put_push(&self, push: PushSubscription, most: u32) -> StoreFuture<'_, ()> {
        self.write(move |data| data.put_push(push, most))
    }

    fn pushes_of(&self, guest: GuestId) -> StoreFuture<'_, Vec<PushSubscription>> {
        self.read(move |data| data.pushes_of(guest))
    }

    fn remove_push(&self, device: DeviceId, endpoint: Option<String>) -> StoreFuture<'_, bool> {
        self.write(move |data| {
            let is_meant = |push: &PushSubscription| {
                endpoint.as_ref().is_none_or(|endpoint| push.endpoint == *endpoint)
            };
            let found = data.pushes.get(&device).is_some_and(is_meant);
            if found {
                data.pushes.remove(&device);
            }
            Ok(found)
        })
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

    fn note_time(&self, now: Millis) -> StoreFuture<'_, Option<Millis>> {
        self.write(move |data| Ok(data.clock.replace(now)))
    }

    fn probe(&self) -> StoreFuture<'_, ()> {
        self.write(|_| Ok(()))
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
            self.data().take();
            Ok(())
        })
    }
}
