//! The auditor finds what was planted: it would be worth nothing if it were content with everything.

use serde_json::{Value, json};

use super::auditor::Auditor;
use super::truth::Truth;
use crate::play::player::{Manners, Player, Role};
use crate::play::session::{Plan, Session};
use crate::support::house::House;

/// A game that was played honestly, and everything that was sent.
struct Honest {
    truth: Truth,
    players: Vec<Player>,
}

impl Honest {
    async fn play(game: &str) -> Honest {
        let house = House::open().await;
        let agreement = json!({ "game": game, "players": 3, "bots_take_time": false });
        let manners = Manners { rude: 20, streams: false, restless: false };
        let plan = Plan { agreement, bots: 0, games: 1, manners, seed: 7 };
        let session = Session::play(&house, &plan).await;
        session.check(&house).await;
        let log = house.store.load(session.table, 1).await.unwrap();
        house.close().await;
        Honest { truth: Truth::new(&log), players: session.players }
    }

    /// Plants something into every message into which it can be planted, and asserts that it is
    /// found every time. `plant` tells whether it did.
    fn plant(&self, what: &str, plant: impl Fn(&Planting<'_>, &mut Value) -> bool) {
        let mut planted = 0;
        for player in &self.players {
            let asked = Default::default();
            let auditor = Auditor { truth: &self.truth, person: &player.person.id, asked };
            for frame in &player.frames {
                let mut message: Value = serde_json::from_str(frame).unwrap();
                let version = message.as_object().unwrap().values().next().unwrap()["version"]
                    .as_u64()
                    .unwrap_or(0);
                let seat = self.truth.at(version).seats.get(&player.person.id).copied();
                let planting = Planting { truth: &self.truth, player, version, seat };
                if plant(&planting, &mut message) {
                    planted += 1;
                    let text = message.to_string();
                    assert!(auditor.read(&text).is_err(), "{what} was not found: {text}");
                }
            }
        }
        assert!(planted > 0, "{what} could be planted nowhere");
    }
}

/// Where something is planted.
struct Planting<'p> {
    truth: &'p Truth,
    player: &'p Player,
    version: u64,
    seat: Option<usize>,
}

impl Planting<'_> {
    /// A seat that is not the reader's.
    fn other(&self) -> usize {
        self.seat.map_or(0, |seat| (seat + 1) % 3)
    }

    /// The cards in that seat's hand.
    fn others_hand(&self) -> Vec<Value> {
        let hands = &self.truth.at(self.version).hands;
        let hand = hands.get(self.other()).cloned().unwrap_or_default();
        hand.iter()
            .map(|card| card.parse::<u64>().map_or(json!(card), |number| json!(number)))
            .collect()
    }
}

/// The view in a message, wherever it is.
fn view<'m>(message: &'m mut Value, game: &str) -> Option<&'m mut Value> {
    let path = match message.get("table") {
        Some(_) => format!("/table/round/view/{game}"),
        None => {
            let events = message.pointer("/changed/events")?.as_array()?;
            let dealt = events.iter().position(|event| event.get("dealt").is_some())?;
            format!("/changed/events/{dealt}/dealt/round/view/{game}")
        }
    };
    message.pointer_mut(&path)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_leaks_from_the_game_is_found() {
    let honest = Honest::play("the-game").await;
    honest.plant("another hand", |at, message| {
        let hand = at.others_hand();
        let Some(view) = view(message, "piles") else { return false };
        let differs = view["hand"] != json!(hand);
        view["hand"] = json!(hand);
        differs
    });
    honest.plant("a card more", |at, message| {
        let (hand, version) = (at.others_hand(), at.version);
        let Some(view) = view(message, "piles").filter(|_| version > 0) else { return false };
        view["hand"].as_array_mut().unwrap().extend(hand.first().cloned());
        !hand.is_empty()
    });
    honest.plant("another's eyes", |at, message| {
        let Some(view) = view(message, "piles") else { return false };
        view["viewer"] = json!(at.other());
        true
    });
    honest.plant("a new field", |at, message| {
        let hand = at.others_hand();
        let Some(view) = view(message, "piles") else { return false };
        view["hands"] = json!([hand]);
        true
    });
    honest.plant("a card that someone else drew", |at, message| {
        let Some(events) = message.pointer_mut("/changed/events") else { return false };
        let events = events.as_array_mut().unwrap();
        let Some(drew) = events.iter_mut().find(|event| event.get("they_drew").is_some()) else {
            return false;
        };
        let drawn = at.truth.shown(at.version - 1, at.version).find(|shown| shown.secret);
        let Some(card) = drawn.map(|shown| shown.cards[0].parse::<u8>().unwrap()) else {
            return false;
        };
        *drew = json!({ "you_drew": { "card": card } });
        true
    });
    honest.plant("a card beside a draw", |_, message| {
        let Some(events) = message.pointer_mut("/changed/events") else { return false };
        let events = events.as_array_mut().unwrap();
        let drew = events.iter_mut().find_map(|event| event.get_mut("they_drew"));
        drew.map(|drew| drew["card"] = json!(37)).is_some()
    });
    honest.plant("the seed", |at, message| {
        let Some(refused) = message.get_mut("refused") else { return false };
        let (seed, public_from) =
            at.truth.seeds.iter().find(|(_, from)| *from > at.version).unwrap();
        refused["message"] = json!(format!("not with {seed}"));
        at.version < *public_from
    });
    honest.plant("what another could do", |at, message| {
        let hand = at.others_hand();
        let Some(turn) = message.get_mut("your_turn") else { return false };
        let legal: Vec<String> = hand.iter().map(|card| format!("{card}A")).collect();
        turn["legal"] = json!(legal);
        !legal.is_empty()
    });
    honest.plant("a card in a refusal", |at, message| {
        let hand = at.others_hand();
        let Some(refused) = message.get_mut("refused") else { return false };
        let Some(card) = hand.iter().find(|card| card.as_u64() > Some(10)) else { return false };
        refused["code"] = json!("not_playable");
        refused["message"] = json!(format!("seat {} has the {card}", at.other()));
        true
    });
    honest.plant("another's table", |at, message| {
        let Some(table) = message.get_mut("table") else { return false };
        table["you"]["id"] = json!(format!("{}x", at.player.person.id));
        true
    });
    honest.plant("a message of a new kind", |_, message| {
        *message = json!({ "deck": { "version": 3, "cards": [2, 3] } });
        true
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_card_that_leaks_from_clear_4_is_found() {
    let honest = Honest::play("clear-4").await;
    honest.plant("another hand", |at, message| {
        let hand = at.others_hand();
        let Some(view) = view(message, "clear4") else { return false };
        let mut own = view["hand"].as_array().unwrap().clone();
        let mut other = hand.clone();
        own.sort_by_key(Value::to_string);
        other.sort_by_key(Value::to_string);
        view["hand"] = json!(hand);
        own != other
    });
    honest.plant("a hand for a spectator", |at, message| {
        let hand = at.others_hand();
        let Some(view) = view(message, "clear4") else { return false };
        view["hand"] = json!(hand);
        at.player.role == Role::Spectator && !hand.is_empty()
    });
    honest.plant("cards that nobody saw being taken", |at, message| {
        let hand = at.others_hand();
        let other = at.other();
        let taken = at.truth.at(at.version).taken.get(other).is_none_or(Vec::is_empty);
        let Some(view) = view(message, "clear4") else { return false };
        view["known"][other] = json!(hand);
        taken && !hand.is_empty()
    });
    honest.plant("what lies face down", |_, message| {
        let Some(view) = view(message, "clear4") else { return false };
        view["stacks"][0][0]["down"] = json!("joker");
        true
    });
    honest.plant("a face that is not up", |_, message| {
        let Some(view) = view(message, "clear4") else { return false };
        let differs = view["stacks"][2][3]["up"] != "clear";
        view["stacks"][2][3]["up"] = json!("clear");
        differs
    });
    honest.plant("a card that was not turned up", |at, message| {
        let Some(events) = message.pointer_mut("/changed/events") else { return false };
        let event = json!({ "turned_up": { "seat": at.other(), "stack": 1, "card": "clear" } });
        let events = events.as_array_mut().unwrap();
        // What is told may be of several versions; with a card that was turned up in one of them it might be no lie.
        let told_one = events.iter().any(|event| event.get("turned_up").is_some());
        let true_one = at.truth.at(at.version).shown.iter().any(|shown| shown.event == "turned_up");
        events.push(event);
        !told_one && !true_one
    });
}
