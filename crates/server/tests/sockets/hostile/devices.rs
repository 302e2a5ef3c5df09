//! Those who have a cookie or a token that they should not have any more.

use serde_json::{Value, json};

use super::{assert_error, header, hear, no_socket, socket, table};
use crate::support::house::{House, Person, text};
use crate::support::stream::Stream;

/// Another device of a guest, which says that it is this browser.
pub(crate) async fn another(house: &House, who: &Person, agent: &str) -> Person {
    let link = house.call("POST", "/api/v1/me/links", &who.headers, None).await;
    let body = json!({ "secret": text(&link.json()["secret"]) });
    let agent = [header("user-agent", agent)];
    let claimed = house.call("POST", "/api/v1/links/claim", &agent, Some(&body)).await;
    assert_eq!(claimed.status, 200, "{claimed:?}");
    let cookie = claimed.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    Person { id: who.id.clone(), headers: vec![header("cookie", &cookie)] }
}

async fn devices(house: &House, who: &Person) -> Vec<Value> {
    let answer = house.call("GET", "/api/v1/me/devices", &who.headers, None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["devices"].as_array().unwrap().clone()
}

fn id_where(devices: &[Value], fits: impl Fn(&Value) -> bool) -> String {
    let found: Vec<&Value> = devices.iter().filter(|device| fits(device)).collect();
    assert_eq!(found.len(), 1, "{devices:?}");
    text(&found[0]["id"])
}

async fn revoke(house: &House, who: &Person, device: &str) -> u16 {
    let path = format!("/api/v1/me/devices/{device}");
    house.call("DELETE", &path, &who.headers, None).await.status
}

const PHONE: &str = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

#[tokio::test]
async fn a_device_that_is_revoked_is_cut_off_at_once_and_no_other() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let phone = another(&house, &ada, PHONE).await;
    let listed = devices(&house, &ada).await;
    let lost = id_where(&listed, |device| device["current"] == false);
    let own = id_where(&listed, |device| device["current"] == true);
    let of_phone = listed.iter().find(|device| device["id"] == lost.as_str()).unwrap();
    assert_eq!(
        (&of_phone["label"], &of_phone["kind"]),
        (&json!("Chrome · Android"), &json!("browser"))
    );
    assert_eq!(of_phone["used"].as_i64().unwrap() % (24 * 60 * 60 * 1000), 0, "only the day");
    assert_eq!(id_where(&devices(&house, &phone).await, |device| device["current"] == true), lost);

    let mut at_home = socket(&house, &ada, &table).await;
    let mut on_phone = socket(&house, &phone, &table).await;
    hear(&mut on_phone, "table").await;
    let path = format!("/api/v1/tables/{table}/stream");
    let mut stream = Stream::open(house.address, &path, &phone.headers).await.unwrap();
    assert_eq!(revoke(&house, &ada, &lost).await, 204);
    assert_eq!(hear(&mut on_phone, "bye").await["code"], "signed_out");
    while on_phone.hear().await.is_some() {}
    assert_eq!(on_phone.closed, Some(1008));
    while !stream.hear().await.unwrap().contains("signed_out") {}
    // The cookie is worth nothing, wherever it is shown.
    for (method, path) in [
        ("GET", String::from("/api/v1/me")),
        ("DELETE", String::from("/api/v1/me")),
        ("PATCH", String::from("/api/v1/me")),
        ("GET", String::from("/api/v1/me/devices")),
        ("DELETE", String::from("/api/v1/me/devices")),
        ("POST", String::from("/api/v1/me/links")),
        ("GET", format!("/api/v1/tables/{table}")),
        ("GET", path),
    ] {
        let body = json!({ "name": "Eve" });
        let answer = house.call(method, &path, &phone.headers, Some(&body)).await;
        assert_error(&answer, 401, "signed_out");
    }
    let path = format!("/api/v1/tables/{table}/socket");
    assert_error(&no_socket(&house, &path, &phone.headers).await, 401, "signed_out");
    // The others notice nothing.
    super::assert_answers(&mut at_home, 7).await;
    assert_eq!(id_where(&devices(&house, &ada).await, |_| true), own);
    assert_eq!(revoke(&house, &ada, &lost).await, 404);
    house.close().await;
}

#[tokio::test]
async fn nobody_revokes_a_device_of_another() {
    let house = House::open().await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let own = id_where(&devices(&house, &ada).await, |_| true);
    for device in [own.as_str(), "x", "00000000000000000000000000", "..", &ada.id] {
        assert_eq!(revoke(&house, &eve, device).await, 404);
    }
    assert_eq!(house.call("DELETE", "/api/v1/me/devices", &eve.headers, None).await.status, 204);
    assert_eq!(house.call("GET", "/api/v1/me", &ada.headers, None).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_token_is_revoked_like_a_cookie() {
    let house = House::open().await;
    let program = house.program("robot").await;
    let listed = devices(&house, &program).await;
    assert_eq!((&listed[0]["kind"], &listed[0]["label"]), (&json!("program"), &json!("robot")));
    let page = another(&house, &program, PHONE).await;
    let token = id_where(&devices(&house, &page).await, |device| device["kind"] == "program");
    assert_eq!(revoke(&house, &page, &token).await, 204);
    let answer = house.call("GET", "/api/v1/me", &program.headers, None).await;
    assert_error(&answer, 401, "no_guest");
    assert_eq!(house.call("GET", "/api/v1/me", &page.headers, None).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn all_others_are_revoked_at_once_and_one_can_sign_out_oneself() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let others = [another(&house, &ada, PHONE).await, another(&house, &ada, "curl/8").await];
    let mut sockets = Vec::new();
    for other in &others {
        sockets.push(socket(&house, other, &table).await);
    }
    assert_eq!(house.call("DELETE", "/api/v1/me/devices", &ada.headers, None).await.status, 204);
    for mut socket in sockets {
        assert_eq!(hear(&mut socket, "bye").await["code"], "signed_out");
    }
    for other in &others {
        let answer = house.call("GET", "/api/v1/me", &other.headers, None).await;
        assert_error(&answer, 401, "signed_out");
    }
    let own = id_where(&devices(&house, &ada).await, |device| device["current"] == true);
    let path = format!("/api/v1/me/devices/{own}");
    let answer = house.call("DELETE", &path, &ada.headers, None).await;
    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    let answer = house.call("GET", "/api/v1/me", &ada.headers, None).await;
    assert_error(&answer, 401, "signed_out");
    house.close().await;
}

#[tokio::test]
async fn a_guest_has_so_many_devices_and_the_one_not_used_for_longest_goes() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let first = another(&house, &ada, PHONE).await;
    for _ in 0..19 {
        another(&house, &ada, PHONE).await;
    }
    assert_eq!(house.call("GET", "/api/v1/me", &ada.headers, None).await.status, 401);
    assert_eq!(devices(&house, &first).await.len(), 20);
    house.close().await;
}
