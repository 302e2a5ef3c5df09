//! Who leaves for good leaves nothing behind that others are shown.

use serde_json::{Value, json};
use stapel_server::config::Config;

use super::chat::{contains, stored_bytes};
use super::{assert_error, hear, no_socket, socket, table};
use crate::support::house::{GENEROUS, House, Person};
use crate::support::socket::Socket;
use crate::support::stream::Stream;

/// Everything that someone can ask for about a table and its games.
async fn all_answers(house: &House, who: &Person, table: &str) -> String {
    let mut all = String::new();
    for path in [
        format!("/api/v1/tables/{table}"),
        String::from("/api/v1/tables"),
        String::from("/api/v1/me/tables"),
        String::from("/api/v1/records"),
        String::from("/api/v1/records?mine=true"),
        String::from("/api/v1/export/records.jsonl"),
        String::from("/api/v1/export/records.txt"),
    ] {
        let answer = house.call("GET", &path, &who.headers, None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        all.push_str(&answer.body);
    }
    for since in ["", "?since=1", "?since=5", "?since=9"] {
        let path = format!("/api/v1/tables/{table}/socket{since}");
        let mut socket = Socket::open(house.address, &path, &who.headers).await.unwrap();
        socket.send("{\"id\":1,\"do\":\"ping\"}").await.unwrap();
        loop {
            let text = socket.hear().await.unwrap();
            all.push_str(&text);
            if text.contains("\"done\"") {
                break;
            }
        }
    }
    all
}

async fn request(socket: &mut Socket, id: u64, what: Value, answer: &str) {
    socket.send(&json!({ "id": id, "do": what }).to_string()).await.unwrap();
    assert_eq!(hear(socket, answer).await["id"], id);
}

#[tokio::test]
async fn who_leaves_for_good_is_in_no_later_answer() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let eve = house.guest("Evelyn Wombat").await;
    let mut seated = socket(&house, &eve, &table).await;
    request(&mut seated, 1, json!({ "sit": null }), "done").await;
    request(&mut seated, 2, json!({ "say": "a quokka is here" }), "changed").await;
    let mut host = socket(&house, &ada, &table).await;
    request(&mut host, 1, json!("deal"), "changed").await;
    request(&mut host, 2, json!("give_up"), "changed").await;
    let before = all_answers(&house, &ada, &table).await;
    assert!(before.contains("Evelyn Wombat") && before.contains("quokka"));

    let gone = house.call("DELETE", "/api/v1/me", &eve.headers, None).await;
    assert_eq!((gone.status, gone.body.as_str()), (204, ""));
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    let after = all_answers(&house, &ada, &table).await;
    assert!(!after.contains("Wombat") && !after.contains("quokka"), "{after}");
    let answer = house.call("GET", "/api/v1/me", &eve.headers, None).await;
    assert_error(&answer, 401, "no_guest");
    let path = format!("/api/v1/tables/{table}/socket");
    assert_error(&no_socket(&house, &path, &eve.headers).await, 401, "no_guest");
    // The connection that was open has ended.
    while seated.hear().await.is_some() {}
    house.store.compact().await.unwrap();
    let bytes = stored_bytes(&house.data());
    assert!(!contains(&bytes, "Wombat") && !contains(&bytes, "quokka"));
    house.close().await;
}

/// F6: whoever got up before they left for good was still quoted as long as the room was open.
#[tokio::test]
async fn who_got_up_before_leaving_for_good_is_quoted_nowhere_and_clients_are_told_to_forget() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let eve = house.guest("Evelyn Wombat").await;
    let mut host = socket(&house, &ada, &table).await;
    let mut seated = socket(&house, &eve, &table).await;
    request(&mut seated, 1, json!({ "sit": null }), "done").await;
    request(&mut seated, 2, json!({ "say": "a quokka is here" }), "changed").await;
    request(&mut seated, 3, json!("leave"), "done").await;
    // A client that has heard it all and is away for a moment.
    let version = house.look(&ada, &table).await["table"]["version"].as_u64().unwrap();
    let path = format!("/api/v1/tables/{table}/stream");
    let mut stream = Stream::open(house.address, &path, &ada.headers).await.unwrap();
    assert!(stream.hear().await.unwrap().contains("quokka"));
    assert!(all_answers(&house, &ada, &table).await.contains("quokka"));

    let gone = house.call("DELETE", "/api/v1/me", &eve.headers, None).await;
    assert_eq!(gone.status, 204);
    // Everyone who is connected is shown the table again, without it.
    let shown = loop {
        let shown = hear(&mut host, "table").await;
        if shown["version"].as_u64().unwrap() >= version {
            break shown;
        }
    };
    assert_eq!(shown["said"], json!([]), "{shown}");
    while !stream.hear().await.unwrap().contains("\"table\"") {}
    let after = all_answers(&house, &ada, &table).await;
    assert!(!after.contains("Wombat") && !after.contains("quokka"), "{after}");
    // Who comes back is shown the whole table, whatever they know, so that they forget it too: now and after a restart.
    let path = format!("/api/v1/tables/{table}/socket?since={version}");
    let mut back = Socket::open(house.address, &path, &ada.headers).await.unwrap();
    let first = back.hear().await.unwrap();
    assert!(first.starts_with("{\"table\""), "{first}");
    let config = Config { limits: GENEROUS, ..Config::default() };
    let house = House::at(house.close().await, config).await;
    let mut back = Socket::open(house.address, &path, &ada.headers).await.unwrap();
    let first = back.hear().await.unwrap();
    assert!(first.starts_with("{\"table\"") && !first.contains("quokka"), "{first}");
    house.close().await;
}

#[tokio::test]
async fn who_only_looked_on_and_leaves_for_good_can_do_nothing_more() {
    let house = House::open().await;
    let (ada, table) = table(&house, 2).await;
    let eve = house.guest("Evelyn Wombat").await;
    let mut looking = socket(&house, &eve, &table).await;
    hear(&mut looking, "table").await;
    let gone = house.call("DELETE", "/api/v1/me", &eve.headers, None).await;
    assert_eq!(gone.status, 204);
    // The window is still open and wants to sit down.
    let _closed = looking.send(&json!({ "id": 1, "do": { "sit": null } }).to_string()).await;
    while looking.hear().await.is_some() {}
    let after = all_answers(&house, &ada, &table).await;
    assert!(!after.contains("Wombat") && !after.contains(&eve.id), "{after}");
    house.close().await;
}
