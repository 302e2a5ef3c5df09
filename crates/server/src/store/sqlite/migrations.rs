//! The schema, and how an older one becomes the present one.

use std::path::Path;

use rusqlite::Connection;

use crate::store::StoreError;

/// Marks a database as ours: "Stap" as a number.
const APPLICATION_ID: i64 = 0x5374_6170;

/// Each brings the schema from the version before to its own; the first has version 1. What is here once stays as it
/// is, because someone's data has it behind it.
const MIGRATIONS: &[&str] =
    &[include_str!("migrations/0001_first.sql"), include_str!("migrations/0002_offline.sql")];

/// Brings a database to the present schema. An empty one gets it from scratch.
pub(super) fn migrate(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let found: i64 = pragma(connection, "user_version")?;
    let application: i64 = pragma(connection, "application_id")?;
    if application != APPLICATION_ID {
        let objects: i64 =
            connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        if application != 0 || found != 0 || objects != 0 {
            return Err(StoreError::Foreign(path.to_owned()));
        }
    }
    let known = i64::try_from(MIGRATIONS.len()).expect("there are few migrations");
    let Ok(done) = usize::try_from(found) else {
        return Err(StoreError::Corrupt(format!("the schema has version {found}")));
    };
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for (migration, version) in MIGRATIONS.iter().zip(1..).skip(done) {
        connection.execute_batch(&format!(
            "BEGIN IMMEDIATE;\n{migration}\n\
             PRAGMA application_id = {APPLICATION_ID};\n\
             PRAGMA user_version = {version};\n\
             COMMIT;"
        ))?;
    }
    Ok(())
}

/// Whether a database has the present schema. It is for those who only read, and so can't change it.
pub(super) fn check(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let found = pragma(connection, "user_version")?;
    let known = i64::try_from(MIGRATIONS.len()).expect("there are few migrations");
    if pragma(connection, "application_id")? != APPLICATION_ID {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    match found.cmp(&known) {
        std::cmp::Ordering::Less => Err(StoreError::TooOld { found, known }),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StoreError::TooNew { found, known }),
    }
}

fn pragma(connection: &Connection, name: &str) -> Result<i64, StoreError> {
    Ok(connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))?)
}
