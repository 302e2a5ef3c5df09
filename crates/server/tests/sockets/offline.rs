//! Games that were played without a server, and are handed in.

use serde_json::{Value, json};
use stapel_protocol::table::rest::{NewTableJson, RecordJson};
use stapel_room::opening::Opening;
use stapel_room::room::Environment;
use stapel_room::{GuestId, Local};
use stapel_rules::GameKind;
use stapel_rules::notation::Record;
use stapel_server::config::Limits;
use stapel_table::{Millis, verify};

use crate::support::chance::Chance;
use crate::support::house::{GENEROUS, House, Person};
use crate::support::http::Answer;

/// A game that greedy bots have played to its end on somebody's device.
fn play(kind: GameKind, seed: u64) -> RecordJson {
    let mut chance = Chance::new(seed);
    let mut fresh_bits = || {
        let bits: Vec<u8> = (0..32).map(|_| chance.below(256) as u8).collect();
        bits.try_into().unwrap()
    };
    let mut environment = Environment { now: Millis(0), fresh_bits: &mut fresh_bits };
    let wish = json!({
        "agreement": { "game": kind.name(), "players": 3, "bots_take_time": false },
        "sit": false, "bots": ["greedy", "greedy", "greedy"], "deal": true,
    });
    let opening = Opening::read(&NewTableJson::parse(&wish.to_string()).unwrap()).unwrap();
    let me = GuestId::from_bytes([1; 16]);
    let mut local = Local::open(&mut environment, me, "Eve".to_owned(), opening).unwrap();
    local.join(&mut environment, None);
    let mut lines = 0;
    loop {
        let mut step = local.take();
        lines += step.log.len();
        match (step.records.pop(), step.job) {
            (Some(record), _) => return record,
            (None, Some(job)) => local.bots_answered(&mut environment, Some(job.run())),
            (None, None) => {
                let start = json!({ "id": lines, "base": lines, "do": { "start": 0 } });
                local.received(&mut environment, &start.to_string());
            }
        }
    }
}

async fn hand_in(house: &House, who: &Person, record: &str, seat: u8) -> Answer {
    let body = json!({ "record": record, "seat": seat });
    house.call("POST", "/api/v1/records", &who.headers, Some(&body)).await
}

async fn mine(house: &House, who: &Person) -> Vec<Value> {
    let answer = house.call("GET", "/api/v1/records?mine=true", &who.headers, None).await;
    answer.json()["records"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_game_that_was_played_offline_is_kept_once_for_each_who_hands_it_in() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    for (kind, seat) in GameKind::ALL.into_iter().zip(0..) {
        let played = play(kind, 1);
        assert!(played.summary.offline);
        let answer = hand_in(&house, &ada, &played.record, seat).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let id = answer.json()["id"].as_str().unwrap().to_owned();
        assert_eq!(answer.json()["path"], format!("/r/{id}"));

        let path = format!("/api/v1/records/{id}");
        let kept = house.call("GET", &path, &[], None).await.json();
        assert_eq!(kept["offline"], true);
        assert_eq!(kept["game"], kind.name());
        assert_eq!(kept["result"], json!(played.summary.result));
        assert_eq!(kept["commitment"], json!(played.commitment));
        for (place, number) in kept["places"].as_array().unwrap().iter().zip(0..) {
            let ada = json!({ "person": { "id": ada.id, "name": "Ada" } });
            assert_eq!(*place, if number == seat { ada } else { json!({ "bot": "greedy" }) });
        }
        let record = Record::parse(kept["record"].as_str().unwrap()).unwrap();
        assert!(verify(&record, Some(&played.commitment)).unwrap().finished);

        // Once more, and as the server itself would tell it.
        for text in [&played.record, kept["record"].as_str().unwrap()] {
            let again = hand_in(&house, &ada, text, seat).await;
            assert_eq!((again.status, again.json()), (200, answer.json()));
        }
        let other = hand_in(&house, &ben, &played.record, seat).await;
        assert_eq!(other.status, 201);
        assert_ne!(other.json()["id"], id);
    }
    let records = mine(&house, &ada).await;
    assert_eq!(records.len(), 3);
    assert!(records.iter().all(|record| record["offline"] == true));
    let everyones = house.call("GET", "/api/v1/records", &[], None).await;
    assert_eq!(everyones.json()["records"], json!([]));

    // Who leaves for good leaves no name in what they handed in.
    assert_eq!(house.call("DELETE", "/api/v1/me", &ada.headers, None).await.status, 204);
    for record in records {
        let path = format!("/api/v1/records/{}", record["id"].as_str().unwrap());
        let body = house.call("GET", &path, &[], None).await.body;
        assert!(!body.contains("Ada") && !body.contains(&ada.id), "{body}");
    }
    house.close().await;
}

#[tokio::test]
async fn what_can_not_be_vouched_for_is_not_kept() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let record = play(GameKind::TheGame, 2).record;
    let seed = record.lines().find(|line| line.starts_with("seed: ")).unwrap();
    let result = record.lines().find(|line| line.starts_with("result: ")).unwrap();
    let turn = record.lines().find(|line| line.starts_with("0: ")).unwrap();
    let begun = record.split_inclusive(turn).next().unwrap().to_owned() + "\n";
    let zeros = format!("seed: \"{}\"", "0".repeat(64));
    let replace = |from: &str, to: &str| record.replacen(from, to, 1);
    let deck: Vec<String> = (2..100).map(|card| card.to_string()).collect();
    let deck = format!("{seed}\ndeck: {}", deck.join(" "));
    for (text, seat, status, code) in [
        (String::new(), 0, 400, "bad_record"),
        (String::from("stapel record 1\ngame: poker\n"), 0, 400, "bad_record"),
        (record.clone(), 3, 400, "no_such_seat"),
        (record.clone(), 9, 400, "bad_request"),
        (replace("name 1: \"greedy\"", "name 1: \"Ben\""), 0, 400, "no_such_bot"),
        (replace("name 1: \"greedy\"\n", ""), 0, 400, "no_such_bot"),
        (replace(&format!("{seed}\n"), ""), 0, 422, "no_seed"),
        (replace(seed, "seed: \"Ben is mean\""), 0, 422, "bad_seed"),
        (replace(seed, &deck), 0, 422, "wrong_deal"),
        (replace(seed, &zeros), 0, 422, "illegal_game"),
        (replace(turn, "0: end"), 0, 422, "illegal_game"),
        (replace(result, "result: lost stuck left 7"), 0, 422, "illegal_game"),
        (replace(result, ""), 0, 422, "illegal_game"),
        (begun, 0, 422, "not_finished"),
        (format!("{record}{}", "\n".repeat(16 * 1024)), 0, 413, "too_long"),
    ] {
        let answer = hand_in(&house, &ada, &text, seat).await;
        let found = answer.json()["error"]["code"].clone();
        assert_eq!((answer.status, found), (status, json!(code)), "{text}\n{answer:?}");
    }
    let nobody = Person { id: String::new(), headers: Vec::new() };
    let answer = hand_in(&house, &nobody, &record, 0).await;
    assert_eq!((answer.status, answer.json()["error"]["code"].as_str()), (401, Some("no_guest")));
    assert_eq!(mine(&house, &ada).await, [Value::Null; 0]);
    house.close().await;
}

/// A record with another deck was taken for one that is kept already, since the deck is not kept.
#[tokio::test]
async fn a_wrong_deck_is_refused_also_if_the_same_game_is_kept_already() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let record = play(GameKind::TheGame, 2).record;
    assert_eq!(hand_in(&house, &ada, &record, 0).await.status, 201);
    let seed = record.lines().find(|line| line.starts_with("seed: ")).unwrap();
    let deck: Vec<String> = (2..100).map(|card| card.to_string()).collect();
    let wrong = record.replacen(seed, &format!("{seed}\ndeck: {}", deck.join(" ")), 1);
    let answer = hand_in(&house, &ada, &wrong, 0).await;
    let code = answer.json()["error"]["code"].clone();
    assert_eq!((answer.status, code), (422, json!("wrong_deal")), "{answer:?}");
    assert_eq!(hand_in(&house, &ada, &record, 0).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn nobody_hands_in_games_without_end() {
    let house = House::with_limits(Limits { made_per_hour: 4, ..GENEROUS }).await;
    // The guest is the first of the four.
    let ada = house.guest("Ada").await;
    let mut statuses = Vec::new();
    for seed in 0..4 {
        let record = play(GameKind::Clear4, seed).record;
        statuses.push(hand_in(&house, &ada, &record, 0).await.status);
    }
    assert_eq!(statuses, [201, 201, 201, 429]);
    // What is kept already costs nothing.
    let record = play(GameKind::Clear4, 0).record;
    assert_eq!(hand_in(&house, &ada, &record, 0).await.status, 200);
    house.close().await;
}
