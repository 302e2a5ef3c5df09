//! The files of the browser client.

use stapel_server::config::{Config, PageFile};

use crate::support::house::{GENEROUS, House};

const INDEX: PageFile = PageFile {
    path: "/index.html",
    content_type: "text/html; charset=utf-8",
    hash: "0123456789abcdef",
    immutable: false,
    plain: b"<html lang=\"en\"><!--told--><title>Stapel</title><!--/told--><body>the page</body></html>",
    brotli: None,
    gzip: None,
};

const STYLE: PageFile = PageFile {
    path: "/assets/style.css",
    content_type: "text/css; charset=utf-8",
    hash: "02468ace02468ace",
    immutable: true,
    plain: b"the style",
    brotli: Some(b"the style in brotli"),
    gzip: Some(b"the style in gzip"),
};

const PICTURE: PageFile = PageFile {
    path: "/assets/icon.png",
    content_type: "image/png",
    hash: "fedcba9876543210",
    immutable: true,
    plain: b"a picture",
    brotli: None,
    gzip: None,
};

async fn house() -> House {
    House::with(Config { limits: GENEROUS, pages: &[INDEX, STYLE, PICTURE], ..Config::default() })
        .await
}

fn header(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

#[tokio::test]
async fn a_file_comes_in_the_best_encoding_that_the_browser_takes() {
    let house = house().await;
    let cases = [
        (Some("gzip, deflate, br, zstd"), Some("br"), "the style in brotli"),
        (Some("gzip, deflate"), Some("gzip"), "the style in gzip"),
        (Some("br;q=0, gzip"), Some("gzip"), "the style in gzip"),
        (Some("identity"), None, "the style"),
        (None, None, "the style"),
    ];
    for (accepted, encoding, body) in cases {
        let headers: Vec<_> =
            accepted.map(|value| header("accept-encoding", value)).into_iter().collect();
        let answer = house.call("GET", STYLE.path, &headers, None).await;
        assert_eq!(answer.status, 200, "{accepted:?}");
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted:?}");
        assert_eq!(answer.body, body, "{accepted:?}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }
    house.close().await;
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let house = house().await;
    let first = house.call("GET", "/", &[], None).await;
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    let tag = first.header("etag").unwrap().to_owned();
    let again = house.call("GET", "/", &[header("if-none-match", &tag)], None).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    // What is told has changed with the language.
    let german = [header("if-none-match", &tag), header("accept-language", "de")];
    assert_eq!(house.call("GET", "/", &german, None).await.status, 200);
    let other = house.call("GET", "/", &[header("if-none-match", "\"0\"")], None).await;
    assert_eq!(other.status, 200);
    house.close().await;
}

#[tokio::test]
async fn files_with_a_hash_in_their_name_may_be_kept_for_ever() {
    let house = house().await;
    let answer = house.call("GET", PICTURE.path, &[header("accept-encoding", "br")], None).await;
    assert_eq!(answer.header("content-type"), Some("image/png"));
    assert_eq!(answer.header("content-encoding"), None);
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(answer.body, "a picture");
    house.close().await;
}

#[tokio::test]
async fn every_page_is_the_same_document_and_everything_else_is_not_there() {
    let house = house().await;
    let html = [header("accept", "text/html,application/xhtml+xml")];
    for path in [
        "/",
        "/t/abc",
        "/local/abc",
        "/r/abc",
        "/learn",
        "/learn/extreme",
        "/rules/clear-4",
        "/settings",
        "/me",
    ] {
        let answer = house.call("GET", path, &html, None).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body.ends_with("<body>the page</body></html>"), "{path}: {answer:?}");
    }
    let lost = house.call("GET", "/no/such/page", &html, None).await;
    assert_eq!(lost.status, 404);
    assert!(lost.body.contains("the page"), "people see a page that says so");
    let program = house.call("GET", "/no/such/page", &[], None).await;
    assert_eq!(
        (program.status, program.json()["error"]["code"].as_str()),
        (404, Some("not_found"))
    );
    let asset = house.call("GET", "/assets/old.js", &[header("accept", "*/*")], None).await;
    assert_eq!(asset.status, 404);
    let api = house.call("GET", "/api/v1/nothing", &html, None).await;
    assert_eq!((api.status, api.json()["error"]["code"].as_str()), (404, Some("not_found")));
    let posted = house.call("POST", "/settings", &[], None).await;
    assert_eq!(posted.status, 405);
    house.close().await;
}
