//! Checksums of rows, as a function of SQL: `checksum('guest', id, name, …)`. Every row whose content could change an
//! answer has one beside it, which is compared whenever the row is read.

use std::hash::Hasher;

use rusqlite::functions::FunctionFlags;
use rusqlite::types::{Type, ValueRef};
use rusqlite::{Connection, Row};

use crate::store::chain::Domain;

/// Makes `checksum` known to a connection.
pub(super) fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8
        | FunctionFlags::SQLITE_DETERMINISTIC
        | FunctionFlags::SQLITE_DIRECTONLY;
    connection.create_scalar_function("checksum", -1, flags, |context| {
        let mut hash = Domain::Row.hasher();
        for index in 0..context.len() {
            // With kind and length, so that no two rows are the same bytes.
            match context.get_raw(index) {
                ValueRef::Null => hash.write(&[0]),
                ValueRef::Integer(number) => {
                    hash.write(&[1]);
                    hash.write(&number.to_be_bytes());
                }
                ValueRef::Real(number) => {
                    hash.write(&[2]);
                    hash.write(&number.to_be_bytes());
                }
                ValueRef::Text(bytes) => {
                    hash.write(&[3]);
                    hash.write(&(bytes.len() as u64).to_be_bytes());
                    hash.write(bytes);
                }
                ValueRef::Blob(bytes) => {
                    hash.write(&[4]);
                    hash.write(&(bytes.len() as u64).to_be_bytes());
                    hash.write(bytes);
                }
            }
        }
        Ok(hash.finish().cast_signed())
    })
}

/// A row is not what was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the checksum of {0} is wrong")]
pub(super) struct DamagedRow(pub(super) &'static str);

/// Refuses a row whose column `index` doesn't say that its checksum is right.
pub(super) fn intact(row: &Row<'_>, index: usize, what: &'static str) -> rusqlite::Result<()> {
    match row.get(index)? {
        true => Ok(()),
        false => Err(rusqlite::Error::FromSqlConversionFailure(
            index,
            Type::Integer,
            Box::new(DamagedRow(what)),
        )),
    }
}

/// The checksum of a guest.
pub(super) const GUEST: &str = "checksum('guest', id, name, created, seen)";
/// The checksum of a link.
pub(super) const LINK: &str = "checksum('link', hash, guest, expires)";
/// The checksum of a token.
pub(super) const TOKEN: &str = "checksum('token', hash, guest, label, created)";
/// The checksum of a device.
pub(super) const DEVICE: &str = "checksum('device', id, guest, program, label, made, used)";
/// The checksum of where a device wants to be told of turns.
pub(super) const PUSH: &str =
    "checksum('push', device, guest, endpoint, key, auth, language, made)";
/// The checksum of a secret.
pub(super) const SECRET: &str = "checksum('secret', name, secret)";
/// The checksum of what the index says of a table.
pub(super) const TABLE: &str =
    "checksum('table', id, listed, live, open_seats, game, summary, touched)";
/// The checksum of a record without its seats. It says how many there are, so that none gets lost.
pub(super) const RECORD: &str = "checksum('record', id, table_id, game_number, kind, records.finished, result, text, listed, offline, seats)";
/// The checksum of an order of the operator.
pub(super) const ORDER: &str = "checksum('order', kind, subject, reason, since, until)";
/// The checksum of an act of the operator.
pub(super) const ACT: &str = "checksum('act', number, at, door, act, subject, detail)";
/// The checksum of a report.
pub(super) const REPORT: &str = "checksum('report', number, at, table_id, reporter, reported, about, name, words, text, settled, note)";
/// The checksum of a record's seat.
pub(super) const SEAT: &str = "checksum('seat', record, seat, guest, label, record_seats.finished)";
