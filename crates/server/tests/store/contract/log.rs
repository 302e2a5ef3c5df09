use stapel_server::store::{Append, Store, StoreError};

use super::promises;
use crate::support::*;

promises! {
    a_log_comes_back_in_order,
    a_log_can_be_read_from_a_version_on,
    what_is_there_already_is_a_conflict,
    what_leaves_a_gap_is_refused,
    a_refused_append_writes_nothing,
    tables_do_not_get_in_each_others_way,
    an_append_may_have_no_entries,
    of_two_writers_one_wins,
    a_closed_store_does_nothing,
    a_write_that_nobody_waits_for_is_whole_or_not_there,
}

async fn a_log_comes_back_in_order(store: &dyn Store) {
    let entries = vec![entry(1, "one"), said(2, 7, "two"), entry(-3, ""), entry(4, "vier – 🂡")];
    store.append(append(table(1), 1, entries[..1].to_vec())).await.unwrap();
    store.append(append(table(1), 2, entries[1..].to_vec())).await.unwrap();
    assert_eq!(store.load(table(1), 0).await.unwrap(), entries);
    assert_eq!(store.load(table(2), 0).await.unwrap(), []);
}

async fn a_log_can_be_read_from_a_version_on(store: &dyn Store) {
    let entries = vec![entry(1, "one"), entry(2, "two"), entry(3, "three")];
    store.append(append(table(1), 1, entries.clone())).await.unwrap();
    assert_eq!(store.load(table(1), 1).await.unwrap(), entries);
    assert_eq!(store.load(table(1), 3).await.unwrap(), entries[2..]);
    assert_eq!(store.load(table(1), 4).await.unwrap(), []);
    assert_eq!(store.load(table(1), u64::MAX).await.unwrap(), []);
}

async fn what_is_there_already_is_a_conflict(store: &dyn Store) {
    let table = table(1);
    store.append(append(table, 1, vec![entry(1, "one"), entry(2, "two")])).await.unwrap();
    for first in [0, 1, 2] {
        let refused = store.append(append(table, first, vec![entry(3, "late")])).await;
        assert_eq!(refused, Err(StoreError::Conflict { table, first, last: 2 }));
    }
    assert_eq!(store.load(table, 0).await.unwrap().len(), 2);
}

async fn what_leaves_a_gap_is_refused(store: &dyn Store) {
    let table = table(1);
    let refused = store.append(append(table, 2, vec![entry(1, "early")])).await;
    assert_eq!(refused, Err(StoreError::Gap { table, first: 2, last: 0 }));
    store.append(append(table, 1, vec![entry(1, "one")])).await.unwrap();
    for first in [3, u64::MAX] {
        let refused = store.append(append(table, first, vec![entry(3, "early")])).await;
        assert_eq!(refused, Err(StoreError::Gap { table, first, last: 1 }));
    }
    assert_eq!(store.load(table, 0).await.unwrap().len(), 1);
}

async fn a_refused_append_writes_nothing(store: &dyn Store) {
    store.put_record(record(9, 9, 1, 1)).await.unwrap();
    let index = stapel_server::store::TableIndex { live: true, ..Default::default() };
    for (first, records) in [(2, vec![record(1, 1, 1, 1)]), (1, vec![record(9, 1, 1, 1)])] {
        let everything = Append { records, ..indexed(table(1), first, index.clone()) };
        store.append(everything).await.unwrap_err();
    }
    assert_eq!(store.load(table(1), 0).await.unwrap(), []);
    assert_eq!(store.live_tables().await.unwrap(), []);
    assert_eq!(store.records(all_records()).await.unwrap().len(), 1);
}

async fn tables_do_not_get_in_each_others_way(store: &dyn Store) {
    for first in 1..=3 {
        let appends = (1..=20).map(|number| {
            // Every third one is wrong and must not take others with it.
            let first = if number % 3 == 0 { first + 1 } else { first };
            store.append(append(table(number), first, vec![entry(1, &number.to_string())]))
        });
        let futures: Vec<_> = appends.collect();
        for (result, number) in join_all(futures).await.into_iter().zip(1..) {
            assert_eq!(result.is_ok(), number % 3 != 0, "{result:?}");
        }
    }
    for number in 1..=20_u8 {
        let log = store.load(table(number), 0).await.unwrap();
        let expected = if number % 3 == 0 { 0 } else { 3 };
        assert_eq!(log, vec![entry(1, &number.to_string()); expected]);
    }
}

async fn an_append_may_have_no_entries(store: &dyn Store) {
    let only_a_record = Append { records: vec![record(1, 1, 1, 5)], ..append(table(1), 1, vec![]) };
    store.append(only_a_record).await.unwrap();
    assert_eq!(store.records(all_records()).await.unwrap(), [record(1, 1, 1, 5)]);
    store.append(append(table(1), 1, vec![entry(1, "still the first")])).await.unwrap();
}

async fn of_two_writers_one_wins(store: &dyn Store) {
    for round in 1..=10 {
        let (table, first, last) = (table(1), 2 * round - 1, 2 * round);
        let attempts = ["left", "right"]
            .map(|who| store.append(append(table, first, vec![entry(1, who), entry(2, who)])));
        let results = join_all(attempts.into()).await;
        assert!(results.contains(&Ok(())), "{results:?}");
        assert!(results.contains(&Err(StoreError::Conflict { table, first, last })), "{results:?}");
        let log = store.load(table, first).await.unwrap();
        assert_eq!(log.len(), 2);
        assert_eq!(log[0].body, log[1].body);
    }
}

async fn a_closed_store_does_nothing(store: &dyn Store) {
    store.append(append(table(1), 1, vec![entry(1, "one")])).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(
        store.append(append(table(1), 2, vec![entry(1, "two")])).await,
        Err(StoreError::Closed)
    );
    assert_eq!(store.load(table(1), 0).await, Err(StoreError::Closed));
    store.close().await.unwrap();
}

async fn a_write_that_nobody_waits_for_is_whole_or_not_there(store: &dyn Store) {
    for number in 1..=50 {
        let entries = vec![entry(1, "a"), entry(1, "b"), entry(1, "c")];
        let mut write = store.append(append(table(number), 1, entries));
        if number % 2 == 0 {
            poll_once(&mut write).await;
        }
        drop(write);
    }
    // This comes after all of them.
    store.append(append(table(99), 1, vec![entry(1, "last")])).await.unwrap();
    for number in 1..=50 {
        let length = store.load(table(number), 0).await.unwrap().len();
        assert!(if number % 2 == 0 { length == 0 || length == 3 } else { length == 0 });
    }
}

async fn poll_once<F: Future + Unpin>(future: &mut F) {
    std::future::poll_fn(|context| {
        let _ = std::pin::Pin::new(&mut *future).poll(context);
        std::task::Poll::Ready(())
    })
    .await;
}
