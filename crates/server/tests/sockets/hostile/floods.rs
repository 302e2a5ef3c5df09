//! Too much of everything.

use serde_json::{Value, json};
use stapel_server::config::Limits;
use tokio_tungstenite::tungstenite::Message;

use super::{assert_answers, assert_error, hear, no_socket, socket, table};
use crate::support::house::{GENEROUS, House};
use crate::support::socket::Socket;
use crate::support::stream::Stream;

#[tokio::test]
async fn a_flood_of_messages_is_refused_and_then_cut_off() {
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut flood = socket(&house, &ada, &table).await;
    let mut sent = 0;
    // As many as it takes: how fast we are must not matter.
    loop {
        sent += 1;
        let ping = json!({ "id": sent, "do": "ping" });
        if flood.send(&ping.to_string()).await.is_err() || sent >= 100_000 {
            break;
        }
    }
    assert!(sent < 100_000, "nobody minds");
    // Some of the last words are lost, since the client didn't stop.
    while let Some(text) = flood.hear().await {
        let message: Value = serde_json::from_str(&text).unwrap();
        if let Some(refused) = message.get("refused") {
            assert_eq!(refused["code"], "rate_limited");
            assert!(refused["id"].is_u64());
        }
    }
    let bob = house.guest("Bob").await;
    assert_answers(&mut socket(&house, &bob, &table).await, 1).await;
    house.close().await;
}

#[tokio::test]
async fn the_last_words_to_a_flood_say_why() {
    // Every message is one too many, so that it doesn't matter how fast they come.
    let house = House::with_limits(Limits { messages_per_second: 0, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut flood = socket(&house, &ada, &table).await;
    for id in 1..=100 {
        flood.send(&json!({ "id": id, "do": "ping" }).to_string()).await.unwrap();
        let refused = hear(&mut flood, "refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&json!(id), &json!("rate_limited")));
    }
    flood.send("{}").await.unwrap();
    assert_eq!(hear(&mut flood, "bye").await["code"], "rate_limited");
    assert_eq!(flood.hear().await, None);
    assert_eq!(flood.closed, Some(1008));
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_pings_is_a_flood() {
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut flood = socket(&house, &ada, &table).await;
    for _ in 0..100_000 {
        if flood.send_message(Message::Ping(Default::default())).await.is_err() {
            break;
        }
    }
    while flood.hear().await.is_some() {}
    house.close().await;
}

#[tokio::test]
async fn a_flood_beside_a_stream_is_told_to_wait() {
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/stream");
    let stream = Stream::open(house.address, &path, &ada.headers).await.unwrap();
    let answer = loop {
        let ping = json!({ "id": 1, "do": "ping" });
        let answer = house.call("POST", &stream.upward, &ada.headers, Some(&ping)).await;
        if answer.status != 202 {
            break answer;
        }
    };
    assert_error(&answer, 429, "rate_limited");
    assert_eq!(answer.header("retry-after"), Some("2"));
    house.close().await;
}

#[tokio::test]
async fn an_address_gets_so_many_connections_and_no_more() {
    let house = House::with_limits(Limits { connections_per_address: 3, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/socket");
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(socket(&house, &ada, &table).await);
    }
    assert_error(&no_socket(&house, &path, &ada.headers).await, 429, "too_many_connections");
    let stream = format!("/api/v1/tables/{table}/stream");
    let answer = house.call("GET", &stream, &ada.headers, None).await;
    assert_error(&answer, 429, "too_many_connections");
    assert_answers(&mut open[0], 1).await;
    open.pop();
    // Its end is noticed a little later.
    while Socket::open(house.address, &path, &ada.headers).await.is_err() {}
    house.close().await;
}

#[tokio::test]
async fn the_server_has_so_many_connections_and_no_more() {
    let house = House::with_limits(Limits { connections: 2, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut open = [socket(&house, &ada, &table).await, socket(&house, &ada, &table).await];
    let path = format!("/api/v1/tables/{table}/socket");
    assert_error(&no_socket(&house, &path, &ada.headers).await, 429, "too_many_connections");
    assert_answers(&mut open[1], 1).await;
    house.close().await;
}

#[tokio::test]
async fn a_flood_of_requests_is_told_to_wait() {
    let house = House::with_limits(Limits { requests_per_second: 1, ..GENEROUS }).await;
    let answer = loop {
        let answer = house.call("GET", "/api/v1/tables", &[], None).await;
        if answer.status != 200 {
            break answer;
        }
    };
    assert_error(&answer, 429, "rate_limited");
    assert_eq!(answer.header("retry-after"), Some("1"));
    // Whoever watches over the server is let in.
    for path in ["/healthz", "/metrics"] {
        assert_eq!(house.call("GET", path, &[], None).await.status, 200);
    }
    house.close().await;
}

#[tokio::test]
async fn an_address_makes_so_many_guests_and_tables_and_no_more() {
    let house = House::with_limits(Limits { made_per_hour: 3, ..GENEROUS }).await;
    let ada = house.guest("Ada").await;
    house.program("robot").await;
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 } });
    house.table(&ada, &wish).await;
    let name = json!({ "name": "Eve" });
    for (path, body) in [
        ("/api/v1/guests", &name),
        ("/api/v1/programs", &name),
        ("/api/v1/tables", &wish),
        ("/api/v1/links/claim", &json!({ "secret": "x" })),
    ] {
        let answer = house.call("POST", path, &ada.headers, Some(body)).await;
        assert_error(&answer, 429, "rate_limited");
        let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=1201).contains(&wait), "{wait}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_flood_does_not_slow_the_table_down_for_others() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let bob = house.guest("Bob").await;
    let mut flood = socket(&house, &bob, &table).await;
    let mut calm = socket(&house, &ada, &table).await;
    for id in 0..500u64 {
        flood.send(&json!({ "id": id, "do": { "sit": 5 } }).to_string()).await.unwrap();
        if id % 100 == 0 {
            assert_answers(&mut calm, 1000 + id).await;
        }
    }
    for id in 0..500u64 {
        let refused = hear(&mut flood, "refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&json!(id), &json!("no_such_seat")));
    }
    house.close().await;
}
