//! Every option in each of its readings, alone and with the others.

use serde_json::{Value, json};

use super::support::{Dealt, Referee, hand_size, list, new_clear4, new_piles, new_seeded};

/// Plenty of sixes and a joker.
const SIXES: Dealt =
    Dealt { blind: "6 2 3 4", down: "1 2 3 4", up: "6 6 J 5", hand: "6 6 6 7 7 8 8 9" };

/// Nothing but what the others of these tests do not need.
const OTHERS: Dealt =
    Dealt { blind: "1 2 3 4", down: "1 2 3 4", up: "9 9 J 5", hand: "1 1 3 7 7 8 8 9" };

fn with_options(mut request: Value, options: Value) -> Value {
    request["options"] = options;
    request
}

#[test]
fn options_with_their_defaults_change_nothing() {
    for (game, options) in [
        ("the-game", json!({"expert": false, "hand_less": 0})),
        (
            "extreme",
            json!({"expert": false, "hand_less": 0, "strict_one_pile": false, "loose_one_pile": false}),
        ),
        (
            "clear-4",
            json!({
                "joker_sets": true, "pass_on_empty": false, "last_push_moves": true, "turn_cap": 500,
                "must_sweep": false,
            }),
        ),
    ] {
        let mut referee = Referee::new();
        let request = new_seeded(game, 3, "any text");
        let plain = referee.ask(request.to_string());
        assert_eq!(referee.ask(with_options(request, options).to_string()), plain);
    }
}

#[test]
fn the_readings_of_one_pile_exclude_each_other_but_go_with_everything_else() {
    let mut referee = Referee::new();
    let request = new_seeded("extreme", 2, "any text");
    for (strict, loose) in [(true, false), (false, true), (false, false)] {
        let options = json!({
            "strict_one_pile": strict, "loose_one_pile": loose, "expert": true, "hand_less": 1,
        });
        referee.accept(&with_options(request.clone(), options));
    }
    let both = json!({"strict_one_pile": true, "loose_one_pile": true});
    referee.refuse(with_options(request, both).to_string()).with_code("bad_options");
}

#[test]
fn x9_the_strict_reading_loses_where_another_pile_was_used_before() {
    let options = json!({"strict_one_pile": true});
    let request = with_options(new_piles("extreme", 1, &[4, 20, 22, 50, 99, 2, 3, 5]), options);
    let mut referee = Referee::with(&request);
    let state = referee.play(&["4A", "20B"]);
    assert_eq!((&state["status"], &state["reason"]), (&json!("lost"), &json!("one-pile")));
    // On the pile that has all cards of the turn it is as in the usual reading.
    let mut referee = Referee::with(&request);
    let state = referee.play(&["4A", "20A"]);
    assert_eq!((&state["status"], &state["bound"]), (&json!("playing"), &json!("A")));
}

#[test]
fn a_smaller_hand_is_smaller_at_every_number_of_players() {
    for game in ["the-game", "extreme"] {
        for players in 1..=5 {
            let options = json!({"hand_less": 1});
            let request = with_options(new_piles(game, players, &[]), options);
            let state = Referee::new().accept(&request)["state"].take();
            for hand in list(&state["hands"]) {
                assert_eq!(list(hand).len(), hand_size(players) - 1, "{game} for {players}");
            }
            assert_eq!(list(&state["draw"]).len(), 98 - players * (hand_size(players) - 1));
            assert_eq!(state["left"], 98);
        }
    }
}

#[test]
fn the_expert_minimum_holds_while_there_are_cards_to_draw() {
    let request = with_options(new_piles("the-game", 1, &[]), json!({"expert": true}));
    let mut referee = Referee::with(&request);
    referee.play(&["2A", "3A"]);
    referee.refuse_action("end").with_code("minimum_not_reached");
    assert_eq!(referee.play(&["4A", "end"])["minimum"], 3);
    for card in 5..=91 {
        referee.act(&format!("{card}A"));
        if (card - 1) % 3 == 0 {
            referee.act("end");
        }
    }
    let state = referee.state();
    assert_eq!((&state["draw"], &state["minimum"]), (&json!([]), &json!(1)));
}

#[test]
fn c7_after_the_fourth_card_there_is_sweep_and_end_and_nothing_else() {
    // Played at once, added card by card, made by a joker.
    for actions in [
        &["play 6 6 s1 s2"][..],
        &["play 6", "add 6", "add s1", "add s2"],
        &["play 6 6 6", "add s3"],
        &["play 6 6 J s1"],
    ] {
        let hand = if actions[0].contains('J') { "6 6 J 7 7 8 8 9" } else { SIXES.hand };
        let dealt = Dealt { hand, ..SIXES };
        for choice in ["sweep", "end"] {
            let mut referee = Referee::with(&new_clear4(&[dealt, OTHERS]));
            let state = referee.play(actions);
            assert_eq!(state["phase"], "extend", "{actions:?}");
            assert_eq!(state["run"], json!({"value": 6, "count": 4}), "{actions:?}");
            assert_eq!(referee.legal(), (0, vec!["end".to_owned(), "sweep".to_owned()]));
            referee.refuse_action("add 7").with_code("mixed_values");
            referee.refuse_action("take").with_code("not_playable");
            let state = referee.play(&[choice]);
            match choice {
                "sweep" => {
                    assert_eq!((&state["pile"], &state["seat"]), (&json!([]), &json!(0)));
                    assert_eq!((&state["phase"], &state["turns"]), (&json!("open"), &json!(0)));
                    assert_eq!(list(&state["out"]).len(), 4);
                }
                _ => {
                    assert_eq!(list(&state["pile"]).len(), 4);
                    assert_eq!((&state["seat"], &state["turns"]), (&json!(1), &json!(1)));
                    // Only the one who completed them may sweep, and only then.
                    referee.refuse_action("sweep").with_code("not_playable");
                }
            }
        }
    }
}

#[test]
fn c7_a_blind_fourth_card_may_be_swept_and_a_blind_fifth_does_not_fit() {
    // Stack 1 is worn down to its last card, a six, which is then the fourth or the fifth.
    const WORN: Dealt =
        Dealt { blind: "6 2 3 4", down: "6 2 3 4", up: "6 9 9 9", hand: "6 6 7 7 8 8 9 9" };
    const A_SIX: Dealt =
        Dealt { blind: "1 2 3 4", down: "1 2 3 4", up: "9 9 J 5", hand: "6 1 3 7 7 8 8 9" };
    let mut referee = Referee::with(&new_clear4(&[WORN, A_SIX]));
    let state = referee.play(&["play s1", "add s1", "end", "play 6", "end", "blind 1"]);
    assert_eq!(state["run"], json!({"value": 6, "count": 4}));
    assert_eq!(referee.legal(), (0, vec!["end".to_owned(), "sweep".to_owned()]));
    let state = referee.play(&["sweep"]);
    assert_eq!((&state["pile"], &state["seat"]), (&json!([]), &json!(0)));

    let mut referee = Referee::with(&new_clear4(&[WORN, A_SIX]));
    let state = referee.play(&["play s1", "add s1", "add 6", "end", "play 6", "end", "blind 1"]);
    assert_eq!((&state["pile"], &state["seat"]), (&json!([]), &json!(1)));
    // Seven that were left, the four sixes, and the fifth.
    assert_eq!(list(&state["hands"][0]).len(), 7 + 4 + 1);
}

#[test]
fn c14_the_turn_cap_ends_the_round_with_the_turn_that_reaches_it() {
    let mut referee =
        Referee::with(&with_options(new_clear4(&[SIXES, OTHERS]), json!({"turn_cap": 1})));
    let state = referee.play(&["play 6 6 6", "end"]);
    assert_eq!((&state["status"], &state["turns"]), (&json!("over"), &json!(1)));
    assert_eq!((&state["winner"], &state["points"]), (&json!([0]), &json!([-17, -20])));
    referee.refuse(r#"{"op":"legal"}"#).with_code("game_over");
    for turn_cap in [1, 65535] {
        let options = json!({"turn_cap": turn_cap});
        referee.accept(&with_options(new_clear4(&[SIXES, OTHERS]), options));
    }
}

#[test]
fn c6_sets_of_jokers_alone_are_an_option() {
    const JOKERS: Dealt =
        Dealt { blind: "1 2 3 4", down: "1 2 3 4", up: "6 6 5 5", hand: "J J 6 7 7 8 8 9" };
    let mut referee = Referee::with(&new_clear4(&[OTHERS, JOKERS]));
    referee.play(&["play 7", "end"]);
    let state = referee.play(&["play J J"]);
    assert_eq!(state["run"], json!({"value": 7, "count": 3}));
    let request = with_options(new_clear4(&[OTHERS, JOKERS]), json!({"joker_sets": false}));
    let mut referee = Referee::with(&request);
    referee.play(&["play 7", "end"]);
    referee.refuse_action("play J J").with_code("too_many");
    referee.play(&["play J"]);
}
