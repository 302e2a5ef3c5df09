use std::sync::mpsc::channel;
use std::task::{Context, Waker};

use super::*;
use crate::store::{Append, LogEntry, Millis, SqliteStore, Store, StoreFuture, TableId, Version};

/// Waits for a future. What is polled before is polled outside of the runtime, which would allow a task only so much
/// at once.
fn wait<F: Future>(future: F) -> F::Output {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn wait_for_all(futures: Vec<StoreFuture<'_, ()>>) {
    wait(async {
        for future in futures {
            future.await.unwrap();
        }
    });
}

fn poll(future: &mut StoreFuture<'_, ()>) {
    let _ = future.as_mut().poll(&mut Context::from_waker(Waker::noop()));
}

fn append(number: u8, first: Version) -> Append {
    Append {
        table: TableId::from_bytes([number; 16]),
        first,
        entries: vec![LogEntry { at: Millis(1), author: None, body: "one".to_owned() }],
        index: None,
        records: Vec::new(),
    }
}

/// Keeps the writer busy until the sender is dropped. Returns when it has begun.
fn hold(store: &SqliteStore) -> (std::sync::mpsc::Sender<()>, StoreFuture<'_, ()>) {
    let (release, released) = channel::<()>();
    let (begin, begun) = channel();
    let released = Mutex::new(released);
    let mut holding: StoreFuture<'_, ()> = Box::pin(store.writer.write(move |_| {
        begin.send(()).expect("somebody waits for it");
        // It ends by an error, when the sender is dropped.
        let _ = released.lock().expect("nobody panicked").recv();
        Ok(())
    }));
    poll(&mut holding);
    begun.recv().expect("the writer runs it");
    (release, holding)
}

#[test]
fn what_waits_becomes_one_commit() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    let mut appends: Vec<_> = (0..200).map(|number| store.append(append(number, 1))).collect();
    appends.iter_mut().for_each(poll);
    drop(release);
    wait(holding).unwrap();
    wait_for_all(appends);
    let statistics = store.statistics();
    assert_eq!((statistics.commits, statistics.writes), (2, 201));
}

#[test]
fn a_write_waits_for_its_place_in_a_full_queue() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    let mut appends: Vec<_> =
        (1..=QUEUE as u64 + 10).map(|first| store.append(append(1, first))).collect();
    appends.iter_mut().for_each(poll);
    assert_eq!(store.writer.queue.as_ref().expect("it is open").capacity(), 0);
    drop(release);
    wait(holding).unwrap();
    wait_for_all(appends);
}

#[test]
fn what_fails_unforeseen_takes_nothing_else_with_it() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    let mut good = store.append(append(1, 1));
    let mut bad: StoreFuture<'_, ()> = Box::pin(store.writer.write(|state| {
        state.connection.execute_batch("DELETE FROM log; SELECT nonsense")?;
        Ok(())
    }));
    let mut late = store.append(append(1, 1));
    let mut next = store.append(append(1, 2));
    for future in [&mut good, &mut bad, &mut late, &mut next] {
        poll(future);
    }
    drop(release);
    wait(holding).unwrap();
    wait(good).unwrap();
    assert!(matches!(wait(bad), Err(StoreError::Io(_))));
    assert!(matches!(wait(late), Err(StoreError::Conflict { .. })));
    wait(next).unwrap();
    let table = TableId::from_bytes([1; 16]);
    assert_eq!(wait(store.load(table, 1)).unwrap().len(), 2);
}

#[test]
fn reading_does_not_wait_for_writing() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    assert_eq!(wait(store.live_tables()), Ok(Vec::new()));
    drop(release);
    wait(holding).unwrap();
}

#[test]
fn a_full_disk_is_told_and_survived() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let limit = |pages: u32| {
        wait(store.writer.write(move |state| {
            state
                .connection
                .query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))?;
            Ok(())
        }))
    };
    limit(1).unwrap();
    let mut large = append(1, 1);
    large.entries[0].body = "x".repeat(100_000);
    assert_eq!(wait(store.append(large.clone())), Err(StoreError::Full));
    assert_eq!(wait(store.load(large.table, 1)), Ok(Vec::new()));
    limit(u32::MAX - 1).unwrap();
    assert_eq!(wait(store.append(large)), Ok(()));
}
