//! What the server has promised, and whether it is in the log.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::atomic::AtomicUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use stapel_protocol::table::MAX_REQUEST_ID;
use stapel_server::log_text;
use stapel_server::store::{LogEntry, RecordFilter, SqliteStore, Store, TableId};
use tokio::sync::{Notify, watch};

use crate::exact::{self, Tally};

/// How a log names a request: by the person who asked, and their number for it.
pub(crate) type Key = (String, u64);

/// A request of which the server said that it was done.
pub(crate) struct Acknowledged {
    pub(crate) table: TableId,
    pub(crate) key: Key,
    /// What was said that it led to.
    pub(crate) versions: RangeInclusive<u64>,
    pub(crate) wish: Value,
}

/// What all clients asked for and heard.
#[derive(Default)]
struct Heard {
    /// Everything that was asked for.
    sent: BTreeMap<Key, Value>,
    acknowledged: Vec<Acknowledged>,
    refused: BTreeSet<Key>,
}

/// What all clients heard.
#[derive(Default)]
pub(crate) struct Witness {
    all: Mutex<Heard>,
    /// Told whenever something was acknowledged.
    heard: Notify,
    /// How many clients are connected or about to be.
    pub(crate) connected: watch::Sender<usize>,
    /// How many requests that were not answered turned out to be done when they were sent again.
    pub(crate) there: AtomicUsize,
    /// How many turned out not to be.
    pub(crate) absent: AtomicUsize,
}

impl Witness {
    fn all(&self) -> MutexGuard<'_, Heard> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something is asked for.
    pub(crate) fn sent(&self, key: Key, wish: &Value) {
        self.all().sent.insert(key, wish.clone());
    }

    /// The server said that something was done. It must never take that back.
    pub(crate) fn acknowledged(&self, acknowledged: Acknowledged) {
        self.all().acknowledged.push(acknowledged);
        self.heard.notify_one();
    }

    /// The server said that something would not be done. It must never be.
    pub(crate) fn refused(&self, key: Key) {
        self.all().refused.insert(key);
    }

    /// How much was acknowledged so far.
    pub(crate) fn count(&self) -> usize {
        self.all().acknowledged.len()
    }

    /// How much was refused so far.
    pub(crate) fn count_refused(&self) -> usize {
        self.all().refused.len()
    }

    /// Waits until so much was acknowledged.
    pub(crate) async fn wait_for(&self, count: usize) {
        while self.count() < count {
            self.heard.notified().await;
        }
    }
}

/// The logs as they were after the last kill.
#[derive(Default)]
pub(crate) struct Logs {
    tables: BTreeMap<TableId, Vec<LogEntry>>,
    /// Of which requests each log has something, and what.
    requests: BTreeMap<TableId, BTreeMap<Key, Vec<(u64, Value)>>>,
    /// How much of what was acknowledged was found. What is in a log stays there.
    found: usize,
}

impl Logs {
    /// Reads what the killed server left behind at these tables, and asserts that it is whole, has everything that was
    /// acknowledged, nothing that was refused, and nothing else.
    pub(crate) async fn check(&mut self, data: &Path, tables: &[TableId], witness: &Witness) {
        let store = SqliteStore::open(data).unwrap();
        let filter = RecordFilter { limit: 1_000_000, ..RecordFilter::default() };
        let mut records: BTreeMap<TableId, u32> = BTreeMap::new();
        for record in store.records(filter).await.unwrap() {
            *records.entry(record.table).or_default() += 1;
        }
        for &table in tables {
            let log = store.load(table, 1).await.unwrap();
            let before = self.tables.entry(table).or_default();
            assert!(log.starts_with(before), "what was there has changed");
            let requests = self.requests.entry(table).or_default();
            note_requests(requests, &log, before.len());
            *before = log;
            check_whole(before, records.get(&table).copied().unwrap_or(0));
        }
        store.close().await.unwrap();
        let all = witness.all();
        for &table in tables {
            for (key, entries) in &self.requests[&table] {
                // When a table is opened, the server asks for what was wished.
                if key.1 > MAX_REQUEST_ID {
                    exact::assert_opens(entries);
                    continue;
                }
                let wish = all.sent.get(key);
                let wish = wish.unwrap_or_else(|| panic!("nobody asked for {entries:?}"));
                assert!(!all.refused.contains(key), "refused, and there: {wish}");
                exact::assert_is(wish, entries);
            }
        }
        for acknowledged in &all.acknowledged[self.found..] {
            self.assert_there(acknowledged);
        }
        self.found = all.acknowledged.len();
    }

    /// Every version that was named is there and comes from that request.
    fn assert_there(&self, acknowledged: &Acknowledged) {
        let Acknowledged { table, key, versions, wish } = acknowledged;
        let entries = self.requests[table].get(key);
        let entries = entries.unwrap_or_else(|| panic!("lost: {wish} at {versions:?}"));
        for version in versions.clone() {
            let there = entries.iter().any(|(at, _)| *at == version);
            assert!(there, "{wish} was said to be at {version}: {entries:?}");
        }
    }

    /// What all logs have.
    pub(crate) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.requests.values().flat_map(BTreeMap::values).for_each(|entries| tally.note(entries));
        tally
    }

    /// How many entries all logs have.
    pub(crate) fn len(&self) -> usize {
        self.tables.values().map(Vec::len).sum()
    }

    /// How many tables there were.
    pub(crate) fn tables(&self) -> Vec<TableId> {
        self.tables.keys().copied().collect()
    }

    /// Asserts that no game is left in the middle, and tells how many were played.
    pub(crate) fn finished_games(&self) -> u32 {
        let finished = |log: &Vec<LogEntry>| {
            let table = log_text::replay(log, |_, _, _| {}).unwrap();
            let round = table.round().expect("something was played");
            assert!(round.is_over());
            round.number()
        };
        self.tables.values().map(finished).sum()
    }
}

/// Takes note of the requests in the entries of a log from a place on. No request is in it twice.
fn note_requests(requests: &mut BTreeMap<Key, Vec<(u64, Value)>>, log: &[LogEntry], from: usize) {
    for (entry, version) in log.iter().zip(1..).skip(from) {
        let mut body: Value = serde_json::from_str(&entry.body).unwrap();
        let Some(by) = body.as_object_mut().unwrap().remove("by") else { continue };
        let key = (by[0].as_str().unwrap().to_owned(), by[1].as_u64().unwrap());
        let entries = requests.entry(key).or_default();
        let together = entries.last().is_none_or(|(last, _)| last + 1 == version);
        assert!(together, "{by} is there twice, at {entries:?} and {version}");
        entries.push((version, body));
    }
}

/// A log can be replayed, and each finished game has its record.
fn check_whole(log: &[LogEntry], records: u32) {
    let replayed = log_text::replay(log, |_, _, _| {}).unwrap();
    // A play that ends a game seals the next deal: with half of it there would be neither.
    assert!(replayed.is_running() || replayed.commitment().is_some(), "half a change");
    let finished = replayed.round().map_or(0, |round| round.number() - u32::from(!round.is_over()));
    assert_eq!(records, finished, "a finished game has a record, and no other has one");
}
