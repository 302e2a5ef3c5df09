//! Whether a message tells someone what they may not know. Messages are read as JSON that could say
//! anything, not with the types that they were written with.

use serde_json::{Map, Value};
use stapel_rules::any::{AnyGame, AnyState};
use stapel_rules::clear4::{self, Stack};
use stapel_rules::{Card, CardSet, Game, Seat, Viewer};

use crate::shadow::{Shadow, ShadowRound, name, names};

/// A message that was written for a viewer.
pub(crate) struct Told {
    pub(crate) viewer: Viewer,
    pub(crate) text: String,
}

/// What has nothing to do with the cards of a deal, with everything in it.
const ELSEWHERE: &[&str] = &[
    "layout",
    "options",
    "agreement",
    "you",
    "host",
    "places",
    "here",
    "score",
    "said",
    "talk",
    "signal",
    "outcome",
    "who",
    "person",
];
/// Numbers that are no cards.
const PLAIN_NUMBERS: &[&str] = &[
    "version",
    "since",
    "id",
    "now",
    "deadline",
    "number",
    "players",
    "first",
    "seat",
    "viewer",
    "hand_sizes",
    "draw",
    "laid",
    "minimum",
    "turns",
    "takeback",
    "agreed",
    "until",
    "took_back",
];
/// Numbers that are cards of The Game or Extreme.
const CARDS: &[&str] = &["hand", "card", "A", "B", "C", "D", "hands", "rest"];
/// Refusals by the rules, whose messages may name cards.
const RULES: &[&str] = &[
    "wrong_direction",
    "trick_forbidden",
    "bound_to_pile",
    "minimum_not_reached",
    "obligation_open",
    "no_such_card",
];

/// Panics if a seed is told that is still secret.
pub(crate) fn check_seeds(shadow: &Shadow, text: &str) {
    for secret in shadow.secrets() {
        assert!(!text.contains(secret), "a secret seed was told: {text}");
    }
}

/// Panics if this guest may not be told of these cards. `exact` is the version that the shadow is at, if views of it can be
/// compared in full: what one input asks for can be shown before a bot whose pause is over plays on the same input.
pub(crate) fn check(
    shadow: &mut Shadow,
    guest: &str,
    seat: Option<Seat>,
    text: &str,
    exact: Option<u64>,
) {
    let message: Value = serde_json::from_str(text).expect("a message is JSON");
    let shown = message.as_object().and_then(|message| message.values().next());
    let exact = exact.is_some_and(|version| {
        shown.and_then(|shown| shown["version"].as_u64()).is_none_or(|shown| shown == version)
    });
    let Some(round) = &mut shadow.round else {
        let mut cards = Vec::new();
        cards_in(&message, "", &mut cards);
        assert!(cards.is_empty(), "cards without a deal: {text}");
        return;
    };
    assert!(round.over || !text.contains("\"opened\""), "all cards before the end: {text}");
    match &round.game {
        AnyGame::Piles(_) => check_piles(round, guest, seat, &message, exact),
        AnyGame::Clear4(_) => check_clear4(round, seat, &message, exact),
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    round.told.push(Told { viewer, text: text.to_owned() });
}

fn check_piles(round: &ShadowRound, guest: &str, seat: Option<Seat>, message: &Value, exact: bool) {
    let AnyState::Piles(state) = &round.state else { panic!("another game") };
    let held = round.held.get(guest).copied().unwrap_or_default();
    // Once the game is over its seed is public, and all cards with it.
    let known = if round.over { CardSet::ALL } else { held | round.laid };
    let mut cards = Vec::new();
    cards_in(message, "", &mut cards);
    for number in cards {
        let card = u8::try_from(number).ok().and_then(Card::new).expect("a card");
        assert!(known.contains(card), "{guest} was told of {card}: {message}");
    }
    if let Some(refused) = message.get("refused")
        && RULES.contains(&refused["code"].as_str().expect("a code"))
    {
        for number in numbers_in(refused["message"].as_str().expect("a message")) {
            let is_plain = number < 8 || number == 10 || number == 100;
            let is_known = Card::new(number).is_some_and(|card| known.contains(card));
            assert!(is_plain || is_known, "{guest} was told of {number}: {message}");
        }
    }
    if exact {
        for view in views_in(message) {
            let plays = |seat: &Seat| seat.index() < usize::from(round.game.players());
            let hand = seat.filter(plays).map(|seat| state.hand(seat)).unwrap_or_default();
            let expected: Vec<u64> = hand.iter().map(|card| card.number().into()).collect();
            assert_eq!(view["piles"]["hand"], Value::from(expected), "another hand");
        }
    }
}

/// The cards in a message about The Game or Extreme.
fn cards_in(value: &Value, key: &str, found: &mut Vec<u64>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields.iter().filter(|(key, _)| !ELSEWHERE.contains(&key.as_str()))
            {
                cards_in(value, key, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| cards_in(value, key, found)),
        Value::Number(number) if CARDS.contains(&key) => {
            found.push(number.as_u64().expect("cards are whole numbers"));
        }
        Value::Number(_) => {
            assert!(PLAIN_NUMBERS.contains(&key), "nobody has thought about the numbers of {key}");
        }
        // Actions that can be done name their cards.
        Value::String(text) if key == "legal" => {
            found.extend(numbers_in(text).map(u64::from));
        }
        Value::String(_) | Value::Bool(_) | Value::Null => {}
    }
}

fn numbers_in(text: &str) -> impl Iterator<Item = u8> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok())
}

/// The views in a message: one with the whole table, and one with each deal or play taken back.
fn views_in(message: &Value) -> Vec<&Value> {
    let table = message.get("table").map(|table| &table["round"]);
    let rounds = events_in(message).filter_map(|(_, event)| event.get("round"));
    table.into_iter().chain(rounds).filter_map(|round| round.get("view")).collect()
}

fn events_in(message: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let events = message.get("changed").and_then(|changed| changed["events"].as_array());
    let history = message.get("table").and_then(|table| table.get("history")?.as_array());
    let past = history.into_iter().flatten().filter_map(|past| past.get("events")?.as_array());
    events.into_iter().chain(past).flatten().flat_map(|event| {
        let fields = event.as_object().map(Map::iter);
        fields.into_iter().flatten().map(|(kind, fields)| (kind.as_str(), fields))
    })
}

fn check_clear4(round: &ShadowRound, seat: Option<Seat>, message: &Value, exact: bool) {
    let AnyState::Clear4(state) = &round.state else { panic!("another game") };
    for (kind, event) in events_in(message) {
        let seat = &event["seat"];
        let words = match kind {
            "placed" | "blind_placed" | "special" => format!("{kind} {seat} {}", event["card"]),
            "blind" | "turned_up" => format!("{kind} {seat} {} {}", event["stack"], event["card"]),
            "cleared" | "took" => format!("{kind} {seat} {}", sorted(&event["cards"])),
            _ => {
                let fields = ["card", "cards", "hand", "up"];
                assert!(fields.iter().all(|field| event.get(field).is_none()), "{event}");
                continue;
            }
        };
        assert!(round.open.contains(&words), "what nobody saw was told: {words}");
    }
    if exact {
        for view in views_in(message) {
            check_clear4_view(state, seat, &view["clear4"]);
        }
    }
}

/// Exactly what is public is shown, and the viewer's own hand.
fn check_clear4_view(state: &clear4::State, viewer: Option<Seat>, view: &Value) {
    let hand = viewer.map(|seat| state.hand(seat)).unwrap_or_default();
    assert_eq!(sorted(&view["hand"]), names(hand), "another hand");
    let seats = view["hand_sizes"].as_array().expect("a list").len();
    for seat in Seat::all(seats as u8) {
        let (index, stacks) = (seat.index(), state.stacks(seat));
        assert_eq!(view["hand_sizes"][index], state.hand(seat).len());
        assert_eq!(sorted(&view["known"][index]), names(state.known(seat)));
        for stack in Stack::ALL {
            let shown = &view["stacks"][index][stack.index()];
            assert_eq!(shown["up"], stacks.up(stack).map_or(Value::Null, name));
            assert_eq!(shown["down"], stacks.down.contains(stack));
            assert_eq!(shown["blind"], stacks.blind.contains(stack));
        }
    }
    let pile = view["pile"].as_array().expect("a list").iter().map(|each| each["card"].clone());
    assert_eq!(sorted(&pile.collect::<Value>()), names(state.pile));
    assert_eq!(sorted(&view["out"]), names(state.out));
    let known = ["viewer", "status", "seat", "phase", "hand", "hand_sizes", "known", "stacks"];
    let more = ["pile", "run", "joker_open", "out", "turns"];
    for field in view.as_object().expect("a view").keys() {
        let field = field.as_str();
        assert!(known.contains(&field) || more.contains(&field), "nobody has thought of {field}");
    }
}

fn sorted(cards: &Value) -> String {
    let cards = cards.as_array().expect("a list of cards");
    let mut names: Vec<String> = cards.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    names.join(",")
}
