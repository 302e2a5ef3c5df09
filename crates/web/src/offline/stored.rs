//! The games that are stored in this browser: tables as the lines of their logs, finished games as records.

use std::cell::RefCell;
use std::collections::BTreeMap;

use stapel_protocol::table::rest::{self, RecordSummaryJson, StoredRecordJson};

use super::{Step, TableInfo};
use crate::browser::storage;

/// The most finished games that are kept.
const MOST_RECORDS: usize = 50;

/// The most tables that are stored although they are over: whoever comes back to one sees how it ended.
/// Their games are stored as records anyway.
const MOST_FINISHED: usize = 10;

const TABLE: &str = "local.";
/// Tables that go on with another game: lists of tables leave them out. See [`branch`](super::branch).
pub(super) const BRANCH: &str = "branch.";
/// How such a game ended, by the id of its table.
pub(super) const TRIED: &str = "tried.";
const RECORD: &str = "record.";
/// What was found about a finished game.
pub(crate) const REVIEW: &str = "review.";
/// Under which id the server keeps a finished game.
const ON_SERVER: &str = "kept.";

thread_local! {
    // What this browser has no room for is there as long as the page is.
    static UNSAVED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The result of storing something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StoreResult {
    Stored,
    /// The browser's storage is full: it is in memory as long as this page is open.
    Unsaved,
    /// Another page has gone on with the game, so nothing was written.
    ChangedElsewhere,
    Deleted,
}

/// A stored table. The first line of its text is its [`TableInfo`], then its log follows.
pub(crate) struct StoredTable {
    name: String,
    /// The text as this page has stored or read it last.
    text: String,
}

impl StoredTable {
    /// A new table that begins with this step. `None` if its info can't be read.
    pub(crate) fn new(step: &Step) -> Option<(StoredTable, TableInfo)> {
        tidy();
        StoredTable::named(TABLE, step)
    }

    /// A new table that goes on with another game.
    pub(crate) fn branch(step: &Step) -> Option<(StoredTable, TableInfo)> {
        StoredTable::named(BRANCH, step)
    }

    fn named(prefix: &str, step: &Step) -> Option<(StoredTable, TableInfo)> {
        let about = TableInfo::parse(&step.about)?;
        let name = format!("{prefix}{}", about.table.id);
        Some((StoredTable { name, text: String::new() }, about))
    }

    /// The table with this id.
    pub(crate) fn find(id: &str) -> Option<StoredTable> {
        let named = |prefix: &str| {
            let name = format!("{prefix}{id}");
            read(&name).map(|text| StoredTable { name, text })
        };
        named(TABLE).or_else(|| named(BRANCH))
    }

    /// The lines of its log.
    pub(crate) fn lines(&self) -> &str {
        self.text.split_once('\n').map_or("", |(_, lines)| lines)
    }

    /// Compares what is stored with what this page knows.
    pub(crate) fn look(&self) -> StoreResult {
        match read(&self.name) {
            Some(text) if text == self.text => StoreResult::Stored,
            Some(_) => StoreResult::ChangedElsewhere,
            None if self.text.is_empty() => StoreResult::Stored,
            None => StoreResult::Deleted,
        }
    }

    /// Stores what happened. It must not be shown before.
    pub(crate) fn keep(&mut self, step: &Step) -> StoreResult {
        if step.log.is_empty() {
            return StoreResult::Stored;
        }
        let unchanged = self.look();
        if unchanged != StoreResult::Stored {
            return unchanged;
        }
        let mut text = format!("{}\n{}", step.about, self.lines());
        for line in &step.log {
            text.push_str(line);
            text.push('\n');
        }
        self.text = text;
        let table = write(&self.name, &self.text);
        let branch = self.name.strip_prefix(BRANCH);
        let records = step.records.iter().map(|record| match branch {
            Some(id) => write(&format!("{TRIED}{id}"), record),
            None => keep_record(record),
        });
        records.fold(table, |kept, record| if kept == StoreResult::Stored { record } else { kept })
    }
}

/// The tables that are kept, the newest first.
pub(crate) fn tables() -> Vec<TableInfo> {
    let names = names(TABLE);
    let texts = names.iter().filter_map(|id| read(&format!("{TABLE}{id}")));
    newest_first(texts.filter_map(|text| TableInfo::parse(text.lines().next()?)), |about| {
        about.table.changed
    })
}

/// The finished games that are kept, the newest first.
pub(crate) fn records() -> Vec<RecordSummaryJson> {
    let records = record_texts().filter_map(|text| rest::read(&text).ok());
    newest_first(records, |record: &RecordSummaryJson| record.finished)
}

/// A finished game in the notation of records.
pub(crate) fn record(id: &str) -> Option<String> {
    let stored: StoredRecordJson = rest::read(&read(&format!("{RECORD}{id}"))?).ok()?;
    Some(stored.record)
}

fn record_texts() -> impl Iterator<Item = String> {
    names(RECORD).into_iter().filter_map(|id| read(&format!("{RECORD}{id}")))
}

/// Sorts by insertion. There are few items, and a general sort would be more code to load.
pub(super) fn newest_first<T>(items: impl Iterator<Item = T>, time: fn(&T) -> i64) -> Vec<T> {
    let mut sorted = Vec::new();
    for item in items {
        let newer = sorted.partition_point(|other| time(other) >= time(&item));
        sorted.insert(newer, item);
    }
    sorted
}

/// Deletes a table for good.
pub(crate) fn forget_table(id: &str) {
    forget(&format!("{TABLE}{id}"));
    forget(&format!("{BRANCH}{id}"));
}

/// Deletes a finished game for good. If the server keeps it, it stays there.
pub(crate) fn forget_record(id: &str) {
    forget(&format!("{RECORD}{id}"));
    forget(&format!("{ON_SERVER}{id}"));
    forget(&format!("{REVIEW}{id}"));
}

/// Under which id the server keeps a finished game, if it does.
pub(crate) fn id_on_server(id: &str) -> Option<String> {
    read(&format!("{ON_SERVER}{id}"))
}

/// Stores the id under which the server keeps a finished game.
pub(crate) fn note_on_server(id: &str, there: &str) {
    write(&format!("{ON_SERVER}{id}"), there);
}

fn keep_record(text: &str) -> StoreResult {
    let Ok(record) = rest::read::<StoredRecordJson>(text) else { return StoreResult::Stored };
    let kept = write(&format!("{RECORD}{}", record.id), text);
    if names(RECORD).len() > MOST_RECORDS {
        let records = record_texts().filter_map(|text| rest::read(&text).ok());
        let records = newest_first(records, |record: &StoredRecordJson| record.finished);
        for old in records.iter().skip(MOST_RECORDS) {
            forget_record(&old.id);
        }
    }
    kept
}

/// Deletes the oldest tables that are over, to make room for another one.
fn tidy() {
    let finished = tables().into_iter().filter(|about| !about.table.running);
    for old in finished.skip(MOST_FINISHED) {
        forget_table(&old.table.id);
    }
}

pub(super) fn read(name: &str) -> Option<String> {
    let unsaved = UNSAVED.with_borrow(|unsaved| unsaved.get(name).cloned());
    unsaved.or_else(|| storage::read(name))
}

pub(super) fn write(name: &str, text: &str) -> StoreResult {
    if storage::write(name, text) {
        UNSAVED.with_borrow_mut(|unsaved| unsaved.remove(name));
        return StoreResult::Stored;
    }
    UNSAVED.with_borrow_mut(|unsaved| unsaved.insert(name.to_owned(), text.to_owned()));
    StoreResult::Unsaved
}

pub(super) fn forget(name: &str) {
    storage::forget(name);
    UNSAVED.with_borrow_mut(|unsaved| unsaved.remove(name));
}

pub(super) fn names(beginning: &str) -> Vec<String> {
    let mut names = storage::names(beginning);
    UNSAVED.with_borrow(|unsaved| {
        for name in unsaved.keys().filter_map(|name| name.strip_prefix(beginning)) {
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
    });
    names
}

#[cfg(test)]
mod tests {
    use stapel_protocol::table::GameName;
    use stapel_protocol::table::rest::{RecordJson, TableSummaryJson};
    use stapel_rules::GameKind;

    use super::*;
    use crate::browser::storage::backend;

    fn table_info(id: &str, running: bool, changed: i64) -> TableInfo {
        let game = GameName(GameKind::TheGame);
        let id = id.to_owned();
        TableInfo {
            table: TableSummaryJson {
                id,
                game,
                places: Vec::new(),
                running,
                changed,
                agreement: None,
                turn: None,
            },
            left: None,
        }
    }

    fn step(about: &TableInfo, log: &[&str], records: &[RecordJson]) -> Step {
        Step {
            about: about.to_text(),
            log: log.iter().map(|&line| line.to_owned()).collect(),
            records: records.iter().map(RecordJson::to_text).collect(),
            messages: Vec::new(),
        }
    }

    fn record_json(id: &str, finished: i64) -> RecordJson {
        RecordJson {
            summary: RecordSummaryJson {
                id: id.to_owned(),
                game: GameName(GameKind::TheGame),
                finished,
                places: Vec::new(),
                result: None,
                offline: true,
                agreement: None,
            },
            commitment: String::new(),
            record: format!("the record {id}"),
        }
    }

    /// Opens a table with two lines in its log.
    fn open(id: &str, running: bool, changed: i64) -> StoredTable {
        let step = step(&table_info(id, running, changed), &["first", "second"], &[]);
        let (mut table, _) = StoredTable::new(&step).expect("the step says what the table is");
        assert_eq!(table.keep(&step), StoreResult::Stored);
        table
    }

    fn ids(tables: &[TableInfo]) -> Vec<&str> {
        tables.iter().map(|about| about.table.id.as_str()).collect()
    }

    #[test]
    fn a_table_is_found_with_all_its_lines_in_order() {
        let mut table = open("a", true, 1);
        assert_eq!(
            table.keep(&step(&table_info("a", true, 2), &["third"], &[])),
            StoreResult::Stored
        );
        let found = StoredTable::find("a").expect("it is kept");
        assert_eq!(found.lines(), "first\nsecond\nthird\n");
        assert_eq!(tables()[0].table.changed, 2, "lists say what is known last");
        assert!(StoredTable::find("b").is_none());
    }

    #[test]
    fn what_another_page_has_written_is_not_overwritten() {
        let (mut here, mut there) =
            (open("a", true, 1), StoredTable::find("a").expect("it is kept"));
        assert_eq!(
            there.keep(&step(&table_info("a", true, 2), &["there"], &[])),
            StoreResult::Stored
        );
        assert_eq!(here.look(), StoreResult::ChangedElsewhere);
        let refused = step(&table_info("a", true, 3), &["here"], &[record_json("r", 3)]);
        assert_eq!(here.keep(&refused), StoreResult::ChangedElsewhere);
        assert_eq!(StoredTable::find("a").expect("it is kept").lines(), "first\nsecond\nthere\n");
        assert_eq!(records(), [], "nothing that follows from it is kept, either");
    }

    #[test]
    fn a_deleted_table_stays_deleted() {
        let mut table = open("a", true, 1);
        forget_table("a");
        assert_eq!(
            table.keep(&step(&table_info("a", true, 2), &["third"], &[])),
            StoreResult::Deleted
        );
        assert!(StoredTable::find("a").is_none());
    }

    #[test]
    fn what_there_is_no_room_for_lasts_as_long_as_the_page() {
        let mut table = open("a", true, 1);
        backend::set_full(true);
        let more = step(&table_info("a", true, 2), &["third"], &[record_json("r", 2)]);
        assert_eq!(table.keep(&more), StoreResult::Unsaved);
        assert_eq!(StoredTable::find("a").expect("it is here").lines(), "first\nsecond\nthird\n");
        assert_eq!((ids(&tables()), records().len()), (vec!["a"], 1));
        assert_eq!(record("r").as_deref(), Some("the record r"));
        backend::set_full(false);
        assert_eq!(
            table.keep(&step(&table_info("a", true, 3), &["fourth"], &[])),
            StoreResult::Stored
        );
        let kept = backend::get("stapel.local.a").expect("now it is kept");
        assert!(kept.ends_with("third\nfourth\n"), "{kept}");
    }

    #[test]
    fn lists_begin_with_the_newest_and_leave_out_what_they_cannot_read() {
        for (id, changed) in [("a", 5), ("b", 9), ("c", 7), ("d", 9)] {
            open(id, true, changed);
        }
        backend::set("stapel.local.e", "something else");
        backend::set("stapel.record.e", "something else");
        assert_eq!(ids(&tables()), ["b", "d", "c", "a"]);
        assert_eq!(records(), []);
    }

    #[test]
    fn a_new_table_makes_room_by_the_oldest_that_are_over() {
        open("running", true, 0);
        for number in 0..=MOST_FINISHED {
            open(&format!("over-{number:02}"), false, 10 + number as i64);
        }
        open("new", true, 1000);
        let tables = tables();
        let over = tables.iter().filter(|about| !about.table.running).count();
        assert_eq!(over, MOST_FINISHED);
        assert!(!ids(&tables).contains(&"over-00"), "the oldest is still there");
        assert!(ids(&tables).contains(&"running"), "it is older, but not over");
    }

    #[test]
    fn the_oldest_record_goes_with_everything_that_is_known_of_it() {
        let mut table = open("a", true, 1);
        for number in 0..=MOST_RECORDS {
            let record = record_json(&format!("{number:02}"), number as i64);
            table.keep(&step(&table_info("a", true, 2), &["line"], &[record]));
            note_on_server(&format!("{number:02}"), "there");
        }
        assert_eq!(records().len(), MOST_RECORDS);
        assert!(records().iter().all(|record| record.id != "00"));
        assert_eq!((id_on_server("00"), id_on_server("01").as_deref()), (None, Some("there")));
    }
}
