//! The file of a table: its log, line by line.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};

use stapel_room::TableId;

use super::{Files, small};

/// The file of a table, to which lines are appended. As long as it is open, no other program can open it.
#[derive(Debug)]
pub(crate) struct TableFile {
    file: File,
    /// How much of it is whole.
    length: u64,
    /// Lines that could not be written yet.
    unwritten: String,
}

/// Why the file of a table can't be opened.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unopened {
    #[error("there is no such table")]
    Missing,
    #[error("another program goes on with the game")]
    Elsewhere,
    #[error("the file of the table can't be read")]
    Unreadable,
}

impl From<io::Error> for Unopened {
    fn from(error: io::Error) -> Unopened {
        match error.kind() {
            io::ErrorKind::NotFound => Unopened::Missing,
            _ => Unopened::Unreadable,
        }
    }
}

impl Files {
    /// Begins the file of a table with its first lines. It has all of them, or there is none.
    pub(crate) fn create_table(&self, id: TableId, lines: &[String]) -> io::Result<TableFile> {
        let path = self.table(id);
        let (new, mut file) = small::create_beside(&path)?;
        let text = joined(lines);
        file.try_lock()?;
        file.write_all(text.as_bytes())?;
        small::put_in_place(&file, &new, &path)?;
        Ok(TableFile { file, length: text.len() as u64, unwritten: String::new() })
    }

    /// Opens the file of a table, and gives the lines that it has.
    pub(crate) fn open_table(&self, id: TableId) -> Result<(TableFile, String), Unopened> {
        let path = self.table(id);
        let mut file = OpenOptions::new().read(true).write(true).open(&path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Unopened::Elsewhere,
            TryLockError::Error(_) => Unopened::Unreadable,
        })?;
        // Someone may have deleted it before it was locked.
        if !path.exists() {
            return Err(Unopened::Missing);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut text = String::from_utf8(bytes).map_err(|_| Unopened::Unreadable)?;
        // A line without an end was being written when the program ended. Nobody was shown what follows from it.
        text.truncate(whole_lines(&text));
        let length = text.len() as u64;
        file.set_len(length)?;
        file.seek(SeekFrom::End(0))?;
        Ok((TableFile { file, length, unwritten: String::new() }, text))
    }

    /// Deletes a table for good. Not if another program goes on with it.
    pub(crate) fn forget_table(&self, id: TableId) -> Result<(), Unopened> {
        // It stays open, and so locked, until it is gone.
        let _open = self.open_table(id)?;
        small::remove(&self.table(id));
        Ok(())
    }
}

impl TableFile {
    /// Keeps lines for good. Those that can't be written are tried again with the next ones.
    pub(crate) fn append(&mut self, lines: &[String]) -> io::Result<()> {
        self.unwritten.push_str(&joined(lines));
        let written =
            self.file.write_all(self.unwritten.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // What was written of it must not stay, since it is written again.
            self.file.set_len(self.length)?;
            self.file.seek(SeekFrom::Start(self.length))?;
            return Err(error);
        }
        self.length += self.unwritten.len() as u64;
        self.unwritten.clear();
        Ok(())
    }
}

/// How many bytes belong to whole lines.
pub(super) fn whole_lines(text: &str) -> usize {
    text.rfind('\n').map_or(0, |last| last + 1)
}

fn joined(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const ID: TableId = TableId::from_bytes([7; 16]);

    fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
        lines.map(str::to_owned).to_vec()
    }

    #[test]
    fn lines_come_back_as_they_were_kept() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        let mut table = files.create_table(ID, &lines(["one", "two"])).unwrap();
        table.append(&lines(["three"])).unwrap();
        drop(table);
        assert_eq!(files.open_table(ID).unwrap().1, "one\ntwo\nthree\n");
    }

    #[test]
    fn a_line_that_was_torn_by_a_crash_is_gone_and_the_next_one_stands_alone() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        drop(files.create_table(ID, &lines(["one", "two"])).unwrap());
        fs::write(files.table(ID), "one\ntwo\nthr").unwrap();
        let (mut table, text) = files.open_table(ID).unwrap();
        assert_eq!(text, "one\ntwo\n");
        table.append(&lines(["four"])).unwrap();
        drop(table);
        assert_eq!(files.open_table(ID).unwrap().1, "one\ntwo\nfour\n");
    }

    #[test]
    fn a_table_that_is_open_can_neither_be_opened_nor_deleted() {
        let directory = tempfile::tempdir().unwrap();
        let files = Files::open(directory.path()).unwrap();
        assert!(matches!(files.open_table(ID), Err(Unopened::Missing)));
        let table = files.create_table(ID, &lines(["one"])).unwrap();
        assert!(matches!(files.open_table(ID), Err(Unopened::Elsewhere)));
        assert!(matches!(files.forget_table(ID), Err(Unopened::Elsewhere)));
        drop(table);
        files.forget_table(ID).unwrap();
        assert!(matches!(files.open_table(ID), Err(Unopened::Missing)));
    }
}
