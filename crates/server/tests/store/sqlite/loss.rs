//! The latest changes are in a file of their own, and that file can get lost.

use std::fs;
use std::path::{Path, PathBuf};

use stapel_server::store::{SqliteOptions, SqlitePeek, SqliteStore, Store, StoreError};

use crate::support::*;

const DATABASE: &str = "stapel.sqlite3";
const WAL: &str = "stapel.sqlite3-wal";
const MARKER: &str = "stapel.sqlite3-durable";
const ACCEPT: SqliteOptions = SqliteOptions { accept_loss: true };

/// What the files are like when a program is killed that had written so many appends after another.
async fn killed(home: &Path, appends: u64) -> PathBuf {
    let directory = home.join("running");
    let store = SqliteStore::open(&directory).unwrap();
    for version in 1..=appends {
        let text = format!("number {version}");
        store.append(append(table(1), version, vec![entry(1, &text)])).await.unwrap();
    }
    let left = home.join("left");
    fs::create_dir(&left).unwrap();
    for name in [DATABASE, WAL, MARKER] {
        fs::copy(directory.join(name), left.join(name)).unwrap();
    }
    drop(store);
    fs::remove_dir_all(&directory).unwrap();
    left
}

fn lost(directory: &Path) -> Option<(i64, i64)> {
    match SqliteStore::open(directory) {
        Ok(_) => None,
        Err(StoreError::Lost { found, durable, .. }) => Some((found, durable)),
        Err(error) => panic!("{error}"),
    }
}

/// F10: a lost write-ahead log is noticed, and going on without it needs a word.
#[tokio::test]
async fn a_lost_write_ahead_log_is_noticed_at_the_start() {
    let home = tempfile::tempdir().unwrap();
    let left = killed(home.path(), 20).await;
    fs::remove_file(left.join(WAL)).unwrap();
    let (found, durable) = lost(&left).expect("it is noticed");
    assert!(found < durable && durable >= 20, "{found} {durable}");
    // It is not forgotten by trying again.
    assert!(lost(&left).is_some());
    let store = SqliteStore::open_with(&left, ACCEPT).unwrap();
    assert_eq!(store.load(table(1), 1).await.unwrap(), []);
    store.append(append(table(1), 1, vec![entry(1, "anew")])).await.unwrap();
    drop(store);
    assert_eq!(lost(&left), None);
}

#[tokio::test]
async fn with_its_write_ahead_log_everything_is_there() {
    let home = tempfile::tempdir().unwrap();
    let left = killed(home.path(), 20).await;
    let store = SqliteStore::open(&left).unwrap();
    assert_eq!(store.load(table(1), 1).await.unwrap().len(), 20);
}

/// F10: SQLite stops reading at the first frame whose checksum is wrong and says nothing.
#[tokio::test]
async fn a_write_ahead_log_that_is_cut_or_damaged_is_noticed() {
    let home = tempfile::tempdir().unwrap();
    let left = killed(home.path(), 20).await;
    let (database, wal) =
        (fs::read(left.join(DATABASE)).unwrap(), fs::read(left.join(WAL)).unwrap());
    let marker = fs::read(left.join(MARKER)).unwrap();
    let mut flipped = wal.clone();
    let middle = flipped.len() * 3 / 4;
    flipped[middle] ^= 4;
    for damaged in [&wal[..wal.len() / 2], &flipped, &[]] {
        fs::write(left.join(DATABASE), &database).unwrap();
        fs::write(left.join(WAL), damaged).unwrap();
        fs::write(left.join(MARKER), &marker).unwrap();
        let _gone = fs::remove_file(left.join("stapel.sqlite3-shm"));
        assert!(lost(&left).is_some(), "{} of {} bytes", damaged.len(), wal.len());
    }
}

/// The check tells it too, and changes nothing.
#[tokio::test]
async fn a_check_tells_what_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let directory = home.path().join("data");
    let store = SqliteStore::open(&directory).unwrap();
    store.append(append(table(1), 1, vec![entry(1, "one")])).await.unwrap();
    drop(store);
    let before = fs::read(directory.join(DATABASE)).unwrap();
    let store = SqliteStore::open(&directory).unwrap();
    store.append(append(table(1), 2, vec![entry(1, "two")])).await.unwrap();
    drop(store);
    let audit = || SqlitePeek::open(&directory).unwrap().audit(&mut |_| true).unwrap();
    assert!(audit().is_sound());
    fs::write(directory.join(DATABASE), &before).unwrap();
    let damage = audit().damage;
    assert_eq!(damage.len(), 1, "{damage:?}");
    assert_eq!(damage[0].part.name(), "lost");
    assert!(lost(&directory).is_some());
}

#[tokio::test]
async fn a_marker_of_which_one_half_is_damaged_still_holds() {
    let home = tempfile::tempdir().unwrap();
    let left = killed(home.path(), 20).await;
    let marker = fs::read(left.join(MARKER)).unwrap();
    for half in [0, 512] {
        for at in 0..40 {
            let mut flipped = marker.clone();
            flipped[half + at] ^= 1;
            fs::write(left.join(MARKER), &flipped).unwrap();
            drop(SqliteStore::open(&left).unwrap());
        }
    }
    fs::write(left.join(MARKER), vec![7; 1024]).unwrap();
    let error = SqliteStore::open(&left).err().unwrap();
    assert!(matches!(error, StoreError::Corrupt(_)), "{error}");
    assert!(SqliteStore::open_with(&left, ACCEPT).is_ok());
}

#[tokio::test]
async fn a_missing_database_is_not_taken_for_a_new_one() {
    let home = tempfile::tempdir().unwrap();
    let left = killed(home.path(), 3).await;
    for name in [DATABASE, WAL] {
        fs::remove_file(left.join(name)).unwrap();
    }
    assert_eq!(lost(&left).map(|(found, _)| found), Some(0));
}

/// A backup starts wherever it is put: in an empty directory, and beside a marker of the database that it replaces.
#[tokio::test]
async fn a_backup_that_is_put_back_starts() {
    let home = tempfile::tempdir().unwrap();
    let directory = home.path().join("data");
    let copy = home.path().join("copy");
    let store = SqliteStore::open(&directory).unwrap();
    store.append(append(table(1), 1, vec![entry(1, "kept")])).await.unwrap();
    store.backup(copy.clone()).await.unwrap();
    store.append(append(table(1), 2, vec![entry(1, "not any more")])).await.unwrap();
    drop(store);
    let empty = home.path().join("empty");
    fs::create_dir(&empty).unwrap();
    for target in [&empty, &directory] {
        fs::copy(&copy, target.join(DATABASE)).unwrap();
        let store = SqliteStore::open(target).unwrap();
        assert_eq!(store.load(table(1), 1).await.unwrap(), [entry(1, "kept")]);
    }
}

/// A file that is deleted takes its lock along, so it is not the one that counts.
#[cfg(unix)]
#[tokio::test]
async fn a_deleted_lock_lets_nobody_in() {
    let home = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(home.path()).unwrap();
    fs::remove_file(home.path().join("stapel.lock")).unwrap();
    let in_use = StoreError::InUse(home.path().to_owned());
    assert_eq!(SqliteStore::open(home.path()).err(), Some(in_use));
    drop(store);
    assert!(SqliteStore::open(home.path()).is_ok());
}
