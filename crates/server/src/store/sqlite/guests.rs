//! Guests, their links and tokens, and the secrets of the server.

use rusqlite::{Connection, OptionalExtension, params};

use super::writer::{Scrub, WriterState};
use crate::store::{BotToken, ERASED, Guest, GuestId, Hash, Millis, StoreError};

pub(super) fn put(connection: &Connection, guest: &Guest) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO guests (id, name, created, seen) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, created = excluded.created,
                seen = excluded.seen",
        )?
        .execute(params![guest.id.as_bytes(), guest.name, guest.created.0, guest.seen.0])?;
    Ok(())
}

pub(super) fn get(connection: &Connection, guest: GuestId) -> Result<Option<Guest>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT id, name, created, seen FROM guests WHERE id = ?1")?;
    let found = select.query_row([guest.as_bytes()], |row| {
        Ok(Guest {
            id: row.get(0).map(GuestId::from_bytes)?,
            name: row.get(1)?,
            created: row.get(2).map(Millis)?,
            seen: row.get(3).map(Millis)?,
        })
    });
    Ok(found.optional()?)
}

pub(super) fn rename(
    connection: &Connection,
    guest: GuestId,
    name: &str,
) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached("UPDATE guests SET name = ?2 WHERE id = ?1")?
        .execute(params![guest.as_bytes(), name])?;
    known(changed, guest)
}

pub(super) fn touch(
    connection: &Connection,
    guest: GuestId,
    seen: Millis,
) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached("UPDATE guests SET seen = max(seen, ?2) WHERE id = ?1")?
        .execute(params![guest.as_bytes(), seen.0])?;
    known(changed, guest)
}

/// What was to be changed for a guest was changed, unless there is no such guest.
fn known(changed: usize, guest: GuestId) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NoSuchGuest(guest)) } else { Ok(()) }
}

pub(super) fn delete(state: &mut WriterState, guest: GuestId) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM guests WHERE id = ?1",
        "DELETE FROM links WHERE guest = ?1",
        "DELETE FROM tokens WHERE guest = ?1",
        "DELETE FROM seats WHERE guest = ?1",
    ] {
        state.connection.prepare_cached(statement)?.execute([guest.as_bytes()])?;
    }
    for statement in [
        "UPDATE log SET author = NULL, body = ?2 WHERE author = ?1",
        "UPDATE record_seats SET guest = NULL, label = ?2 WHERE guest = ?1",
    ] {
        state.connection.prepare_cached(statement)?.execute(params![guest.as_bytes(), ERASED])?;
    }
    state.scrub = Scrub::Wanted;
    Ok(())
}

pub(super) fn put_link(
    connection: &Connection,
    hash: &Hash,
    guest: GuestId,
    expires: Millis,
) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(
            "INSERT INTO links (hash, guest, expires)
             SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
             ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, expires = excluded.expires",
        )?
        .execute(params![hash, guest.as_bytes(), expires.0])?;
    known(changed, guest)
}

pub(super) fn take_link(
    connection: &Connection,
    hash: &Hash,
    now: Millis,
) -> Result<Option<GuestId>, StoreError> {
    let mut take =
        connection.prepare_cached("DELETE FROM links WHERE hash = ?1 RETURNING guest, expires")?;
    let taken = take
        .query_row([hash], |row| {
            Ok((row.get(0).map(GuestId::from_bytes)?, row.get(1).map(Millis)?))
        })
        .optional()?;
    Ok(taken.and_then(|(guest, expires)| (now < expires).then_some(guest)))
}

pub(super) fn put_token(connection: &Connection, token: &BotToken) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(
            "INSERT INTO tokens (hash, guest, label, created)
             SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
             ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, label = excluded.label,
                created = excluded.created",
        )?
        .execute(params![token.hash, token.guest.as_bytes(), token.label, token.created.0])?;
    known(changed, token.guest)
}

pub(super) fn token_guest(
    connection: &Connection,
    hash: &Hash,
) -> Result<Option<GuestId>, StoreError> {
    let mut select = connection.prepare_cached("SELECT guest FROM tokens WHERE hash = ?1")?;
    Ok(select.query_row([hash], |row| row.get(0).map(GuestId::from_bytes)).optional()?)
}

pub(super) fn secret(
    connection: &Connection,
    name: &str,
    make: &[u8; 32],
) -> Result<[u8; 32], StoreError> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO secrets (name, secret) VALUES (?1, ?2)")?
        .execute(params![name, make])?;
    let mut select = connection.prepare_cached("SELECT secret FROM secrets WHERE name = ?1")?;
    Ok(select.query_row([name], |row| row.get(0))?)
}
