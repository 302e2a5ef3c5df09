//! What the store in memory promises beyond the contract: it crashes as a real one would, and always in the same way.

use std::task::{Context, Poll, Waker};

use stapel_server::store::{MemoryStore, Store, StoreError, StoreFuture};

use crate::support::*;

fn poll<T>(future: &mut StoreFuture<'_, T>) -> Poll<Result<T, StoreError>> {
    future.as_mut().poll(&mut Context::from_waker(Waker::noop()))
}

#[test]
fn a_write_waits_until_it_is_durable_and_answered() {
    let (store, control) = MemoryStore::held();
    let mut write = store.append(append(table(1), 1, vec![entry(1, "one")]));
    let read = |expected: usize| {
        let Poll::Ready(log) = poll(&mut store.load(table(1), 1)) else { panic!("reads wait") };
        assert_eq!(log.unwrap().len(), expected);
    };
    assert_eq!(control.queued(), 0);
    assert!(poll(&mut write).is_pending());
    assert_eq!((control.queued(), control.unacknowledged()), (1, 0));
    read(0);
    control.commit(1);
    assert_eq!((control.queued(), control.unacknowledged()), (0, 1));
    assert!(poll(&mut write).is_pending());
    read(1);
    control.acknowledge(1);
    assert_eq!(poll(&mut write), Poll::Ready(Ok(())));
}

#[test]
fn whoever_waits_during_a_crash_is_told_that_the_store_closed() {
    let (store, control) = MemoryStore::held();
    let mut write = store.append(append(table(1), 1, vec![entry(1, "one")]));
    assert!(poll(&mut write).is_pending());
    let survivor = control.crash(0);
    assert_eq!(poll(&mut write), Poll::Ready(Err(StoreError::Closed)));
    assert_eq!(poll(&mut store.load(table(1), 1)), Poll::Ready(Err(StoreError::Closed)));
    assert_eq!(poll(&mut survivor.load(table(1), 1)), Poll::Ready(Ok(vec![])));
}

#[test]
fn closing_lets_everything_through() {
    let (store, control) = MemoryStore::held();
    let mut write = store.append(append(table(1), 1, vec![entry(1, "one")]));
    assert!(poll(&mut write).is_pending());
    assert_eq!(poll(&mut store.close()), Poll::Ready(Ok(())));
    assert_eq!(poll(&mut write), Poll::Ready(Ok(())));
    assert!(!control.step(0));
}

/// Writes appends of three entries to several tables, with crashes in between. Tells what was acknowledged and what
/// was found at each crash.
fn simulate(seed: u64) -> Vec<(usize, usize)> {
    const TABLES: usize = 4;
    let mut chance = Chance(seed);
    let (mut store, control) = MemoryStore::held();
    let mut story = Vec::new();
    let mut lengths = [0; TABLES];
    for _ in 0..10 {
        let mut acknowledged = lengths;
        let next = {
            let mut writes: Vec<(usize, StoreFuture<'_, ()>)> = Vec::new();
            let mut sent = lengths;
            for _ in 0..chance.below(40) {
                let number = chance.below(TABLES as u64) as usize;
                let entries = vec![entry(1, "a"), entry(2, "b"), entry(3, "c")];
                let first = sent[number] as u64 + 1;
                let mut write = store.append(append(table(number as u8), first, entries));
                assert!(poll(&mut write).is_pending());
                sent[number] += 3;
                writes.push((number, write));
                control.step(if chance.below(3) == 0 { chance.next() } else { 0 });
                writes.retain_mut(|(number, write)| match poll(write) {
                    Poll::Pending => true,
                    Poll::Ready(result) => {
                        result.unwrap();
                        acknowledged[*number] += 3;
                        false
                    }
                });
            }
            control.crash(chance.next())
        };
        store = next;
        for number in 0..TABLES {
            let Poll::Ready(log) = poll(&mut store.load(table(number as u8), 1)) else {
                panic!("reads wait")
            };
            let length = log.unwrap().len();
            assert_eq!(length % 3, 0, "half an append survived");
            assert!(length >= acknowledged[number], "an acknowledged append was lost");
            story.push((acknowledged[number], length));
            lengths[number] = length;
        }
    }
    story
}

#[test]
fn a_crash_loses_only_what_was_not_acknowledged() {
    let stories: Vec<_> = (0..100).map(simulate).collect();
    let surprises = stories.iter().flatten().filter(|(told, found)| told < found).count();
    assert!(surprises > 0, "what is durable but not acknowledged should survive at times");
}

#[test]
fn the_same_seed_tells_the_same_story() {
    assert_eq!(simulate(5), simulate(5));
    assert_ne!(simulate(5), simulate(6));
}
