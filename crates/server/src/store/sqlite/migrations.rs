//! The schema, and how an older one becomes the present one.

mod fill;

use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::devices;
use crate::store::StoreError;

/// Marks a database as ours: "Stap" as a number.
const APPLICATION_ID: i64 = 0x5374_6170;

/// Each brings the schema from the version before to its own; the first has version 1. What is here once stays as it
/// is, because someone's data has it behind it.
const MIGRATIONS: &[Migration] = &[
    Migration { schema: include_str!("migrations/0001_first.sql"), fill: |_| Ok(()) },
    Migration { schema: include_str!("migrations/0002_offline.sql"), fill: |_| Ok(()) },
    Migration { schema: include_str!("migrations/0003_checksums.sql"), fill: fill::checksums },
    Migration { schema: include_str!("migrations/0004_devices.sql"), fill: devices::fill },
    Migration { schema: include_str!("migrations/0005_admin.sql"), fill: |_| Ok(()) },
    Migration { schema: include_str!("migrations/0006_pushes.sql"), fill: |_| Ok(()) },
];

/// A step from one version of the schema to the next, all of it in one transaction.
struct Migration {
    schema: &'static str,
    /// Brings what is there already into the new form.
    fill: fn(&Connection) -> Result<(), StoreError>,
}

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
        let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
        transaction.execute_batch(migration.schema)?;
        (migration.fill)(&transaction)?;
        transaction.execute_batch(&format!(
            "PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version}"
        ))?;
        transaction.commit()?;
    }
    check_schema(connection)
}

/// The version of the schema; 0 of an empty database.
pub(super) fn version(connection: &Connection) -> Result<i64, StoreError> {
    pragma(connection, "user_version")
}

/// Compares the schema with the one that the migrations make. SQLite believes whatever stands there, so a single letter
/// that is wrong can change what an index finds.
pub(super) fn check_schema(connection: &Connection) -> Result<(), StoreError> {
    let right = Connection::open_in_memory()?;
    for migration in MIGRATIONS {
        right.execute_batch(migration.schema)?;
    }
    if schema(connection)? == schema(&right)? {
        return Ok(());
    }
    Err(StoreError::Corrupt(String::from("the schema is not what it should be")))
}

/// Name and definition of everything that is in the schema.
fn schema(connection: &Connection) -> Result<Vec<[Option<String>; 4]>, StoreError> {
    let mut select = connection.prepare(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name",
    )?;
    let rows =
        select.query_map([], |row| Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?]))?;
    Ok(rows.collect::<Result<_, _>>()?)
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
        std::cmp::Ordering::Equal => check_schema(connection),
        std::cmp::Ordering::Greater => Err(StoreError::TooNew { found, known }),
    }
}

fn pragma(connection: &Connection, name: &str) -> Result<i64, StoreError> {
    Ok(connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get(0))?)
}
