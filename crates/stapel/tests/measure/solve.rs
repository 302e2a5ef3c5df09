//! `stapel solve`, as scripts and people see it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::support::{self, assert_keys};

/// Runs the program with these words, which may have spaces in them, and this input.
fn stapel(arguments: &[&str], input: &str) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(arguments)
        .env("STAPEL_LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who doesn't want the input may have gone already.
    let _ = process.stdin.take().unwrap().write_all(input.as_bytes());
    process.wait_with_output().unwrap()
}

#[track_caller]
fn good(arguments: &[&str], input: &str) -> String {
    let output = stapel(arguments, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn solve(arguments: &str) -> String {
    support::good(&format!("solve {arguments}"))
}

#[track_caller]
fn json(arguments: &str) -> Value {
    support::json(&format!("solve {arguments} --json"))
}

/// The object without what depends on the machine.
#[track_caller]
fn result(arguments: &str) -> Value {
    let mut value = json(arguments);
    let object = value.as_object_mut().unwrap();
    assert!(object.remove("seconds").is_some());
    object.remove("threads");
    value
}

#[test]
fn a_solution_is_a_record_that_replays() {
    for (game, players) in [("the-game", 1), ("the-game", 4), ("extreme", 2), ("extreme", 5)] {
        let record = solve(&format!("{game} --players {players} --seed replayed --as-record"));
        let replayed = good(&["replay", "-"], &record);
        assert!(replayed.contains("Won: all 98 cards are laid."), "{game}, {players} players");
        assert!(replayed.contains("follows from the seed \"replayed\""));
    }
}

#[test]
fn a_line_that_loses_replays_too() {
    let hard = "--option expert=true --option hand_less=1 --nodes 0";
    let record = solve(&format!("extreme {hard} --as-record"));
    let replayed = good(&["replay", "-"], &record);
    assert!(replayed.contains("Lost ("), "{replayed}");
}

#[test]
fn the_object_of_a_deal_has_its_keys_in_order() {
    let text = solve("extreme --players 2 --seed 17 --json");
    let keys = [
        "game", "players", "seed", "deck", "verdict", "left", "at_least", "loss", "starter",
        "turns", "seat", "actions", "nodes", "limit", "seconds", "options", "stopped",
    ];
    assert_keys(&text, &keys);
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&value["game"], &value["players"]), (&json!("extreme"), &json!(2)));
    assert_eq!((&value["verdict"], &value["left"]), (&json!("won"), &json!(0)));
    assert_eq!((&value["loss"], &value["stopped"]), (&Value::Null, &json!(false)));
    assert_eq!(value["deck"].as_array().unwrap().len(), 98);
    assert!(value["nodes"].as_u64() <= value["limit"].as_u64());
    let turns = value["turns"].as_array().unwrap();
    assert_eq!(turns[0]["seat"], value["starter"]);
    let laid = turns.iter().flat_map(|turn| turn["actions"].as_array().unwrap());
    assert_eq!(laid.filter(|&action| action != "end").count(), 98);
    assert_eq!(json("the-game --players 1")["starter"], Value::Null);
}

#[test]
fn an_open_deal_says_how_it_loses() {
    let value = json("the-game --option expert=true --option hand_less=1 --nodes 0");
    assert_eq!((&value["verdict"], &value["loss"]), (&json!("open"), &json!("stuck")));
    assert_eq!(value["options"], json!({"expert": true, "hand_less": 1}));
    assert!(value["left"].as_u64() > Some(0) && value["at_least"] == 0);
    let text = solve("the-game --option expert=true --option hand_less=1 --nodes 0");
    assert!(text.contains("Open: no win was found") && text.contains("--nodes"), "{text}");
}

#[test]
fn a_deal_is_the_one_that_the_referee_deals() {
    let request = r#"{"op":"new","game":"the-game","players":3,"seed":"any text"}"#;
    let answer: Value = serde_json::from_str(&good(&["referee"], request)).unwrap();
    let draw = answer["state"]["draw"].as_array().unwrap().clone();
    let solved: Value = serde_json::from_str(&good(
        &["solve", "the-game", "--seed", "any text", "--nodes", "0", "--json"],
        "",
    ))
    .unwrap();
    assert_eq!(solved["deck"].as_array().unwrap()[18..], draw[..]);
}

#[test]
fn a_deal_can_be_given_by_its_deck_or_by_a_record() {
    let mut by_seed = result("extreme --players 2 --seed given");
    let deck: Vec<String> =
        by_seed["deck"].as_array().unwrap().iter().map(ToString::to_string).collect();
    by_seed["seed"] = Value::Null;
    for between in [" ", ", "] {
        let deck = deck.join(between);
        let text = good(&["solve", "extreme", "--players", "2", "--deck", &deck, "--json"], "");
        let mut by_deck: Value = serde_json::from_str(&text).unwrap();
        by_deck.as_object_mut().unwrap().remove("seconds");
        assert_eq!(by_deck, by_seed);
    }
    let record = solve("extreme --players 2 --seed given --as-record");
    let again = good(&["solve", "extreme", "--record", "-", "--as-record"], &record);
    assert_eq!(again, record);
}

#[test]
fn a_starter_can_be_asked_for() {
    for starter in 0..3 {
        let value = json(&format!("the-game --starter {starter}"));
        assert_eq!((&value["starter"], &value["verdict"]), (&json!(starter), &json!("won")));
    }
}

#[test]
fn many_deals_are_counted_the_same_on_any_number_of_threads() {
    let hard = "extreme --players 2 --option expert=true --deals 8 --nodes 60000 --seed many";
    let one = result(&format!("{hard} --threads 1"));
    assert_eq!(result(&format!("{hard} --threads 3")), one);
    let counts = ["won", "refuted", "open"].map(|key| one[key].as_u64().unwrap());
    assert_eq!(counts.iter().sum::<u64>(), 8);
    assert!(counts[0] > 0, "{one}");
    assert_eq!(one["not_won"].as_array().unwrap().len() as u64, 8 - counts[0]);
    let left = one["open_left"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap());
    assert_eq!(left.sum::<u64>(), counts[2]);
    let keys = [
        "game",
        "players",
        "deals",
        "seed",
        "won",
        "refuted",
        "open",
        "refuted_left",
        "open_left",
        "not_won",
        "mean_nodes",
        "limit",
        "threads",
        "seconds",
        "options",
        "stopped",
    ];
    assert_keys(&solve("the-game --deals 2 --json"), &keys);
}

#[test]
fn each_of_many_deals_can_be_looked_at_by_its_seed() {
    let hard = "the-game --option expert=true --option hand_less=1 --nodes 0";
    let many = json(&format!("{hard} --deals 5 --seed each"));
    let not_won: Vec<u64> =
        many["not_won"].as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect();
    for number in 0..5 {
        let one = json(&format!("{hard} --seed each/{number}"));
        assert_eq!(one["verdict"] != "won", not_won.contains(&number), "deal {number}");
    }
}

#[test]
fn text_is_for_people() {
    let text = solve("the-game --players 1 --seed 17");
    for part in [
        "The Game, 1 player: the deal of the seed \"17\"",
        "Won: all 98 cards can be laid.",
        "\n  0: ",
        ", end\n",
        "cards laid in the search",
    ] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    let text = solve("extreme --deals 3 --threads 1 --nodes 0 --option expert=true");
    for part in [
        "The Game: Extreme, 3 players, expert=true: 3 deals from the seed \"stapel\"",
        "open     ",
        "left: ",
        "not won: the seeds stapel/0",
        "on 1 thread\n",
    ] {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    assert!(text.lines().all(|line| line == line.trim_end()), "{text}");
}

#[test]
fn wrong_use_is_told_with_what_would_be_right() {
    let few = "2 3 4";
    for (arguments, parts) in [
        (&["clear-4"][..], &["clear-4", "the-game, extreme"][..]),
        (&["the-game", "--players", "6"], &["the-game is for 1 to 5 players, not 6"]),
        (&["the-game", "--option", "expert"], &["--option expert:", "expert=true"]),
        (&["the-game", "--deck", few], &["a deck has 98 cards, this one has 3"]),
        (&["the-game", "--deck", "2 100"], &["card 2 is \"100\"", "2 to 99"]),
        (&["the-game", "--deck", few, "--seed", "x"], &["--deck", "cannot be used with"]),
        (&["the-game", "--starter", "3"], &["--starter 3: the seats are 0 to 2"]),
        (&["the-game", "--players", "1", "--starter", "0"], &["alone starts in any case"]),
        (&["the-game", "--threads", "2"], &["--deals"]),
        (&["the-game", "--deals", "0"], &["--deals", "1"]),
        (&["the-game", "--deals", "2", "--as-record"], &["--as-record", "cannot be used with"]),
        (&["the-game", "--record", "no such file"], &["cannot read no such file"]),
        (&[], &["<GAME>", "Usage"]),
    ] {
        let words: Vec<&str> = ["solve"].iter().chain(arguments).copied().collect();
        let output = stapel(&words, "");
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        for part in parts {
            assert!(errors.contains(part), "{arguments:?}: no {part:?} in {errors}");
        }
    }
    let empty = stapel(&["solve", "the-game", "--record", "-"], "");
    let errors = String::from_utf8(empty.stderr).unwrap();
    assert_eq!(empty.status.code(), Some(1), "as for replay");
    assert!(errors.contains("not a record: line 1, column 1"), "{errors}");
    let record = solve("extreme --nodes 0 --as-record");
    let other = stapel(&["solve", "the-game", "--record", "-"], &record);
    let errors = String::from_utf8(other.stderr).unwrap();
    assert!(errors.contains("- is a record of extreme"), "{errors}");
}

#[cfg(unix)]
#[test]
fn a_stopped_run_tells_what_it_has() {
    let arguments = "solve the-game --deals 1000000000 --nodes 5000 --json";
    let text = support::interrupted(arguments, 1);
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["stopped"], true);
    assert!(value["deals"].as_u64() >= Some(1), "{text}");
    let counts = ["won", "refuted", "open"].map(|key| value[key].as_u64().unwrap());
    assert_eq!(Some(counts.iter().sum::<u64>()), value["deals"].as_u64());
}

#[cfg(unix)]
#[test]
fn a_stopped_search_tells_the_best_line_so_far() {
    let hard = "solve extreme --seed stapel/91 --option expert=true --option hand_less=1";
    let arguments = format!("{hard} --nodes 1000000000000 --json");
    let text = support::interrupted(&arguments, 0);
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&value["stopped"], &value["verdict"]), (&true.into(), &"open".into()));
    assert!(!value["turns"].as_array().unwrap().is_empty());
}
