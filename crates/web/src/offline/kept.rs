//! The games that are kept in this browser: tables by the lines of their logs, finished games by their
//! records.

use std::cell::RefCell;
use std::collections::BTreeMap;

use stapel_protocol::table::rest::RecordJson;

use super::{About, Step};
use crate::browser::storage;

/// The most finished games that are kept.
const MOST_RECORDS: usize = 50;

/// The most tables that are kept with nothing to go on with: whoever comes back to one sees how it
/// ended. Their games are kept as records anyway.
const MOST_FINISHED: usize = 10;

const TABLE: &str = "local.";
const RECORD: &str = "record.";
/// Under which id the server keeps a finished game.
const ON_SERVER: &str = "kept.";

thread_local! {
    // What this browser has no room for is there as long as the page is.
    static UNSAVED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// What became of something that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// It is kept.
    Yes,
    /// It lasts as long as this page: the browser keeps no more.
    ForNow,
    /// Another page has gone on with the game. Nothing was written: the lines there are not these.
    Elsewhere,
    /// Someone has deleted the game.
    Gone,
}

/// A table that is kept: what is known of it in the first line, and then its log.
pub(crate) struct KeptTable {
    name: String,
    /// Everything, as it was kept the last time.
    text: String,
}

impl KeptTable {
    /// A new table, which begins with a step. `None` if the step makes no sense.
    pub(crate) fn new(step: &Step) -> Option<(KeptTable, About)> {
        let about = About::parse(&step.about)?;
        tidy();
        let table = KeptTable { name: format!("{TABLE}{}", about.table.id), text: String::new() };
        Some((table, about))
    }

    /// The table with this id.
    pub(crate) fn find(id: &str) -> Option<KeptTable> {
        let name = format!("{TABLE}{id}");
        read(&name).map(|text| KeptTable { name, text })
    }

    /// The lines of its log.
    pub(crate) fn lines(&self) -> &str {
        self.text.split_once('\n').map_or("", |(_, lines)| lines)
    }

    /// Whether what is kept is still what this page knows.
    pub(crate) fn look(&self) -> Kept {
        match read(&self.name) {
            Some(text) if text == self.text => Kept::Yes,
            Some(_) => Kept::Elsewhere,
            None if self.text.is_empty() => Kept::Yes,
            None => Kept::Gone,
        }
    }

    /// Keeps what happened. Only then may it be shown.
    pub(crate) fn keep(&mut self, step: &Step) -> Kept {
        if step.log.is_empty() {
            return Kept::Yes;
        }
        let unchanged = self.look();
        if unchanged != Kept::Yes {
            return unchanged;
        }
        let mut text = format!("{}\n{}", step.about, self.lines());
        for line in &step.log {
            text.push_str(line);
            text.push('\n');
        }
        self.text = text;
        let table = write(&self.name, &self.text);
        let records = step.records.iter().map(|record| keep_record(record));
        records.fold(table, |kept, record| if kept == Kept::Yes { record } else { kept })
    }
}

/// The tables that are kept, the newest first.
pub(crate) fn tables() -> Vec<About> {
    let names = names(TABLE);
    let texts = names.iter().filter_map(|id| read(&format!("{TABLE}{id}")));
    newest_first(texts.filter_map(|text| About::parse(text.lines().next()?)), |about| {
        about.table.changed
    })
}

/// The finished games that are kept, the newest first.
pub(crate) fn records() -> Vec<RecordJson> {
    let names = names(RECORD);
    let texts = names.iter().filter_map(|id| read(&format!("{RECORD}{id}")));
    newest_first(texts.filter_map(|text| RecordJson::parse(&text)), |record| {
        record.summary.finished
    })
}

/// Puts each in its place. There are few, and everyone would load what sorts many quickly.
fn newest_first<T>(items: impl Iterator<Item = T>, time: fn(&T) -> i64) -> Vec<T> {
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
}

/// Deletes a finished game for good. If the server keeps it, it stays there.
pub(crate) fn forget_record(id: &str) {
    forget(&format!("{RECORD}{id}"));
    forget(&format!("{ON_SERVER}{id}"));
}

/// Under which id the server keeps a finished game, if it does.
pub(crate) fn id_on_server(id: &str) -> Option<String> {
    read(&format!("{ON_SERVER}{id}"))
}

/// Takes note that the server keeps a finished game.
pub(crate) fn note_on_server(id: &str, there: &str) {
    write(&format!("{ON_SERVER}{id}"), there);
}

fn keep_record(text: &str) -> Kept {
    let Some(record) = RecordJson::parse(text) else { return Kept::Yes };
    let kept = write(&format!("{RECORD}{}", record.summary.id), text);
    if names(RECORD).len() > MOST_RECORDS {
        for old in records().iter().skip(MOST_RECORDS) {
            forget_record(&old.summary.id);
        }
    }
    kept
}

/// Makes room for another table.
fn tidy() {
    let finished = tables().into_iter().filter(|about| !about.table.running);
    for old in finished.skip(MOST_FINISHED) {
        forget_table(&old.table.id);
    }
}

fn read(name: &str) -> Option<String> {
    let unsaved = UNSAVED.with_borrow(|unsaved| unsaved.get(name).cloned());
    unsaved.or_else(|| storage::read(name))
}

fn write(name: &str, text: &str) -> Kept {
    if storage::write(name, text) {
        UNSAVED.with_borrow_mut(|unsaved| unsaved.remove(name));
        return Kept::Yes;
    }
    UNSAVED.with_borrow_mut(|unsaved| unsaved.insert(name.to_owned(), text.to_owned()));
    Kept::ForNow
}

fn forget(name: &str) {
    storage::forget(name);
    UNSAVED.with_borrow_mut(|unsaved| unsaved.remove(name));
}

fn names(beginning: &str) -> Vec<String> {
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
