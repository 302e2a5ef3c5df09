//! What can be asked about a table without being at it.

use serde_json::{Value, json};
use stapel_rules::GameKind;
use stapel_server::store::{Append, LogEntry, Millis, TableId, TableIndex};

use crate::support::house::House;
use crate::support::socket::Socket;

/// What the server tells someone who is no guest about the game on a table.
async fn game_of(house: &House, table: &str) -> String {
    let answer = house.call("GET", &format!("/api/v1/tables/{table}/game"), &[], None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("cache-control"), Some("private, max-age=60"));
    assert_eq!(answer.header("set-cookie"), None);
    answer.body
}

/// Does something at a table, and waits until it is done.
async fn act(socket: &mut Socket, id: u64, wanted: &Value) {
    socket.send(&json!({ "id": id, "do": wanted }).to_string()).await.unwrap();
    loop {
        let text = socket.hear().await.expect("the table answers");
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(message.get("refused"), None, "{wanted}");
        // Who sits down is shown the whole table, and then that it is done.
        if message["changed"]["id"] == id || message["done"]["id"] == id {
            return;
        }
    }
}

#[tokio::test]
async fn who_has_the_id_of_a_table_is_told_its_game_and_nothing_else() {
    let house = House::open().await;
    let host = house.guest("Ada").await;
    for game in GameKind::ALL {
        let wish = json!({ "agreement": { "game": game.name(), "players": 2 } });
        let table = house.table(&host, &wish).await;
        assert_eq!(game_of(&house, &table).await, format!("{{\"game\":\"{game}\"}}"));
    }
    house.close().await;
}

#[tokio::test]
async fn the_game_of_a_table_is_what_lies_on_it_until_another_one_is_dealt() {
    let house = House::open().await;
    let host = house.guest("Ada").await;
    let agreement = |game: &str| json!({ "game": game, "players": 2 });
    let wish = json!({ "agreement": agreement("extreme"), "bots": ["greedy"] });
    let table = house.table(&host, &wish).await;
    let agree = |game: &str| json!({ "agree": agreement(game) });
    let steps = [
        (agree("the-game"), "the-game"),
        (json!("deal"), "the-game"),
        (json!("give_up"), "the-game"),
        (agree("clear-4"), "the-game"),
        (json!("deal"), "clear-4"),
    ];
    let path = format!("/api/v1/tables/{table}/socket");
    let mut socket = Socket::open(house.address, &path, &host.headers).await.unwrap();
    for (id, (wanted, game)) in (1..).zip(steps) {
        act(&mut socket, id, &wanted).await;
        let expected = json!({ "game": game }).to_string();
        assert_eq!(game_of(&house, &table).await, expected, "after {wanted}");
    }
    house.close().await;
}

/// The next that is told of who is here.
async fn here(socket: &mut Socket) -> Value {
    loop {
        let text = socket.hear().await.expect("the table tells it");
        let message: Value = serde_json::from_str(&text).unwrap();
        let here = message.get("here").or_else(|| message["table"].get("here"));
        if let Some(here) = here {
            return here.clone();
        }
    }
}

#[tokio::test]
async fn while_a_host_without_a_seat_is_away_those_who_sit_there_are_told_and_deal() {
    let house = House::open().await;
    let host = house.guest("Ada").await;
    let guest = house.guest("Ben").await;
    let agreement = json!({ "game": "the-game", "players": 2 });
    let wish = json!({ "agreement": agreement, "sit": false, "bots": ["greedy"] });
    let table = house.table(&host, &wish).await;
    let path = format!("/api/v1/tables/{table}/socket");
    let mut socket = Socket::open(house.address, &path, &guest.headers).await.unwrap();
    assert_eq!(here(&mut socket).await["host_away"], true);
    // Who sits down is shown the table anew, as another viewer.
    socket.send(&json!({ "id": 1, "do": { "sit": null } }).to_string()).await.unwrap();
    while here(&mut socket).await["seats"] == json!([false, false]) {}
    let watching = Socket::open(house.address, &path, &host.headers).await.unwrap();
    while here(&mut socket).await.get("host_away").is_some() {}
    drop(watching);
    while here(&mut socket).await.get("host_away").is_none() {}
    // A connection may break for a moment; the lead passes on after a while.
    while here(&mut socket).await.get("lead_open").is_none() {}
    act(&mut socket, 2, &json!("deal")).await;
    house.close().await;
}

#[tokio::test]
async fn lists_tell_what_was_agreed_and_read_what_was_kept_before_they_did() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let agreement = json!({
        "game": "extreme", "players": 3, "options": {"expert": true}, "layout": "shuffled",
        "clock": "60s", "listed": true
    });
    let new = house.table(&ada, &json!({ "agreement": agreement })).await;
    let old = TableId::from_bytes([7; 16]);
    let index = TableIndex {
        listed: true,
        open_seats: 2,
        game: "the-game".to_owned(),
        summary: "[\"empty\",\"empty\"]".to_owned(),
        ..TableIndex::default()
    };
    let entry = LogEntry { at: Millis(1), author: None, body: "{}".to_owned() };
    let append =
        Append { table: old, first: 1, entries: vec![entry], index: Some(index), records: vec![] };
    house.store.append(append).await.unwrap();
    let answer = house.call("GET", "/api/v1/tables", &ada.headers, None).await;
    let tables = answer.json()["tables"].clone();
    let listed = |id: &str| {
        let mut tables = tables.as_array().unwrap().iter();
        tables.find(|table| table["id"] == id).unwrap_or_else(|| panic!("{tables:?}")).clone()
    };
    assert_eq!(listed(&new)["agreement"], agreement);
    assert_eq!(listed(&old.to_string()).get("agreement"), None);
    assert_eq!(listed(&old.to_string())["places"], json!(["empty", "empty"]));
    house.close().await;
}

#[tokio::test]
async fn ones_own_tables_begin_with_those_where_it_is_ones_turn() {
    let house = House::open().await;
    let [ada, ben] = [house.guest("Ada").await, house.guest("Ben").await];
    // Tables of Ada's at which Ben sits, too: without a game, at Ben's turn, and at Ada's with much time and with little.
    let mut tables = Vec::new();
    for (first, clock, deal) in
        [(0, "none", false), (1, "60s", true), (0, "1d", true), (0, "60s", true)]
    {
        let agreement = json!({ "game": "clear-4", "players": 2, "first": first, "clock": clock });
        let table = house.table(&ada, &json!({ "agreement": agreement, "sit": true })).await;
        let path = format!("/api/v1/tables/{table}/socket");
        let mut socket = Socket::open(house.address, &path, &ben.headers).await.unwrap();
        act(&mut socket, 1, &json!({ "sit": 1 })).await;
        if deal {
            let mut socket = Socket::open(house.address, &path, &ada.headers).await.unwrap();
            act(&mut socket, 1, &json!("deal")).await;
        }
        tables.push(table);
    }
    let listed = async |person| {
        let answer = house.call("GET", "/api/v1/me/tables", person, None).await;
        let list = answer.json()["tables"].as_array().unwrap().clone();
        let told = list.into_iter().map(|table| (table["id"].clone(), table["turn"].clone()));
        told.collect::<Vec<_>>()
    };
    let of_ada = listed(&ada.headers).await;
    let order: Vec<&Value> = of_ada.iter().map(|(id, _)| id).collect();
    assert_eq!(order, [&json!(tables[3]), &json!(tables[2]), &json!(tables[1]), &json!(tables[0])]);
    let yours: Vec<&Value> = of_ada.iter().map(|(_, turn)| &turn["yours"]).collect();
    assert_eq!(yours, [&json!(true), &json!(true), &json!(false), &Value::Null]);
    let left = |at: usize| of_ada[at].1["left"].as_i64().unwrap();
    assert!((1..=60_000).contains(&left(0)) && (60_001..=86_400_000).contains(&left(1)));
    let of_ben = listed(&ben.headers).await;
    assert_eq!(of_ben[0].0, json!(tables[1]), "for Ben it is another one");
    house.close().await;
}
