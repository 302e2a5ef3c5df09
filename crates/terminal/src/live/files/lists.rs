//! Lists of the games that are kept, the newest first.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use stapel_protocol::table::rest::{RecordJson, TableSummaryJson};
use stapel_room::{Local, TableId};

use super::Files;
use super::table::whole_lines;

/// The most games that a list has.
const MOST_LISTED: usize = 50;

/// The most tables that are kept with nothing to go on with: whoever comes back to one sees how it ended. Their games are
/// kept as records anyway.
const MOST_FINISHED: usize = 10;

/// A table of this machine in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    /// What lists say of it.
    pub(crate) table: TableSummaryJson,
    /// How many cards are left, if a game is being played.
    pub(crate) left: Option<u8>,
}

/// Everything that is kept of games, the newest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Kept {
    pub(crate) unfinished: Vec<Listed>,
    pub(crate) finished: Vec<RecordJson>,
}

impl Files {
    /// The games that are kept.
    pub(crate) fn list(&self) -> Kept {
        let tables = newest(&self.tables(), "log").into_iter();
        let mut unfinished: Vec<Listed> = tables
            .filter_map(|path| self.look_at(&path))
            .filter(|listed| listed.table.running)
            .take(MOST_LISTED)
            .collect();
        unfinished.sort_by_key(|listed| Reverse(listed.table.changed));
        let records = newest(&self.records(), "json").into_iter().take(MOST_LISTED);
        let texts = records.filter_map(|path| fs::read_to_string(path).ok());
        let mut finished: Vec<RecordJson> =
            texts.filter_map(|text| RecordJson::parse(&text)).collect();
        finished.sort_by_key(|record| Reverse(record.summary.finished));
        Kept { unfinished, finished }
    }

    /// Makes room for another table.
    pub(crate) fn tidy(&self) {
        let tables = newest(&self.tables(), "log").into_iter();
        let finished = tables.filter_map(|path| self.look_at(&path));
        let finished = finished.filter(|listed| !listed.table.running);
        for old in finished.skip(MOST_FINISHED) {
            if let Ok(id) = old.table.id.parse() {
                // Whoever looks at it keeps it.
                let _stays_if_open = self.forget_table(id);
            }
        }
    }

    /// What is known of the table with this file. Nothing is locked: another program may go on with it.
    fn look_at(&self, path: &Path) -> Option<Listed> {
        let id: TableId = path.file_stem()?.to_str()?.parse().ok()?;
        let text = fs::read_to_string(path).ok()?;
        let lines = text[..whole_lines(&text)].lines();
        let local = Local::load(id, lines, String::new()).ok()?;
        Some(Listed { table: local.summary(), left: local.cards_left() })
    }
}

/// The files in a directory that end so, those first that were last written.
pub(super) fn newest(directory: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(directory) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().extension().is_some_and(|found| found == extension))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    files.sort_by(|one, other| other.cmp(one));
    files.into_iter().map(|(_, path)| path).collect()
}
