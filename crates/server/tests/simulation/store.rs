//! A store that keeps logs in order, takes its time, can crash, and lies on a disk that can be damaged.

use std::collections::{BTreeMap, VecDeque};

use stapel_server::store::chain::{BrokenChain, Head, SealedEntry, unseal};
use stapel_server::store::{LogEntry, Record, TableId, TableIndex};

use crate::chance::Chance;

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
pub(crate) struct Kept {
    id: TableId,
    /// The log as it was written. A disk may have something else.
    pub(crate) disk: Disk,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) index: Option<TableIndex>,
    pub(crate) records: BTreeMap<u32, Record>,
}

impl Kept {
    pub(crate) fn new(id: TableId) -> Kept {
        let (disk, log, index, records) = Default::default();
        Kept { id, disk, log, index, records }
    }
}

/// A log on a disk, sealed as the real store seals it, and apart from it where it ends.
#[derive(Clone, Default)]
pub(crate) struct Disk {
    entries: Vec<SealedEntry>,
    head: Head,
}

impl Disk {
    fn write(&mut self, table: TableId, entry: LogEntry) {
        let (sealed, head) = self.head.seal(table, entry);
        self.entries.push(sealed);
        self.head = head;
    }

    /// Something happens to it that no program has asked for. Tells what.
    pub(crate) fn damage(&mut self, chance: &mut Chance) -> &'static str {
        // It may have lost everything before.
        let at = chance.below(self.entries.len().max(1));
        // A log that lost its end twice, once here and once where its end is kept, is a log from before: only what is kept
        // outside of the database tells that, and it is not simulated here.
        let is_whole = self.head.version == self.entries.len() as u64;
        let kinds = if is_whole { 10 } else { 6 };
        match if self.entries.is_empty() { 5 } else { chance.below(kinds) } {
            0..=3 => {
                flip_text(&mut self.entries[at].entry.body, chance);
                "flipped bit"
            }
            4 => {
                let entry = &mut self.entries[at];
                match chance.below(3) {
                    0 => entry.entry.at.0 ^= 1 << chance.below(63),
                    1 => entry.sum ^= 1 << chance.below(64),
                    _ => entry.version ^= 1 << chance.below(64),
                }
                "flipped bit"
            }
            5 => {
                match chance.below(2) {
                    0 => self.head.version ^= 1 << chance.below(64),
                    _ => self.head.sum ^= 1 << chance.below(64),
                }
                "flipped bit"
            }
            6 | 7 => {
                // The end of what was written last didn't reach the disk, but that it was written did.
                self.entries.truncate(at);
                "torn write"
            }
            8 => {
                // The other way round.
                let before = at.checked_sub(1).map(|before| &self.entries[before]);
                self.head = before
                    .map_or(Head::default(), |last| Head { version: last.version, sum: last.sum });
                "torn write"
            }
            _ => {
                self.entries.remove(at);
                "torn write"
            }
        }
    }
}

/// Flips a bit of a text that stays a text.
fn flip_text(text: &mut String, chance: &mut Chance) {
    let places: Vec<usize> =
        text.char_indices().filter(|(_, letter)| letter.is_ascii()).map(|(at, _)| at).collect();
    let Some(&at) = chance.pick(&places) else { return text.push('!') };
    let flipped = char::from(text.as_bytes()[at] ^ (1 << chance.below(7)));
    text.replace_range(at..=at, &flipped.to_string());
}

/// How a store reads. All but the first are wrong, and have to be found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Reading {
    /// What was written, or an error.
    #[default]
    Checked,
    /// Whatever is there.
    Believing,
    /// Without a look at where the log should end.
    WithoutHead,
}

/// The store. What waits is lost in a crash, from some point on.
#[derive(Default)]
pub(crate) struct Store {
    pub(crate) kept: Vec<Kept>,
    pub(crate) reading: Reading,
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

    /// The log of a table, as the disk has it.
    pub(crate) fn load(&self, table: usize) -> Result<Vec<LogEntry>, BrokenChain> {
        let Kept { id, disk, .. } = &self.kept[table];
        let entries = disk.entries.clone();
        match self.reading {
            Reading::Checked => unseal(*id, Head::default(), entries, disk.head),
            Reading::Believing => Ok(entries.into_iter().map(|sealed| sealed.entry).collect()),
            Reading::WithoutHead => {
                let last = entries.last().map(|last| Head { version: last.version, sum: last.sum });
                unseal(*id, Head::default(), entries, last.unwrap_or_default())
            }
        }
    }

    /// Somebody puts a backup back.
    pub(crate) fn restore(&mut self, table: usize) {
        let kept = &mut self.kept[table];
        kept.disk = Disk::default();
        for entry in &kept.log {
            kept.disk.write(kept.id, entry.clone());
        }
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
        for entry in &append.entries {
            kept.disk.write(kept.id, entry.clone());
        }
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
