//! A walk through everything that a store has, which finds what is damaged.

use std::collections::BTreeSet;

use rusqlite::{Connection, Row};

use super::checksum::{
    ACT, DEVICE, GUEST, LINK, ORDER, PUSH, RECORD, REPORT, SEAT, SECRET, TABLE, TOKEN,
};
use super::marker::Durable;
use super::{heads, log, migrations};
use crate::store::{StoreError, TableId, Version};

/// How many damages are told one by one. The others are counted.
const MOST_TOLD: usize = 100;

/// What a walk through a store has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    pub tables: u64,
    pub entries: u64,
    pub guests: u64,
    pub records: u64,
    /// What is damaged; the first hundred.
    pub damage: Vec<Damage>,
    /// How many more are damaged.
    pub more: u64,
    /// Whether someone stopped it before it was done.
    pub stopped: bool,
}

/// Something that is not what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    pub part: DamagedPart,
    /// The table that it concerns.
    pub table: Option<TableId>,
    /// The version at which the table's log is damaged.
    pub version: Option<Version>,
    /// What is wrong, in English.
    pub detail: String,
}

/// Which part of a store is damaged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DamagedPart {
    /// The file as such: what is looked up may not be found.
    Structure,
    /// The number of the last commit, or the heads of logs.
    Commits,
    /// The latest changes are missing.
    Lost,
    /// The log of a table.
    Log,
    /// What the index says of a table.
    Index,
    Guest,
    Link,
    Token,
    Device,
    /// Where a device wants to be told of turns.
    Push,
    Secret,
    Record,
    /// An order of the operator.
    Order,
    /// The log of what operators did.
    Act,
    Report,
}

impl DamagedPart {
    /// What programs call it.
    pub const fn name(self) -> &'static str {
        match self {
            DamagedPart::Structure => "structure",
            DamagedPart::Commits => "commits",
            DamagedPart::Lost => "lost",
            DamagedPart::Log => "log",
            DamagedPart::Index => "index",
            DamagedPart::Guest => "guest",
            DamagedPart::Link => "link",
            DamagedPart::Token => "token",
            DamagedPart::Device => "device",
            DamagedPart::Push => "push",
            DamagedPart::Secret => "secret",
            DamagedPart::Record => "record",
            DamagedPart::Order => "order",
            DamagedPart::Act => "act",
            DamagedPart::Report => "report",
        }
    }
}

/// How far a walk has come, in rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuditProgress {
    pub done: u64,
    pub of: u64,
}

impl Audit {
    /// Whether everything is what was written.
    pub fn is_sound(&self) -> bool {
        self.damage.is_empty()
    }

    /// Whether lookups can't be trusted any more.
    pub fn is_structural(&self) -> bool {
        let bad = [DamagedPart::Structure, DamagedPart::Commits, DamagedPart::Secret];
        self.damage.iter().any(|damage| bad.contains(&damage.part))
    }

    fn add(&mut self, part: DamagedPart, table: Option<TableId>, detail: impl Into<String>) {
        self.push(Damage { part, table, version: None, detail: detail.into() });
    }

    fn push(&mut self, damage: Damage) {
        if self.damage.len() < MOST_TOLD {
            self.damage.push(damage);
        } else {
            self.more += 1;
        }
    }

    /// Takes note of an error. Those that are no damage end the walk.
    pub(super) fn note(&mut self, part: DamagedPart, error: StoreError) -> Result<(), StoreError> {
        match error {
            StoreError::DamagedLog { table, version } => {
                let detail = error.to_string();
                self.push(Damage { part, table: Some(table), version: Some(version), detail });
            }
            StoreError::Corrupt(why) => self.add(part, None, why),
            error => return Err(error),
        }
        Ok(())
    }
}

/// Walks through everything. `go_on` hears how far it has come, and stops it by returning false.
pub(super) fn walk(
    connection: &Connection,
    durable: Option<Durable>,
    go_on: &mut dyn FnMut(AuditProgress) -> bool,
) -> Result<Audit, StoreError> {
    let mut audit = Audit::default();
    let looked = look(connection, durable, go_on, &mut audit);
    // A page that can't be read ends a step, but what was found until then is worth telling.
    looked.or_else(|error| audit.note(DamagedPart::Structure, error))?;
    Ok(audit)
}

fn look(
    connection: &Connection,
    durable: Option<Durable>,
    go_on: &mut dyn FnMut(AuditProgress) -> bool,
    audit: &mut Audit,
) -> Result<(), StoreError> {
    let or_note = |audit: &mut Audit, part, result: Result<(), StoreError>| {
        result.or_else(|error| audit.note(part, error))
    };
    let schema = migrations::check_schema(connection);
    or_note(audit, DamagedPart::Structure, schema)?;
    let commits = check_commits(connection, durable, audit);
    or_note(audit, DamagedPart::Commits, commits)?;
    let structure = check_structure(connection, audit);
    or_note(audit, DamagedPart::Structure, structure)?;

    let count = |table: &str| -> Result<u64, StoreError> {
        let query = format!("SELECT count(*) FROM {table}");
        let count: i64 = connection.query_row(&query, [], |row| row.get(0))?;
        Ok(count.cast_unsigned())
    };
    audit.guests = count("guests")?;
    audit.records = count("records")?;
    let mut progress = AuditProgress { done: 0, of: count("log")? + audit.guests + audit.records };
    for table in tables(connection)? {
        let entries = check_table(connection, table, audit);
        match entries {
            Ok(entries) => {
                audit.entries += entries;
                progress.done += entries;
            }
            Err(error) => audit.note(DamagedPart::Log, error)?,
        }
        audit.tables += 1;
        audit.stopped = !go_on(progress);
        if audit.stopped {
            return Ok(());
        }
    }
    for (part, id, query) in row_checks() {
        let rows = check_rows(connection, part, id, &query, audit);
        or_note(audit, part, rows)?;
        audit.stopped = !go_on(progress);
        if audit.stopped {
            return Ok(());
        }
    }
    go_on(AuditProgress { done: progress.of, ..progress });
    Ok(())
}

/// What SQLite itself finds wrong: pages, order, and whether each index has what its table has.
fn check_structure(connection: &Connection, audit: &mut Audit) -> Result<(), StoreError> {
    let mut check = connection.prepare(&format!("PRAGMA integrity_check({MOST_TOLD})"))?;
    let mut rows = check.query([])?;
    while let Some(row) = rows.next()? {
        let told: String = row.get(0)?;
        if told != "ok" {
            audit.add(DamagedPart::Structure, None, told);
        }
    }
    Ok(())
}

/// Whether the commits are all there, and none that was durable is missing.
fn check_commits(
    connection: &Connection,
    durable: Option<Durable>,
    audit: &mut Audit,
) -> Result<(), StoreError> {
    let state = heads::State::read(connection)?;
    let found = heads::last_commit(connection)?;
    if let Some(durable) = durable.filter(|durable| durable.lineage == state.lineage)
        && found < durable.sequence
    {
        let last = durable.sequence;
        let detail = format!("the database ends with commit {found}, but {last} was durable");
        audit.add(DamagedPart::Lost, None, detail);
    }
    Ok(())
}

/// Every table that is mentioned anywhere.
fn tables(connection: &Connection) -> Result<BTreeSet<TableId>, StoreError> {
    let mut tables = BTreeSet::new();
    for query in [
        "SELECT DISTINCT table_id FROM log",
        "SELECT id FROM tables",
        "SELECT table_id FROM heads",
        "SELECT DISTINCT table_id FROM seats",
    ] {
        let mut select = connection.prepare(query)?;
        let rows = select.query_map([], |row| row.get(0).map(TableId::from_bytes))?;
        for row in rows {
            tables.insert(row?);
        }
    }
    Ok(tables)
}

/// Checks the log and the index of a table as they are at one moment, and tells how long the log is.
fn check_table(
    connection: &Connection,
    table: TableId,
    audit: &mut Audit,
) -> Result<u64, StoreError> {
    let transaction = match connection.is_autocommit() {
        true => Some(connection.unchecked_transaction()?),
        false => None,
    };
    let entries = log::load(connection, table, 1)?.len() as u64;
    let mut select =
        connection.prepare_cached(&format!("SELECT sum = {TABLE} FROM tables WHERE id = ?1"))?;
    let sound: Option<bool> = rusqlite::OptionalExtension::optional(
        select.query_row([table.as_bytes()], |row| row.get(0)),
    )?;
    match sound {
        Some(false) => {
            audit.add(DamagedPart::Index, Some(table), "the checksum of its row is wrong");
        }
        None if entries > 0 => {
            audit.add(DamagedPart::Index, Some(table), "its row is missing");
        }
        Some(true) | None => {}
    }
    drop(select);
    drop(transaction);
    Ok(entries)
}

/// Which rows are damaged: part, what the id is of, and a query for ids.
fn row_checks() -> Vec<(DamagedPart, &'static str, String)> {
    use DamagedPart::{Act, Device, Guest, Link, Order, Push, Record, Report, Secret, Token};
    let wrong = |table: &str, key: &str, sum: &str| {
        format!("SELECT hex({key}) FROM {table} WHERE sum IS NOT {sum}")
    };
    vec![
        (Guest, "guest", wrong("guests", "id", GUEST)),
        // Their ids are secrets, or as good as.
        (Link, "link", format!("SELECT '' FROM links WHERE sum IS NOT {LINK}")),
        (Token, "token", format!("SELECT '' FROM tokens WHERE sum IS NOT {TOKEN}")),
        (
            Token,
            "token without its guest",
            "SELECT '' FROM tokens WHERE guest NOT IN (SELECT id FROM guests)".to_owned(),
        ),
        (Device, "device", wrong("devices", "id", DEVICE)),
        (
            Device,
            "device without its guest",
            "SELECT hex(id) FROM devices WHERE guest NOT IN (SELECT id FROM guests)".to_owned(),
        ),
        (
            Device,
            "program without its token",
            "SELECT hex(id) FROM devices WHERE program = 1
                AND id NOT IN (SELECT substr(hash, 1, 16) FROM tokens)"
                .to_owned(),
        ),
        (
            Token,
            "token without its device",
            "SELECT '' FROM tokens WHERE substr(hash, 1, 16) NOT IN (SELECT id FROM devices)"
                .to_owned(),
        ),
        (Push, "subscription of device", wrong("pushes", "device", PUSH)),
        (
            Push,
            "subscription without its device",
            "SELECT hex(device) FROM pushes WHERE NOT EXISTS
                (SELECT 1 FROM devices WHERE id = pushes.device AND guest = pushes.guest)"
                .to_owned(),
        ),
        (Secret, "secret", format!("SELECT name FROM secrets WHERE sum IS NOT {SECRET}")),
        (Record, "record", wrong("records", "id", RECORD)),
        (
            Record,
            "seats of record",
            format!(
                "SELECT hex(id) FROM records WHERE seats !=
                    (SELECT count(*) FROM record_seats WHERE record = records.id AND sum = {SEAT})"
            ),
        ),
        (
            Record,
            "seat without its record",
            "SELECT hex(record) FROM record_seats WHERE record NOT IN (SELECT id FROM records)"
                .to_owned(),
        ),
        (
            Order,
            "order",
            format!("SELECT trim(kind || ' ' || subject) FROM orders WHERE sum IS NOT {ORDER}"),
        ),
        (
            Act,
            "act",
            format!("SELECT CAST(number AS TEXT) FROM acts WHERE sum IS NOT {ACT}"),
        ),
        (
            Act,
            "log of acts: there is a gap after",
            "SELECT CAST(number AS TEXT) FROM acts AS one WHERE number < (SELECT seq FROM sqlite_sequence WHERE name = 'acts')
                AND NOT EXISTS (SELECT 1 FROM acts WHERE number = one.number + 1)"
                .to_owned(),
        ),
        (
            Report,
            "report",
            format!("SELECT CAST(number AS TEXT) FROM reports WHERE sum IS NOT {REPORT}"),
        ),
    ]
}

fn check_rows(
    connection: &Connection,
    part: DamagedPart,
    what: &str,
    query: &str,
    audit: &mut Audit,
) -> Result<(), StoreError> {
    let mut select = connection.prepare(query)?;
    let id = |row: &Row<'_>| row.get::<_, String>(0);
    for id in select.query_map([], id)? {
        let id = id?.to_ascii_lowercase();
        audit.add(part, None, format!("{what} {id}").trim_end().to_owned());
    }
    Ok(())
}
