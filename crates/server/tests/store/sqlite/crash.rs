//! A program that is killed while it writes loses nothing that it was told is durable.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use stapel_server::store::{
    Append, LogEntry, Millis, SqliteStore, Store, TableId, TableIndex, Version,
};

use crate::support::*;

/// Tells the child where to write.
const DIRECTORY: &str = "STAPEL_TEST_STORE_DIRECTORY";

/// Begins a line in which the child says what was acknowledged.
const ACKNOWLEDGED: &str = "acknowledged ";

const TABLES: u8 = 8;
const KILLS: u64 = 25;

#[test]
fn a_killed_program_loses_nothing_that_was_acknowledged() {
    let directory = tempfile::tempdir().unwrap();
    let mut chance = Chance(1);
    let mut acknowledged = BTreeMap::new();
    for _ in 0..KILLS {
        write_until_killed(directory.path(), 1 + chance.below(150) as usize, &mut acknowledged);
        check(directory.path(), &acknowledged);
    }
    assert!(acknowledged.values().sum::<Version>() > KILLS);
}

/// Starts a child that writes, and kills it after it has acknowledged a number of appends.
fn write_until_killed(directory: &Path, lines: usize, acknowledged: &mut BTreeMap<u8, Version>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "sqlite::crash::child_that_writes", "--nocapture"])
        .env(DIRECTORY, directory)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut seen = 0;
    for line in output {
        let line = line.unwrap();
        let Some(words) = line.strip_prefix(ACKNOWLEDGED) else { continue };
        let (table, version) = words.split_once(' ').unwrap();
        acknowledged.insert(table.parse().unwrap(), version.parse().unwrap());
        seen += 1;
        // What it still had to say is read to the end.
        if seen == lines {
            child.kill().unwrap();
        }
    }
    assert!(seen >= lines, "the child ended by itself");
    child.wait().unwrap();
}

#[tokio::main(flavor = "current_thread")]
async fn check(directory: &Path, acknowledged: &BTreeMap<u8, Version>) {
    let store = SqliteStore::open(directory).unwrap();
    for number in 0..TABLES {
        let log = store.load(table(number), 1).await.unwrap();
        let last = acknowledged.get(&number).copied().unwrap_or(0);
        assert!(log.len() as Version >= last, "table {number} lost what was acknowledged");
        // Every entry says which append it belongs to, how long that is and which one it is.
        let mut rest = log.as_slice();
        let mut version = 1;
        while let Some(entry) = rest.first() {
            let expected = append_of(number, version);
            assert!(expected.len() <= rest.len(), "half an append: {entry:?}");
            let (whole, others) = rest.split_at(expected.len());
            assert_eq!(whole, expected);
            rest = others;
            version += whole.len() as Version;
        }
        // The index travels with the log.
        let touched = store.tables_of(guest_id(number), 1).await.unwrap();
        assert_eq!(
            touched.first().map(|table| table.touched.0),
            log.last().map(|entry| entry.at.0)
        );
    }
}

/// What the child appends at a version. It follows from table and version, so that it can be checked.
fn append_of(number: u8, version: Version) -> Vec<LogEntry> {
    let mut chance = Chance(u64::from(number) << 32 | version);
    let count = 1 + chance.below(4);
    (0..count)
        .map(|index| {
            let padding = "x".repeat(chance.below(300) as usize);
            entry((version + index) as i64, &format!("{index} of {count} at {version} {padding}"))
        })
        .collect()
}

#[tokio::test]
#[ignore = "only makes sense as the child of another test"]
async fn child_that_writes() {
    let Some(directory) = std::env::var_os(DIRECTORY) else { return };
    let store = SqliteStore::open(Path::new(&directory)).unwrap();
    // The test runner may have begun a line.
    std::io::stdout().write_all(b"\n").unwrap();
    let store: &dyn Store = &store;
    let mut writers = Vec::new();
    for number in 0..TABLES {
        writers.push(Box::pin(write_forever(store, number)));
    }
    std::future::poll_fn(|context| {
        for writer in &mut writers {
            let _ = writer.as_mut().poll(context);
        }
        std::task::Poll::<()>::Pending
    })
    .await;
}

async fn write_forever(store: &dyn Store, number: u8) {
    let table: TableId = table(number);
    let mut next = 1 + store.load(table, 1).await.unwrap().len() as Version;
    loop {
        let entries = append_of(number, next);
        let first = next;
        next += entries.len() as Version;
        let index = TableIndex {
            touched: Millis(next as i64 - 1),
            guests: vec![guest_id(number)],
            ..TableIndex::default()
        };
        let append = Append { index: Some(index), ..append(table, first, entries) };
        store.append(append).await.unwrap();
        let line = format!("{ACKNOWLEDGED}{number} {}\n", next - 1);
        // Past the runner's own buffer, and in one piece.
        std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
        std::io::stdout().flush().unwrap();
    }
}
