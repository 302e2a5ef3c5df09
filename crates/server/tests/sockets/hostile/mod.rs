//! What the server answers to those who mean no good. `docs/hostile.md` has all of it in one table.

mod chat;
mod crowds;
pub(crate) mod devices;
mod erasure;
mod floods;
mod identity;
mod messages;
mod names;
mod origin;
mod pushes;
mod requests;
mod seats;
mod slow;

use serde_json::{Value, json};

use crate::support::house::{House, Person};
use crate::support::http::{Answer, Header};
use crate::support::socket::{NoSocket, Socket};

/// A server, someone at a table of theirs, and the table.
pub(crate) async fn table(house: &House, players: u8) -> (Person, String) {
    let host = house.guest("Ada").await;
    let wish = json!({ "agreement": { "game": "the-game", "players": players, "listed": true } });
    let table = house.table(&host, &wish).await;
    (host, table)
}

pub(crate) async fn socket(house: &House, who: &Person, table: &str) -> Socket {
    let path = format!("/api/v1/tables/{table}/socket");
    Socket::open(house.address, &path, &who.headers).await.unwrap()
}

/// What is answered to someone who wants a WebSocket and gets none.
pub(crate) async fn no_socket(house: &House, path: &str, headers: &[Header]) -> Answer {
    match Socket::open(house.address, path, headers).await {
        Err(NoSocket::Refused(answer)) => answer,
        Err(NoSocket::Gone) => panic!("the server is gone"),
        Ok(_) => panic!("it was opened"),
    }
}

/// The next message of this kind.
pub(crate) async fn hear(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let text = socket.hear().await.unwrap_or_else(|| panic!("no {kind} came"));
        let message: Value = serde_json::from_str(&text).unwrap();
        if let Some(body) = message.get(kind) {
            return body.clone();
        }
    }
}

/// Looks again and again until there is something to be seen. Each look is a round trip to the server, so that it can go
/// on meanwhile. How many there are in a second depends on the machine, so that only the runner's patience ends it.
pub(crate) async fn eventually<T>(what: &str, look: impl AsyncFn() -> Option<T>) -> T {
    eprintln!("waiting for: {what}");
    loop {
        if let Some(seen) = look().await {
            return seen;
        }
    }
}

/// The server answers, so it is alive and has an ear for others.
async fn assert_answers(socket: &mut Socket, id: u64) {
    socket.send(&json!({ "id": id, "do": "ping" }).to_string()).await.unwrap();
    assert_eq!(hear(socket, "done").await["id"], id);
}

/// Asserts the status and the code of an answer.
pub(crate) fn assert_error(answer: &Answer, status: u16, code: &str) {
    assert_eq!(
        (answer.status, answer.json()["error"]["code"].as_str()),
        (status, Some(code)),
        "{answer:?}"
    );
}

pub(crate) fn header(name: &str, value: &str) -> Header {
    (name.to_owned(), value.to_owned())
}
