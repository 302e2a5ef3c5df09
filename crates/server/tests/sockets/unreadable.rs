//! What was stored and can't be read any more: lists leave it out, and the log says so.

use serde_json::{Value, json};
use stapel_server::store::{
    Append, LogEntry, Millis, Record, RecordId, RecordSeat, TableId, TableIndex,
};

use crate::support::house::{House, Person};
use crate::support::log::Log;

async fn listed(house: &House, who: &Person, path: &str, key: &str) -> Vec<Value> {
    let answer = house.call("GET", path, &who.headers, None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()[key].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_table_whose_summary_makes_no_sense_is_left_out_of_lists_and_named_in_the_log() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let agreement = json!({ "game": "the-game", "players": 2, "listed": true });
    let good = house.table(&ada, &json!({ "agreement": agreement })).await;
    let bad = TableId::from_bytes([7; 16]);
    let index = TableIndex {
        listed: true,
        open_seats: 1,
        game: "the-game".to_owned(),
        summary: "[{\"person\":".to_owned(),
        guests: vec![ada.id.parse().unwrap()],
        ..TableIndex::default()
    };
    let entry = LogEntry { at: Millis(1), author: None, body: "{}".to_owned() };
    let append =
        Append { table: bad, first: 1, entries: vec![entry], index: Some(index), records: vec![] };
    house.store.append(append).await.unwrap();
    let (log, _guard) = Log::start();
    for path in ["/api/v1/tables", "/api/v1/me/tables"] {
        let tables = listed(&house, &ada, path, "tables").await;
        let ids: Vec<&Value> = tables.iter().map(|table| &table["id"]).collect();
        assert_eq!(ids, [good.as_str()], "{path}");
        let errors = log.errors();
        assert_eq!(errors.len(), 1, "{errors:?}");
        assert!(errors[0].contains(&bad.to_string()), "{errors:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_record_that_makes_no_sense_is_left_out_of_lists_and_named_in_the_log() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let guest = Some(ada.id.parse().unwrap());
    let record = Record {
        id: RecordId::from_bytes([1; 16]),
        table: TableId::from_bytes([1; 16]),
        game_number: 1,
        kind: "the-game".to_owned(),
        finished: Millis(1),
        result: String::new(),
        seats: vec![RecordSeat { guest, label: String::new() }],
        text: "not a record".to_owned(),
        listed: true,
        offline: false,
    };
    let other_game = Record {
        id: RecordId::from_bytes([2; 16]),
        table: TableId::from_bytes([2; 16]),
        kind: "bridge".to_owned(),
        ..record.clone()
    };
    let (text, game) = (record.id.to_string(), other_game.id.to_string());
    house.store.put_record(record).await.unwrap();
    house.store.put_record(other_game).await.unwrap();
    let (log, _guard) = Log::start();
    let assert_logged = |ids: &[&String]| {
        let errors = log.errors();
        assert_eq!(errors.len(), ids.len(), "{errors:?}");
        assert!(errors.iter().zip(ids).all(|(error, id)| error.contains(*id)), "{errors:?}");
    };
    // A summary needs no more of a record than its game.
    let records = listed(&house, &ada, "/api/v1/records?mine=true", "records").await;
    let ids: Vec<&Value> = records.iter().map(|record| &record["id"]).collect();
    assert_eq!(ids, [text.as_str()]);
    assert_logged(&[&game]);
    for export in ["records.jsonl", "records.txt"] {
        let answer = house.call("GET", &format!("/api/v1/export/{export}"), &[], None).await;
        assert_eq!((answer.status, answer.body.contains("not a record")), (200, false), "{export}");
        assert_logged(&[&game, &text]);
    }
    for path in [format!("/api/v1/records/{text}"), format!("/api/v1/records/{text}.txt")] {
        assert_eq!(house.call("GET", &path, &[], None).await.status, 404, "{path}");
        assert_logged(&[&text]);
    }
    house.close().await;
}
