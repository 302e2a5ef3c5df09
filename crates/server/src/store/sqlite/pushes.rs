//! Where browsers want to be told of turns.

use rusqlite::{Connection, Row, params};

use super::checksum::{self, PUSH};
use crate::store::{DeviceId, GuestId, Millis, PushSubscription, StoreError};

fn read(row: &Row<'_>) -> rusqlite::Result<PushSubscription> {
    checksum::intact(row, 7, "a subscription")?;
    Ok(PushSubscription {
        device: row.get(0).map(DeviceId::from_bytes)?,
        guest: row.get(1).map(GuestId::from_bytes)?,
        endpoint: row.get(2)?,
        key: row.get(3)?,
        auth: row.get(4)?,
        language: row.get(5)?,
        made: row.get(6).map(Millis)?,
    })
}

/// Adds a subscription in place of what its device had, and of what any device had with its endpoint. If its guest has
/// more than `most` then, the oldest go.
pub(super) fn put(
    connection: &Connection,
    push: &PushSubscription,
    most: u32,
) -> Result<(), StoreError> {
    let is_device: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM devices WHERE id = ?1 AND guest = ?2)")?
        .query_row(params![push.device.as_bytes(), push.guest.as_bytes()], |row| row.get(0))?;
    if !is_device {
        return Err(StoreError::NoSuchGuest(push.guest));
    }
    connection
        .prepare_cached("DELETE FROM pushes WHERE device = ?1 OR endpoint = ?2")?
        .execute(params![push.device.as_bytes(), push.endpoint])?;
    connection
        .prepare_cached(
            "INSERT INTO pushes (device, guest, endpoint, key, auth, language, made, sum)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,
                checksum('push', ?1, ?2, ?3, ?4, ?5, ?6, ?7))",
        )?
        .execute(params![
            push.device.as_bytes(),
            push.guest.as_bytes(),
            push.endpoint,
            push.key,
            push.auth,
            push.language,
            push.made.0
        ])?;
    connection
        .prepare_cached(
            "DELETE FROM pushes WHERE device IN
                (SELECT device FROM pushes WHERE guest = ?1 AND device != ?2
                 ORDER BY made DESC, device DESC LIMIT -1 OFFSET ?3)",
        )?
        .execute(params![push.guest.as_bytes(), push.device.as_bytes(), most.saturating_sub(1)])?;
    Ok(())
}

/// The subscriptions of a guest, the newest first.
pub(super) fn of_guest(
    connection: &Connection,
    guest: GuestId,
) -> Result<Vec<PushSubscription>, StoreError> {
    let query = format!(
        "SELECT device, guest, endpoint, key, auth, language, made, sum = {PUSH} FROM pushes
         WHERE guest = ?1 ORDER BY made DESC, device DESC"
    );
    let mut select = connection.prepare_cached(&query)?;
    let pushes = select.query_map([guest.as_bytes()], read)?;
    Ok(pushes.collect::<Result<_, _>>()?)
}

/// Takes the subscription of a device away, if it has this endpoint or any is meant. Tells whether there was one.
pub(super) fn remove(
    connection: &Connection,
    device: DeviceId,
    endpoint: Option<&str>,
) -> Result<bool, StoreError> {
    let gone = connection
        .prepare_cached("DELETE FROM pushes WHERE device = ?1 AND (?2 IS NULL OR endpoint = ?2)")?
        .execute(params![device.as_bytes(), endpoint])?;
    Ok(gone > 0)
}

/// Takes away what belongs to devices that a guest doesn't have any more.
pub(super) fn follow_devices(connection: &Connection, guest: GuestId) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "DELETE FROM pushes WHERE guest = ?1
                AND NOT EXISTS (SELECT 1 FROM devices WHERE id = pushes.device AND guest = ?1)",
        )?
        .execute([guest.as_bytes()])?;
    Ok(())
}
