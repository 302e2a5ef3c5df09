//! Pages of other sites.

use serde_json::json;
use stapel_server::config::{Config, PageFile};

use super::{assert_error, header, no_socket, table};
use crate::support::house::{GENEROUS, House};
use crate::support::socket::Socket;

#[tokio::test]
async fn pages_of_other_sites_can_neither_post_nor_connect() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let path = format!("/api/v1/tables/{table}/socket");
    let near = format!("http://{}.evil.example", house.address);
    for origin in ["http://evil.example", "null", "", "file://", "http://127.0.0.1:1", &near] {
        let headers = [ada.headers[0].clone(), header("origin", origin)];
        let body = json!({ "name": "Eve" });
        for (method, path) in [
            ("POST", "/api/v1/guests"),
            ("PATCH", "/api/v1/me"),
            ("DELETE", "/api/v1/me"),
            ("POST", "/api/v1/me/links"),
            ("POST", "/api/v1/tables"),
            ("POST", "/api/v1/streams/x"),
        ] {
            let answer = house.call(method, path, &headers, Some(&body)).await;
            assert_error(&answer, 403, "wrong_origin");
        }
        assert_error(&no_socket(&house, &path, &headers).await, 403, "wrong_origin");
    }
    let me = house.call("GET", "/api/v1/me", &ada.headers, None).await.json();
    assert_eq!(me["name"], "Ada");
    let own = [ada.headers[0].clone(), header("origin", &format!("http://{}", house.address))];
    assert!(Socket::open(house.address, &path, &own).await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn a_server_that_knows_its_address_believes_no_host_header() {
    let public_url = Some(String::from("https://cards.example"));
    let house = House::with(Config { public_url, limits: GENEROUS, ..Config::default() }).await;
    let body = json!({ "name": "Ada" });
    let post = async |origin: &str| {
        let headers = [header("origin", origin)];
        house.call("POST", "/api/v1/guests", &headers, Some(&body)).await
    };
    assert_error(&post(&format!("http://{}", house.address)).await, 403, "wrong_origin");
    assert_error(&post("http://cards.example").await, 403, "wrong_origin");
    let answer = post("https://cards.example").await;
    assert_eq!(answer.status, 201);
    let cookie = answer.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    house.close().await;
}

#[tokio::test]
async fn every_answer_keeps_browsers_strict() {
    let house = House::open().await;
    for path in ["/", "/healthz", "/nowhere", "/api/v1/me", "/api/v1/openapi.json"] {
        let answer = house.call("GET", path, &[], None).await;
        assert!(
            answer.header("content-security-policy").unwrap().starts_with("default-src 'none'")
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn style_sheets_and_programs_stay_what_they_are_with_short_heads() {
    let file = |path, content_type| PageFile {
        path,
        content_type,
        hash: "0123456789abcdef",
        immutable: true,
        plain: b"",
        brotli: None,
        gzip: None,
    };
    let files = Box::leak(Box::new([
        file("/assets/table.css", "text/css; charset=utf-8"),
        file("/assets/piles.wasm", "application/wasm"),
        file("/assets/piles.js", "text/javascript; charset=utf-8"),
        file("/assets/start-worker.0123456789ab.js", "text/javascript; charset=utf-8"),
        file("/service-worker.js", "text/javascript; charset=utf-8"),
        file("/index.html", "text/html; charset=utf-8"),
    ]));
    let house = House::with(Config { pages: files, limits: GENEROUS, ..Config::default() }).await;
    for file in &*files {
        let answer = house.call("GET", file.path, &[], None).await;
        assert_eq!(answer.status, 200, "{}", file.path);
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{}", file.path);
        let policy = answer.header("content-security-policy");
        let stands_alone = file.path.ends_with(".html") || file.path.contains("worker");
        assert_eq!(policy.is_some(), stands_alone, "{}", file.path);
        for name in ["cross-origin-opener-policy", "permissions-policy"] {
            let is_document = file.path.ends_with(".html");
            assert_eq!(answer.header(name).is_some(), is_document, "{} {name}", file.path);
        }
    }
    house.close().await;
}
