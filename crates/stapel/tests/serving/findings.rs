//! What one rude guest could do to others at a table, each as it was found from outside, against the real program.
//!
//! Those that need a crowd or a flood (F1, F3, F4, F7) are attacks of `cargo xtask attack`; what disks and clocks do (F8, F10)
//! is in `trouble.rs`. With the program of the version before in `STAPEL_PROGRAM`, every one of these fails.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::Server;

/// Somebody at a table.
struct Person {
    token: String,
    socket: WebSocketStream<TcpStream>,
    requests: u64,
}

/// Ada, who is the host, and Ben in a game that has begun.
struct Scene {
    server: Server,
    table: String,
    ada: Person,
    ben: Person,
    _data: TempDir,
}

impl Scene {
    async fn playing(game: &str) -> Scene {
        let data = tempfile::tempdir().unwrap();
        let server = Server::start(data.path());
        let (adas, bens) = (server.token("Ada"), server.token("Ben"));
        let wish = json!({ "agreement": { "game": game, "players": 2 }, "sit": true });
        let opened = server.json("POST", "/tables", &adas, &wish);
        let table = opened["id"].as_str().unwrap().to_owned();
        let ada = Person::come(&server, adas, &table).await;
        let ben = Person::come(&server, bens, &table).await;
        let mut scene = Scene { server, table, ada, ben, _data: data };
        assert_eq!(scene.ben.wants(json!({ "sit": 1 })).await, "done");
        assert_eq!(scene.ada.wants(json!("deal")).await, "changed");
        scene
    }

    /// What somebody is shown who looks at the table.
    fn look(&self, token: &str) -> Value {
        self.server.json("GET", &format!("/tables/{}", self.table), token, &Value::Null)
    }
}

impl Person {
    async fn come(server: &Server, token: String, table: &str) -> Person {
        let address = format!("ws://{}/api/v1/tables/{table}/socket", server.address);
        let mut request = address.into_client_request().unwrap();
        let bearer = format!("Bearer {token}").parse().unwrap();
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(&server.address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
        Person { token, socket, requests: 0 }
    }

    /// Asks for something, and gives the kind of answer, or the code of the refusal.
    async fn wants(&mut self, wish: Value) -> String {
        self.requests += 1;
        let request = json!({ "id": self.requests, "do": wish });
        self.socket.send(Message::text(request.to_string())).await.unwrap();
        loop {
            let message = self.socket.next().await.unwrap().unwrap();
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            let (kind, body) = message.as_object().unwrap().iter().next().unwrap();
            if body["id"] != json!(self.requests) {
                continue;
            }
            match kind.as_str() {
                "refused" => return body["code"].as_str().unwrap().to_owned(),
                "changed" | "done" => return kind.clone(),
                _ => {}
            }
        }
    }
}

/// F2: a host emptied an opponent's seat in mid-game, sat down there with a second identity, and saw the hand.
#[tokio::test]
async fn a_host_sees_no_second_hand_with_a_second_identity() {
    let mut scene = Scene::playing("clear-4").await;
    let second = scene.server.token("Nobody");
    let mut second = Person::come(&scene.server, second, &scene.table).await;
    scene.ada.wants(json!({ "empty": 1 })).await;
    second.wants(json!({ "sit": 1 })).await;
    let seen = scene.look(&second.token);
    assert_eq!(seen["table"]["you"]["seat"], Value::Null, "{seen}");
    assert_eq!(seen["table"]["round"]["view"]["clear4"]["hand"], json!([]), "{seen}");
}

/// F2: a losing host voided a round by giving it up.
#[tokio::test]
async fn a_host_alone_voids_no_round() {
    let mut scene = Scene::playing("clear-4").await;
    scene.ada.wants(json!("give_up")).await;
    let seen = scene.look(&scene.ben.token);
    assert_eq!(seen["table"]["round"]["over"], json!(false), "{seen}");
}

/// F4: whoever was sent away sat down again.
#[tokio::test]
async fn somebody_who_was_sent_away_for_good_does_not_sit_down_again() {
    let mut scene = Scene::playing("the-game").await;
    assert_eq!(scene.ben.wants(json!({ "say": "you play like a walnut" })).await, "changed");
    let for_good = json!({ "remove": { "seat": 1, "for_good": true } });
    assert_eq!(scene.ada.wants(for_good).await, "changed");
    assert_eq!(scene.ben.wants(json!({ "sit": null })).await, "removed");
    assert_eq!(scene.ben.wants(json!({ "say": "and so do you" })).await, "removed");
}

/// F5: a new name in mid-game told a card, also under a silence.
#[tokio::test]
async fn no_card_is_told_by_a_name() {
    let scene = Scene::playing("the-game").await;
    for name in ["I hold 52", "fifty two", "Ben low"] {
        scene.server.call("PATCH", "/api/v1/me", &scene.ben.token, &json!({ "name": name }));
        let seen = scene.look(&scene.ada.token);
        assert_eq!(seen["table"]["places"][1]["who"]["person"]["name"], "Ben", "{seen}");
    }
}

/// F5: a name looked like that of somebody at the same table, or like nothing at all.
#[tokio::test]
async fn nobody_is_called_like_somebody_else_at_the_table_or_like_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let made = |name: &str| server.call("POST", "/api/v1/programs", "", &json!({ "name": name })).0;
    assert_eq!(made("\u{3164}\u{3164}"), 400, "only fillers, which nobody can see");
    let ada = server.token("Ada");
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 }, "sit": true });
    let opened = server.json("POST", "/tables", &ada, &wish);
    let table = opened["id"].as_str().unwrap();
    // The first letter is a Cyrillic one.
    let twin = server.token("\u{410}da");
    let mut twin = Person::come(&server, twin, table).await;
    assert_eq!(twin.wants(json!({ "sit": 1 })).await, "name_taken");
}

/// F6: the words of a deleted guest were served as long as the room was open.
#[tokio::test]
async fn what_a_deleted_guest_said_is_shown_to_nobody_from_then_on() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let (ada, eve) = (server.token("Ada"), server.token("Evelyn"));
    let wish = json!({ "agreement": { "game": "the-game", "players": 2 }, "sit": true });
    let opened = server.json("POST", "/tables", &ada, &wish);
    let table = opened["id"].as_str().unwrap().to_owned();
    // Somebody watches, so that the room stays open.
    let _watching = Person::come(&server, ada.clone(), &table).await;
    let mut eve = Person::come(&server, eve, &table).await;
    assert_eq!(eve.wants(json!({ "sit": 1 })).await, "done");
    assert_eq!(eve.wants(json!({ "say": "a quokka is here" })).await, "changed");
    assert_eq!(eve.wants(json!("leave")).await, "done");
    let look = || server.call("GET", &format!("/api/v1/tables/{table}"), &ada, &Value::Null).1;
    assert!(look().contains("quokka"));
    assert_eq!(server.call("DELETE", "/api/v1/me", &eve.token, &Value::Null).0, 204);
    let seen = look();
    assert!(!seen.contains("quokka") && !seen.contains("Evelyn"), "{seen}");
}
