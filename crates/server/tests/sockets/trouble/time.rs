//! Clocks that are wrong when a server starts. What is written in the store is from another time then, and that is how these
//! tests make one: a clock that is a month ahead is data that is a month old.

use stapel_protocol::table::rest::NewTableJson;
use stapel_room::opening::Opening;
use stapel_room::room::Environment;
use stapel_server::clock;
use stapel_server::config::Config;
use stapel_server::log_text;
use stapel_server::store::{
    Append, Guest, GuestId, LogEntry, Millis, SqliteStore, Store, TableId, TableIndex,
};
use stapel_table::RequestKey;

use crate::support::house::{GENEROUS, House};
use crate::support::log::Log;

const DAY: i64 = 24 * 60 * 60 * 1000;

fn config() -> Config {
    Config { limits: GENEROUS, ..Config::default() }
}

/// A table with a running game at which something last happened then.
fn old_table(then: Millis) -> Append {
    Append {
        table: TableId::from_bytes([7; 16]),
        first: 1,
        entries: vec![LogEntry { at: then, author: None, body: String::from("{}") }],
        index: Some(TableIndex { live: false, touched: then, ..TableIndex::default() }),
        records: Vec::new(),
    }
}

/// F9: a start with the clock a month ahead deleted tables that people were playing at.
#[tokio::test]
async fn a_clock_that_is_a_month_ahead_deletes_nothing_until_a_second_start_agrees() {
    let directory = tempfile::tempdir().unwrap();
    let then = clock::now().plus(-40 * DAY);
    let table = old_table(then);
    let store = SqliteStore::open(&directory.path().join("data")).unwrap();
    store.append(table.clone()).await.unwrap();
    store.note_time(then).await.unwrap();
    store.close().await.unwrap();
    drop(store);

    let (log, _guard) = Log::start();
    let house = House::at(directory, config()).await;
    log.wait_for("nothing is deleted for its age yet").await;
    assert_eq!(house.store.load(table.table, 1).await.unwrap().len(), 1);
    let directory = house.close().await;

    let house = House::at(directory, config()).await;
    while !house.store.load(table.table, 1).await.unwrap().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    house.close().await;
}

/// F9: a start with the clock an hour back left a bot waiting for an hour.
#[tokio::test]
async fn a_clock_that_is_an_hour_back_keeps_no_bot_waiting_and_no_log_out_of_order() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("data")).unwrap();
    let future = clock::now().plus(DAY / 24);
    let host = GuestId::from_bytes([1; 16]);
    let name = String::from("Ada");
    store
        .put_guest(Guest { id: host, name: name.clone(), created: future, seen: future })
        .await
        .unwrap();
    let wish = r#"{"agreement":{"game":"clear-4","players":2},"sit":false,"bots":["greedy","greedy"],"deal":true}"#;
    let wish: NewTableJson = serde_json::from_str(wish).unwrap();
    let id = TableId::from_bytes([3; 16]);
    let mut number = 0;
    let mut bits = || [5; 32];
    let mut environment = Environment { now: future, fresh_bits: &mut bits };
    let mut room = Opening::read(&wish)
        .unwrap()
        .open(&mut environment, id, name, || {
            number += 1;
            RequestKey { person: log_text::person(host), id: number }
        })
        .unwrap();
    let effects = room.take_effects();
    let dealt = effects.log.len();
    store
        .append(Append {
            table: id,
            first: effects.first,
            entries: effects.log,
            index: effects.index,
            records: effects.records,
        })
        .await
        .unwrap();
    store.close().await.unwrap();
    drop(store);

    let house = House::at(directory, config()).await;
    let mut log = Vec::new();
    // The bots take their time, but not an hour.
    while log.len() < dealt + 4 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        log = house.store.load(id, 1).await.unwrap();
    }
    let times: Vec<Millis> = log.iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
    assert!(times.iter().all(|time| *time >= future));
    house.close().await;
}
