//! What the model of a store holds, and what writing and reading mean.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use stapel_server::store::{
    Append, BotToken, Device, DeviceId, DeviceKind, ERASED, Expired, Guest, GuestId, Hash,
    LogEntry, Millis, PushSubscription, Retention, StoreError, TableId, TableIndex, TableSummary,
    Version,
};

use super::admin::AdminData;
use super::records::Records;

#[derive(Default)]
pub(super) struct Data {
    pub(super) logs: BTreeMap<TableId, Vec<LogEntry>>,
    pub(super) tables: BTreeMap<TableId, TableIndex>,
    pub(super) guests: BTreeMap<GuestId, Guest>,
    pub(super) links: BTreeMap<Hash, (GuestId, Millis)>,
    pub(super) tokens: BTreeMap<Hash, BotToken>,
    pub(super) devices: BTreeMap<DeviceId, Device>,
    pub(super) pushes: BTreeMap<DeviceId, PushSubscription>,
    pub(super) secrets: BTreeMap<String, Vec<u8>>,
    pub(super) clock: Option<Millis>,
    pub(super) records: Records,
    pub(super) admin: AdminData,
}

impl Data {
    pub(super) fn append(&mut self, append: Append) -> Result<(), StoreError> {
        let Append { table, first, entries, index, records } = append;
        let last = self.logs.get(&table).map_or(0, |log| log.len() as Version);
        if first <= last {
            return Err(StoreError::Conflict { table, first, last });
        }
        if first > last + 1 {
            return Err(StoreError::Gap { table, first, last });
        }
        self.records.put(records)?;
        if let Some(index) = index {
            self.tables.insert(table, index);
        } else if let (0, Some(entry)) = (last, entries.last()) {
            let touched = entry.at;
            self.tables
                .entry(table)
                .or_insert_with(|| TableIndex { touched, ..TableIndex::default() });
        }
        self.logs.entry(table).or_default().extend(entries);
        Ok(())
    }

    pub(super) fn load(&self, table: TableId, from: Version) -> Vec<LogEntry> {
        let skipped = usize::try_from(from.saturating_sub(1)).unwrap_or(usize::MAX);
        self.logs.get(&table).into_iter().flatten().skip(skipped).cloned().collect()
    }

    pub(super) fn live_tables(&self) -> Vec<TableId> {
        self.tables.iter().filter(|(_, index)| index.live).map(|(&table, _)| table).collect()
    }

    pub(super) fn open_tables(&self, limit: u32) -> Vec<TableSummary> {
        self.newest_tables(limit, |index| index.listed && index.open_seats > 0)
    }

    pub(super) fn all_tables(&self, limit: u32) -> Vec<TableSummary> {
        self.newest_tables(limit, |_| true)
    }

    pub(super) fn tables_of(&self, guest: GuestId, limit: u32) -> Vec<TableSummary> {
        self.newest_tables(limit, |index| index.guests.contains(&guest))
    }

    fn newest_tables(&self, limit: u32, wanted: impl Fn(&TableIndex) -> bool) -> Vec<TableSummary> {
        let mut found: Vec<_> = self.tables.iter().filter(|(_, index)| wanted(index)).collect();
        found.sort_by_key(|(table, index)| Reverse((index.touched, **table)));
        found.truncate(limit as usize);
        found.into_iter().map(|(&table, index)| summary(table, index)).collect()
    }

    pub(super) fn known_guest(&mut self, guest: GuestId) -> Result<&mut Guest, StoreError> {
        self.guests.get_mut(&guest).ok_or(StoreError::NoSuchGuest(guest))
    }

    pub(super) fn put_device(
        &mut self,
        device: Device,
        most: u32,
    ) -> Result<Vec<DeviceId>, StoreError> {
        let (id, guest) = (device.id, device.guest);
        self.known_guest(guest)?;
        let is_browser = device.kind == DeviceKind::Browser;
        self.devices.insert(id, device);
        let others = most.saturating_sub(u32::from(is_browser)) as usize;
        let browsers = self.devices_of(guest).into_iter();
        let browsers = browsers.filter(|one| one.kind == DeviceKind::Browser && one.id != id);
        let mut gone: Vec<DeviceId> = browsers.skip(others).map(|one| one.id).collect();
        gone.sort();
        self.devices.retain(|id, _| !gone.contains(id));
        self.follow_devices();
        Ok(gone)
    }

    pub(super) fn put_push(&mut self, push: PushSubscription, most: u32) -> Result<(), StoreError> {
        let (id, guest) = (push.device, push.guest);
        if self.devices.get(&id).is_none_or(|device| device.guest != guest) {
            return Err(StoreError::NoSuchGuest(guest));
        }
        self.pushes.retain(|_, other| other.endpoint != push.endpoint);
        self.pushes.insert(id, push);
        let others = self.pushes_of(guest).into_iter().filter(|other| other.device != id);
        let too_many: Vec<_> = others.skip(most.saturating_sub(1) as usize).collect();
        self.pushes.retain(|id, _| too_many.iter().all(|gone| gone.device != *id));
        Ok(())
    }

    pub(super) fn pushes_of(&self, guest: GuestId) -> Vec<PushSubscription> {
        let theirs = self.pushes.values().filter(|push| push.guest == guest);
        let mut theirs: Vec<PushSubscription> = theirs.cloned().collect();
        theirs.sort_by_key(|push| Reverse((push.made, push.device)));
        theirs
    }

    /// Subscriptions go with their devices.
    fn follow_devices(&mut self) {
        let devices = &self.devices;
        self.pushes
            .retain(|id, push| devices.get(id).is_some_and(|device| device.guest == push.guest));
    }

    pub(super) fn devices_of(&self, guest: GuestId) -> Vec<Device> {
        let theirs = self.devices.values().filter(|device| device.guest == guest);
        let mut theirs: Vec<Device> = theirs.cloned().collect();
        theirs.sort_by_key(|device| Reverse((device.used, device.made, device.id)));
        theirs
    }

    /// Takes devices away with their tokens, and tells which.
    pub(super) fn revoke(&mut self, which: impl Fn(&Device) -> bool) -> Vec<DeviceId> {
        let gone: Vec<DeviceId> =
            self.devices.values().filter(|device| which(device)).map(|device| device.id).collect();
        self.devices.retain(|id, _| !gone.contains(id));
        self.tokens.retain(|hash, _| !gone.contains(&DeviceId::of_token(hash)));
        self.follow_devices();
        gone
    }

    pub(super) fn delete_guest(&mut self, guest: GuestId) {
        self.guests.remove(&guest);
        self.links.retain(|_, (owner, _)| *owner != guest);
        self.tokens.retain(|_, token| token.guest != guest);
        self.devices.retain(|_, device| device.guest != guest);
        self.follow_devices();
        for index in self.tables.values_mut() {
            index.guests.retain(|seated| *seated != guest);
        }
        let entries = self.logs.values_mut().flatten();
        for entry in entries.filter(|entry| entry.author == Some(guest)) {
            entry.author = None;
            entry.body = ERASED.to_owned();
        }
        self.records.forget(guest);
        self.admin.forget(guest);
    }

    pub(super) fn expire(&mut self, retention: &Retention) -> Expired {
        Expired {
            tables: self.expire_tables(retention),
            guests: self.expire_guests(retention),
            links: self.expire_links(retention),
            records: self.records.expire(retention.records_before, retention.limit),
        }
    }

    fn expire_tables(&mut self, retention: &Retention) -> u32 {
        let mut old = Vec::new();
        for (&table, index) in &self.tables {
            let bound = if index.live {
                retention.live_tables_before
            } else {
                retention.idle_tables_before
            };
            let last_entry = self.logs.get(&table).and_then(|log| log.last());
            let idle = last_entry.is_none_or(|entry| entry.at < bound);
            if idle && index.touched < bound {
                old.push((index.touched, table));
            }
        }
        take_oldest(old, retention.limit, |table| {
            self.tables.remove(&table);
            self.logs.remove(&table);
        })
    }

    fn expire_guests(&mut self, retention: &Retention) -> u32 {
        let old = self
            .guests
            .values()
            .filter(|guest| guest.seen < retention.guests_before)
            .filter(|guest| !self.tables.values().any(|index| index.guests.contains(&guest.id)))
            .map(|guest| (guest.seen, guest.id))
            .collect();
        take_oldest(old, retention.limit, |guest| self.delete_guest(guest))
    }

    fn expire_links(&mut self, retention: &Retention) -> u32 {
        let old = self
            .links
            .iter()
            .filter(|(_, (_, expires))| *expires <= retention.now)
            .map(|(&hash, &(_, expires))| (expires, hash))
            .collect();
        take_oldest(old, retention.limit, |hash| {
            self.links.remove(&hash);
        })
    }
}

/// Deletes the oldest first, up to a limit, and counts them.
fn take_oldest<T: Ord>(mut old: Vec<(Millis, T)>, limit: u32, delete: impl FnMut(T)) -> u32 {
    old.sort();
    old.truncate(limit as usize);
    let count = u32::try_from(old.len()).expect("it was cut to a limit that fits");
    old.into_iter().map(|(_, key)| key).for_each(delete);
    count
}

fn summary(table: TableId, index: &TableIndex) -> TableSummary {
    TableSummary {
        table,
        listed: index.listed,
        live: index.live,
        open_seats: index.open_seats,
        game: index.game.clone(),
        summary: index.summary.clone(),
        touched: index.touched,
    }
}
