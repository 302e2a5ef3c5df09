//! Seats, rounds and words that somebody would like to have who has no right to them.

use serde_json::{Value, json};

use super::{eventually, hear, socket};
use crate::support::house::{House, Person, text};
use crate::support::socket::Socket;

/// Two people at a table of this game, dealt; Ada is the host.
struct Scene {
    house: House,
    table: String,
    ada: Person,
    ben: Person,
    adas: Socket,
    bens: Socket,
    requests: u64,
}

impl Scene {
    async fn playing(game: &str) -> Scene {
        let house = House::open().await;
        let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
        let agreement = json!({ "game": game, "players": 2 });
        let table = house.table(&ada, &json!({ "agreement": agreement })).await;
        let (adas, bens) = (socket(&house, &ada, &table).await, socket(&house, &ben, &table).await);
        let mut scene = Scene { house, table, ada, ben, adas, bens, requests: 0 };
        let sat = scene.bens_wish(json!({ "sit": 1 })).await;
        assert_eq!(sat, "done");
        assert_eq!(scene.adas_wish(json!("deal")).await, "changed");
        scene
    }

    async fn adas_wish(&mut self, wish: Value) -> String {
        self.requests += 1;
        let base = self.house.look(&self.ada, &self.table).await["table"]["version"].clone();
        ask(&mut self.adas, self.requests, &base, &wish).await
    }

    async fn bens_wish(&mut self, wish: Value) -> String {
        self.requests += 1;
        let base = self.house.look(&self.ben, &self.table).await["table"]["version"].clone();
        ask(&mut self.bens, self.requests, &base, &wish).await
    }

    async fn look(&self, who: &Person) -> Value {
        self.house.look(who, &self.table).await["table"].clone()
    }
}

/// Asks for something, and gives the kind of answer, or the code of the refusal.
async fn ask(socket: &mut Socket, id: u64, base: &Value, wish: &Value) -> String {
    let request = json!({ "id": id, "base": base, "do": wish });
    socket.send(&request.to_string()).await.unwrap();
    loop {
        let message: Value = serde_json::from_str(&socket.hear().await.unwrap()).unwrap();
        let (kind, body) = message.as_object().unwrap().iter().next().unwrap();
        if body["id"] == json!(id) && ["changed", "done", "refused"].contains(&kind.as_str()) {
            return if kind == "refused" { text(&body["code"]) } else { kind.clone() };
        }
    }
}

/// F2: the host emptied an opponent's seat in mid-game, sat down there with a second identity, and saw the hand.
#[tokio::test]
async fn a_host_gets_no_second_hand_of_a_running_game() {
    let mut scene = Scene::playing("clear-4").await;
    let second = scene.house.guest("Nobody").await;
    let mut seconds = socket(&scene.house, &second, &scene.table).await;
    assert_eq!(scene.adas_wish(json!({ "empty": 1 })).await, "seat_kept");
    assert_eq!(
        scene.adas_wish(json!({ "bot": { "seat": 1, "bot": "greedy" } })).await,
        "seat_taken"
    );
    for (id, wish) in (1..).zip([json!({ "sit": 1 }), json!({ "sit": null })]) {
        let refused = ask(&mut seconds, id, &Value::Null, &wish).await;
        assert!(["seat_taken", "table_full"].contains(&refused.as_str()), "{refused}");
    }
    // Not even if the opponent leaves, is made to, or is removed for good.
    assert_eq!(scene.bens_wish(json!("leave")).await, "changed");
    assert_eq!(scene.bens_wish(json!("come_back")).await, "changed");
    assert_eq!(scene.adas_wish(json!({ "remove": { "seat": 1 } })).await, "changed");
    assert_eq!(ask(&mut seconds, 3, &Value::Null, &json!({ "sit": 1 })).await, "seat_taken");
    assert_eq!(scene.bens_wish(json!({ "sit": null })).await, "changed");
    let for_good = json!({ "remove": { "seat": 1, "for_good": true } });
    assert_eq!(scene.adas_wish(for_good).await, "changed");
    assert_eq!(ask(&mut seconds, 4, &Value::Null, &json!({ "sit": 1 })).await, "seat_taken");
    let seen = scene.look(&second).await;
    assert_eq!(seen["you"]["seat"], Value::Null);
    assert_eq!(seen["round"]["view"]["clear4"]["hand"], json!([]));
    // A bot may have it.
    let stand_in = json!({ "stand_in": { "seat": 1, "bot": "greedy" } });
    assert_eq!(scene.adas_wish(stand_in).await, "changed");
    scene.house.close().await;
}

/// F2: anyone who sat there could lead once the host's connection had broken for 0.1 s.
#[tokio::test]
async fn nobody_leads_because_the_connection_of_the_host_breaks() {
    let mut scene = Scene::playing("clear-4").await;
    // What was Ada's connection is another one of Ben's from now on.
    let another = socket(&scene.house, &scene.ben, &scene.table).await;
    drop(std::mem::replace(&mut scene.adas, another));
    eventually("the host is away", async || {
        (scene.look(&scene.ben).await["here"]["seats"][0] == json!(false)).then_some(())
    })
    .await;
    for wish in [
        json!({ "empty": 0 }),
        json!({ "host": 1 }),
        json!({ "stand_in": { "seat": 0, "bot": "random" } }),
        json!({ "mute": { "seat": 0, "on": true } }),
        json!({ "remove": { "seat": 0, "for_good": true } }),
    ] {
        assert_eq!(scene.bens_wish(wish).await, "not_host");
    }
    scene.house.close().await;
}

/// F2: a losing host voided a round of Clear 4!. Now the other is asked, and a no means that it goes on.
#[tokio::test]
async fn a_host_alone_ends_no_round_of_others() {
    let mut scene = Scene::playing("clear-4").await;
    assert_eq!(scene.adas_wish(json!("give_up")).await, "changed");
    assert_eq!(scene.adas_wish(json!({ "answer_end": true })).await, "no_end_asked");
    let seen = scene.look(&scene.ben).await;
    assert_eq!(
        (&seen["round"]["over"], &seen["round"]["ending"]["seat"]),
        (&json!(false), &json!(0))
    );
    assert_eq!(scene.bens_wish(json!({ "answer_end": false })).await, "changed");
    assert_eq!(scene.look(&scene.ben).await["round"]["ending"], Value::Null);
    // Whose opponent has left for now has not won by that, nor voided the round: it counts as it stands.
    assert_eq!(scene.bens_wish(json!("leave")).await, "changed");
    assert_eq!(scene.adas_wish(json!("give_up")).await, "changed");
    let seen = scene.look(&scene.ada).await;
    assert_eq!((&seen["round"]["over"], &seen["round"]["stopped"]), (&json!(true), &json!(true)));
    assert_eq!(seen["score"]["played"], 1);
    assert_eq!(seen["places"][1]["who"], "empty");
    // Whoever had left has played it all the same.
    let records =
        scene.house.call("GET", "/api/v1/records?mine=true", &scene.ben.headers, None).await;
    let record = &records.json()["records"][0];
    assert!(text(&record["result"]).starts_with("stopped "), "{record}");
    assert_eq!(record["places"][1]["person"]["id"], json!(scene.ben.id));
    scene.house.close().await;
}

/// F4: a host had no way to silence anyone, and whoever was sent away sat down again.
#[tokio::test]
async fn a_host_mutes_and_removes_and_removes_for_good() {
    let mut scene = Scene::playing("the-game").await;
    assert_eq!(scene.adas_wish(json!({ "mute": { "seat": 1, "on": true } })).await, "changed");
    assert_eq!(scene.bens_wish(json!({ "say": "la la" })).await, "muted");
    assert_eq!(scene.bens_wish(json!({ "signal": "can_go_on" })).await, "muted");
    assert_eq!(scene.adas_wish(json!({ "mute": { "seat": 1, "on": false } })).await, "changed");
    assert_eq!(scene.bens_wish(json!({ "say": "la la" })).await, "changed");
    assert_eq!(scene.adas_wish(json!({ "mute": { "seat": 0, "on": true } })).await, "is_host");
    let for_good = json!({ "remove": { "seat": 1, "for_good": true } });
    assert_eq!(scene.bens_wish(for_good.clone()).await, "not_host");
    assert_eq!(scene.adas_wish(for_good).await, "changed");
    // They watch from now on, and see what a spectator sees.
    let shown = hear(&mut scene.bens, "table").await;
    assert_eq!((&shown["you"]["seat"], &shown["you"]["removed"]), (&Value::Null, &json!(true)));
    assert_eq!(shown["round"]["view"]["piles"]["hand"], json!([]));
    for wish in [
        json!({ "sit": null }),
        json!("come_back"),
        json!({ "say": "la la" }),
        json!("deal"),
        json!({ "remove": { "seat": 0 } }),
    ] {
        assert_eq!(scene.bens_wish(wish).await, "removed");
    }
    scene.house.close().await;
}
