//! A small file beside the database that says which commit was durable last.
//!
//! The latest commits are in the write-ahead log. If that file gets lost, SQLite finds an older database that is in
//! perfect order, and nobody would notice. This file is written after every commit, so it never says more than the
//! disk has, and it is no part of the log: a database that ends before it is one that has lost something.
//!
//! It is handed to the system with every commit and to the disk now and then. So it survives a program that is killed
//! as it is; after a loss of power it may be some seconds old and then notices less, but never too much.

use std::fs::File;
use std::hash::Hasher;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::open::{create_file, io};
use crate::store::StoreError;
use crate::store::chain::Domain;

/// The file begins with the name of the database, so that whoever moves the one with `stapel.sqlite3*` takes both.
const NAME: &str = "stapel.sqlite3-durable";

/// What each half of the file begins with.
const MAGIC: &[u8; 8] = b"stapdur1";

/// The bytes of a half that mean something: what it begins with, lineage, number of the commit, checksum.
const LENGTH: usize = 8 + 16 + 8 + 8;

/// Where the second half begins: in a sector of its own. They are written in turns, so one of them is always whole.
const SECOND: u64 = 512;

/// How often it is handed to the disk while there are commits.
const SYNC_EVERY: Duration = Duration::from_secs(10);

/// What a marker says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Durable {
    pub(super) lineage: [u8; 16],
    pub(super) sequence: i64,
}

/// The file, open for writing.
pub(super) struct Marker {
    path: PathBuf,
    file: File,
    lineage: [u8; 16],
    synced: Instant,
    /// Whether the last attempt to write it failed, which is told once.
    failed: bool,
}

/// What the marker in a directory says; `None` if there is no such file.
///
/// # Errors
/// [`StoreError::Corrupt`] if neither half can be read.
pub(super) fn read(directory: &Path) -> Result<Option<Durable>, StoreError> {
    let path = directory.join(NAME);
    let mut bytes = Vec::new();
    match File::open(&path).and_then(|file| file.take(2 * SECOND).read_to_end(&mut bytes)) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(io(&path, &error)),
    }
    let halves = [0, SECOND as usize].map(|at| bytes.get(at..at + LENGTH).and_then(parse));
    match halves.into_iter().flatten().max_by_key(|durable| durable.sequence) {
        Some(durable) => Ok(Some(durable)),
        // The file was made, and the program ended before it could write anything.
        None if bytes.iter().all(|byte| *byte == 0) => Ok(None),
        None => Err(StoreError::Corrupt(format!("{} can't be read", path.display()))),
    }
}

fn parse(bytes: &[u8]) -> Option<Durable> {
    let (content, sum) = bytes.split_at_checked(LENGTH - 8)?;
    let sound = content.starts_with(MAGIC) && sum == checksum(content);
    sound.then(|| Durable {
        lineage: std::array::from_fn(|index| content[8 + index]),
        sequence: i64::from_be_bytes(std::array::from_fn(|index| content[24 + index])),
    })
}

fn checksum(content: &[u8]) -> [u8; 8] {
    let mut hash = Domain::Durable.hasher();
    hash.write(content);
    hash.finish().to_be_bytes()
}

impl Marker {
    /// Opens the marker of a directory, and says in it what the database has. What it said before is replaced.
    pub(super) fn open(directory: &Path, durable: Durable) -> Result<Marker, StoreError> {
        let path = directory.join(NAME);
        let mut file = create_file(&path, false)?;
        let written = file
            .set_len(2 * SECOND)
            .and_then(|()| write(&mut file, durable, 0))
            .and_then(|()| write(&mut file, durable, SECOND))
            .and_then(|()| file.sync_all());
        written.map_err(|error| io(&path, &error))?;
        Ok(Marker { path, file, lineage: durable.lineage, synced: Instant::now(), failed: false })
    }

    /// A commit is durable.
    pub(super) fn note(&mut self, sequence: i64) {
        let half = if sequence % 2 == 0 { 0 } else { SECOND };
        let durable = Durable { lineage: self.lineage, sequence };
        let mut written = write(&mut self.file, durable, half);
        if written.is_ok() && self.synced.elapsed() >= SYNC_EVERY {
            self.synced = Instant::now();
            written = self.file.sync_data();
        }
        self.tell(&written);
    }

    /// Hands it to the disk.
    pub(super) fn sync(&mut self) {
        let synced = self.file.sync_data();
        self.tell(&synced);
    }

    /// A marker that can't be written is older than it should be and then notices less. That is no reason to refuse
    /// moves, but one to say so.
    fn tell(&mut self, written: &std::io::Result<()>) {
        if let Err(error) = written
            && !self.failed
        {
            let file = self.path.display();
            tracing::warn!(%file, %error, "what was durable last can't be written down");
        }
        self.failed = written.is_err();
    }
}

fn write(file: &mut File, durable: Durable, at: u64) -> std::io::Result<()> {
    let mut bytes = Vec::with_capacity(LENGTH);
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&durable.lineage);
    bytes.extend_from_slice(&durable.sequence.to_be_bytes());
    let sum = checksum(&bytes);
    bytes.extend_from_slice(&sum);
    write_at(file, &bytes, at)
}

/// Writes bytes at a place of a file. It is done with every commit, so it takes one call of the system where one is enough.
#[cfg(unix)]
fn write_at(file: &mut File, bytes: &[u8], at: u64) -> std::io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, at)
}

#[cfg(not(unix))]
fn write_at(file: &mut File, bytes: &[u8], at: u64) -> std::io::Result<()> {
    use std::io::{Seek, SeekFrom, Write};
    file.seek(SeekFrom::Start(at))?;
    file.write_all(bytes)
}
