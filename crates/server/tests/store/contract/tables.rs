use stapel_server::store::{Append, Millis, Store, TableId, TableIndex, TableSummary};

use super::promises;
use crate::support::*;

promises! {
    running_games_are_found,
    open_tables_are_the_listed_ones_with_seats,
    the_last_touched_comes_first,
    a_guest_finds_their_tables,
    an_append_without_an_index_leaves_it_as_it_is,
    an_index_comes_back_as_it_was,
}

fn ids(summaries: Vec<TableSummary>) -> Vec<TableId> {
    summaries.into_iter().map(|summary| summary.table).collect()
}

fn touched(touched: i64) -> TableIndex {
    TableIndex { touched: Millis(touched), ..TableIndex::default() }
}

async fn running_games_are_found(store: &dyn Store) {
    for number in [3, 1, 2] {
        let index = TableIndex { live: number != 2, ..touched(1) };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    assert_eq!(store.live_tables().await.unwrap(), [table(1), table(3)]);
    store.append(indexed(table(1), 2, touched(2))).await.unwrap();
    assert_eq!(store.live_tables().await.unwrap(), [table(3)]);
}

async fn open_tables_are_the_listed_ones_with_seats(store: &dyn Store) {
    for (number, listed, open_seats) in [(1, true, 2), (2, true, 0), (3, false, 2), (4, false, 0)] {
        let index = TableIndex { listed, open_seats, ..touched(1) };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    assert_eq!(ids(store.open_tables(10).await.unwrap()), [table(1)]);
}

async fn the_last_touched_comes_first(store: &dyn Store) {
    for (number, time) in [(1, 20), (2, 30), (3, 10), (4, 20)] {
        let guests = vec![guest_id(1)];
        let index = TableIndex { listed: true, open_seats: 1, guests, ..touched(time) };
        store.append(indexed(table(number), 1, index)).await.unwrap();
    }
    let expected = [table(2), table(4), table(1), table(3)];
    assert_eq!(ids(store.open_tables(10).await.unwrap()), expected);
    assert_eq!(ids(store.open_tables(2).await.unwrap()), expected[..2]);
    assert_eq!(ids(store.tables_of(guest_id(1), 10).await.unwrap()), expected);
    assert_eq!(ids(store.tables_of(guest_id(1), 3).await.unwrap()), expected[..3]);
    assert_eq!(ids(store.open_tables(0).await.unwrap()), []);
}

async fn a_guest_finds_their_tables(store: &dyn Store) {
    let with = |guests: &[u8]| TableIndex {
        guests: guests.iter().map(|&number| guest_id(number)).collect(),
        ..touched(1)
    };
    store.append(indexed(table(1), 1, with(&[1, 2, 1]))).await.unwrap();
    store.append(indexed(table(2), 1, with(&[2]))).await.unwrap();
    assert_eq!(ids(store.tables_of(guest_id(1), 10).await.unwrap()), [table(1)]);
    assert_eq!(ids(store.tables_of(guest_id(2), 10).await.unwrap()), [table(2), table(1)]);
    store.append(indexed(table(1), 2, with(&[2, 3]))).await.unwrap();
    assert_eq!(ids(store.tables_of(guest_id(1), 10).await.unwrap()), []);
    assert_eq!(ids(store.tables_of(guest_id(2), 10).await.unwrap()), [table(2), table(1)]);
    assert_eq!(ids(store.tables_of(guest_id(3), 10).await.unwrap()), [table(1)]);
}

async fn an_append_without_an_index_leaves_it_as_it_is(store: &dyn Store) {
    let index = TableIndex { live: true, guests: vec![guest_id(1)], ..touched(1) };
    store.append(indexed(table(1), 1, index)).await.unwrap();
    store.append(append(table(1), 2, vec![entry(5, "a play")])).await.unwrap();
    assert_eq!(store.live_tables().await.unwrap(), [table(1)]);
    let summaries = store.tables_of(guest_id(1), 10).await.unwrap();
    assert_eq!(summaries[0].touched, Millis(1));
}

async fn an_index_comes_back_as_it_was(store: &dyn Store) {
    let index = TableIndex {
        listed: true,
        live: true,
        open_seats: 3,
        game: "clear-4".to_owned(),
        summary: "{\"title\":\"Zu viert\"}".to_owned(),
        touched: Millis(77),
        guests: vec![guest_id(1)],
    };
    let only_index = Append { index: Some(index.clone()), ..append(table(1), 1, vec![]) };
    store.append(only_index).await.unwrap();
    let expected = TableSummary {
        table: table(1),
        listed: index.listed,
        live: index.live,
        open_seats: index.open_seats,
        game: index.game,
        summary: index.summary,
        touched: index.touched,
    };
    assert_eq!(store.open_tables(10).await.unwrap(), [expected]);
}
