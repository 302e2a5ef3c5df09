//! A store that keeps logs in order, takes its time, and can crash.

use std::collections::{BTreeMap, VecDeque};

use stapel_server::store::{LogEntry, Record, TableIndex};

/// Something to be written: all of it or nothing.
pub(crate) struct Append {
    /// Counts the appends of a run.
    pub(crate) number: u64,
    pub(crate) table: usize,
    pub(crate) first: u64,
    pub(crate) entries: Vec<LogEntry>,
    pub(crate) index: Option<TableIndex>,
    pub(crate) records: Vec<Record>,
}

/// What is kept of a table.
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) log: Vec<LogEntry>,
    pub(crate) index: Option<TableIndex>,
    pub(crate) records: BTreeMap<u32, Record>,
}

/// The store. What waits is lost in a crash, from some point on.
#[derive(Default)]
pub(crate) struct Store {
    pub(crate) kept: Vec<Kept>,
    waiting: VecDeque<Append>,
}

impl Store {
    pub(crate) fn append(&mut self, append: Append) {
        let ahead = self.waiting.iter().filter(|other| other.table == append.table);
        let entries: usize = ahead.map(|other| other.entries.len()).sum();
        let length = self.kept[append.table].log.len() + entries;
        if !append.entries.is_empty() {
            assert_eq!(append.first, length as u64 + 1, "the log has a gap or a conflict");
        }
        self.waiting.push_back(append);
    }

    /// Everything up to this append is durable now.
    pub(crate) fn make_durable(&mut self, number: u64) {
        while self.waiting.front().is_some_and(|append| append.number <= number) {
            let append = self.waiting.pop_front().expect("it is there");
            self.write(append);
        }
    }

    /// The power goes: the first `keep` of what waits were written, the rest was not.
    pub(crate) fn crash(&mut self, keep: usize) {
        for _ in 0..keep {
            let append = self.waiting.pop_front().expect("no more are kept than wait");
            self.write(append);
        }
        self.waiting.clear();
    }

    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Nothing more of what this table has waiting is written.
    pub(crate) fn forget(&mut self, table: usize) {
        self.waiting.retain(|append| append.table != table);
    }

    fn write(&mut self, append: Append) {
        let kept = &mut self.kept[append.table];
        kept.log.extend(append.entries);
        if append.index.is_some() {
            kept.index = append.index;
        }
        for record in append.records {
            let before = kept.records.insert(record.game_number, record);
            assert!(before.is_none(), "a game has two records");
        }
    }
}
