//! Too much of everything.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use stapel_server::config::Limits;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use super::{assert_answers, assert_error, eventually, hear, no_socket, socket, table};
use crate::support::house::{GENEROUS, House};
use crate::support::http::{Answer, call};
use crate::support::socket::Socket;
use crate::support::stream::Stream;

/// How many requests are made at most before one of them has to be refused.
const FAR_TOO_MANY: u64 = 100_000;

#[tokio::test]
async fn a_flood_of_messages_is_refused_and_then_cut_off() {
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut flood = socket(&house, &ada, &table).await;
    hear(&mut flood, "table").await;
    // Every message is answered, and only the first two of those that come together are let
    // through: it doesn't matter how fast they come.
    let batch = 50;
    let mut refused = 0;
    'flood: for first in (1..FAR_TOO_MANY).step_by(batch) {
        let mut waiting: BTreeSet<u64> = (first..first + batch as u64).collect();
        for id in &waiting {
            let ping = json!({ "id": id, "do": "ping" });
            if flood.send(&ping.to_string()).await.is_err() {
                break 'flood;
            }
        }
        while !waiting.is_empty() {
            let Some(text) = flood.hear().await else { break 'flood };
            let message: Value = serde_json::from_str(&text).unwrap();
            let id = match (message.get("refused"), message.get("done")) {
                (Some(answer), _) => {
                    assert_eq!(answer["code"], "rate_limited");
                    // One message a second: a token is never further away than that.
                    let wait = answer["retry_after_ms"].as_u64().unwrap();
                    assert!((1..=1001).contains(&wait), "{text}");
                    refused += 1;
                    &answer["id"]
                }
                (None, Some(done)) => &done["id"],
                (None, None) => break 'flood,
            };
            assert!(waiting.remove(&id.as_u64().unwrap()), "{text}");
        }
        assert!(refused > 0, "nothing of the first batch was refused");
    }
    assert!(refused >= batch, "cut off after {refused} refusals");
    // What it was told last may be lost, since the client sent more than the server read.
    while let Some(text) = flood.hear().await {
        assert!(text.contains("rate_limited"), "{text}");
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
    // Every message is one too many, so that it doesn't matter how fast they come.
    let house = House::with_limits(Limits { messages_per_second: 0, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut flood = socket(&house, &ada, &table).await;
    for _ in 0..=100 {
        flood.send_message(Message::Ping(Default::default())).await.unwrap();
    }
    assert_eq!(hear(&mut flood, "bye").await["code"], "rate_limited");
    assert_eq!(flood.hear().await, None);
    assert_eq!(flood.closed, Some(1008));
    house.close().await;
}

/// Calls until the answer has another status than this, and gives that answer.
async fn call_until_refused(call: impl AsyncFn() -> Answer, accepted: u16) -> Answer {
    for _ in 0..FAR_TOO_MANY {
        let answer = call().await;
        if answer.status != accepted {
            return answer;
        }
    }
    panic!("{FAR_TOO_MANY} requests, and none was refused");
}

#[tokio::test]
async fn a_flood_beside_a_stream_is_told_to_wait() {
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/stream");
    let stream = Stream::open(house.address, &path, &ada.headers).await.unwrap();
    let ping = json!({ "id": 1, "do": "ping" });
    let post = async || house.call("POST", &stream.upward, &ada.headers, Some(&ping)).await;
    let answer = call_until_refused(post, 202).await;
    assert_error(&answer, 429, "rate_limited");
    // One message a second: it is never longer than that, in whole seconds and rounded up.
    assert!(matches!(answer.header("retry-after"), Some("1" | "2")), "{answer:?}");
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
    let open = async || Socket::open(house.address, &path, &ada.headers).await.ok();
    eventually("a free connection", open).await;
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
    let get = async || house.call("GET", "/api/v1/tables", &[], None).await;
    let answer = call_until_refused(get, 200).await;
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

#[tokio::test]
async fn a_flood_of_health_checks_is_told_to_wait_and_has_a_limit_of_its_own() {
    let house = House::with_limits(Limits { requests_per_second: 1, ..GENEROUS }).await;
    let get = async || house.call("GET", "/healthz", &[], None).await;
    let answer = call_until_refused(get, 200).await;
    assert_error(&answer, 429, "rate_limited");
    assert_eq!(answer.header("retry-after"), Some("1"));
    assert_eq!(house.call("GET", "/api/v1/tables", &[], None).await.status, 200);
    house.close().await;
}

/// A masked frame without content.
const EMPTY_FRAGMENT: [u8; 6] = [0x00, 0x80, 0, 0, 0, 0];

#[tokio::test]
async fn fragments_that_never_end_are_a_flood() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let mut flood = socket(&house, &ada, &table).await;
    hear(&mut flood, "table").await;
    flood.send_raw(&[0x01, 0x80, 0, 0, 0, 0]).await.unwrap();
    // All of them are too few bytes for a message that is too long.
    for _ in 0..64 {
        flood.send_raw(&EMPTY_FRAGMENT).await.unwrap();
    }
    assert_eq!(hear(&mut flood, "bye").await["code"], "rate_limited");
    assert_eq!(flood.hear().await, None);
    assert_eq!(flood.closed, Some(1008));
    house.close().await;
}

#[tokio::test]
async fn each_fragment_of_a_message_counts() {
    // Two messages at once and one a second: a message in twenty fragments is too much for twenty seconds.
    let house = House::with_limits(Limits { messages_per_second: 1, ..GENEROUS }).await;
    let (ada, table) = table(&house, 2).await;
    let mut socket = socket(&house, &ada, &table).await;
    let ping = b"{\"id\":1,\"do\":\"ping\"}";
    let mut frames = vec![0x01, 0x80 | ping.len() as u8, 0, 0, 0, 0];
    frames.extend_from_slice(ping);
    for _ in 0..20 {
        frames.extend_from_slice(&EMPTY_FRAGMENT);
    }
    frames.extend_from_slice(&[0x80, 0x80, 0, 0, 0, 0]);
    socket.send_raw(&frames).await.unwrap();
    let refused = hear(&mut socket, "refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&json!(1), &json!("rate_limited")));
    house.close().await;
}

#[tokio::test]
async fn plain_connections_have_a_cap_in_all() {
    let house = House::with_limits(Limits { plain_connections: 2, ..GENEROUS }).await;
    let connect = async || TcpStream::connect(house.address).await.unwrap();
    let open = [connect().await, connect().await];
    let mut closed = Vec::new();
    // Not a byte, neither good nor bad.
    let _reset = connect().await.read_to_end(&mut closed).await;
    assert!(closed.is_empty(), "{closed:?}");
    drop(open);
    eventually("room for another", async || {
        let answer = call(house.address, "GET", "/healthz", &[], None).await.ok()?;
        (answer.status == 200).then_some(())
    })
    .await;
    house.close().await;
}
