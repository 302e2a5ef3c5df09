//! What players report, and what becomes of it.

use serde_json::{Value, json};

use super::{Door, acts, ask, house, see};
use crate::hostile::{assert_error, hear, socket, table};
use crate::support::house::{House, Person};
use crate::support::http::Answer;
use crate::support::socket::Socket;

async fn say(socket: &mut Socket, id: u64, text: &str) {
    socket.send(&json!({ "id": id, "do": { "say": text } }).to_string()).await.unwrap();
    loop {
        if hear(socket, "changed").await["id"] == id {
            return;
        }
    }
}

async fn report(house: &House, who: &Person, table: &str, body: &Value) -> Answer {
    let path = format!("/api/v1/tables/{table}/reports");
    house.call("POST", &path, &who.headers, Some(body)).await
}

/// Ada, who has said something at her table, and Bob, who watches.
async fn scene(house: &House) -> (Person, Person, String, Vec<Socket>) {
    let (ada, table) = table(house, 2).await;
    let bob = house.guest("Bob").await;
    let mut talking = socket(house, &ada, &table).await;
    hear(&mut talking, "table").await;
    say(&mut talking, 1, "you are all wombats").await;
    let mut watching = socket(house, &bob, &table).await;
    hear(&mut watching, "table").await;
    (ada, bob, table, vec![talking, watching])
}

#[tokio::test]
async fn a_report_has_what_was_said_and_not_what_the_reporter_claims() {
    let house = house().await;
    let (ada, bob, table, _lines) = scene(&house).await;
    let body = json!({ "seat": 0, "about": "words", "text": "She called us names" });
    assert_eq!(report(&house, &bob, &table, &body).await.status, 201);
    let body = json!({ "seat": 0, "about": "name" });
    assert_eq!(report(&house, &bob, &table, &body).await.status, 201);
    for door in super::DOORS {
        let reports = see(&house, door, "/reports").await["reports"].clone();
        assert_eq!(reports.as_array().unwrap().len(), 2);
        let first = &reports[1];
        assert_eq!(first["words"], json!(["you are all wombats"]));
        assert_eq!(first["text"], "She called us names");
        assert_eq!((&first["name"], &first["reported"]), (&json!("Ada"), &json!(ada.id)));
        assert_eq!((&first["reporter"], &first["table"]), (&json!(bob.id), &json!(table)));
        assert_eq!(reports[0]["about"], "name");
    }
    assert_eq!(see(&house, Door::Socket, "/status").await["open_reports"], 2);
    let note = json!({ "note": "talked to her" });
    let settled = ask(&house, Door::Socket, "POST", "/reports/1", Some(&note)).await;
    assert_eq!(settled.status, 200, "{settled:?}");
    let again = ask(&house, Door::Http, "POST", "/reports/1", Some(&note)).await;
    assert_error(&again, 404, "not_found");
    assert_eq!(see(&house, Door::Http, "/reports").await["reports"].as_array().unwrap().len(), 1);
    let all = see(&house, Door::Http, "/reports?all=true").await;
    assert_eq!(all["reports"][1]["note"], "talked to her");
    assert_eq!(acts(&house).await[0].1, "settle");
    let guest = see(&house, Door::Http, &format!("/guests/{}", ada.id)).await;
    assert_eq!(guest["reports"].as_array().unwrap().len(), 2);
    house.close().await;
}

#[tokio::test]
async fn only_what_there_is_can_be_reported_by_those_who_are_there() {
    let house = house().await;
    let (ada, bob, table, lines) = scene(&house).await;
    let stranger = house.guest("Mallory").await;
    for (who, body, status, code) in [
        (&stranger, json!({ "seat": 0, "about": "name" }), 403, "not_there"),
        (&bob, json!({ "seat": 1, "about": "name" }), 404, "not_found"),
        (&bob, json!({ "seat": 0, "about": "hat" }), 400, "bad_request"),
        (&bob, json!({ "seat": 0, "about": "name", "text": "x".repeat(301) }), 400, "bad_request"),
        (&bob, json!({ "seat": 0, "about": "name", "words": ["made up"] }), 400, "bad_request"),
    ] {
        assert_error(&report(&house, who, &table, &body).await, status, code);
    }
    drop(lines);
    let quiet =
        house.table(&ada, &json!({ "agreement": { "game": "the-game", "players": 2 } })).await;
    let body = json!({ "seat": 0, "about": "words" });
    assert_error(&report(&house, &ada, &quiet, &body).await, 409, "no_words");
    assert_eq!(see(&house, Door::Socket, "/reports").await["reports"], json!([]));
    house.close().await;
}

#[tokio::test]
async fn a_guest_reports_ten_times_a_day_and_not_more() {
    let house = house().await;
    let (_, bob, table, _lines) = scene(&house).await;
    let body = json!({ "seat": 0, "about": "name" });
    for _ in 0..10 {
        assert_eq!(report(&house, &bob, &table, &body).await.status, 201);
    }
    assert_error(&report(&house, &bob, &table, &body).await, 429, "rate_limited");
    house.close().await;
}

#[tokio::test]
async fn who_leaves_for_good_leaves_only_that_there_was_a_report() {
    let house = house().await;
    let (ada, bob, table, _lines) = scene(&house).await;
    let body = json!({ "seat": 0, "about": "words", "text": "wombats, she said" });
    assert_eq!(report(&house, &bob, &table, &body).await.status, 201);
    let gone = house.call("DELETE", "/api/v1/me", &ada.headers, None).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    let reports = see(&house, Door::Socket, "/reports").await;
    assert_eq!(reports["reports"][0]["reported"], json!(null));
    assert_eq!(reports["reports"][0]["reporter"], json!(bob.id));
    for path in ["/reports", "/guests", "/audit", "/orders"] {
        let seen = see(&house, Door::Socket, path).await.to_string();
        assert!(!seen.contains("wombat") && !seen.contains("Ada"), "{path}: {seen}");
    }
    house.close().await;
}
