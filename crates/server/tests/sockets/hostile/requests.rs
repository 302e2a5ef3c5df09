//! HTTP requests that make no sense.

use super::{assert_error, header, table};
use crate::support::house::House;
use crate::support::http::{Answer, call, parse};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends bytes as they are, and reads what comes until the server hangs up.
async fn raw(house: &House, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    // The server may hang up before it has read everything.
    let _gone = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _reset = stream.read_to_end(&mut answer).await;
    answer
}

async fn raw_answer(house: &House, text: &str) -> Answer {
    let bytes = raw(house, text.as_bytes()).await;
    parse(&bytes).unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&bytes)))
}

#[tokio::test]
async fn bodies_that_make_no_sense_are_refused() {
    let house = House::open().await;
    let post = async |path: &str, body: &str| {
        call(house.address, "POST", path, &[], Some(body)).await.unwrap()
    };
    let deep = "[".repeat(10_000);
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(16 * 1024));
    let cases = [
        ("", 400, "bad_json"),
        ("{", 400, "bad_json"),
        ("\u{0}", 400, "bad_json"),
        (&deep, 400, "bad_request"),
        ("{}", 400, "bad_request"),
        ("[]", 400, "bad_request"),
        ("{\"name\":7}", 400, "bad_request"),
        ("{\"name\":\"Ada\",\"admin\":true}", 400, "bad_request"),
        ("{\"name\":\"\"}", 400, "bad_name"),
        ("{\"name\":\"\u{200b}\u{202e}\"}", 400, "name_invisible"),
        ("{\"name\":\"a name of twenty-five letters\"}", 400, "bad_name"),
        (&long, 413, "too_long"),
    ];
    for path in ["/api/v1/guests", "/api/v1/programs"] {
        for (body, status, code) in cases {
            assert_error(&post(path, body).await, status, code);
        }
    }
    house.close().await;
}

#[tokio::test]
async fn tables_that_make_no_sense_are_not_opened() {
    let house = House::open().await;
    let host = house.guest("Ada").await;
    let cases = [
        ("{}", "bad_request"),
        ("{\"agreement\":{\"game\":\"poker\",\"players\":2}}", "bad_request"),
        ("{\"agreement\":{\"game\":\"the-game\",\"players\":6}}", "bad_options"),
        ("{\"agreement\":{\"game\":\"the-game\",\"players\":0}}", "bad_options"),
        ("{\"agreement\":{\"game\":\"clear-4\",\"players\":1}}", "bad_options"),
        ("{\"agreement\":{\"game\":\"the-game\",\"players\":256}}", "bad_request"),
        ("{\"agreement\":{\"game\":\"clear-4\",\"players\":2,\"rounds\":255}}", "bad_options"),
        ("{\"agreement\":{\"game\":\"the-game\",\"players\":2,\"seed\":\"mine\"}}", "bad_request"),
        ("{\"agreement\":{\"game\":\"the-game\",\"players\":2},\"bots\":[\"hal\"]}", "bad_options"),
        (
            "{\"agreement\":{\"game\":\"the-game\",\"players\":2},\"bots\":[\"greedy\",\"greedy\"]}",
            "bad_options",
        ),
        ("{\"agreement\":{\"game\":\"the-game\",\"players\":2},\"deal\":true}", "bad_options"),
    ];
    for (body, code) in cases {
        let path = "/api/v1/tables";
        let answer = call(house.address, "POST", path, &host.headers, Some(body)).await.unwrap();
        assert_error(&answer, 400, code);
    }
    let answer = house.call("GET", "/api/v1/me/tables", &host.headers, None).await;
    assert_eq!(answer.body, "{\"tables\":[]}");
    house.close().await;
}

#[tokio::test]
async fn addresses_and_methods_that_do_not_exist_are_told_apart() {
    let house = House::open().await;
    for path in ["/api/v1/", "/api/v2/guests", "/../../etc/passwd", "/%2e%2e%2f", "/wp-login.php"] {
        assert_error(&house.call("GET", path, &[], None).await, 404, "not_found");
    }
    for (method, path) in [("DELETE", "/api/v1/tables"), ("PUT", "/api/v1/me"), ("POST", "/")] {
        assert_error(&house.call(method, path, &[], None).await, 405, "method_not_allowed");
    }
    house.close().await;
}

#[tokio::test]
async fn what_is_not_sent_as_json_is_not_read_as_json() {
    let house = House::open().await;
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let request = format!(
            "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: {kind}\r\n\
             content-length: 14\r\n\r\n{{\"name\":\"Ada\"}}"
        );
        assert_error(&raw_answer(&house, &request).await, 415, "not_json");
    }
    house.close().await;
}

#[tokio::test]
async fn heads_that_are_too_much_are_refused() {
    let house = House::open().await;
    let lines = |count: usize, length: usize| -> String {
        (0..count).map(|line| format!("x-{line}: {}\r\n", "y".repeat(length))).collect()
    };
    let head = |more: String| {
        format!("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{more}\r\n")
    };
    assert_eq!(raw_answer(&house, &head(lines(40, 10))).await.status, 200);
    assert_eq!(raw_answer(&house, &head(lines(100, 10))).await.status, 431);
    assert_eq!(raw_answer(&house, &head(lines(1, 100_000))).await.status, 431);
    // As many and as much as the page says, and no more. Two headers are there already.
    assert_eq!(raw_answer(&house, &head(lines(62, 10))).await.status, 200);
    assert_eq!(raw_answer(&house, &head(lines(63, 10))).await.status, 431);
    let begin = head(String::new()).len() + "x-0: \r\n".len();
    assert_eq!(raw_answer(&house, &head(lines(1, 32 * 1024 - begin))).await.status, 200);
    assert_eq!(raw_answer(&house, &head(lines(1, 32 * 1024 - begin + 1))).await.status, 431);
    assert_eq!(raw_answer(&house, "no http at all\r\n\r\n").await.status, 400);
    let long = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(100_000));
    let status = raw_answer(&house, &long).await.status;
    assert!([414, 431].contains(&status), "{status}");
    house.close().await;
}

#[tokio::test]
async fn a_message_beside_a_stream_has_the_same_bounds() {
    let house = House::open().await;
    let (host, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/stream");
    let stream = crate::support::stream::Stream::open(house.address, &path, &host.headers);
    let mut stream = stream.await.unwrap();
    let long = "x".repeat(4097);
    let answer = call(house.address, "POST", &stream.upward, &host.headers, Some(&long)).await;
    assert_error(&answer.unwrap(), 413, "too_long");
    let answer = raw_answer(
        &house,
        &format!(
            "POST {} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{}: {}\r\ncontent-length: 2\r\n\r\n\u{0}\u{1}",
            stream.upward, host.headers[0].0, host.headers[0].1
        ),
    )
    .await;
    assert_eq!(answer.status, 202);
    while let Some(text) = stream.hear().await {
        if text.contains("bad_json") {
            break;
        }
    }
    // What is not even text is told at once.
    let bytes = [
        format!(
            "POST {} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{}: {}\r\ncontent-length: 2\r\n\r\n",
            stream.upward, host.headers[0].0, host.headers[0].1
        )
        .as_bytes(),
        &[0xFF, 0xFE],
    ]
    .concat();
    let answer = parse(&raw(&house, &bytes).await).unwrap();
    assert_error(&answer, 400, "bad_request");
    let forged = [header("cookie", "stapel_guest=x")];
    let answer = house.call("POST", &stream.upward, &forged, None).await;
    assert_error(&answer, 401, "no_guest");
    house.close().await;
}

#[tokio::test]
async fn a_request_says_for_which_host_it_is() {
    let house = House::open().await;
    for (host, status) in [("host: x\r\n", 200), ("", 400), ("host: x\r\nhost: y\r\n", 400)] {
        let request = format!("GET /healthz HTTP/1.1\r\n{host}connection: close\r\n\r\n");
        assert_eq!(raw_answer(&house, &request).await.status, status, "{host:?}");
    }
    let answer = raw_answer(&house, "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n").await;
    assert_error(&answer, 400, "bad_request");
    // Before HTTP/1.1 there was none.
    assert_eq!(raw_answer(&house, "GET /healthz HTTP/1.0\r\n\r\n").await.status, 200);
    house.close().await;
}
