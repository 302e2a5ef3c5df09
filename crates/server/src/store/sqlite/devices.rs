//! Devices: the cookies and tokens of guests.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::checksum::{self, DEVICE, GUEST};
use super::{guests, pushes};
use crate::store::{Device, DeviceId, DeviceKind, GuestId, Millis, StoreError};

const COLUMNS: &str = "id, guest, program, label, made, used";

fn read(row: &Row<'_>) -> rusqlite::Result<Device> {
    checksum::intact(row, 6, "a device")?;
    Ok(Device {
        id: row.get(0).map(DeviceId::from_bytes)?,
        guest: row.get(1).map(GuestId::from_bytes)?,
        kind: if row.get(2)? { DeviceKind::Program } else { DeviceKind::Browser },
        label: row.get(3)?,
        made: row.get(4).map(Millis)?,
        used: row.get(5).map(Millis)?,
    })
}

/// Adds a device. If its guest has more browsers then than `most`, those go that were not used for longest; they are
/// returned.
pub(super) fn put(
    connection: &Connection,
    device: &Device,
    most: u32,
) -> Result<Vec<DeviceId>, StoreError> {
    let changed = connection
        .prepare_cached(
            "INSERT INTO devices (id, guest, program, label, made, used, sum)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, checksum('device', ?1, ?2, ?3, ?4, ?5, ?6)
                WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
             ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, program = excluded.program,
                label = excluded.label, made = excluded.made, used = excluded.used,
                sum = excluded.sum",
        )?
        .execute(params![
            device.id.as_bytes(),
            device.guest.as_bytes(),
            device.kind == DeviceKind::Program,
            device.label,
            device.made.0,
            device.used.0
        ])?;
    if changed == 0 {
        return Err(StoreError::NoSuchGuest(device.guest));
    }
    let mut delete = connection.prepare_cached(
        "DELETE FROM devices WHERE id IN
            (SELECT id FROM devices WHERE guest = ?1 AND program = 0 AND id != ?2
             ORDER BY used DESC, made DESC, id DESC LIMIT -1 OFFSET ?3)
         RETURNING id",
    )?;
    let others = most.saturating_sub(u32::from(device.kind == DeviceKind::Browser));
    let gone = delete
        .query_map(params![device.guest.as_bytes(), device.id.as_bytes(), others], |row| {
            row.get(0).map(DeviceId::from_bytes)
        })?;
    let mut gone: Vec<DeviceId> = gone.collect::<Result<_, _>>()?;
    gone.sort_unstable();
    // A device that goes to another guest leaves its subscription behind.
    connection
        .prepare_cached("DELETE FROM pushes WHERE device = ?1 AND guest != ?2")?
        .execute(params![device.id.as_bytes(), device.guest.as_bytes()])?;
    pushes::follow_devices(connection, device.guest)?;
    Ok(gone)
}

pub(super) fn get(connection: &Connection, id: DeviceId) -> Result<Option<Device>, StoreError> {
    let query = format!("SELECT {COLUMNS}, sum = {DEVICE} FROM devices WHERE id = ?1");
    let found = connection.prepare_cached(&query)?.query_row([id.as_bytes()], read).optional()?;
    match &found {
        None => {
            let again = "SELECT EXISTS
                (SELECT 1 FROM devices INDEXED BY devices_again WHERE id = ?1 AND guest IS NOT NULL)";
            guests::not_hidden(connection, again, id.as_bytes(), "device")?;
        }
        // Devices go with their guests.
        Some(device) if guests::get(connection, device.guest)?.is_none() => {
            return Err(StoreError::Corrupt(String::from("the guest of a device is missing")));
        }
        Some(_) => {}
    }
    Ok(found)
}

/// The devices of a guest, the last used first.
pub(super) fn of_guest(connection: &Connection, guest: GuestId) -> Result<Vec<Device>, StoreError> {
    let query = format!(
        "SELECT {COLUMNS}, sum = {DEVICE} FROM devices WHERE guest = ?1
         ORDER BY used DESC, made DESC, id DESC"
    );
    let mut select = connection.prepare_cached(&query)?;
    let devices = select.query_map([guest.as_bytes()], read)?;
    Ok(devices.collect::<Result<_, _>>()?)
}

/// Notes that a device was used. One without a label gets this one. A device that is gone stays so.
pub(super) fn touch(
    connection: &Connection,
    id: DeviceId,
    used: Millis,
    label: &str,
) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(&format!(
            "UPDATE devices SET used = max(used, ?2), label = iif(label = '', ?3, label),
                sum = checksum('device', id, guest, program, iif(label = '', ?3, label), made,
                    max(used, ?2))
             WHERE id = ?1 AND sum = {DEVICE}"
        ))?
        .execute(params![id.as_bytes(), used.0, label])?;
    if changed == 0 {
        // What is damaged was left alone: a new checksum would make it the truth.
        get(connection, id)?;
    }
    Ok(())
}

/// Takes a device away from its guest, with its token if it has one. Tells whether there was one.
pub(super) fn revoke(
    connection: &Connection,
    guest: GuestId,
    id: DeviceId,
) -> Result<bool, StoreError> {
    connection
        .prepare_cached("DELETE FROM tokens WHERE guest = ?1 AND substr(hash, 1, 16) = ?2")?
        .execute(params![guest.as_bytes(), id.as_bytes()])?;
    let gone = connection
        .prepare_cached("DELETE FROM devices WHERE guest = ?1 AND id = ?2")?
        .execute(params![guest.as_bytes(), id.as_bytes()])?;
    pushes::follow_devices(connection, guest)?;
    Ok(gone > 0)
}

/// The same for all devices of a guest but one. Tells which they were.
pub(super) fn revoke_others(
    connection: &Connection,
    guest: GuestId,
    keep: DeviceId,
) -> Result<Vec<DeviceId>, StoreError> {
    connection
        .prepare_cached("DELETE FROM tokens WHERE guest = ?1 AND substr(hash, 1, 16) != ?2")?
        .execute(params![guest.as_bytes(), keep.as_bytes()])?;
    let mut delete = connection
        .prepare_cached("DELETE FROM devices WHERE guest = ?1 AND id != ?2 RETURNING id")?;
    let gone = delete.query_map(params![guest.as_bytes(), keep.as_bytes()], |row| {
        row.get(0).map(DeviceId::from_bytes)
    })?;
    let mut gone: Vec<DeviceId> = gone.collect::<Result<_, _>>()?;
    gone.sort_unstable();
    pushes::follow_devices(connection, guest)?;
    Ok(gone)
}

/// Makes devices of what there is already: one for the cookies of each guest, and one for each token. What is damaged
/// gets none, so that it stays damaged.
pub(super) fn fill(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(&format!(
        "INSERT INTO devices (id, guest, program, label, made, used, sum)
            SELECT id, id, 0, '', created, seen, checksum('device', id, id, 0, '', created, seen)
            FROM guests WHERE sum = {GUEST};
         INSERT OR IGNORE INTO devices (id, guest, program, label, made, used, sum)
            SELECT substr(hash, 1, 16), guest, 1, label, created, created,
                checksum('device', substr(hash, 1, 16), guest, 1, label, created, created)
            FROM tokens WHERE guest IN (SELECT id FROM guests);"
    ))?;
    Ok(())
}
