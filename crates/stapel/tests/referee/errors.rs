//! Every error code, with nothing changed by what is refused.

use serde_json::{Value, json};

use super::support::{Dealt, Referee, deck, new_clear4, new_piles, new_seeded};

const SEATS: [Dealt; 3] = [
    Dealt { blind: "P J C 2", down: "5 7 6 6", up: "5 4 J P", hand: "5 5 5 3 J 1 1 6" },
    Dealt { blind: "1 1 1 1", down: "2 2 2 2", up: "3 8 8 4", hand: "4 8 9 10 3 3 P C" },
    Dealt { blind: "9 9 9 9", down: "8 8 8 8", up: "7 7 7 7", hand: "6 6 6 6 10 10 10 10" },
];

fn doing(seat: u64, action: &str) -> String {
    json!({"op": "do", "seat": seat, "action": action}).to_string()
}

/// A game of Extreme for one with this hand.
fn extreme(hand: &[u8; 8]) -> Referee {
    Referee::with(&new_piles("extreme", 1, hand))
}

#[test]
fn bad_json_is_what_is_not_json() {
    let mut referee = Referee::with(&new_seeded("the-game", 2, "any text"));
    for line in
        ["{", "legal", "{'op':'state'}", r#"{"op":"state"} {"op":"state"}"#, r#"{"op":"state",}"#]
    {
        referee.refuse(line).with_code("bad_json");
    }
}

#[test]
fn bad_request_is_json_that_asks_for_nothing_there_is() {
    let mut referee = Referee::with(&new_seeded("the-game", 2, "any text"));
    for line in [r#"{"op":"fly"}"#, r#"{"op":"State"}"#, "{}", "[]", "7"] {
        referee.refuse(line).with_code("bad_request").saying("op");
    }
    referee.start(0);
    for action in ["", "37", "37E", "37a", "A37", "037A", " 37A", "37A ", "END", "take", "play 5"] {
        referee.refuse(doing(0, action)).with_code("bad_request");
    }
    let mut referee = Referee::with(&new_clear4(&SEATS));
    for action in
        ["", "play", "play J 5", "play s2 s1", "play P", "push", "clear 1", "blind 5", "37A"]
    {
        referee.refuse(doing(0, action)).with_code("bad_request");
    }
}

#[test]
fn no_game_is_said_before_there_is_one() {
    let mut referee = Referee::new();
    for line in [
        r#"{"op":"state"}"#,
        r#"{"op":"legal"}"#,
        r#"{"op":"start","seat":0}"#,
        r#"{"op":"do","seat":0,"action":"end"}"#,
        r#"{"op":"view","seat":0}"#,
        r#"{"op":"view","seat":null}"#,
    ] {
        referee.refuse(line).with_code("no_game").saying("new");
    }
    // A game that could not be dealt is none.
    referee.refuse(new_seeded("the-game", 9, "any text").to_string()).with_code("bad_request");
    referee.refuse(r#"{"op":"legal"}"#).with_code("no_game");
}

#[test]
fn bad_options_are_unknown_or_out_of_range() {
    let mut referee = Referee::with(&new_seeded("extreme", 2, "any text"));
    let mut refuse = |game: &str, options: Value| {
        let mut request = new_seeded(game, 2, "any text");
        request["options"] = options;
        referee.refuse(request.to_string()).with_code("bad_options")
    };
    for game in ["the-game", "extreme", "clear-4"] {
        refuse(game, json!({"fast": true})).saying("fast");
        refuse(game, json!({"": 1}));
        for no_object in [json!([]), json!("expert"), json!(true), json!(1)] {
            refuse(game, no_object).saying("object");
        }
    }
    for game in ["the-game", "extreme"] {
        for value in [json!(1), json!("true"), json!(null), json!([]), json!(0.5)] {
            refuse(game, json!({"expert": value})).saying("expert");
        }
        for value in
            [json!(2), json!(-1), json!(true), json!(1.0), json!("1"), json!(4294967296u64)]
        {
            refuse(game, json!({"hand_less": value})).saying("hand_less");
        }
        for name in ["joker_sets", "pass_on_empty", "last_push_moves", "turn_cap", "must_sweep"] {
            refuse(game, json!({name: true})).saying(name);
        }
    }
    refuse("the-game", json!({"strict_one_pile": true})).saying("strict_one_pile");
    refuse("the-game", json!({"strict_one_pile": false})).saying("strict_one_pile");
    refuse("extreme", json!({"strict_one_pile": 1})).saying("strict_one_pile");
    refuse("the-game", json!({"loose_one_pile": true})).saying("loose_one_pile");
    refuse("extreme", json!({"loose_one_pile": 1})).saying("loose_one_pile");
    let both = json!({"strict_one_pile": true, "loose_one_pile": true});
    refuse("extreme", both).saying("strict_one_pile and loose_one_pile");
    for name in ["joker_sets", "pass_on_empty", "last_push_moves", "must_sweep"] {
        refuse("clear-4", json!({name: 0})).saying(name);
        refuse("clear-4", json!({name: null})).saying(name);
    }
    for value in [json!(0), json!(-1), json!(65536), json!(false), json!("500"), json!(1e3)] {
        refuse("clear-4", json!({"turn_cap": value})).saying("turn_cap");
    }
    // One bad option among good ones is enough.
    refuse("extreme", json!({"expert": true, "hand_less": 1, "turn_cap": 5})).saying("turn_cap");
}

#[test]
fn not_started_is_said_until_the_starter_is_named() {
    for game in ["the-game", "extreme"] {
        let mut referee = Referee::with(&new_seeded(game, 3, "any text"));
        referee.refuse(r#"{"op":"legal"}"#).with_code("not_started");
        for seat in 0..3 {
            referee.refuse(doing(seat, "37A")).with_code("not_started");
        }
    }
}

#[test]
fn game_over_is_said_after_the_end() {
    let mut referee = extreme(&[17, 3, 50, 51, 52, 54, 55, 57]);
    assert_eq!(referee.play(&["17A", "3B"])["status"], "lost");
    referee.refuse(doing(0, "50A")).with_code("game_over");
    referee.refuse(doing(7, "50A")).with_code("game_over");
    referee.refuse(r#"{"op":"legal"}"#).with_code("game_over");
    referee.refuse(r#"{"op":"start","seat":0}"#).with_code("game_over");
}

#[test]
fn not_your_turn_names_the_seat_whose_turn_it_is() {
    let mut referee = Referee::with(&new_piles("the-game", 3, &[]));
    referee.start(1);
    for seat in [0, 2, 3, 6, 1_000_000, u64::MAX] {
        referee.refuse(doing(seat, "2A")).with_code("not_your_turn").saying("seat 1");
    }
    let mut referee = Referee::with(&new_clear4(&SEATS));
    for seat in [1, 2, 3] {
        referee.refuse(doing(seat, "take")).with_code("not_your_turn").saying("seat 0");
    }
}

#[test]
fn no_such_card_is_one_that_the_seat_does_not_have_there() {
    let mut referee = Referee::with(&new_piles("the-game", 2, &[]));
    referee.start(0);
    for action in ["9A", "99C", "1A", "100C", "99999999999999999999A"] {
        referee.refuse_action(action).with_code("no_such_card");
    }
    referee.play(&["8A"]);
    referee.refuse_action("8A").with_code("no_such_card");

    let mut referee = Referee::with(&new_clear4(&SEATS));
    for action in [
        "play 9",
        "play 5 5 5 5",
        "play J J",
        "clear",
        "clear s1",
        "push 1",
        "push s1 1",
        "play 11",
        "play s1 s1",
    ] {
        referee.refuse_action(action).with_code("no_such_card");
    }
    referee.play(&["play 5"]);
    referee.refuse_action("add 9").with_code("no_such_card");
}

#[test]
fn wrong_direction_is_neither_onward_nor_a_trick() {
    let mut referee = Referee::with(&new_piles("the-game", 1, &[50, 49, 41, 39, 40, 60, 61, 59]));
    referee.play(&["50A"]);
    for action in ["49A", "41A", "39A"] {
        referee.refuse_action(action).with_code("wrong_direction").saying("50");
    }
    referee.play(&["49C"]);
    for action in ["60C", "61C"] {
        referee.refuse_action(action).with_code("wrong_direction").saying("49");
    }
    // Exactly ten back is fine.
    referee.play(&["59C", "40A"]);
}

#[test]
fn trick_forbidden_is_a_trick_under_a_visible_no_trick() {
    let mut referee = extreme(&[34, 24, 50, 40, 51, 52, 54, 55]);
    referee.play(&["50B", "34A"]);
    referee.refuse_action("24A").with_code("trick_forbidden");
    referee.refuse_action("40B").with_code("trick_forbidden");
    // Covered, it forbids nothing more.
    referee.play(&["51A", "40B"]);
}

#[test]
fn bound_to_pile_is_another_pile_under_a_visible_one_pile() {
    let mut referee = extreme(&[20, 21, 22, 50, 51, 52, 54, 55]);
    assert_eq!(referee.play(&["20A"])["bound"], "A");
    for action in ["21B", "50C", "22D"] {
        referee.refuse_action(action).with_code("bound_to_pile").saying("pile A");
    }
    assert_eq!(referee.play(&["22A"])["bound"], json!(null), "covered, it binds no more");
}

#[test]
fn minimum_not_reached_tells_how_many_are_needed() {
    let mut referee = Referee::with(&new_piles("the-game", 1, &[]));
    referee.refuse_action("end").with_code("minimum_not_reached").saying("at least 2");
    referee.play(&["2A"]);
    referee.refuse_action("end").with_code("minimum_not_reached").saying("has 1");
    referee.play(&["3A", "end"]);
    let mut request = new_piles("extreme", 1, &[]);
    request["options"] = json!({"expert": true});
    request["deck"] = json!(deck(&[50, 51, 52, 54]));
    let mut referee = Referee::with(&request);
    referee.play(&["50A", "51A"]);
    referee.refuse_action("end").with_code("minimum_not_reached").saying("at least 3");
}

#[test]
fn obligation_open_is_a_skull_uncovered_or_a_three_not_complete() {
    let mut referee = extreme(&[17, 18, 50, 51, 52, 54, 55, 57]);
    referee.play(&["50C", "51A", "17B"]);
    referee.refuse_action("end").with_code("obligation_open").saying("skull");
    referee.play(&["18B", "end"]);

    let mut referee = extreme(&[10, 18, 50, 51, 52, 54, 55, 57]);
    referee.play(&["50C", "10A"]);
    referee.refuse_action("end").with_code("obligation_open").saying("three");
}

#[test]
fn too_high_is_above_the_top_of_the_pile() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.play(&["play 3", "end"]);
    for action in ["play 8", "play 4 s4", "play s2 s3"] {
        referee.refuse_action(action).with_code("too_high").saying("the 3 on top");
    }
    referee.play(&["play 3 3 s1"]);
}

#[test]
fn too_many_is_more_than_four_equal_cards_or_several_jokers_alone() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.refuse_action("play 5 5 5 s1 s3").with_code("too_many").saying("room for 4");
    referee.refuse_action("play J s3").with_code("too_many").saying("one at a time");

    // What lies there already counts: here it is two sixes.
    const SIXES: Dealt =
        Dealt { blind: "1 2 3 4", down: "1 2 3 4", up: "6 6 J 5", hand: "6 6 6 7 7 8 8 9" };
    let mut referee = Referee::with(&new_clear4(&[SIXES, SIXES]));
    referee.play(&["play 6 6", "end"]);
    for action in ["play 6 6 6", "play 6 6 s3", "play 6 s1 s2"] {
        referee.refuse_action(action).with_code("too_many").saying("room for 2");
    }
    let four = json!({"value": 6, "count": 4});
    assert_eq!(referee.play(&["play 6 s1", "end"])["run"], four, "four stay");
    for action in ["play 6", "play s1", "play s3"] {
        referee.refuse_action(action).with_code("too_many").saying("room for 0");
    }
}

#[test]
fn mixed_values_are_no_play() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    for action in ["play 3 5", "play 1 3 J", "play 3 s1", "play s1 s2"] {
        referee.refuse_action(action).with_code("mixed_values");
    }
    referee.play(&["play 5"]);
    referee.refuse_action("add 3").with_code("mixed_values");
    referee.refuse_action("add s2").with_code("mixed_values");
}

#[test]
fn not_playable_is_said_of_what_does_not_go_now() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.refuse_action("end").with_code("not_playable").saying("no play yet");
    referee.refuse_action("add 5").with_code("not_playable").saying("no play yet");
    referee.refuse_action("blind 1").with_code("not_playable").saying("still lie");
    referee.refuse_action("target 1").with_code("not_playable").saying("target");
    referee.refuse_action("play s4").with_code("not_playable").saying("alone");
    referee.refuse_action("play 5 s4").with_code("not_playable").saying("alone");
    referee.play(&["play s1"]);
    for action in ["play 5", "take", "blind 2", "push s4 1"] {
        referee.refuse_action(action).with_code("not_playable").saying("under way");
    }
    referee.refuse_action("add s4").with_code("not_playable").saying("alone");
    // The PUSH under stack 1 is played blind and waits for its target.
    referee.play(&["add s1", "end", "play 4", "end", "take", "blind 1"]);
    for action in ["end", "take", "play 5", "blind 2"] {
        referee.refuse_action(action).with_code("not_playable").saying("victim");
    }
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.play(&["play J"]);
    referee.refuse_action("add 5").with_code("not_playable").saying("joker");
}

#[test]
fn bad_target_is_oneself_or_nobody() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    for action in ["push s4 0", "push s4 3", "push s4 6", "push s4 99"] {
        referee.refuse_action(action).with_code("bad_target");
    }
    referee.play(&["play s1", "add s1", "end", "play 4", "end", "take", "blind 1"]);
    for action in ["target 0", "target 3", "target 6"] {
        referee.refuse_action(action).with_code("bad_target");
    }
    referee.play(&["target 2"]);
}

#[test]
fn pass_forbidden_is_taking_an_empty_pile() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.refuse_action("take").with_code("pass_forbidden");
    referee.play(&["play 5", "end", "take"]);
    referee.refuse_action("take").with_code("pass_forbidden");
}

#[test]
fn a_game_that_cannot_be_dealt_leaves_the_one_under_way() {
    for (game, players) in [("the-game", 1), ("extreme", 1), ("clear-4", 2)] {
        let mut referee = Referee::with(&new_seeded(game, players, "under way"));
        let action = referee.legal().1[0].clone();
        referee.act(&action);
        for (key, value, code) in [
            ("game", json!("chess"), "bad_request"),
            ("players", json!(7), "bad_request"),
            ("players", json!(0), "bad_request"),
            ("deck", json!([2, 3, 4]), "bad_request"),
            ("options", json!({"fast": true}), "bad_options"),
            ("layout", json!({"stop": [2]}), "bad_layout"),
            ("seed", json!(7), "bad_request"),
            ("first", json!(6), "bad_request"),
        ] {
            let mut request = new_seeded("extreme", 2, "another");
            request[key] = value;
            referee.refuse(request.to_string()).with_code(code);
        }
        let mut request = new_seeded("the-game", 2, "another");
        request["deck"] = json!([2, 3, 4]);
        request.as_object_mut().unwrap().remove("seed");
        referee.refuse(request.to_string()).with_code("bad_deck");
        // And it goes on.
        let action = referee.legal().1[0].clone();
        referee.act(&action);
    }
}
