//! What the server has promised, and whether it is in the log.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::atomic::AtomicUsize;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};
use stapel_server::log_text;
use stapel_server::store::{LogEntry, RecordFilter, SqliteStore, Store, TableId};
use tokio::sync::{Notify, watch};

/// A request of which the server said that it was done.
pub(crate) struct Acknowledged {
    pub(crate) table: TableId,
    pub(crate) person: String,
    pub(crate) id: u64,
    /// What was said that it led to.
    pub(crate) versions: RangeInclusive<u64>,
    pub(crate) wish: Value,
}

/// What all clients heard.
#[derive(Default)]
pub(crate) struct Witness {
    pub(crate) acknowledged: Mutex<Vec<Acknowledged>>,
    /// Told whenever something was acknowledged.
    pub(crate) heard: Notify,
    /// How many clients are connected or about to be.
    pub(crate) connected: watch::Sender<usize>,
    /// How many requests that were not answered turned out to be done when they were sent again.
    pub(crate) there: AtomicUsize,
    /// How many turned out not to be.
    pub(crate) absent: AtomicUsize,
}

impl Witness {
    /// How much was acknowledged so far.
    pub(crate) fn count(&self) -> usize {
        self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).len()
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
    /// How much of what was acknowledged was found. What is in a log stays there.
    found: usize,
}

impl Logs {
    /// Reads what the killed server left behind, and asserts that it is whole and has everything.
    pub(crate) async fn check(&mut self, data: &Path, tables: &[TableId], witness: &Witness) {
        let store = SqliteStore::open(data).unwrap();
        for &table in tables {
            let log = store.load(table, 1).await.unwrap();
            let before = self.tables.entry(table).or_default();
            assert!(log.starts_with(before), "what was there has changed");
            *before = log;
            check_whole(&store, table, before).await;
        }
        store.close().await.unwrap();
        let all = witness.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        for acknowledged in &all[self.found..] {
            self.assert_there(acknowledged);
        }
        self.found = all.len();
    }

    /// Every version that was named is there, comes from that request, and is what was wished.
    fn assert_there(&self, acknowledged: &Acknowledged) {
        let Acknowledged { table, person, id, versions, wish } = acknowledged;
        let body = |version: u64| -> Option<Value> {
            let entry = self.tables[table].get(version.checked_sub(1)? as usize)?;
            Some(serde_json::from_str(&entry.body).unwrap())
        };
        let by = json!([person, id]);
        for version in versions.clone() {
            let body = body(version).unwrap_or_else(|| panic!("lost: {wish} at {version}"));
            assert_eq!(body["by"], by, "not from this request: {body}");
        }
        // An answer to a request that was sent again names one of its entries.
        let before = (1..*versions.start()).rev().map_while(body);
        let after = (*versions.start()..).map_while(body);
        let mut whole = before
            .take_while(|body| body["by"] == by)
            .chain(after.take_while(|body| body["by"] == by));
        if let Some(action) = wish.get("act") {
            assert!(whole.any(|body| body["act"][1] == *action), "{wish} is not there");
        }
    }

    /// How many entries all logs have.
    pub(crate) fn len(&self) -> usize {
        self.tables.values().map(Vec::len).sum()
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

/// A log can be replayed, no request is in it twice or by half, and each finished game has its record.
async fn check_whole(store: &SqliteStore, table: TableId, log: &[LogEntry]) {
    let mut requests: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, entry) in log.iter().enumerate() {
        let body: Value = serde_json::from_str(&entry.body).unwrap();
        if let Some(by) = body.get("by") {
            requests.entry(by.to_string()).or_default().push(index);
        }
    }
    for (request, entries) in requests {
        let together = entries.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        assert!(together, "{request} is there twice: {entries:?}");
    }
    let replayed = log_text::replay(log, |_, _, _| {}).unwrap();
    // A play that ends a game seals the next deal: with half of it there would be neither.
    assert!(replayed.is_running() || replayed.commitment().is_some(), "half a change");
    let finished = replayed.round().map_or(0, |round| round.number() - u32::from(!round.is_over()));
    let filter = RecordFilter { limit: 100_000, ..RecordFilter::default() };
    let records = store.records(filter).await.unwrap();
    let records = records.iter().filter(|record| record.table == table).count();
    assert_eq!(records, finished as usize, "a finished game has a record, and no other has one");
}
