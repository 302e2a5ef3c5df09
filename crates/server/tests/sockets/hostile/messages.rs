//! Messages that are no requests.

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{assert_answers, assert_error, hear, no_socket, socket, table};
use crate::support::house::House;

#[tokio::test]
async fn what_is_no_request_is_refused_and_the_connection_lives() {
    let house = House::open().await;
    let (host, table) = table(&house, 2).await;
    let mut socket = socket(&house, &host, &table).await;
    hear(&mut socket, "table").await;
    let deep = format!("{{\"id\":3,\"do\":{}{}}}", "[".repeat(1000), "]".repeat(1000));
    let long = format!("{{\"id\":4,\"do\":{{\"act\":\"{}\"}}}}", "9".repeat(3000));
    let cases = [
        ("", None, "bad_json"),
        ("{", None, "bad_json"),
        ("true", None, "bad_request"),
        ("{\"id\":1}{\"id\":2}", None, "bad_json"),
        ("\u{0}", None, "bad_json"),
        (&deep, Some(3), "bad_request"),
        ("{\"id\":\"1\",\"do\":\"deal\"}", None, "bad_request"),
        ("{\"id\":1.5,\"do\":\"deal\"}", None, "bad_request"),
        ("{\"id\":9007199254740992,\"do\":\"deal\"}", None, "bad_request"),
        ("{\"do\":\"deal\"}", None, "bad_request"),
        ("{\"id\":1}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":\"dance\"}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":\"deal\",\"seat\":1}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":{\"deal\":1}}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":{\"sit\":6}}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":{\"sit\":-1}}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":{\"sit\":1e99}}", Some(1), "bad_request"),
        ("{\"id\":1,\"base\":-1,\"do\":\"deal\"}", Some(1), "bad_request"),
        ("{\"id\":1,\"do\":{\"bot\":{\"seat\":1,\"bot\":\"hal\"}}}", Some(1), "no_such_bot"),
        ("{\"id\":1,\"do\":{\"act\":\"37A\"}}", Some(1), "no_game"),
        (&long, Some(4), "no_game"),
    ];
    for (text, id, code) in cases {
        socket.send(text).await.unwrap();
        let refused = hear(&mut socket, "refused").await;
        assert_eq!((&refused["id"], &refused["code"]), (&json!(id), &json!(code)), "{text}");
        let answer = refused.to_string().len();
        assert!(answer < 512 + text.len(), "a short question has a long answer: {refused}");
    }
    assert_answers(&mut socket, 77).await;
    house.close().await;
}

#[tokio::test]
async fn a_message_of_4096_bytes_is_read_and_a_longer_one_ends_the_connection() {
    let house = House::open().await;
    let (host, table) = table(&house, 2).await;
    let ping = "{\"id\":5,\"do\":\"ping\"}";
    let padded = |length: usize| format!("{ping}{}", " ".repeat(length - ping.len()));
    for length in [4097, 10_000, 1_000_000] {
        let mut socket = socket(&house, &host, &table).await;
        socket.send(&padded(4096)).await.unwrap();
        assert_eq!(hear(&mut socket, "done").await["id"], 5);
        // The server may have hung up before all of it is sent.
        let _gone = socket.send(&padded(length)).await;
        if length < 100_000 {
            assert_eq!(hear(&mut socket, "bye").await["code"], "too_long");
            assert_eq!(socket.hear().await, None);
            assert_eq!(socket.closed, Some(1009));
        }
    }
    assert_answers(&mut socket(&house, &host, &table).await, 1).await;
    house.close().await;
}

#[tokio::test]
async fn bytes_instead_of_text_end_the_connection() {
    let house = House::open().await;
    let (host, table) = table(&house, 2).await;
    let mut socket = socket(&house, &host, &table).await;
    socket.send_message(Message::binary(b"{\"id\":1,\"do\":\"ping\"}".to_vec())).await.unwrap();
    assert_eq!(hear(&mut socket, "bye").await["code"], "not_text");
    assert_eq!(socket.hear().await, None);
    assert_eq!(socket.closed, Some(1003));
    house.close().await;
}

#[tokio::test]
async fn connections_begin_only_as_they_should() {
    let house = House::open().await;
    let (host, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/socket");
    for query in ["since=x", "since=-1", "legal=perhaps", "seat=1", "since=1&since=2"] {
        let answer = no_socket(&house, &format!("{path}?{query}"), &host.headers).await;
        assert_error(&answer, 400, "bad_request");
        let stream = format!("/api/v1/tables/{table}/stream?{query}");
        let answer = house.call("GET", &stream, &host.headers, None).await;
        assert_error(&answer, 400, "bad_request");
    }
    let answer = house.call("GET", &path, &host.headers, None).await;
    assert_error(&answer, 426, "not_a_websocket");
    house.close().await;
}

#[tokio::test]
async fn who_claims_to_know_the_future_is_shown_the_whole_table() {
    let house = House::open().await;
    let (host, table) = table(&house, 2).await;
    for since in [1_000, u64::MAX - 1, u64::MAX] {
        let path = format!("/api/v1/tables/{table}/socket?since={since}");
        let opened = crate::support::socket::Socket::open(house.address, &path, &host.headers);
        let mut socket = opened.await.unwrap();
        let shown = hear(&mut socket, "table").await;
        assert_eq!(shown["you"]["id"], host.id.as_str(), "{since}");
        assert_answers(&mut socket, 9).await;
    }
    house.close().await;
}
