//! Guests, their links and tokens, and the secrets of the server.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::checksum::{self, GUEST, LINK, SEAT, SECRET, TOKEN};
use super::devices;
use super::writer::{Scrub, WriterState};
use crate::store::{
    BotToken, Device, DeviceId, DeviceKind, ERASED, Guest, GuestId, Hash, Millis, StoreError,
};

pub(super) fn put(connection: &Connection, guest: &Guest) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO guests (id, name, created, seen, sum)
             VALUES (?1, ?2, ?3, ?4, checksum('guest', ?1, ?2, ?3, ?4))
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, created = excluded.created,
                seen = excluded.seen, sum = excluded.sum",
        )?
        .execute(params![guest.id.as_bytes(), guest.name, guest.created.0, guest.seen.0])?;
    Ok(())
}

pub(super) fn get(connection: &Connection, guest: GuestId) -> Result<Option<Guest>, StoreError> {
    let query = format!("SELECT id, name, created, seen, sum = {GUEST} FROM guests WHERE id = ?1");
    let mut select = connection.prepare_cached(&query)?;
    let found = select.query_row([guest.as_bytes()], read).optional()?;
    if found.is_none() {
        let again = "SELECT EXISTS
            (SELECT 1 FROM guests INDEXED BY guests_again WHERE id = ?1 AND created IS NOT NULL)";
        not_hidden(connection, again, guest.as_bytes(), "guest")?;
    }
    Ok(found)
}

/// Guests whose names have this part, the last seen first.
pub(super) fn find(
    connection: &Connection,
    part: &str,
    limit: u32,
) -> Result<Vec<Guest>, StoreError> {
    let query = format!(
        "SELECT id, name, created, seen, sum = {GUEST} FROM guests
         WHERE instr(lower(name), lower(?1)) > 0 OR ?1 = '' ORDER BY seen DESC, id DESC LIMIT ?2"
    );
    let mut select = connection.prepare_cached(&query)?;
    let found = select.query_map(params![part, limit], read)?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<Guest> {
    checksum::intact(row, 4, "a guest")?;
    Ok(Guest {
        id: row.get(0).map(GuestId::from_bytes)?,
        name: row.get(1)?,
        created: row.get(2).map(Millis)?,
        seen: row.get(3).map(Millis)?,
    })
}

/// Fails if something that a first look didn't find is there on a second one, which takes another way.
pub(super) fn not_hidden(
    connection: &Connection,
    query: &str,
    key: &[u8],
    what: &str,
) -> Result<(), StoreError> {
    match connection.prepare_cached(query)?.query_row([key], |row| row.get(0))? {
        true => Err(StoreError::Corrupt(format!("a {what} is missing"))),
        false => Ok(()),
    }
}

pub(super) fn rename(
    connection: &Connection,
    guest: GuestId,
    name: &str,
) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(&format!(
            "UPDATE guests SET name = ?2, sum = checksum('guest', id, ?2, created, seen)
             WHERE id = ?1 AND sum = {GUEST}"
        ))?
        .execute(params![guest.as_bytes(), name])?;
    known_or_damaged(connection, changed, guest)
}

pub(super) fn touch(
    connection: &Connection,
    guest: GuestId,
    seen: Millis,
) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(&format!(
            "UPDATE guests SET seen = max(seen, ?2),
                sum = checksum('guest', id, name, created, max(seen, ?2))
             WHERE id = ?1 AND sum = {GUEST}"
        ))?
        .execute(params![guest.as_bytes(), seen.0])?;
    known_or_damaged(connection, changed, guest)
}

/// What was to be changed for a guest was changed, unless there is no such guest.
fn known(changed: usize, guest: GuestId) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NoSuchGuest(guest)) } else { Ok(()) }
}

/// The same, if what is damaged was left alone: a new checksum would make it the truth.
fn known_or_damaged(
    connection: &Connection,
    changed: usize,
    guest: GuestId,
) -> Result<(), StoreError> {
    if changed == 0 {
        get(connection, guest)?;
    }
    known(changed, guest)
}

pub(super) fn delete(state: &mut WriterState, guest: GuestId) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM guests WHERE id = ?1",
        "DELETE FROM links WHERE guest = ?1",
        "DELETE FROM tokens WHERE guest = ?1",
        "DELETE FROM devices WHERE guest = ?1",
        "DELETE FROM pushes WHERE guest = ?1",
        "DELETE FROM seats WHERE guest = ?1",
    ] {
        state.connection.prepare_cached(statement)?.execute([guest.as_bytes()])?;
    }
    // The chain covers nothing of what is erased here, and what becomes of a damaged seat is no more right than before.
    let seats = format!(
        "UPDATE record_seats SET guest = NULL, label = ?2,
            sum = CASE sum WHEN {SEAT} THEN checksum('seat', record, seat, NULL, ?2, finished)
                ELSE sum END
         WHERE guest = ?1"
    );
    for statement in
        ["UPDATE log SET author = NULL, body = ?2, words = NULL WHERE author = ?1", &seats]
    {
        state.connection.prepare_cached(statement)?.execute(params![guest.as_bytes(), ERASED])?;
    }
    super::admin::forget(&state.connection, guest)?;
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
            "INSERT INTO links (hash, guest, expires, sum)
             SELECT ?1, ?2, ?3, checksum('link', ?1, ?2, ?3)
                WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
             ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, expires = excluded.expires,
                sum = excluded.sum",
        )?
        .execute(params![hash, guest.as_bytes(), expires.0])?;
    known(changed, guest)
}

pub(super) fn take_link(
    connection: &Connection,
    hash: &Hash,
    now: Millis,
) -> Result<Option<GuestId>, StoreError> {
    let query = format!("DELETE FROM links WHERE hash = ?1 RETURNING guest, expires, sum = {LINK}");
    let mut take = connection.prepare_cached(&query)?;
    let taken = take
        .query_row([hash], |row| {
            checksum::intact(row, 2, "a link")?;
            Ok((row.get(0).map(GuestId::from_bytes)?, row.get(1).map(Millis)?))
        })
        .optional()?;
    Ok(taken.and_then(|(guest, expires)| (now < expires).then_some(guest)))
}

pub(super) fn put_token(connection: &Connection, token: &BotToken) -> Result<(), StoreError> {
    let changed = connection
        .prepare_cached(
            "INSERT INTO tokens (hash, guest, label, created, sum)
             SELECT ?1, ?2, ?3, ?4, checksum('token', ?1, ?2, ?3, ?4) WHERE EXISTS (SELECT 1 FROM guests WHERE id = ?2)
             ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest, label = excluded.label,
                created = excluded.created, sum = excluded.sum",
        )?
        .execute(params![token.hash, token.guest.as_bytes(), token.label, token.created.0])?;
    known(changed, token.guest)?;
    let device = Device {
        id: DeviceId::of_token(&token.hash),
        guest: token.guest,
        kind: DeviceKind::Program,
        label: token.label.clone(),
        made: token.created,
        used: token.created,
    };
    // A program takes no browser's place.
    devices::put(connection, &device, u32::MAX)?;
    Ok(())
}

pub(super) fn token_guest(
    connection: &Connection,
    hash: &Hash,
) -> Result<Option<GuestId>, StoreError> {
    let query = format!("SELECT guest, sum = {TOKEN} FROM tokens WHERE hash = ?1");
    let mut select = connection.prepare_cached(&query)?;
    let found = select.query_row([hash], |row| {
        checksum::intact(row, 1, "a token")?;
        row.get(0).map(GuestId::from_bytes)
    });
    let found = found.optional()?;
    match found {
        None => {
            let again = "SELECT EXISTS
                (SELECT 1 FROM tokens INDEXED BY tokens_again WHERE hash = ?1 AND guest IS NOT NULL)";
            not_hidden(connection, again, hash, "token")?;
        }
        // Tokens go with their guests.
        Some(guest) if get(connection, guest)?.is_none() => {
            return Err(StoreError::Corrupt(String::from("the guest of a token is missing")));
        }
        // And so they do with their devices.
        Some(_) if devices::get(connection, DeviceId::of_token(hash))?.is_none() => {
            return Err(StoreError::Corrupt(String::from("the device of a token is missing")));
        }
        Some(_) => {}
    }
    Ok(found)
}

/// The secret of a name, and `make` from now on if there is none.
pub(super) fn secret(
    connection: &Connection,
    name: &str,
    make: &[u8],
) -> Result<Vec<u8>, StoreError> {
    // Whether the one that is wanted is among them, nobody can say if one of them is damaged.
    let query = format!("SELECT name, secret, sum = {SECRET} FROM secrets");
    let mut select = connection.prepare_cached(&query)?;
    let mut rows = select.query([])?;
    let mut found = None;
    while let Some(row) = rows.next()? {
        checksum::intact(row, 2, "a secret of the server")?;
        if row.get_ref(0)?.as_str() == Ok(name) {
            found = Some(row.get(1)?);
        }
    }
    if let Some(found) = found {
        return Ok(found);
    }
    connection
        .prepare_cached(
            "INSERT INTO secrets (name, secret, sum) VALUES (?1, ?2, checksum('secret', ?1, ?2))",
        )?
        .execute(params![name, make])?;
    Ok(make.to_vec())
}
