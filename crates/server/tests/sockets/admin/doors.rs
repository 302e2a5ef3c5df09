//! Who comes in, and who doesn't.

use std::os::unix::fs::{FileTypeExt, PermissionsExt};

use serde_json::json;
use stapel_server::admin::door::socket_path;
use stapel_server::config::Config;

use super::{DOORS, Door, TOKEN, acts, ask, bearer, config, house, off, on, order, see};
use crate::hostile::{assert_error, header, socket, table};
use crate::support::house::{GENEROUS, House};

const ADDRESSES: [(&str, &str); 9] = [
    ("GET", "/status"),
    ("GET", "/tables"),
    ("GET", "/guests"),
    ("GET", "/addresses"),
    ("GET", "/orders"),
    ("POST", "/orders"),
    ("GET", "/audit"),
    ("GET", "/reports"),
    ("PATCH", "/limits"),
];

#[tokio::test]
async fn the_socket_is_for_the_owner_of_the_data_alone_and_goes_with_the_server() {
    let house = house().await;
    let path = socket_path(&house.data());
    let file = std::fs::symlink_metadata(&path).unwrap();
    assert!(file.file_type().is_socket());
    assert_eq!(file.permissions().mode() & 0o777, 0o600);
    assert_eq!(see(&house, Door::Socket, "/status").await["can_take_moves"], true);
    let directory = house.close().await;
    assert!(!path.exists());
    // What a server that was killed left behind is in nobody's way.
    std::fs::write(&path, "left over").unwrap();
    let house = House::at(directory, config()).await;
    assert_eq!(see(&house, Door::Socket, "/status").await["can_take_moves"], true);
    house.close().await;
}

#[tokio::test]
async fn without_a_token_there_is_no_door_on_the_listener() {
    let house = House::with(Config { limits: GENEROUS, ..Config::default() }).await;
    let nowhere = house.call("GET", "/api/v1/nowhere", &[], None).await;
    for (method, path) in ADDRESSES {
        let path = format!("/api/v1/admin{path}");
        for headers in [vec![], vec![bearer(TOKEN)], vec![bearer("")]] {
            let answer = house.call(method, &path, &headers, None).await;
            assert_eq!((answer.status, &answer.body), (404, &nowhere.body), "{method} {path}");
        }
    }
    // The other door is there.
    assert_eq!(see(&house, Door::Socket, "/status").await["connections"], 0);
    house.close().await;
}

#[tokio::test]
async fn with_a_wrong_token_nobody_finds_out_that_there_is_a_door() {
    let house = house().await;
    let nowhere = house.call("GET", "/api/v1/nowhere", &[], None).await;
    let wrong = format!("{}x", &TOKEN[..TOKEN.len() - 1]);
    for headers in [vec![], vec![bearer(&wrong)], vec![header("authorization", TOKEN)]] {
        for (method, path) in ADDRESSES.into_iter().take(2) {
            let path = format!("/api/v1/admin{path}");
            let answer = house.call(method, &path, &headers, None).await;
            assert_eq!((answer.status, &answer.body), (404, &nowhere.body), "{method} {path}");
        }
    }
    // Also for a method that there isn't.
    let answer = house.call("DELETE", "/api/v1/admin/status", &[], None).await;
    assert_eq!((answer.status, &answer.body), (404, &nowhere.body));
    // Without a token nothing was guessed, and two guesses are allowed.
    assert_eq!(see(&house, Door::Http, "/status").await["connections"], 0);
    house.close().await;
}

#[tokio::test]
async fn whoever_guesses_often_is_not_listened_to_any_more() {
    let house = House::with(Config { trust_proxy: true, ..config() }).await;
    let from = |address: &str, token: &str| [header("x-forwarded-for", address), bearer(token)];
    let path = "/api/v1/admin/status";
    for guess in 0..20 {
        let guess = format!("{guess:032}");
        let answer = house.call("GET", path, &from("192.0.2.1", &guess), None).await;
        assert_error(&answer, 404, "not_found");
    }
    let answer = house.call("GET", path, &from("192.0.2.1", TOKEN), None).await;
    assert_error(&answer, 404, "not_found");
    let answer = house.call("GET", path, &from("192.0.2.2", TOKEN), None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(see(&house, Door::Socket, "/status").await["can_take_moves"], true);
    house.close().await;
}

#[tokio::test]
async fn both_doors_lead_to_the_same_and_the_log_tells_them_apart() {
    let house = house().await;
    let (ada, table) = table(&house, 2).await;
    let _socket = socket(&house, &ada, &table).await;
    for path in ["/tables", "/guests", "/addresses", "/orders", "/limits", "/reports"] {
        let [by_socket, by_http] =
            [see(&house, Door::Socket, path).await, see(&house, Door::Http, path).await];
        assert_eq!(by_socket, by_http, "{path}");
    }
    for door in DOORS {
        order(&house, door, &on("mute", &ada.id)).await;
    }
    let doors: Vec<String> = acts(&house).await.into_iter().map(|(door, ..)| door).collect();
    assert!(doors[0].starts_with("socket uid ") && doors[0].ends_with(" ada"), "{doors:?}");
    assert_eq!(doors[1], "http");
    let guest = see(&house, Door::Http, &format!("/guests/{}", ada.id)).await;
    assert_eq!(guest["guest"]["muted"], true);
    assert_eq!(guest["connected"][0]["address"], "127.0.0.1");
    assert_eq!(guest["tables"][0]["id"], table);
    house.close().await;
}

#[tokio::test]
async fn what_is_asked_wrongly_is_refused_with_what_would_be_right() {
    let house = house().await;
    let nobody = "0".repeat(26);
    for (body, status, code, part) in [
        (on("jail", ""), 400, "bad_kind", "ban_range"),
        (on("ban_range", "everyone"), 400, "bad_range", "203.0.113.0/24"),
        (on("ban_range", "10.0.0.1/8"), 400, "bad_range", "10.0.0.0/8 is the range"),
        (on("ban_guest", "Ada"), 404, "not_found", "guest"),
        (on("ban_guest", &nobody), 404, "not_found", "guest"),
        (on("closed", &nobody), 404, "not_found", "table"),
        (on("maintenance", "me"), 400, "bad_subject", "whole server"),
        (off("maintenance", ""), 404, "nothing_to_lift", "maintenance"),
        (json!({ "kind": "announcement", "reason": " ", "on": true }), 400, "no_text", "text"),
        (json!({ "kind": "maintenance", "seconds": 0, "on": true }), 400, "bad_time", "seconds"),
        (
            json!({ "kind": "maintenance", "reason": "x".repeat(501), "on": true }),
            400,
            "too_long",
            "500",
        ),
        (json!({ "kind": "maintenance" }), 400, "bad_request", "on"),
    ] {
        let answer = ask(&house, Door::Socket, "POST", "/orders", Some(&body)).await;
        assert_error(&answer, status, code);
        assert!(answer.body.contains(part), "{body}: {answer:?}");
    }
    let answer = ask(&house, Door::Http, "PATCH", "/limits", Some(&json!({ "max-fun": 7 }))).await;
    assert_error(&answer, 400, "bad_limit");
    assert!(answer.body.contains("made-per-hour"), "{answer:?}");
    let answer = ask(&house, Door::Http, "POST", "/reports/7", Some(&json!({}))).await;
    assert_error(&answer, 404, "not_found");
    assert_eq!(acts(&house).await, []);
    house.close().await;
}
