use stapel_server::store::{
    BotToken, ERASED, Guest, Millis, RecordFilter, RecordSeat, Store, StoreError, TableIndex,
};

use super::promises;
use crate::support::*;

promises! {
    a_guest_comes_back,
    a_guest_is_replaced_by_one_of_the_same_id,
    a_guest_gets_another_name,
    seeing_a_guest_never_goes_back,
    a_link_works_once,
    a_link_expires,
    a_token_tells_whose_it_is,
    what_belongs_to_nobody_is_refused,
    a_deleted_guest_is_gone_everywhere,
    deleting_a_guest_leaves_others_alone,
    a_secret_stays_what_it_was_first,
}

fn token(number: u8, owner: u8, created: i64) -> BotToken {
    BotToken {
        hash: hash(number),
        guest: guest_id(owner),
        label: format!("bot {number}"),
        created: Millis(created),
    }
}

async fn a_guest_comes_back(store: &dyn Store) {
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), None);
    store.put_guest(guest(1, "Mia 🂡")).await.unwrap();
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), Some(guest(1, "Mia 🂡")));
}

async fn a_guest_is_replaced_by_one_of_the_same_id(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    let other = Guest { seen: Millis(9), ..guest(1, "Tim") };
    store.put_guest(other.clone()).await.unwrap();
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), Some(other));
}

async fn a_guest_gets_another_name(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    store.rename_guest(guest_id(1), "Ana".to_owned()).await.unwrap();
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), Some(guest(1, "Ana")));
}

async fn seeing_a_guest_never_goes_back(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    for (seen, expected) in [(50, 50), (40, 50), (60, 60)] {
        store.touch_guest(guest_id(1), Millis(seen)).await.unwrap();
        assert_eq!(store.guest(guest_id(1)).await.unwrap().unwrap().seen, Millis(expected));
    }
}

async fn a_link_works_once(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    store.put_link(hash(1), guest_id(1), Millis(100)).await.unwrap();
    assert_eq!(store.take_link(hash(2), Millis(50)).await.unwrap(), None);
    assert_eq!(store.take_link(hash(1), Millis(50)).await.unwrap(), Some(guest_id(1)));
    assert_eq!(store.take_link(hash(1), Millis(50)).await.unwrap(), None);
}

async fn a_link_expires(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    for (number, now, expected) in [(1, 99, Some(guest_id(1))), (2, 100, None), (3, 101, None)] {
        store.put_link(hash(number), guest_id(1), Millis(100)).await.unwrap();
        assert_eq!(store.take_link(hash(number), Millis(now)).await.unwrap(), expected);
    }
}

async fn a_token_tells_whose_it_is(store: &dyn Store) {
    store.put_guest(guest(1, "Mia")).await.unwrap();
    store.put_guest(guest(2, "Tim")).await.unwrap();
    let tokens = [token(5, 1, 30), token(4, 1, 10), token(3, 2, 20)];
    for token in &tokens {
        store.put_token(token.clone()).await.unwrap();
    }
    assert_eq!(store.token_guest(hash(5)).await.unwrap(), Some(guest_id(1)));
    assert_eq!(store.token_guest(hash(3)).await.unwrap(), Some(guest_id(2)));
    assert_eq!(store.token_guest(hash(9)).await.unwrap(), None);
}

async fn what_belongs_to_nobody_is_refused(store: &dyn Store) {
    let nobody = guest_id(1);
    let refused = Err(StoreError::NoSuchGuest(nobody));
    assert_eq!(store.rename_guest(nobody, "Mia".to_owned()).await, refused);
    assert_eq!(store.touch_guest(nobody, Millis(1)).await, refused);
    assert_eq!(store.put_link(hash(1), nobody, Millis(1)).await, refused);
    assert_eq!(store.put_token(token(1, 1, 1)).await, refused);
}

async fn a_deleted_guest_is_gone_everywhere(store: &dyn Store) {
    leave_traces(store, 1).await;
    store.delete_guest(guest_id(1)).await.unwrap();
    assert_eq!(store.guest(guest_id(1)).await.unwrap(), None);
    assert_eq!(store.take_link(hash(1), Millis(0)).await.unwrap(), None);
    assert_eq!(store.token_guest(hash(1)).await.unwrap(), None);
    assert_eq!(store.tables_of(guest_id(1), 10).await.unwrap(), []);
    assert_eq!(
        store.load(table(1), 1).await.unwrap(),
        [entry(5, "indexed"), entry(6, ERASED), entry(7, "a play")]
    );
    let forgotten = RecordSeat { guest: None, label: ERASED.to_owned() };
    let kept = store.record(record_id(1)).await.unwrap().unwrap();
    assert_eq!(kept.seats, [forgotten, seat(200, "Other")]);
    let of_guest = RecordFilter { guest: Some(guest_id(1)), ..all_records() };
    assert_eq!(store.records(of_guest).await.unwrap(), []);
    store.delete_guest(guest_id(1)).await.unwrap();
}

async fn deleting_a_guest_leaves_others_alone(store: &dyn Store) {
    leave_traces(store, 1).await;
    leave_traces(store, 2).await;
    store.delete_guest(guest_id(1)).await.unwrap();
    assert_eq!(store.guest(guest_id(2)).await.unwrap(), Some(guest(2, "Somebody")));
    assert_eq!(store.token_guest(hash(2)).await.unwrap(), Some(guest_id(2)));
    assert_eq!(store.tables_of(guest_id(2), 10).await.unwrap().len(), 1);
    assert_eq!(store.load(table(2), 2).await.unwrap()[0], said(6, 2, "Hello!"));
    assert_eq!(store.take_link(hash(2), Millis(0)).await.unwrap(), Some(guest_id(2)));
}

/// A guest at a table of the same number, with everything a guest can have.
async fn leave_traces(store: &dyn Store, number: u8) {
    store.put_guest(guest(number, "Somebody")).await.unwrap();
    store.put_link(hash(number), guest_id(number), Millis(100)).await.unwrap();
    store.put_token(token(number, number, 1)).await.unwrap();
    let index =
        TableIndex { touched: Millis(5), guests: vec![guest_id(number)], ..TableIndex::default() };
    store.append(indexed(table(number), 1, index)).await.unwrap();
    let entries = vec![said(6, number, "Hello!"), entry(7, "a play")];
    store.append(append(table(number), 2, entries)).await.unwrap();
    let mut played = record(number, number, 1, 8);
    played.seats = vec![seat(number, "Somebody"), seat(200, "Other")];
    store.put_record(played).await.unwrap();
}

async fn a_secret_stays_what_it_was_first(store: &dyn Store) {
    assert_eq!(store.secret("cookies".to_owned(), [1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("cookies".to_owned(), [2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.secret("links".to_owned(), [3; 32]).await.unwrap(), [3; 32]);
}
