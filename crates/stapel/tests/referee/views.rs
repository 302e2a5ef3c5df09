//! What a viewer is told: everything they may know and nothing else.

use serde_json::{Value, json};

use super::games::deck_in_order;
use super::json::{keys, member};
use super::oracle::Clear4;
use super::support::{Dice, GAMES, Referee, list, new_seeded};

const PILES_VIEW: [&str; 15] = [
    "viewer",
    "status",
    "reason",
    "seat",
    "hand",
    "hand_sizes",
    "piles",
    "draw",
    "laid",
    "minimum",
    "three",
    "skulls",
    "used",
    "bound",
    "turns",
];

const CLEAR4_VIEW: [&str; 13] = [
    "viewer",
    "status",
    "seat",
    "phase",
    "hand",
    "hand_sizes",
    "known",
    "stacks",
    "pile",
    "run",
    "joker_open",
    "out",
    "turns",
];

fn viewers(players: usize) -> impl Iterator<Item = Option<usize>> {
    (0..players).map(Some).chain([None])
}

fn sizes(hands: &Value) -> Value {
    list(hands).iter().map(|hand| list(hand).len()).collect()
}

/// What is the same for a viewer and for the referee.
fn assert_same(view: &Value, state: &Value, fields: &[&str]) {
    for field in fields {
        assert_eq!(view[field], state[field], "{field}");
    }
}

/// A view as it is written. A key that is not known here could hold anything, so only these may be there.
fn check_keys(referee: &mut Referee, viewer: Option<usize>, family: &str, expected: &[&str]) {
    let text = referee.ask(json!({"op": "view", "seat": viewer}).to_string());
    let view = member(&text, "view");
    assert_eq!(keys(view), [family]);
    assert_eq!(keys(member(view, family)), expected);
}

fn check_piles_view(referee: &mut Referee, viewer: Option<usize>, state: &Value) {
    check_keys(referee, viewer, "piles", &PILES_VIEW);
    let view = referee.view(viewer);
    assert_same(
        &view,
        state,
        &["status", "reason", "seat", "laid", "minimum", "bound", "three", "turns"],
    );
    assert_eq!(view["viewer"], json!(viewer));
    let nothing = json!([]);
    let own = viewer.map_or(&nothing, |seat| &state["hands"][seat]);
    assert_eq!(&view["hand"], own);
    assert_eq!(view["hand_sizes"], sizes(&state["hands"]));
    assert_eq!(view["draw"], list(&state["draw"]).len());
    for (pile, cards) in state["piles"].as_object().unwrap() {
        assert_eq!(list(&view["piles"][pile]), &list(cards)[1..], "{pile} without its base");
    }
    for pile in list(&view["skulls"]).iter().chain(list(&view["used"])) {
        assert!(["A", "B", "C", "D"].contains(&pile.as_str().unwrap()));
    }
}

fn check_clear4_view(referee: &mut Referee, viewer: Option<usize>, state: &Value, model: &Clear4) {
    check_keys(referee, viewer, "clear4", &CLEAR4_VIEW);
    let view = referee.view(viewer);
    assert_same(&view, state, &["seat", "phase", "pile", "run", "out", "turns"]);
    let won = state["points"].as_array().map(|points| points.contains(&json!(0)));
    let status = won.map_or("playing", |won| if won { "won" } else { "capped" });
    assert_eq!(view["status"], status);
    assert_eq!(view["viewer"], json!(viewer));
    let nothing = json!([]);
    let own = viewer.map_or(&nothing, |seat| &state["hands"][seat]);
    assert_eq!(&view["hand"], own);
    assert_eq!(view["hand_sizes"], sizes(&state["hands"]));
    assert_eq!(view["joker_open"], model.joker_open());
    let players = list(&state["hands"]).len();
    let known: Vec<Vec<Value>> = (0..players).map(|seat| model.known(seat)).collect();
    assert_eq!(view["known"], json!(known), "what everyone saw being taken");
    for (seen, stacks) in list(&view["stacks"]).iter().zip(list(&state["stacks"])) {
        for (seen, stack) in list(seen).iter().zip(list(stacks)) {
            let expected = json!({
                "up": stack["up"],
                "down": !stack["down"].is_null(),
                "blind": !stack["blind"].is_null(),
            });
            assert_eq!(*seen, expected, "a card that lies face down is there or not, no more");
        }
    }
}

#[test]
fn nobody_is_shown_hands_of_others_or_the_draw_pile() {
    let mut referee = Referee::new();
    for (game, range) in &GAMES[..2] {
        for players in range.clone() {
            let mut dice = Dice::new(players as u64);
            let mut state = referee.accept(&new_seeded(game, players, "views"))["state"].take();
            viewers(players).for_each(|viewer| check_piles_view(&mut referee, viewer, &state));
            if players > 1 {
                state = referee.start(players - 1);
            }
            while state["status"] == "playing" {
                viewers(players).for_each(|viewer| check_piles_view(&mut referee, viewer, &state));
                let actions = referee.legal().1;
                state = referee.play(&[&actions[dice.below(actions.len())]]);
            }
            // The end is no reason to show hands.
            viewers(players).for_each(|viewer| check_piles_view(&mut referee, viewer, &state));
        }
    }
}

#[test]
fn nobody_is_shown_hands_of_others_or_what_lies_face_down_in_clear_4() {
    let mut referee = Referee::new();
    for players in GAMES[2].1.clone() {
        let mut dice = Dice::new(players as u64);
        let mut request = new_seeded("clear-4", players, "views");
        request["options"] = json!({"turn_cap": 40});
        let mut state = referee.accept(&request)["state"].take();
        let mut model = Clear4::new(&request, &deck_in_order(&state, &request));
        while state["status"] == "playing" {
            for viewer in viewers(players) {
                check_clear4_view(&mut referee, viewer, &state, &model);
            }
            let actions = referee.legal().1;
            let action = &actions[dice.below(actions.len())];
            model.act(action);
            state = referee.play(&[action]);
        }
        for viewer in viewers(players) {
            check_clear4_view(&mut referee, viewer, &state, &model);
        }
    }
}

#[test]
fn a_view_does_not_depend_on_what_is_hidden() {
    // Two deals that look the same to seat 0: the others have their cards exchanged.
    let mut referee = Referee::new();
    let mut view = |deck: Vec<u8>| {
        referee.accept(&json!({"op": "new", "game": "extreme", "players": 3, "deck": deck}));
        referee.start(0);
        referee.view(Some(0))
    };
    let deck: Vec<u8> = (2..=99).collect();
    let mut other = deck.clone();
    other[6..].reverse();
    assert_eq!(view(deck), view(other));
}
