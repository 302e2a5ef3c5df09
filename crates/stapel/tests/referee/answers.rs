//! What is answered, to the letter: keys and their order are part of the contract.

use std::io::Write;

use serde_json::{Value, json};

use super::json::{elements, keys, member};
use super::support::{
    Dealt, GAMES, Referee, STATE, list, new_clear4, new_piles, new_seeded, number,
};

const PILES_STATE: [&str; 14] = [
    "game", "status", "reason", "seat", "hands", "piles", "draw", "laid", "minimum", "left",
    "commands", "bound", "three", "turns",
];

const CLEAR4_STATE: [&str; 13] = [
    "game", "status", "seat", "phase", "hands", "stacks", "pile", "run", "box", "out", "winner",
    "points", "turns",
];

/// Two seats with everything that the tests of Clear 4! below need.
const SEATS: [Dealt; 2] = [
    Dealt { blind: "P J C 2", down: "5 7 6 6", up: "5 4 J P", hand: "5 5 6 3 J 1 1 10" },
    Dealt { blind: "1 1 1 1", down: "2 2 2 2", up: "3 8 8 4", hand: "4 8 9 10 3 3 P C" },
];

/// Something that the seat whose turn it is may do, and that does not end the game.
fn any_action(referee: &mut Referee) -> String {
    referee.legal().1[0].clone()
}

#[test]
fn the_state_of_a_new_game_is_told_to_the_letter() {
    let cards = |range: std::ops::RangeInclusive<u8>| {
        range.map(|card| card.to_string()).collect::<Vec<_>>().join(",")
    };
    let expected = format!(
        "{{\"ok\":true,\"state\":{{\"game\":\"the-game\",\"status\":\"playing\",\"reason\":null,\
         \"seat\":0,\"hands\":[[{}]],\"piles\":{{\"A\":[1],\"B\":[1],\"C\":[100],\"D\":[100]}},\
         \"draw\":[{}],\"laid\":0,\"minimum\":2,\"left\":98,\"commands\":[],\"bound\":null,\
         \"three\":false,\"turns\":0}}}}",
        cards(2..=9),
        cards(10..=99)
    );
    let mut referee = Referee::new();
    assert_eq!(referee.ask(new_piles("the-game", 1, &[]).to_string()), expected);
    assert_eq!(referee.ask(STATE), expected);
}

#[test]
fn the_state_of_a_new_round_of_clear_4_is_told_to_the_letter() {
    let answer = Referee::new().ask(new_clear4(&SEATS).to_string());
    let (before_box, after_box) = answer.split_once(r#""box":["#).unwrap();
    let (the_box, after_box) = after_box.split_once(']').unwrap();
    assert_eq!(
        before_box,
        "{\"ok\":true,\"state\":{\"game\":\"clear-4\",\"status\":\"playing\",\"seat\":0,\
         \"phase\":\"open\",\"hands\":[[1,1,3,5,5,6,10,\"joker\"],[3,3,4,8,9,10,\"push\",\"clear\"]],\
         \"stacks\":[[{\"up\":5,\"down\":5,\"blind\":\"push\"},{\"up\":4,\"down\":7,\"blind\":\"joker\"},\
         {\"up\":\"joker\",\"down\":6,\"blind\":\"clear\"},{\"up\":\"push\",\"down\":6,\"blind\":2}],\
         [{\"up\":3,\"down\":2,\"blind\":1},{\"up\":8,\"down\":2,\"blind\":1},\
         {\"up\":8,\"down\":2,\"blind\":1},{\"up\":4,\"down\":2,\"blind\":1}]],\
         \"pile\":[],\"run\":null,"
    );
    assert_eq!(the_box.split(',').count(), 80);
    assert_eq!(after_box, ",\"out\":[],\"winner\":null,\"points\":null,\"turns\":0}}");
}

#[test]
fn states_have_their_keys_in_order_whatever_they_are_asked_by() {
    for (game, range) in GAMES {
        for players in range {
            let mut referee = Referee::new();
            let layout: &[&str] = if game == "extreme" { &["layout"] } else { &[] };
            let expected: &[&str] = if game == "clear-4" { &CLEAR4_STATE } else { &PILES_STATE };
            let new = referee.ask(new_seeded(game, players, "any text").to_string());
            assert_eq!(keys(&new), ["ok", "state"]);
            assert_eq!(keys(member(&new, "state")), [expected, layout].concat());

            let told = referee.ask(STATE);
            assert_eq!(keys(&told), ["ok", "state"]);
            assert_eq!(keys(member(&told, "state")), expected);

            if game != "clear-4" && players > 1 {
                let started = referee.ask(r#"{"op":"start","seat":1}"#);
                assert_eq!(keys(&started), ["ok", "state"]);
                assert_eq!(keys(member(&started, "state")), expected);
            }
            let action = any_action(&mut referee);
            let seat = referee.state()["seat"].take();
            let done = referee.ask(json!({"op": "do", "seat": seat, "action": action}).to_string());
            assert_eq!(keys(&done), ["ok", "events", "state"]);
            assert_eq!(keys(member(&done, "state")), expected);
        }
    }
}

#[test]
fn the_parts_of_a_state_have_their_keys_in_order() {
    let mut referee = Referee::new();
    let answer = referee.ask(new_piles("extreme", 1, &[]).to_string());
    assert_eq!(keys(member(member(&answer, "state"), "piles")), ["A", "B", "C", "D"]);

    referee.accept(&new_clear4(&SEATS));
    referee.play(&["play 5"]);
    let answer = referee.ask(STATE);
    let state = member(&answer, "state");
    for stacks in elements(member(state, "stacks")) {
        assert_eq!(elements(stacks).len(), 4);
        for stack in elements(stacks) {
            assert_eq!(keys(stack), ["up", "down", "blind"]);
        }
    }
    assert_eq!(member(state, "pile"), r#"[{"card":5,"as":5}]"#);
    assert_eq!(member(state, "run"), r#"{"value":5,"count":1}"#);
}

#[test]
fn legal_actions_are_sorted_as_text() {
    let mut referee = Referee::with(&new_piles("the-game", 1, &[9, 10, 99, 2, 30, 31, 32, 33]));
    let answer = referee.ask(r#"{"op":"legal"}"#);
    assert_eq!(keys(&answer), ["ok", "seat", "actions"]);
    let (seat, actions) = referee.legal();
    assert_eq!(seat, 0);
    assert!(actions.is_sorted());
    assert_eq!(actions[..5], ["10A", "10B", "10C", "10D", "2A"]);
    assert_eq!(actions[actions.len() - 2..], ["9C", "9D"]);
    assert_eq!(actions.len(), 32, "every card goes on every pile, and the turn can't be ended yet");
    referee.play(&["9A", "10A"]);
    assert_eq!(referee.legal().1.last().map(String::as_str), Some("end"));
}

#[test]
fn legal_actions_of_clear_4_list_every_mix_of_hand_and_stacks() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    let (seat, actions) = referee.legal();
    assert_eq!(seat, 0);
    assert!(actions.is_sorted());
    let fives: Vec<&str> = actions
        .iter()
        .map(String::as_str)
        .filter(|action| {
            action.starts_with("play 5") || *action == "play s1" || action.ends_with("J s1")
        })
        .filter(|action| !action.contains("s3"))
        .collect();
    assert_eq!(
        fives,
        [
            "play 5",
            "play 5 5",
            "play 5 5 J",
            "play 5 5 J s1",
            "play 5 5 s1",
            "play 5 J",
            "play 5 J s1",
            "play 5 s1",
            "play J s1",
            "play s1"
        ]
    );
    for listed in ["play s3", "play J", "play 5 5 J s3", "play 10", "push s4 1", "play s1 s3"] {
        assert!(actions.iter().any(|action| action == listed), "{listed} is not in {actions:?}");
    }
    for missing in ["play J s3", "take", "end", "clear", "push 1", "play 5 5 J s1 s3", "blind 1"] {
        assert!(!actions.iter().any(|action| action == missing), "{missing} is in {actions:?}");
    }
}

#[test]
fn the_starter_is_named_once() {
    for game in ["the-game", "extreme"] {
        let mut referee = Referee::with(&new_seeded(game, 4, "any text"));
        assert_eq!(referee.state()["status"], "opening");
        referee.refuse(r#"{"op":"start","seat":4}"#).with_code("bad_request").saying("3");
        let state = referee.start(2);
        assert_eq!((&state["status"], &state["seat"]), (&json!("playing"), &json!(2)));
        for seat in 0..4 {
            let again = json!({"op": "start", "seat": seat}).to_string();
            referee.refuse(again).with_code("bad_request").saying("already");
        }
    }
}

#[test]
fn a_game_that_starts_by_itself_needs_no_start() {
    let mut referee = Referee::new();
    for request in [
        new_seeded("the-game", 1, "any text"),
        new_seeded("extreme", 1, "any text"),
        new_seeded("clear-4", 3, "any text"),
    ] {
        assert_eq!(referee.accept(&request)["state"]["status"], "playing");
        referee.refuse(r#"{"op":"start","seat":0}"#).with_code("bad_request").saying("already");
        let action = any_action(&mut referee);
        referee.act(&action);
    }
}

#[test]
fn the_turn_goes_round_clockwise_from_the_starter() {
    // Three full hands, each with two cards that fit after those of the seat before.
    let hands = [[30, 31, 80, 81, 82, 83], [10, 11, 84, 85, 86, 87], [20, 21, 88, 89, 90, 92]];
    let mut referee = Referee::with(&new_piles("the-game", 3, hands.as_flattened()));
    referee.start(1);
    let state = referee.play(&["10A", "11A", "end"]);
    assert_eq!((&state["seat"], &state["turns"]), (&json!(2), &json!(1)));
    let state = referee.play(&["20A", "21A", "end"]);
    assert_eq!((&state["seat"], &state["turns"]), (&json!(0), &json!(2)));
    let state = referee.play(&["30A", "31A", "end"]);
    assert_eq!((&state["seat"], &state["turns"]), (&json!(1), &json!(3)));
}

#[test]
fn commands_in_force_are_told() {
    // 13 silence, 20 one-pile, 67 no-trick, 77 draw-one.
    let mut referee = Referee::with(&new_piles("extreme", 1, &[13, 67, 77, 20, 21, 22, 40, 2]));
    assert_eq!(referee.play(&["77D"])["commands"], json!(["draw-one"]));
    assert_eq!(referee.play(&["67C"])["commands"], json!(["draw-one", "no-trick"]));
    assert_eq!(referee.play(&["13A"])["commands"], json!(["draw-one", "no-trick", "silence"]));
    let state = referee.play(&["20B"]);
    assert_eq!(state["commands"], json!(["draw-one", "no-trick", "one-pile", "silence"]));
    assert_eq!(state["bound"], "B", "the command binds its own pile");
    let state = referee.play(&["end"]);
    assert_eq!((&state["bound"], &state["laid"]), (&json!(null), &json!(0)));
    assert_eq!(list(&state["hands"][0]).len(), 5, "draw-one gives one card");
    assert_eq!(referee.play(&["40C"])["bound"], "C", "the first card of a later turn binds");
}

#[test]
fn a_three_is_told_and_changes_the_minimum() {
    let mut referee = Referee::with(&new_piles("extreme", 1, &[10, 11, 12, 40, 41, 42, 43, 44]));
    let state = referee.play(&["10A"]);
    assert_eq!((&state["three"], &state["minimum"]), (&json!(true), &json!(3)));
    assert_eq!(state["laid"], 1);
    let state = referee.play(&["11A", "12A"]);
    assert_eq!(state["turns"], 1, "the third card ends the turn");
    assert_eq!((&state["three"], &state["minimum"]), (&json!(false), &json!(2)));
}

#[test]
fn options_of_the_game_change_minimum_and_hands() {
    let mut referee = Referee::new();
    let mut request = new_piles("the-game", 2, &[]);
    request["options"] = json!({"expert": true, "hand_less": 1});
    let state = referee.accept(&request)["state"].take();
    assert_eq!(state["minimum"], 3);
    assert_eq!(list(&state["hands"][0]).len(), 6);
    request["options"] = json!({});
    assert_eq!(referee.accept(&request)["state"]["minimum"], 2);
}

#[test]
fn a_game_is_won_by_its_last_card() {
    let mut referee = Referee::with(&new_piles("the-game", 1, &[]));
    for card in 2..=98 {
        let state = referee.play(&[&format!("{card}A")]);
        assert_eq!(state["status"], "playing");
        if list(&state["hands"][0]).is_empty() {
            assert_eq!(referee.legal().1, ["end"], "an empty hand still says that it is done");
            referee.act("end");
        }
    }
    assert_eq!(referee.state()["minimum"], 1, "the draw pile is empty");
    let state = referee.play(&["99A"]);
    assert_eq!((&state["status"], &state["reason"]), (&json!("won"), &json!(null)));
    assert_eq!(state["left"], 0);
    assert_eq!(list(&state["piles"]["A"]).len(), 99);
}

#[test]
fn a_game_is_lost_by_the_action_that_decides_it() {
    let strict = json!({"strict_one_pile": true});
    for (game, hand, options, actions, reason) in [
        // Nothing fits after the turn, and the draw pile does not help.
        (
            "the-game",
            &[99, 98, 2, 3, 50, 51, 52, 53][..],
            json!({}),
            &["99A", "98B", "2C", "3D", "end"][..],
            "stuck",
        ),
        ("extreme", &[17, 3, 50, 51, 52, 54, 55, 57], json!({}), &["17A", "3B"], "skull"),
        ("extreme", &[10, 3, 50, 51, 52, 54, 55, 57], json!({}), &["10A", "3B"], "three"),
        ("extreme", &[4, 5, 7, 10, 52, 54, 55, 57], json!({}), &["4A", "5A", "7A", "10A"], "three"),
        ("extreme", &[21, 20, 50, 51, 52, 54, 55, 57], strict, &["21A", "20B"], "one-pile"),
        // Of two reasons the skull is told first.
        (
            "extreme",
            &[17, 4, 5, 10, 52, 54, 55, 57],
            json!({}),
            &["17A", "4B", "5B", "10B"],
            "skull",
        ),
    ] {
        let mut request = new_piles(game, 1, hand);
        request["options"] = options;
        let mut referee = Referee::with(&request);
        let (last, before) = actions.split_last().unwrap();
        assert_eq!(referee.play(before)["status"], "playing");
        let state = referee.play(&[last]);
        assert_eq!(
            (&state["status"], &state["reason"]),
            (&json!("lost"), &json!(reason)),
            "{actions:?}"
        );
        let laid = actions.iter().filter(|action| **action != "end").count();
        assert_eq!(number(&state["left"]), 98 - laid);
    }
}

#[test]
fn a_number_play_of_clear_4_is_told_card_by_card() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    let state = referee.play(&["play 5 J s1"]);
    assert_eq!(
        state["pile"],
        json!([{"card": 5, "as": 5}, {"card": "joker", "as": 5}, {"card": 5, "as": 5}])
    );
    assert_eq!(state["run"], json!({"value": 5, "count": 3}));
    assert_eq!((&state["phase"], &state["seat"]), (&json!("extend"), &json!(0)));
    assert_eq!(state["stacks"][0][0], json!({"up": 5, "down": null, "blind": "push"}));
    assert_eq!(referee.legal().1, ["add 5", "add s1", "add s3", "end"]);
    // The fourth may be swept, and then the seat goes again in the same turn.
    let state = referee.play(&["add s1"]);
    assert_eq!((&state["phase"], &state["run"]["count"]), (&json!("extend"), &json!(4)));
    assert_eq!(referee.legal().1, ["end", "sweep"]);
    referee.refuse_action("add 5").with_code("too_many");
    let answer = referee.act("sweep");
    assert_eq!(answer["events"], json!([{"cleared": {"seat": 0, "cards": [5, 5, 5, "joker"]}}]));
    let state = &answer["state"];
    assert_eq!((&state["pile"], &state["run"]), (&json!([]), &json!(null)));
    assert_eq!(state["out"], json!([5, "joker", 5, 5]));
    assert_eq!(
        (&state["phase"], &state["seat"], &state["turns"]),
        (&json!("open"), &json!(0), &json!(0))
    );
    assert_eq!(state["stacks"][0][0], json!({"up": null, "down": null, "blind": "push"}));
}

#[test]
fn c7_four_may_stay_and_take_no_fifth() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.refuse_action("sweep").with_code("not_playable");
    let state = referee.play(&["play 5 J s1", "add s1", "end"]);
    assert_eq!(state["run"], json!({"value": 5, "count": 4}));
    assert_eq!((&state["phase"], &state["seat"]), (&json!("open"), &json!(1)));
    referee.refuse_action("sweep").with_code("not_playable");
    referee.refuse_action("play 8").with_code("too_high");
    assert_eq!(referee.play(&["play 3"])["run"], json!({"value": 3, "count": 1}));
}

#[test]
fn c7_four_that_must_be_swept_are_in_the_same_answer() {
    let mut request = new_clear4(&SEATS);
    request["options"] = json!({"must_sweep": true});
    let mut referee = Referee::with(&request);
    let state = referee.play(&["play 5 J s1", "add s1"]);
    assert_eq!((&state["pile"], &state["phase"]), (&json!([]), &json!("open")));
    referee.refuse_action("sweep").with_code("not_playable");
}

#[test]
fn x9_the_command_binds_its_own_pile_unless_read_loosely() {
    for (options, bound, actions) in [
        (json!({}), json!("B"), &["22B", "50B"][..]),
        (json!({"loose_one_pile": true}), json!(null), &["22A", "22B", "50A", "50B", "50C", "50D"]),
    ] {
        let mut request = new_piles("extreme", 1, &[4, 20, 22, 50, 99, 2, 3, 5]);
        request["options"] = options;
        let mut referee = Referee::with(&request);
        let state = referee.play(&["4A", "20B"]);
        assert_eq!((&state["bound"], &state["commands"]), (&bound, &json!(["one-pile"])));
        let legal = referee.legal().1;
        for action in actions {
            assert!(legal.contains(&(*action).to_owned()), "{action} in {legal:?}");
        }
        assert_eq!(legal.contains(&"22A".to_owned()), bound.is_null());
    }
}

#[test]
fn a_joker_without_a_number_has_no_value_on_an_empty_pile() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    let state = referee.play(&["play J"]);
    assert_eq!(
        (&state["pile"], &state["run"]),
        (&json!([{"card": "joker", "as": null}]), &json!(null))
    );
    assert_eq!((&state["phase"], referee.legal().1), (&json!("extend"), vec!["end".to_owned()]));
    let state = referee.play(&["end", "play 9"]);
    assert_eq!(state["run"], json!({"value": 9, "count": 1}));
    assert_eq!((&state["seat"], &state["turns"]), (&json!(1), &json!(1)));
}

#[test]
fn a_blind_push_asks_for_its_target() {
    let mut referee = Referee::with(&new_clear4(&SEATS));
    referee.play(&["play s1", "add s1", "end", "play 3", "end"]);
    let state = referee.play(&["blind 1"]);
    assert_eq!((&state["phase"], &state["seat"]), (&json!("target"), &json!(0)));
    assert_eq!(state["out"], json!(["push"]));
    assert_eq!(referee.legal().1, ["target 1"]);
    let state = referee.play(&["target 1"]);
    assert_eq!(
        (&state["phase"], &state["seat"], &state["turns"]),
        (&json!("open"), &json!(1), &json!(3))
    );
    assert_eq!(state["hands"][1], json!([3, 3, 4, 5, 5, 8, 9, 10, "push", "clear"]));
    assert_eq!((&state["pile"], &state["run"]), (&json!([]), &json!(null)));
}

#[test]
fn a_round_that_is_over_tells_winner_and_points() {
    let mut request = new_clear4(&SEATS);
    request["options"] = json!({"turn_cap": 2});
    let mut referee = Referee::with(&request);
    let state = referee.play(&["play 5 5", "end"]);
    assert_eq!(
        (&state["status"], &state["winner"], &state["points"]),
        (&json!("playing"), &json!(null), &json!(null))
    );
    let state = referee.play(&["play 3", "end"]);
    assert_eq!((&state["status"], &state["turns"]), (&json!("over"), &json!(2)));
    assert_eq!((&state["winner"], &state["points"]), (&json!([0]), &json!([-18, -19])));
    referee.refuse(r#"{"op":"start","seat":0}"#).with_code("game_over");
    referee.accept(&json!({"op": "view", "seat": 0}));
}

#[test]
fn a_round_that_ends_even_is_shared() {
    let mut request = new_clear4(&SEATS);
    request["options"] = json!({"turn_cap": 2});
    let mut referee = Referee::with(&request);
    let state = referee.play(&["play 5 5", "end", "play 3 3", "end"]);
    assert_eq!((&state["winner"], &state["points"]), (&json!([0, 1]), &json!([-18, -18])));
}

#[test]
fn passing_on_an_empty_pile_can_be_agreed() {
    let mut request = new_clear4(&SEATS);
    request["options"] = json!({"pass_on_empty": true, "joker_sets": false});
    let mut referee = Referee::with(&request);
    assert!(referee.legal().1.contains(&"take".to_owned()));
    assert_eq!(referee.play(&["take"])["seat"], 1);
}

#[test]
fn a_view_is_told_for_every_seat_and_for_a_spectator() {
    for (game, range) in GAMES {
        let mut referee = Referee::with(&new_seeded(game, *range.end(), "any text"));
        for seat in 0..*range.end() {
            let answer = referee.ask(json!({"op": "view", "seat": seat}).to_string());
            assert_eq!(keys(&answer), ["ok", "view"]);
            assert_eq!(referee.view(Some(seat))["viewer"], seat);
        }
        assert_eq!(referee.view(None)["viewer"], Value::Null);
        let too_far = json!({"op": "view", "seat": range.end()}).to_string();
        referee.refuse(too_far).with_code("bad_request").saying("seat");
    }
}

#[test]
fn every_answer_comes_before_the_next_question() {
    let mut referee = Referee::new();
    // `ask` sends one line and waits for its answer; a referee that waits for more never gives one.
    for _ in 0..20 {
        assert!(
            referee
                .ask(new_seeded("clear-4", 2, "any text").to_string())
                .starts_with("{\"ok\":true")
        );
        assert!(referee.ask("nonsense").starts_with("{\"ok\":false"));
    }
}

#[test]
fn questions_sent_in_a_row_are_answered_in_order() {
    let mut referee = Referee::new();
    let questions = [
        STATE.to_owned(),
        new_piles("the-game", 1, &[]).to_string(),
        r#"{"op":"legal"}"#.to_owned(),
        r#"{"op":"do","seat":0,"action":"9A"}"#.to_owned(),
        "nonsense".to_owned(),
        r#"{"op":"view","seat":null}"#.to_owned(),
    ];
    referee.send((questions.join("\n") + "\n").as_bytes());
    let answers: Vec<String> = questions.iter().map(|_| referee.receive()).collect();
    let first_keys: Vec<&str> = answers.iter().map(|answer| keys(answer)[1]).collect();
    assert_eq!(first_keys, ["error", "state", "seat", "events", "error", "view"]);
}

#[test]
fn the_process_ends_well_when_the_questions_end() {
    let (rest, success) = Referee::new().hang_up();
    assert!(rest.is_empty() && success);
    let (rest, success) = Referee::with(&new_seeded("extreme", 5, "any text")).hang_up();
    assert!(rest.is_empty() && success);
}

#[test]
fn the_process_ends_well_when_nobody_reads_its_answers() {
    let (mut input, mut process) = Referee::new().turn_away();
    // It can't have tried to answer before it was asked, and nobody listens any more.
    input.write_all(STATE.as_bytes()).unwrap();
    input.write_all(b"\n").unwrap();
    drop(input);
    assert!(process.wait().unwrap().success());
}
