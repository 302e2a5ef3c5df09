//! Bans and mutes: at once, until they end, and over a restart.

use serde_json::{Value, json};
use stapel_server::config::Config;

use super::{DOORS, Door, acts, ask, config, house, off, on, order, see};
use crate::hostile::{assert_error, eventually, header, hear, no_socket, socket, table};
use crate::support::house::{House, Person};
use crate::support::line::{Begin, Line};

/// What the last words of a connection were.
async fn last_words(line: &mut Line) -> Value {
    loop {
        let text = line.hear().await.expect("it ends with a word");
        let message: Value = serde_json::from_str(&text).unwrap();
        if message.get("bye").is_some() {
            return message;
        }
    }
}

#[tokio::test]
async fn a_banned_guest_is_out_at_once_and_others_are_not() {
    for door in DOORS {
        let house = house().await;
        let (ada, table) = table(&house, 2).await;
        let eve = house.guest("Eve").await;
        let begin = |as_stream| Begin { as_stream, ..Begin::default() };
        let mut lines = Vec::new();
        for as_stream in [false, true] {
            lines.push(Line::open(house.address, &eve, &table, begin(as_stream)).await);
        }
        let mut other = socket(&house, &ada, &table).await;
        let mut ban = on("ban_guest", &eve.id);
        ban["seconds"] = json!(3600);
        let done = order(&house, door, &ban).await;
        assert_eq!(done["ended"], 2);
        for mut line in lines {
            assert_eq!(last_words(&mut line).await["bye"]["code"], "banned");
        }
        for (method, path) in
            [("GET", "/api/v1/me"), ("PATCH", "/api/v1/me"), ("POST", "/api/v1/tables")]
        {
            let answer = house.call(method, path, &eve.headers, Some(&json!({}))).await;
            assert_error(&answer, 403, "banned");
            assert_eq!(answer.json()["error"]["until"], done["until"]);
            assert!(!answer.body.contains("rude"), "the reason is not for them");
        }
        let path = format!("/api/v1/tables/{table}/socket");
        assert_error(&no_socket(&house, &path, &eve.headers).await, 403, "banned");
        other.send(&json!({ "id": 1, "do": "ping" }).to_string()).await.unwrap();
        hear(&mut other, "done").await;
        let seen = see(&house, door, "/orders").await;
        assert_eq!(seen["orders"][0]["reason"], "rude");
        order(&house, door, &off("ban_guest", &eve.id)).await;
        assert_eq!(house.call("GET", "/api/v1/me", &eve.headers, None).await.status, 200);
        let acts: Vec<String> = acts(&house).await.into_iter().map(|(_, act, _)| act).collect();
        assert_eq!(acts, ["ban_guest", "lift_ban_guest"]);
        house.close().await;
    }
}

#[tokio::test]
async fn a_banned_guest_can_still_have_everything_deleted() {
    let house = house().await;
    let eve = house.guest("Eve").await;
    order(&house, Door::Socket, &on("ban_guest", &eve.id)).await;
    let gone = house.call("DELETE", "/api/v1/me", &eve.headers, None).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(see(&house, Door::Socket, "/orders").await["orders"], json!([]));
    assert_eq!(acts(&house).await[0].2, "");
    house.close().await;
}

#[tokio::test]
async fn a_ban_ends_by_itself() {
    let house = house().await;
    let eve = house.guest("Eve").await;
    let ban = json!({ "kind": "ban_guest", "subject": eve.id, "seconds": 1, "on": true });
    order(&house, Door::Http, &ban).await;
    assert_eq!(house.call("GET", "/api/v1/me", &eve.headers, None).await.status, 403);
    eventually("the end of the ban", async || {
        let answer = house.call("GET", "/api/v1/me", &eve.headers, None).await;
        (answer.status == 200).then_some(())
    })
    .await;
    assert_eq!(see(&house, Door::Http, "/orders").await["orders"], json!([]));
    house.close().await;
}

/// Someone behind the proxy, at this address.
fn at(who: &Person, address: &str) -> Person {
    let mut headers = who.headers.clone();
    headers.push(header("x-forwarded-for", address));
    Person { headers, ..who.clone() }
}

#[tokio::test]
async fn a_banned_range_is_out_behind_a_proxy_and_its_neighbours_are_not() {
    let house = House::with(Config { trust_proxy: true, ..config() }).await;
    for (range, inside, outside) in [
        ("192.0.2.0/24", "192.0.2.77", "192.0.3.77"),
        ("2001:db8:1::/48", "2001:db8:1:2::3", "2001:db8:2::3"),
        ("2001:db8:7:7::5", "2001:db8:7:7:9::1", "2001:db8:7:8::5"),
    ] {
        let (ada, table) = table(&house, 2).await;
        let (near, far) = (at(&ada, inside), at(&ada, outside));
        let mut banned = Line::open(house.address, &near, &table, Begin::default()).await;
        let mut spared = Line::open(house.address, &far, &table, Begin::default()).await;
        assert_eq!(order(&house, Door::Http, &on("ban_range", range)).await["ended"], 1);
        assert_eq!(last_words(&mut banned).await["bye"]["code"], "banned");
        spared.send(&json!({ "id": 1, "do": "ping" }).to_string()).await.unwrap();
        while !spared.hear().await.unwrap().contains("\"done\"") {}
        let body = json!({ "name": "Eve" });
        let from = |address: &str| [header("x-forwarded-for", address)];
        for path in ["/api/v1/guests", "/api/v1/programs"] {
            let answer = house.call("POST", path, &from(inside), Some(&body)).await;
            assert_error(&answer, 403, "banned");
            let answer = house.call("POST", path, &from(outside), Some(&body)).await;
            assert_eq!(answer.status, 201, "{answer:?}");
        }
        for path in ["/api/v1/tables", "/api/v1/me", "/"] {
            assert_error(&house.call("GET", path, &near.headers, None).await, 403, "banned");
        }
        // Whoever watches over the server and whoever runs it are not kept out by it.
        assert_eq!(house.call("GET", "/healthz", &from(inside), None).await.status, 200);
        let mut operator = from(inside).to_vec();
        operator.push(super::bearer(super::TOKEN));
        let lifted = off("ban_range", range);
        let answer = house.call("POST", "/api/v1/admin/orders", &operator, Some(&lifted)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(house.call("GET", "/api/v1/me", &near.headers, None).await.status, 200);
    }
    house.close().await;
}

#[tokio::test]
async fn without_trust_in_a_proxy_nobody_is_banned_for_what_a_header_claims() {
    let house = house().await;
    order(&house, Door::Socket, &on("ban_range", "192.0.2.7")).await;
    let claimed = [header("x-forwarded-for", "192.0.2.7")];
    assert_eq!(house.call("GET", "/api/v1/tables", &claimed, None).await.status, 200);
    order(&house, Door::Socket, &on("ban_range", "127.0.0.0/8")).await;
    let claimed = [header("x-forwarded-for", "192.0.2.8")];
    assert_error(&house.call("GET", "/api/v1/tables", &claimed, None).await, 403, "banned");
    house.close().await;
}

#[tokio::test]
async fn a_muted_guest_plays_but_neither_talks_nor_signals() {
    for as_stream in [false, true] {
        let house = house().await;
        let (ada, table) = table(&house, 2).await;
        let begin = Begin { as_stream, ..Begin::default() };
        let mut line = Line::open(house.address, &ada, &table, begin).await;
        order(&house, Door::Http, &on("mute", &ada.id)).await;
        let say = json!({ "say": "hello" });
        let signal = json!({ "signal": { "start": "want" } });
        for (id, what) in [(1, &say), (2, &signal)] {
            line.send(&json!({ "id": id, "do": what }).to_string()).await.unwrap();
            let refused = refusal(&mut line).await;
            assert_eq!(
                (refused["id"].as_u64(), &refused["code"]),
                (Some(id), &json!("muted_by_operator"))
            );
        }
        line.send(&json!({ "id": 3, "do": "ping" }).to_string()).await.unwrap();
        while !line.hear().await.unwrap().contains("\"done\"") {}
        order(&house, Door::Socket, &off("mute", &ada.id)).await;
        line.send(&json!({ "id": 4, "do": say }).to_string()).await.unwrap();
        while !line.hear().await.unwrap().contains("\"said\"") {}
        house.close().await;
    }
}

async fn refusal(line: &mut Line) -> Value {
    loop {
        let message: Value = serde_json::from_str(&line.hear().await.unwrap()).unwrap();
        if let Some(refused) = message.get("refused") {
            return refused.clone();
        }
    }
}

#[tokio::test]
async fn a_restart_keeps_bans_mutes_and_switches() {
    let house = house().await;
    let (ada, table) = table(&house, 2).await;
    let eve = house.guest("Eve").await;
    for order_ in [
        on("ban_guest", &eve.id),
        on("mute", &ada.id),
        on("closed", &table),
        on("ban_range", "2001:db8::/32"),
        json!({ "kind": "announcement", "reason": "See you", "on": true }),
        json!({ "kind": "maintenance", "on": true }),
        json!({ "kind": "registration", "on": true }),
    ] {
        order(&house, Door::Socket, &order_).await;
    }
    let before = [
        see(&house, Door::Socket, "/orders").await,
        see(&house, Door::Socket, "/audit").await,
        house.call("GET", "/api/v1/notice", &[], None).await.json(),
    ];
    let house = House::at(house.close().await, config()).await;
    let after = [
        see(&house, Door::Socket, "/orders").await,
        see(&house, Door::Socket, "/audit").await,
        house.call("GET", "/api/v1/notice", &[], None).await.json(),
    ];
    assert_eq!(before, after);
    assert_error(&house.call("GET", "/api/v1/me", &eve.headers, None).await, 403, "banned");
    let path = format!("/api/v1/tables/{table}");
    assert_error(&house.call("GET", &path, &ada.headers, None).await, 410, "closed");
    let body = json!({ "name": "New" });
    let new = house.call("POST", "/api/v1/guests", &[], Some(&body)).await;
    assert_error(&new, 403, "registration_closed");
    assert_eq!(ask(&house, Door::Http, "GET", "/status", None).await.json()["bans"], 2);
    house.close().await;
}
