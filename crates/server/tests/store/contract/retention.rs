use stapel_server::store::{
    ERASED, Expired, Guest, Millis, Retention, Store, StoreError, TableIndex,
};

use super::promises;
use crate::support::*;

promises! {
    idle_tables_expire,
    running_games_have_an_age_of_their_own,
    a_table_without_an_index_expires_too,
    a_late_play_keeps_a_table,
    an_expired_table_begins_anew,
    guests_expire_unless_they_are_seated,
    an_expired_guest_leaves_no_words,
    links_expire,
    records_have_an_age_of_their_own,
    a_limit_is_kept,
}

async fn idle_tables_expire(store: &dyn Store) {
    for (number, touched) in [(1, 10), (2, 20), (3, 30)] {
        let guests = vec![guest_id(1)];
        let index = TableIndex { touched: Millis(touched), guests, ..TableIndex::default() };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    let retention = Retention { idle_tables_before: Millis(20), ..keep_everything() };
    let expired = Expired { tables: 1, ..Expired::default() };
    assert_eq!(store.expire(retention).await.unwrap(), expired);
    assert_eq!(store.load(table(1), 1).await.unwrap(), []);
    assert_eq!(store.load(table(2), 1).await.unwrap().len(), 1);
    assert_eq!(store.tables_of(guest_id(1), 10).await.unwrap().len(), 2);
    assert_eq!(store.expire(retention).await.unwrap(), Expired::default());
}

async fn running_games_have_an_age_of_their_own(store: &dyn Store) {
    for (number, live) in [(1, true), (2, false)] {
        let index = TableIndex { live, touched: Millis(10), ..TableIndex::default() };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    let retention = Retention { idle_tables_before: Millis(20), ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().tables, 1);
    assert_eq!(store.live_tables().await.unwrap(), [table(1)]);
    let retention = Retention { live_tables_before: Millis(11), ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().tables, 1);
    assert_eq!(store.live_tables().await.unwrap(), []);
}

async fn a_table_without_an_index_expires_too(store: &dyn Store) {
    store.append(append(table(1), 1, vec![entry(10, "one")])).await.unwrap();
    let retention = Retention { idle_tables_before: Millis(11), ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().tables, 1);
    assert_eq!(store.load(table(1), 1).await.unwrap(), []);
}

async fn a_late_play_keeps_a_table(store: &dyn Store) {
    for number in 1..=3 {
        let index = TableIndex { touched: Millis(10), ..TableIndex::default() };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    store.append(append(table(2), 2, vec![entry(30, "late")])).await.unwrap();
    let retention = Retention { idle_tables_before: Millis(20), limit: 2, ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().tables, 2);
    assert_eq!(store.load(table(2), 1).await.unwrap().len(), 2);
    let retention = Retention { idle_tables_before: Millis(31), ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().tables, 1);
}

async fn an_expired_table_begins_anew(store: &dyn Store) {
    store.append(append(table(1), 1, vec![entry(1, "one"), entry(1, "two")])).await.unwrap();
    let retention = Retention { idle_tables_before: Millis(20), ..keep_everything() };
    store.expire(retention).await.unwrap();
    let late = store.append(append(table(1), 3, vec![entry(30, "late")])).await;
    assert_eq!(late, Err(StoreError::Gap { table: table(1), first: 3, last: 0 }));
    store.append(append(table(1), 1, vec![entry(30, "anew")])).await.unwrap();
    assert_eq!(store.load(table(1), 1).await.unwrap(), [entry(30, "anew")]);
}

async fn guests_expire_unless_they_are_seated(store: &dyn Store) {
    for (number, seen) in [(1, 10), (2, 10), (3, 20)] {
        let guest = Guest { seen: Millis(seen), ..guest(number, "Mia") };
        store.put_guest(guest).await.unwrap();
    }
    let index =
        TableIndex { touched: Millis(10), guests: vec![guest_id(2)], ..TableIndex::default() };
    store.append(indexed(table(1), 1, index)).await.unwrap();
    let retention = Retention { guests_before: Millis(20), ..keep_everything() };
    assert_eq!(store.expire(retention).await.unwrap().guests, 1);
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), None);
    assert!(store.guest(guest_id(2)).await.unwrap().is_some());
    assert!(store.guest(guest_id(3)).await.unwrap().is_some());
    // When the table goes, so does who sat there.
    let retention = Retention { idle_tables_before: Millis(20), ..retention };
    let expired = Expired { tables: 1, guests: 1, ..Expired::default() };
    assert_eq!(store.expire(retention).await.unwrap(), expired);
}

async fn an_expired_guest_leaves_no_words(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    store.append(append(table(1), 1, vec![said(5, 1, "Hello!")])).await.unwrap();
    store.expire(Retention { guests_before: Millis(20), ..keep_everything() }).await.unwrap();
    assert_eq!(store.load(table(1), 1).await.unwrap(), [entry(5, ERASED)]);
}

async fn links_expire(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    for (number, expires) in [(1, 10), (2, 20), (3, 30)] {
        store.put_link(hash(number), guest_id(1), Millis(expires)).await.unwrap();
    }
    let retention = Retention { now: Millis(20), ..keep_everything() };
    let expired = Expired { links: 2, ..Expired::default() };
    assert_eq!(store.expire(retention).await.unwrap(), expired);
    assert_eq!(store.take_link(hash(3), Millis(20)).await.unwrap(), Some(guest_id(1)));
}

async fn records_have_an_age_of_their_own(store: &dyn Store) {
    for (number, finished) in [(1, 10), (2, 20)] {
        store.put_record(record(number, number, 1, finished)).await.unwrap();
        store.append(append(table(number), 1, vec![entry(finished, "won")])).await.unwrap();
    }
    let retention = Retention { idle_tables_before: Millis(50), ..keep_everything() };
    let expired = Expired { tables: 2, ..Expired::default() };
    assert_eq!(store.expire(retention).await.unwrap(), expired);
    assert_eq!(store.records(all_records()).await.unwrap().len(), 2);
    let retention = Retention { records_before: Millis(20), ..keep_everything() };
    let expired = Expired { records: 1, ..Expired::default() };
    assert_eq!(store.expire(retention).await.unwrap(), expired);
    assert_eq!(store.records(all_records()).await.unwrap(), [record(2, 2, 1, 20)]);
    assert_eq!(store.record(record_id(1)).await.unwrap(), None);
}

async fn a_limit_is_kept(store: &dyn Store) {
    store.put_guest(guest(100, "Tim")).await.unwrap();
    store.touch_guest(guest_id(100), Millis(90)).await.unwrap();
    for number in 1..=5 {
        store.append(append(table(number), 1, vec![entry(10, "one")])).await.unwrap();
        store.put_guest(guest(number, "Mia")).await.unwrap();
        store.put_link(hash(number), guest_id(100), Millis(10)).await.unwrap();
        store.put_record(record(number, number, 1, 10)).await.unwrap();
    }
    let retention = Retention {
        now: Millis(50),
        idle_tables_before: Millis(50),
        live_tables_before: Millis(50),
        guests_before: Millis(50),
        records_before: Millis(50),
        limit: 3,
    };
    for count in [3, 2, 0] {
        let expired = Expired { tables: count, guests: count, links: count, records: count };
        assert_eq!(store.expire(retention).await.unwrap(), expired);
    }
}
