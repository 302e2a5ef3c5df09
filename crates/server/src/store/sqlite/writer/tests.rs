use std::sync::mpsc::channel;
use std::task::{Context, Waker};

use super::*;
use crate::store::{Append, LogEntry, Millis, SqliteStore, Store, StoreFuture};

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
    let released = std::sync::Mutex::new(released);
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

#[tokio::test]
async fn what_waits_becomes_one_commit() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    // Not more than one task of the runtime may do at once.
    let mut appends: Vec<_> = (0..100).map(|number| store.append(append(number, 1))).collect();
    appends.iter_mut().for_each(poll);
    drop(release);
    holding.await.unwrap();
    for append in appends {
        append.await.unwrap();
    }
    let statistics = store.statistics();
    assert_eq!((statistics.commits, statistics.writes), (2, 101));
}

#[tokio::test]
async fn a_write_waits_for_its_place_in_a_full_queue() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    let mut appends: Vec<_> =
        (1..=QUEUE as u64 + 10).map(|first| store.append(append(1, first))).collect();
    appends.iter_mut().for_each(poll);
    assert_eq!(store.writer.queue.as_ref().expect("it is open").capacity(), 0);
    drop(release);
    holding.await.unwrap();
    for append in appends {
        append.await.unwrap();
    }
}

#[tokio::test]
async fn what_fails_unforeseen_takes_nothing_else_with_it() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    let mut good = store.append(append(1, 1));
    let mut bad: StoreFuture<'_, ()> = Box::pin(store.writer.write(|desk| {
        desk.connection.execute_batch("DELETE FROM log; SELECT nonsense")?;
        Ok(())
    }));
    let mut late = store.append(append(1, 1));
    let mut next = store.append(append(1, 2));
    for future in [&mut good, &mut bad, &mut late, &mut next] {
        poll(future);
    }
    drop(release);
    holding.await.unwrap();
    good.await.unwrap();
    assert!(matches!(bad.await, Err(StoreError::Io(_))));
    assert!(matches!(late.await, Err(StoreError::Conflict { .. })));
    next.await.unwrap();
    let table = TableId::from_bytes([1; 16]);
    assert_eq!(store.load(table, 1).await.unwrap().len(), 2);
}

#[tokio::test]
async fn reading_does_not_wait_for_writing() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path()).unwrap();
    let (release, holding) = hold(&store);
    assert_eq!(store.live_tables().await, Ok(Vec::new()));
    drop(release);
    holding.await.unwrap();
}
