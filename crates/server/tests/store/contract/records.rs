use stapel_server::store::{Append, Millis, Record, RecordFilter, RecordId, Store, StoreError};

use super::promises;
use crate::support::*;

promises! {
    a_record_comes_back,
    a_record_travels_with_an_append,
    the_same_game_is_recorded_once,
    an_id_belongs_to_one_game,
    records_can_be_filtered,
    the_last_finished_comes_first,
    pages_leave_nothing_out,
    somebody_with_two_seats_has_one_record,
}

fn ids(records: &[Record]) -> Vec<RecordId> {
    records.iter().map(|record| record.id).collect()
}

async fn a_record_comes_back(store: &dyn Store) {
    let mut record = record(1, 1, 1, 5);
    record.seats = vec![seat(1, "Mia"), record.seats[0].clone(), seat(2, "Tim")];
    record.listed = false;
    record.offline = true;
    store.put_record(record.clone()).await.unwrap();
    assert_eq!(store.record(record_id(1)).await.unwrap(), Some(record.clone()));
    assert_eq!(store.records(all_records()).await.unwrap(), [record]);
    assert_eq!(store.record(record_id(2)).await.unwrap(), None);
}

async fn a_record_travels_with_an_append(store: &dyn Store) {
    let records = vec![record(1, 1, 1, 5), record(2, 1, 2, 5)];
    let end = Append { records: records.clone(), ..append(table(1), 1, vec![entry(5, "won")]) };
    store.append(end).await.unwrap();
    assert_eq!(store.record(record_id(2)).await.unwrap(), Some(records[1].clone()));
    assert_eq!(store.load(table(1), 1).await.unwrap(), [entry(5, "won")]);
}

async fn the_same_game_is_recorded_once(store: &dyn Store) {
    store.put_record(record(1, 1, 1, 5)).await.unwrap();
    store.put_record(record(1, 1, 1, 5)).await.unwrap();
    let again = Record { text: "otherwise".to_owned(), ..record(2, 1, 1, 9) };
    store.put_record(again).await.unwrap();
    assert_eq!(store.records(all_records()).await.unwrap(), [record(1, 1, 1, 5)]);
}

async fn an_id_belongs_to_one_game(store: &dyn Store) {
    let refused = Err(StoreError::RecordIdTaken(record_id(1)));
    let records = vec![record(1, 1, 1, 5), record(1, 1, 2, 5)];
    assert_eq!(store.append(Append { records, ..append(table(1), 1, vec![]) }).await, refused);
    assert_eq!(store.record(record_id(1)).await.unwrap(), None);
    store.put_record(record(1, 1, 1, 5)).await.unwrap();
    assert_eq!(store.put_record(record(1, 1, 2, 5)).await, refused);
    assert_eq!(store.put_record(record(1, 2, 1, 5)).await, refused);
}

async fn records_can_be_filtered(store: &dyn Store) {
    let filters = [None, Some(guest_id(1)), Some(guest_id(3))]
        .into_iter()
        .flat_map(|guest| [None, Some("extreme"), Some("no game")].map(|kind| (guest, kind)))
        .flat_map(|(guest, kind)| [true, false].map(|listed| (guest, kind, listed)));
    let mut all = Vec::new();
    for number in 1..=24 {
        let mut record = record(number, 1, number.into(), i64::from(number) / 4);
        record.seats = vec![seat(number % 3, "Mia"), seat(10, "Tim")];
        record.kind = ["extreme", "clear-4"][usize::from(number / 3 % 2)].to_owned();
        record.listed = number % 4 > 0;
        store.put_record(record.clone()).await.unwrap();
        all.push(record);
    }
    for (guest, kind, listed_only) in filters {
        for before in [None, Some((Millis(4), record_id(17)))] {
            let mut expected = all.clone();
            expected.retain(|record| {
                guest.is_none_or(|guest| record.seats[0].guest == Some(guest))
                    && kind.is_none_or(|kind| record.kind == kind)
                    && (record.listed || !listed_only)
                    && before.is_none_or(|before| (record.finished, record.id) < before)
            });
            expected.reverse();
            let kind = kind.map(str::to_owned);
            let filter = RecordFilter { guest, kind, listed_only, before, skip: 0, limit: 5 };
            expected.truncate(5);
            assert_eq!(store.records(filter.clone()).await.unwrap(), expected, "{filter:?}");
        }
    }
}

async fn the_last_finished_comes_first(store: &dyn Store) {
    for (number, finished) in [(1, 20), (2, 30), (3, 10), (4, 20)] {
        store.put_record(record(number, number, 1, finished)).await.unwrap();
    }
    let expected = [2, 4, 1, 3].map(record_id);
    assert_eq!(ids(&store.records(all_records()).await.unwrap()), expected);
}

async fn pages_leave_nothing_out(store: &dyn Store) {
    for number in 1..=30 {
        store.put_record(record(number, number, 1, i64::from(number) % 4)).await.unwrap();
    }
    let everything = store.records(all_records()).await.unwrap();
    let mut paged = Vec::new();
    let mut filter = RecordFilter { limit: 7, ..RecordFilter::default() };
    loop {
        let page = store.records(filter.clone()).await.unwrap();
        let Some(last) = page.last() else { break };
        filter.before = Some((last.finished, last.id));
        paged.extend(page);
        // What comes in between is newer, and so not in the way.
        let number = 100 + paged.len() as u8;
        store.put_record(record(number, number, 1, 50)).await.unwrap();
    }
    assert_eq!(paged, everything);
}

async fn somebody_with_two_seats_has_one_record(store: &dyn Store) {
    let mut both = record(1, 1, 1, 5);
    both.seats = vec![seat(2, "Tim"), seat(1, "Mia"), seat(1, "Mia too")];
    store.put_record(both.clone()).await.unwrap();
    let filter = RecordFilter { guest: Some(guest_id(1)), ..all_records() };
    assert_eq!(store.records(filter).await.unwrap(), [both]);
}
