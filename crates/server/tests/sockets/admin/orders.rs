//! Tables that are closed, names that are removed, what concerns everyone, and limits.

use serde_json::json;

use super::{DOORS, Door, acts, ask, house, off, on, order, see};
use crate::hostile::{assert_error, hear, no_socket, socket, table};
use crate::support::house::House;
use crate::support::line::{Begin, Line};

#[tokio::test]
async fn a_closed_table_ends_and_is_found_nowhere_but_its_log_stays() {
    for door in DOORS {
        let house = house().await;
        let (ada, table) = table(&house, 2).await;
        let mut line = socket(&house, &ada, &table).await;
        assert_eq!(order(&house, door, &on("closed", &table)).await["ended"], 1);
        assert_eq!(hear(&mut line, "bye").await["code"], "closed");
        for path in ["", "/game"] {
            let path = format!("/api/v1/tables/{table}{path}");
            let answer = house.call("GET", &path, &ada.headers, None).await;
            assert_error(&answer, 410, "closed");
        }
        let path = format!("/api/v1/tables/{table}/socket");
        assert_error(&no_socket(&house, &path, &ada.headers).await, 410, "closed");
        for path in ["/api/v1/tables", "/api/v1/me/tables"] {
            let answer = house.call("GET", path, &ada.headers, None).await;
            assert!(!answer.body.contains(&table), "{path}: {answer:?}");
        }
        let log = house.store.load(table.parse().unwrap(), 1).await.unwrap();
        assert!(!log.is_empty());
        // An operator still sees it.
        let seen = see(&house, door, &format!("/tables/{table}")).await;
        assert_eq!((&seen["closed"], &seen["table"]["you"]["seat"]), (&json!(true), &json!(null)));
        order(&house, door, &off("closed", &table)).await;
        socket(&house, &ada, &table).await;
        house.close().await;
    }
}

#[tokio::test]
async fn an_operator_sees_what_a_spectator_sees() {
    let house = house().await;
    let wish = json!({
        "agreement": { "game": "the-game", "players": 2 }, "bots": ["greedy"], "deal": true
    });
    let ada = house.guest("Ada").await;
    let table = house.table(&ada, &wish).await;
    let own = house.look(&ada, &table).await;
    assert!(own["table"]["round"]["view"].to_string().contains("\"hand\":["), "{own}");
    let bob = house.guest("Bob").await;
    let mut watched = house.look(&bob, &table).await["table"].clone();
    let mut seen = see(&house, Door::Http, &format!("/tables/{table}")).await["table"].clone();
    for look in [&mut watched, &mut seen] {
        // Who one is and what time it is differ.
        look["you"]["id"] = json!("");
        look["now"] = json!(0);
        look["here"] = json!(null);
    }
    assert_eq!(seen, watched);
    house.close().await;
}

#[tokio::test]
async fn a_removed_name_is_gone_from_the_table_and_does_not_come_back_at_once() {
    let house = house().await;
    let (ada, table) = table(&house, 2).await;
    let bob = house.guest("Bob").await;
    let mut watching = socket(&house, &bob, &table).await;
    hear(&mut watching, "table").await;
    let mut removal = on("no_name", &ada.id);
    removal["seconds"] = json!(86400);
    order(&house, Door::Socket, &removal).await;
    let shown = hear(&mut watching, "table").await;
    let name = shown["host"]["name"].as_str().unwrap();
    assert!(name.starts_with("Guest ") && !shown.to_string().contains("\"Ada\""), "{shown}");
    let body = json!({ "name": "Ada" });
    let answer = house.call("PATCH", "/api/v1/me", &ada.headers, Some(&body)).await;
    assert_error(&answer, 403, "name_removed");
    assert!(answer.json()["error"]["until"].is_i64(), "{answer:?}");
    order(&house, Door::Http, &off("no_name", &ada.id)).await;
    let answer = house.call("PATCH", "/api/v1/me", &ada.headers, Some(&body)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    house.close().await;
}

async fn notice(line: &mut Line) -> serde_json::Value {
    loop {
        let message: serde_json::Value = serde_json::from_str(&line.hear().await.unwrap()).unwrap();
        if let Some(notice) = message.get("notice") {
            return notice.clone();
        }
    }
}

#[tokio::test]
async fn an_announcement_reaches_everyone_who_is_there_and_everyone_who_comes() {
    for as_stream in [false, true] {
        let house = house().await;
        let (ada, table) = table(&house, 2).await;
        let begin = Begin { as_stream, ..Begin::default() };
        let mut there = Line::open(house.address, &ada, &table, begin).await;
        let text = "Back at eight";
        let announced =
            json!({ "kind": "announcement", "reason": text, "seconds": 3600, "on": true });
        order(&house, Door::Http, &announced).await;
        assert_eq!(notice(&mut there).await["announcement"]["text"], text);
        let mut later = Line::open(house.address, &ada, &table, begin).await;
        assert!(later.hear().await.unwrap().starts_with("{\"table\""), "the table comes first");
        let seen = notice(&mut later).await;
        assert!(seen["announcement"]["until"].is_i64(), "{seen}");
        let asked = house.call("GET", "/api/v1/notice", &[], None).await.json();
        assert_eq!(asked, seen);
        order(&house, Door::Socket, &off("announcement", "")).await;
        assert_eq!(notice(&mut there).await, json!({ "announcement": null }));
        house.close().await;
    }
}

#[tokio::test]
async fn in_maintenance_nothing_new_begins_and_what_runs_goes_on() {
    let house = house().await;
    let wish = json!({ "agreement": { "game": "the-game", "players": 1 } });
    let ada = house.guest("Ada").await;
    let (running, waiting) = (house.table(&ada, &wish).await, house.table(&ada, &wish).await);
    let begin = Begin { legal: true, ..Begin::default() };
    let mut game = Line::open(house.address, &ada, &running, begin).await;
    game.send(&json!({ "id": 1, "do": "deal" }).to_string()).await.unwrap();
    let turn = loop {
        let message: serde_json::Value = serde_json::from_str(&game.hear().await.unwrap()).unwrap();
        if let Some(turn) = message.get("your_turn") {
            break turn.clone();
        }
    };
    order(&house, Door::Http, &json!({ "kind": "maintenance", "on": true })).await;
    assert_eq!(notice(&mut game).await["maintenance"], true);
    let play = json!({ "id": 2, "base": turn["version"], "do": { "act": turn["legal"][0] } });
    game.send(&play.to_string()).await.unwrap();
    while !game.hear().await.unwrap().contains("\"laid\"") {}
    let mut idle = socket(&house, &ada, &waiting).await;
    idle.send(&json!({ "id": 1, "do": "deal" }).to_string()).await.unwrap();
    assert_eq!(hear(&mut idle, "refused").await["code"], "maintenance");
    let answer = house.call("POST", "/api/v1/tables", &ada.headers, Some(&wish)).await;
    assert_error(&answer, 503, "maintenance");
    assert_error(&house.call("GET", "/readyz", &[], None).await, 503, "maintenance");
    assert_eq!(house.call("GET", "/healthz", &[], None).await.status, 200);
    order(&house, Door::Http, &off("maintenance", "")).await;
    idle.send(&json!({ "id": 2, "do": "deal" }).to_string()).await.unwrap();
    assert_eq!(hear(&mut idle, "changed").await["id"], 2);
    assert_eq!(house.call("GET", "/readyz", &[], None).await.status, 200);
    house.close().await;
}

async fn register(house: &House) -> u16 {
    house.call("POST", "/api/v1/guests", &[], Some(&json!({ "name": "New" }))).await.status
}

#[tokio::test]
async fn closed_registration_lets_nobody_new_in_and_everyone_else() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    order(&house, Door::Socket, &json!({ "kind": "registration", "on": true })).await;
    assert_eq!(register(&house).await, 403);
    assert_eq!(house.call("GET", "/api/v1/me", &ada.headers, None).await.status, 200);
    order(&house, Door::Socket, &off("registration", "")).await;
    assert_eq!(register(&house).await, 201);
    house.close().await;
}

#[tokio::test]
async fn limits_change_while_the_server_runs_and_the_log_has_both_numbers() {
    for door in DOORS {
        let house = house().await;
        let changed = json!({ "made-per-hour": 0, "keep-guests": 7 });
        let answer = ask(&house, door, "PATCH", "/limits", Some(&changed)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(register(&house).await, 429);
        let limits = see(&house, door, "/limits").await;
        assert_eq!((&limits["made-per-hour"], &limits["keep-guests"]), (&json!(0), &json!(7)));
        assert_eq!(house.control.settings().keep.guests, 7);
        let told: Vec<String> = acts(&house).await.into_iter().map(|(.., name)| name).collect();
        assert_eq!(told, ["keep-guests", "made-per-hour"]);
        let audit = see(&house, door, "/audit").await;
        assert_eq!(audit["acts"][1]["detail"], "365 -> 7");
        house.close().await;
    }
}
