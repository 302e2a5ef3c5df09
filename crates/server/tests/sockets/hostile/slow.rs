//! Those who take their time. Nothing here looks at a clock: what must end is waited for.

use std::time::Duration;

use serde_json::{Value, json};
use stapel_server::config::{Config, Limits, PageFile};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::{assert_answers, assert_error, eventually, hear, socket, table};
use crate::support::house::{GENEROUS, House};
use crate::support::http::{call, parse};

const SHORT: Limits = Limits { header_timeout: Duration::from_millis(300), ..GENEROUS };

/// What comes after these bytes until the server hangs up, although the client never does.
async fn wait_for_the_end(house: &House, bytes: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _reset = stream.read_to_end(&mut answer).await;
    answer
}

#[tokio::test]
async fn a_head_that_does_not_arrive_is_not_waited_for() {
    let house = House::with_limits(SHORT).await;
    for head in ["", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: x\r\nx-a: b"] {
        let answer = wait_for_the_end(&house, head).await;
        assert_eq!(String::from_utf8_lossy(&answer), "", "{head:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_head_that_drips_is_not_waited_for() {
    let house = House::with_limits(SHORT).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    // A line now and then; sooner or later nobody listens any more.
    let mut lines = 0;
    while stream.write_all(b"x-slow: loris\r\n").await.is_ok() {
        lines += 1;
        assert!(lines < 10_000, "the server still listens");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_connection_that_asks_no_more_is_closed() {
    let house = House::with_limits(SHORT).await;
    let answer = wait_for_the_end(&house, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert_eq!(parse(&answer).unwrap().status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let house = House::with_limits(SHORT).await;
    let (host, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/stream");
    let stream = crate::support::stream::Stream::open(house.address, &path, &host.headers);
    let stream = stream.await.unwrap();
    let cookie = &host.headers[0].1;
    for path in ["/api/v1/guests", "/api/v1/tables", &stream.upward] {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: 1000\r\n\r\n{{\"name\""
        );
        let answer = wait_for_the_end(&house, &head).await;
        assert_error(&parse(&answer).unwrap(), 408, "too_slow");
    }
    house.close().await;
}

#[tokio::test]
async fn who_never_reads_is_cut_off_and_nobody_else_notices() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let bob = house.guest("Bob").await;
    let mut calm = socket(&house, &ada, &table).await;
    // Much is said, so that the whole table is a long message.
    for id in 1..=50u64 {
        let say = json!({ "id": id, "do": { "say": "so it goes ".repeat(25) } });
        calm.send(&say.to_string()).await.unwrap();
        assert_eq!(hear(&mut calm, "changed").await["id"], id);
    }
    let never = TcpSocket::new_v4().unwrap();
    never.set_recv_buffer_size(4096).unwrap();
    let mut never = never.connect(house.address).await.unwrap();
    let head = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nhost: x\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        bob.headers[0].1
    );
    never.write_all(head.as_bytes()).await.unwrap();
    // Who comes and goes within a moment is not told of at all.
    while hear(&mut calm, "here").await["watching"] != 1 {}
    // It asks for the whole table again and again. The mask of its frames is zero.
    let look = b"{\"id\":1,\"do\":\"look\"}";
    let mut frame = vec![0x81, 0x80 | look.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(look);
    let asking = tokio::spawn(async move {
        while never.write_all(&frame).await.is_ok() {}
        never
    });
    // Ada is answered all along, and hears when Bob is gone.
    let mut gone = false;
    for id in 100..1_000_000 {
        calm.send(&json!({ "id": id, "do": "ping" }).to_string()).await.unwrap();
        loop {
            let message: Value = serde_json::from_str(&calm.hear().await.unwrap()).unwrap();
            if let Some(here) = message.get("here") {
                gone |= here["watching"] == 0;
            }
            if message.get("done").is_some_and(|done| done["id"] == id) {
                break;
            }
        }
        if gone {
            break;
        }
    }
    assert!(gone, "whoever never reads is still there");
    let metrics = house.call("GET", "/metrics", &[], None).await.body;
    let slow = metrics.lines().find(|line| line.contains("slow_readers") && !line.starts_with('#'));
    assert!(slow.is_some_and(|line| !line.ends_with(" 0")), "{slow:?}");
    assert_answers(&mut calm, 7).await;
    asking.abort();
    house.close().await;
}

/// Far more than fits on the way.
fn long_page() -> &'static [PageFile] {
    let content: &'static [u8] = Box::leak(vec![b'x'; 32 << 20].into_boxed_slice());
    let page = PageFile {
        path: "/long.txt",
        content_type: "text/plain",
        hash: "1",
        immutable: false,
        plain: content,
        brotli: None,
        gzip: None,
    };
    let index = PageFile { path: "/index.html", plain: b"", ..page };
    Box::leak(Box::new([index, page]))
}

#[tokio::test]
async fn a_long_answer_that_is_never_read_is_not_waited_for() {
    let limits =
        Limits { plain_connections: 1, write_timeout: Duration::from_millis(300), ..GENEROUS };
    let house = House::with(Config { limits, pages: long_page(), ..Config::default() }).await;
    let mut never = TcpStream::connect(house.address).await.unwrap();
    never.write_all(b"GET /long.txt HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    never.readable().await.unwrap();
    // Only once it is gone there is room for another.
    let _answered = eventually("room for another", async || {
        call(house.address, "GET", "/healthz", &[], None).await.ok()
    })
    .await;
    drop(never);
    house.close().await;
}
