//! What is kept on this machine: tables by the lines of their logs, finished games by their records, and who one is.

mod boxes;
mod lessons;
mod lists;
mod reviews;
mod small;
mod table;
mod visits;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

pub(crate) use table::{TableFile, Unopened};
pub(crate) use visits::Visit;

use stapel_protocol::table::rest::RecordJson;
use stapel_room::{RecordId, TableId};

use crate::shelf::Shelf;

/// The directory in which everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Files {
    directory: PathBuf,
}

impl Files {
    /// The files in this directory, which is made if it is not there. What is said in it is nobody else's business.
    pub(crate) fn open(directory: &Path) -> io::Result<Files> {
        let files = Files::only_read(directory);
        files.make()?;
        Ok(files)
    }

    /// Makes the directories that are not there.
    pub(crate) fn make(&self) -> io::Result<()> {
        let mut all = [self.tables(), self.records(), self.guests()].into_iter();
        all.try_for_each(|below| small::make_directory(&below))
    }

    /// The same for someone who keeps nothing: nothing is made.
    pub(crate) fn only_read(directory: &Path) -> Files {
        Files { directory: directory.to_owned() }
    }

    fn tables(&self) -> PathBuf {
        self.directory.join("tables")
    }

    fn records(&self) -> PathBuf {
        self.directory.join("records")
    }

    fn guests(&self) -> PathBuf {
        self.directory.join("servers")
    }

    fn table(&self, id: TableId) -> PathBuf {
        self.tables().join(format!("{id}.log"))
    }

    fn record(&self, id: &str) -> Option<PathBuf> {
        // Only what is an id is looked for, so that nobody reaches other files.
        let id: RecordId = id.parse().ok()?;
        Some(self.records().join(format!("{id}.json")))
    }

    /// What is kept besides games.
    pub(crate) fn shelf(&self) -> Shelf {
        let (boxes, damage) = self.boxes();
        Shelf { boxes, damage, draft: self.box_draft(), learned: self.learned() }
    }

    /// Keeps a finished game.
    pub(crate) fn keep_record(&self, record: &RecordJson) -> io::Result<()> {
        match self.record(&record.summary.id) {
            Some(path) => small::write(&path, record.to_text().as_bytes()),
            None => Ok(()),
        }
    }

    /// A finished game.
    pub(crate) fn find_record(&self, id: &str) -> Option<RecordJson> {
        RecordJson::parse(&fs::read_to_string(self.record(id)?).ok()?)
    }

    /// Deletes a finished game for good.
    pub(crate) fn forget_record(&self, id: &str) {
        if let Some(path) = self.record(id) {
            small::remove(&path);
        }
    }

    /// A text that was kept under a name.
    pub(crate) fn note(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.directory.join(name)).ok()
    }

    /// Keeps a text under a name.
    pub(crate) fn keep_note(&self, name: &str, text: &str) -> io::Result<()> {
        small::write(&self.directory.join(name), text.as_bytes())
    }

    /// What shows a server who one is.
    pub(crate) fn guest(&self, origin: &str) -> Option<String> {
        fs::read_to_string(self.guest_path(origin)).ok()
    }

    /// Keeps what shows a server who one is. Nobody else may read it.
    pub(crate) fn keep_guest(&self, origin: &str, text: &str) -> io::Result<()> {
        small::write(&self.guest_path(origin), text.as_bytes())
    }

    fn guest_path(&self, origin: &str) -> PathBuf {
        // Signs of an address that files can't have in their names.
        let name = origin.replace("://", "_").replace([':', '/', '[', ']'], "_");
        self.guests().join(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shows_who_one_is_is_kept_for_each_server_and_for_nobody_else() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        files.keep_guest("http://127.0.0.1:7373", "one").unwrap();
        files.keep_guest("https://example.org", "two").unwrap();
        assert_eq!(files.guest("http://127.0.0.1:7373").as_deref(), Some("one"));
        assert_eq!(files.guest("https://example.org").as_deref(), Some("two"));
        assert_eq!(files.guest("https://example.com"), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let path = files.guest_path("https://example.org");
            assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn only_ids_reach_files() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        files.keep_note("name", "Ada").unwrap();
        files.forget_record("../name");
        assert_eq!(files.note("name").as_deref(), Some("Ada"));
        assert_eq!(files.find_record("../name"), None);
    }
}
