//! The layout of Extreme: the built-in one, one that is given, one drawn from the seed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::json::{keys, member};
use super::support::{Referee, deck, list, new_piles, new_seeded, number};

const COMMANDS: [&str; 7] =
    ["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"];

fn default_layout() -> Value {
    json!({
        "stop": [3, 38, 63, 98],
        "skull": [17, 48, 53, 84],
        "three": [10, 27, 74, 91],
        "silence": [13, 45, 56, 88],
        "no-trick": [6, 34, 67, 95],
        "one-pile": [20, 30, 71, 81],
        "draw-one": [24, 41, 60, 77],
    })
}

/// A layout that puts the commands on the first numbers there are.
fn low_layout() -> Value {
    let numbers = |index: usize| (2 + 4 * index..6 + 4 * index).collect::<Vec<_>>();
    let layout = COMMANDS
        .iter()
        .enumerate()
        .map(|(index, name)| ((*name).to_owned(), json!(numbers(index))));
    Value::Object(layout.collect())
}

fn with_layout(layout: Value) -> Value {
    let mut request = new_piles("extreme", 1, &[]);
    request["layout"] = layout;
    request
}

#[test]
fn the_layout_is_the_default_one_where_none_is_given() {
    let mut referee = Referee::new();
    for request in [new_piles("extreme", 3, &[]), with_layout(json!("default"))] {
        assert_eq!(referee.accept(&request)["state"]["layout"], default_layout());
    }
}

#[test]
fn a_layout_that_is_given_is_told_and_in_force() {
    let mut referee = Referee::new();
    let answer = referee.accept(&with_layout(low_layout()));
    assert_eq!(answer["state"]["layout"], low_layout());
    // 2 carries a stop now: the turn is over after one card.
    let state = referee.play(&["2A"]);
    assert_eq!((&state["turns"], &state["laid"]), (&json!(1), &json!(0)));
}

#[test]
fn the_layout_is_told_in_the_order_of_its_commands_and_numbers() {
    let mut layout = low_layout();
    layout["stop"] = json!([5, 3, 2, 4]);
    let answer = Referee::new().ask(with_layout(layout).to_string());
    let told = member(member(&answer, "state"), "layout");
    assert_eq!(keys(told), COMMANDS);
    assert_eq!(member(told, "stop"), "[2,3,4,5]");
}

#[test]
fn a_shuffled_layout_has_four_numbers_for_each_command_and_none_twice() {
    let mut referee = Referee::new();
    let mut layouts = BTreeSet::new();
    for seed in 0..30 {
        let mut request = new_seeded("extreme", 2, &seed.to_string());
        request["layout"] = json!("shuffled");
        let layout = referee.accept(&request)["state"]["layout"].take();
        let lists: Vec<&[Value]> = COMMANDS.iter().map(|command| list(&layout[command])).collect();
        assert!(lists.iter().all(|numbers| numbers.len() == 4), "{layout}");
        assert!(lists.iter().all(|numbers| numbers.iter().is_sorted_by_key(number)));
        let numbers: BTreeSet<usize> = lists.concat().iter().map(number).collect();
        assert_eq!(numbers.len(), 28, "{layout}");
        assert!(numbers.iter().all(|number| (2..=99).contains(number)), "{layout}");
        layouts.insert(layout.to_string());
        // The same seed draws it again.
        assert_eq!(referee.accept(&request)["state"]["layout"], layout);
    }
    assert_eq!(layouts.len(), 30, "different seeds draw different layouts");
}

#[test]
fn a_shuffled_layout_does_not_change_the_deck_of_its_seed() {
    let mut referee = Referee::new();
    let mut request = new_seeded("extreme", 2, "any text");
    let plain = referee.accept(&request)["state"].take();
    request["layout"] = json!("shuffled");
    let shuffled = referee.accept(&request)["state"].take();
    assert_eq!((&plain["hands"], &plain["draw"]), (&shuffled["hands"], &shuffled["draw"]));
    assert_ne!(plain["layout"], shuffled["layout"]);
    assert_eq!(shuffled["layout"]["stop"], json!([8, 55, 79, 98]), "fixed for ever");
}

#[test]
fn a_deck_may_come_with_a_seed_for_its_shuffled_layout() {
    let mut referee = Referee::new();
    let mut request = with_layout(json!("shuffled"));
    request["seed"] = json!("any text");
    let state = referee.accept(&request)["state"].take();
    assert_eq!(state["hands"][0], json!(deck(&[])[..8]));
    assert_eq!(state["layout"]["stop"], json!([8, 55, 79, 98]));
}

#[test]
fn a_layout_that_is_none_is_refused_with_the_reason() {
    let mut referee = Referee::with(&new_seeded("extreme", 1, "under way"));
    let mut refuse =
        |layout: Value| referee.refuse(with_layout(layout).to_string()).with_code("bad_layout");
    let changed = |command: &str, numbers: Value| {
        let mut layout = low_layout();
        layout[command] = numbers;
        layout
    };
    refuse(json!("shuffled")).saying("seed");
    for other in
        [json!("Default"), json!(""), json!(7), json!(true), json!([]), json!([[2, 3, 4, 5]])]
    {
        refuse(other).saying("default");
    }
    refuse(json!({})).saying("stop");
    refuse(changed("skull", json!([6, 7, 8]))).saying("skull needs four numbers and has 3");
    refuse(changed("skull", json!([6, 7, 8, 9, 90]))).saying("has 5");
    refuse(changed("skull", json!([]))).saying("has 0");
    refuse(changed("skull", json!([6, 7, 8, 8]))).saying("8");
    refuse(changed("skull", json!([6, 7, 8, 2]))).saying("both");
    refuse(changed("skull", json!([6, 7, 8, 1]))).saying("1");
    refuse(changed("skull", json!([6, 7, 8, 100]))).saying("100");
    refuse(changed("skull", json!([6, 7, 8, 256])));
    refuse(changed("skull", json!([6, 7, 8, -9])));
    refuse(changed("skull", json!([6, 7, 8, 9.0])));
    refuse(changed("skull", json!([6, 7, 8, "9"])));
    refuse(changed("skull", json!("6 7 8 9")));
    refuse(changed("skull", json!(null)));
    refuse(changed("bones", json!([90, 91, 92, 93]))).saying("bones");
    let mut missing = low_layout();
    missing.as_object_mut().unwrap().remove("draw-one");
    refuse(missing).saying("draw-one");
}

#[test]
fn only_extreme_has_a_layout() {
    let mut referee = Referee::with(&new_seeded("extreme", 1, "under way"));
    for game in ["the-game", "clear-4"] {
        for layout in [json!("default"), json!("shuffled"), low_layout()] {
            let mut request = new_seeded(game, 2, "any text");
            request["layout"] = layout;
            referee.refuse(request.to_string()).with_code("bad_layout").saying(game);
        }
    }
}
