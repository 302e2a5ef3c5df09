//! The files of a store: who may open them, and copies of them.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use stapel_server::store::{
    Append, BotToken, DeviceId, DeviceKind, Millis, SqlitePeek, SqliteStore, Store, StoreError,
};

use crate::support::*;

fn database(directory: &Path) -> std::path::PathBuf {
    directory.join("stapel.sqlite3")
}

async fn write_something(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    let records = vec![record(1, 1, 1, 5)];
    let entries = vec![entry(1, "one"), said(2, 1, "two")];
    store.append(Append { records, ..append(table(1), 1, entries) }).await.unwrap();
}

async fn assert_something(store: &dyn Store) {
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), Some(guest(1, "Mia")));
    assert_eq!(store.load(table(1), 1).await.unwrap(), [entry(1, "one"), said(2, 1, "two")]);
    assert_eq!(store.records(all_records()).await.unwrap(), [record(1, 1, 1, 5)]);
}

#[tokio::test]
async fn everything_is_there_after_opening_again() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("deep/down");
    let store = SqliteStore::open(&data).unwrap();
    write_something(&store).await;
    drop(store);
    let store = SqliteStore::open(&data).unwrap();
    assert_something(&store).await;
    let late = store.append(append(table(1), 2, vec![entry(3, "late")])).await;
    assert_eq!(late, Err(StoreError::Conflict { table: table(1), first: 2, last: 2 }));
}

#[tokio::test]
async fn what_was_accepted_is_written_before_a_store_goes() {
    let directory = tempfile::tempdir().unwrap();
    for number in 1..=20 {
        let store = SqliteStore::open(directory.path()).unwrap();
        let mut write = store.append(append(table(number), 1, vec![entry(1, "one")]));
        std::future::poll_fn(|context| {
            let _ = write.as_mut().poll(context);
            std::task::Poll::Ready(())
        })
        .await;
        drop(write);
        if number % 2 == 0 {
            store.close().await.unwrap();
        }
        drop(store);
        let store = SqliteStore::open(directory.path()).unwrap();
        assert_eq!(store.load(table(number), 1).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn a_second_opener_is_refused_until_the_first_closes() {
    let directory = tempfile::tempdir().unwrap();
    let first = SqliteStore::open(directory.path()).unwrap();
    let in_use = StoreError::InUse(directory.path().to_owned());
    assert_eq!(SqliteStore::open(directory.path()).err(), Some(in_use));
    first.close().await.unwrap();
    assert!(SqliteStore::open(directory.path()).is_ok());
}

#[tokio::test]
async fn nothing_but_the_database_its_marker_and_the_lock_is_left_behind() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    write_something(&store).await;
    store.close().await.unwrap();
    let mut names: Vec<_> =
        fs::read_dir(&directory).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["stapel.lock", "stapel.sqlite3", "stapel.sqlite3-durable"]);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;

    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let store = SqliteStore::open(&data).unwrap();
    write_something(&store).await;
    store.backup(data.join("backup")).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let mut count = 0;
    for file in fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        count += 1;
    }
    assert_eq!(count, 6);
}

#[tokio::test]
async fn older_data_is_brought_up_to_date() {
    for (version, schema) in [(1, &SCHEMAS[..1]), (2, &SCHEMAS[..2])] {
        let directory = tempfile::tempdir().unwrap();
        write_something_as_before(directory.path(), version, schema);
        let peeked = SqlitePeek::open(directory.path()).err();
        let old = matches!(peeked, Some(StoreError::TooOld { found, .. }) if found == version);
        assert!(old, "{peeked:?}");
        let store = SqliteStore::open(directory.path()).unwrap();
        assert_something(&store).await;
        // From now on everything has its checksum, and the log goes on.
        let next = append(table(1), 3, vec![entry(3, "three")]);
        store.append(next).await.unwrap();
        drop(store);
        let audit = SqlitePeek::open(directory.path()).unwrap().audit(&mut |_| true).unwrap();
        assert!(audit.is_sound(), "{audit:?}");
        assert_eq!((audit.tables, audit.entries, audit.guests, audit.records), (1, 3, 1, 1));
    }
}

/// Cookies and tokens from before there were devices go on working: they have become devices.
#[tokio::test]
async fn cookies_and_tokens_from_before_become_devices() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    store.put_guest(guest(1, "Mia")).await.unwrap();
    let token =
        BotToken { hash: hash(9), guest: guest_id(1), label: "bot".to_owned(), created: Millis(7) };
    store.put_token(token).await.unwrap();
    drop(store);
    let connection = Connection::open(database(directory.path())).unwrap();
    let before = "DROP TABLE devices; DROP TABLE orders; DROP TABLE acts; DROP TABLE reports; DROP TABLE pushes; PRAGMA user_version = 3;";
    connection.execute_batch(before).unwrap();
    drop(connection);
    let store = SqliteStore::open(directory.path()).unwrap();
    assert_eq!(store.token_guest(hash(9)).await, Ok(Some(guest_id(1))));
    let devices = store.devices_of(guest_id(1)).await.unwrap();
    let told: Vec<_> =
        devices.iter().map(|one| (one.id, one.kind, one.label.as_str(), one.used)).collect();
    assert_eq!(
        told,
        [
            (DeviceId::of_token(&hash(9)), DeviceKind::Program, "bot", Millis(7)),
            (DeviceId::from_before(guest_id(1)), DeviceKind::Browser, "", Millis(2)),
        ]
    );
    drop(store);
    let audit = SqlitePeek::open(directory.path()).unwrap().audit(&mut |_| true).unwrap();
    assert!(audit.is_sound(), "{audit:?}");
}

/// The schema of earlier versions, which they have left behind in somebody's data.
const SCHEMAS: [&str; 2] = [
    include_str!("../../../src/store/sqlite/migrations/0001_first.sql"),
    include_str!("../../../src/store/sqlite/migrations/0002_offline.sql"),
];

/// What [`write_something`] writes, as an earlier version wrote it.
fn write_something_as_before(directory: &Path, version: i64, schema: &[&str]) {
    let connection = Connection::open(database(directory)).unwrap();
    let id = "x'01010101010101010101010101010101'";
    connection
        .execute_batch(&format!(
            r#"{}
            INSERT INTO guests VALUES ({id}, 'Mia', 1, 2);
            INSERT INTO tables VALUES ({id}, 0, 0, 0, '', '', 2);
            INSERT INTO log VALUES ({id}, 1, 1, NULL, 'one'), ({id}, 2, 2, {id}, 'two');
            INSERT INTO records (id, table_id, game_number, kind, finished, result, text, listed)
                VALUES ({id}, {id}, 1, 'extreme', 5, '{{"won":true}}', 'the plays', 1);
            INSERT INTO record_seats VALUES ({id}, 0, NULL, '{{"bot":"greedy"}}', 5);
            PRAGMA application_id = 0x53746170; PRAGMA user_version = {version};"#,
            schema.concat()
        ))
        .unwrap();
}

#[test]
fn newer_data_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    drop(SqliteStore::open(directory.path()).unwrap());
    let connection = Connection::open(database(directory.path())).unwrap();
    connection.execute_batch("PRAGMA user_version = 1000").unwrap();
    drop(connection);
    let error = SqliteStore::open(directory.path()).err().unwrap();
    assert!(matches!(error, StoreError::TooNew { found: 1000, .. }), "{error}");
}

#[test]
fn the_data_of_another_program_is_refused() {
    for foreign in
        ["CREATE TABLE theirs (x)", "PRAGMA application_id = 7", "PRAGMA user_version = 7"]
    {
        let directory = tempfile::tempdir().unwrap();
        let path = database(directory.path());
        Connection::open(&path).unwrap().execute_batch(foreign).unwrap();
        let error = SqliteStore::open(directory.path()).err();
        assert_eq!(error, Some(StoreError::Foreign(path)), "{foreign}");
    }
    let directory = tempfile::tempdir().unwrap();
    let path = database(directory.path());
    fs::write(&path, "no database at all, but long enough to be one".repeat(100)).unwrap();
    assert_eq!(SqliteStore::open(directory.path()).err(), Some(StoreError::Foreign(path)));
}

#[tokio::test]
async fn a_backup_is_a_copy_that_can_be_opened() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("original")).unwrap();
    write_something(&store).await;
    let copy = directory.path().join("copy");
    fs::create_dir(&copy).unwrap();
    store.backup(database(&copy)).await.unwrap();
    store.append(append(table(2), 1, vec![entry(1, "too late")])).await.unwrap();
    let copied = SqliteStore::open(&copy).unwrap();
    assert_something(&copied).await;
    assert_eq!(copied.load(table(2), 1).await.unwrap(), []);
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let path = directory.path().join("precious");
    for content in ["", "something"] {
        fs::write(&path, content).unwrap();
        let refused = store.backup(path.clone()).await;
        assert_eq!(refused, Err(StoreError::Exists(path.clone())));
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
    }
}

#[tokio::test]
async fn a_backup_that_fails_leaves_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let path = directory.path().join("missing/backup");
    assert!(matches!(store.backup(path).await, Err(StoreError::Io(_))));
}
