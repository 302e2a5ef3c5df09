//! `stapel review`, as scripts and people see it.

use std::fs;

use serde_json::Value;

use super::support::{self, assert_keys, assert_wrong, good, json};

/// Where the file of this name lies.
fn example(name: &str) -> String {
    format!("{}/../../docs/examples/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn json_has_the_keys_that_scripts_rely_on() {
    let of_turn = ["turn", "seat", "played", "before", "lost", "error", "mark", "best", "luck"];
    for name in ["the-game", "extreme", "clear-4"] {
        let text = good(&format!("review {} --playouts 30 --json", example(name)));
        assert_keys(&text, &["game", "players", "start", "turns"]);
        assert_keys(&text, &of_turn);
        assert_keys(&text, &["seats", "seat", "accuracy", "luck", "skill", "others", "result"]);
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["game"], name);
        let is_team = name != "clear-4";
        assert_eq!(value["start"].is_number(), is_team);
        assert_eq!(value["turns"][0]["winnable"].is_string(), is_team);
        assert_eq!(value["seats"][0]["others"].is_null(), is_team);
        assert!(value["turns"][0]["best"][0]["actions"].is_array());
    }
}

#[test]
fn the_same_seed_gives_the_same_review_and_another_seed_another() {
    let review = |seed: &str| {
        good(&format!("review {} --playouts 30 --seed {seed} --json", example("extreme")))
    };
    assert_eq!(review("a"), review("a"));
    assert_ne!(review("a"), review("b"));
}

#[test]
fn several_games_have_totals_of_each_player() {
    let files = format!("{} {}", example("the-game"), example("extreme"));
    let text = good(&format!("review {files} --playouts 20"));
    let (_, totals) = text.split_once("All together: 2 games").unwrap();
    // Mia and Tim played both, Ana one.
    for (name, games) in [("Mia", "2"), ("Tim", "2"), ("Ana", "1")] {
        let row = totals.lines().find(|line| line.trim_start().starts_with(name)).unwrap();
        assert_eq!(row.split_whitespace().nth(1), Some(games), "{totals}");
    }
    let lines = good(&format!("review {files} --playouts 20 --json"));
    assert_eq!(lines.lines().count(), 2);
}

#[test]
fn a_bad_record_does_not_keep_the_others_from_being_reviewed() {
    let directory = tempfile::tempdir().unwrap();
    let both = directory.path().join("both.txt");
    let record = fs::read_to_string(example("the-game")).unwrap();
    fs::write(&both, format!("{}\n{record}", record.replace("79D", "80D"))).unwrap();
    let output = support::stapel(&format!("review {} --playouts 20", both.display()));
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("the seat does not have this card"), "{text}");
    assert!(text.contains("Chance at the start"), "{text}");
}

#[test]
fn the_picture_has_a_curve_a_game_or_one_a_seat() {
    let directory = tempfile::tempdir().unwrap();
    let picture = directory.path().join("games.svg");
    let files = format!("{} {}", example("the-game"), example("clear-4"));
    good(&format!("review {files} --playouts 20 --plot {}", picture.display()));
    let svg = fs::read_to_string(picture).unwrap();
    assert_eq!(svg.matches("<polyline").count(), 1 + 3, "{svg}");
    assert!(svg.contains("The Game · 2 players") && svg.contains("Cleo"), "{svg}");
}

#[test]
fn wrong_use_says_what_would_be_right() {
    let record = example("the-game");
    assert_wrong(&format!("review {record} --plot picture.png"), &["picture.png", "svg"]);
    assert_wrong("review nowhere.txt", &["cannot read nowhere.txt"]);
    assert_wrong("review", &["<FILE>", "Usage"]);
    assert_wrong(&format!("review {record} --playouts none"), &["none"]);
}

#[test]
fn little_is_asked_where_little_is_wanted() {
    let value = json(
        &format!("review {} --playouts 1", example("the-game")).replace("txt --", "txt --json --"),
    );
    assert_eq!(value["complete"], true);
}

#[cfg(unix)]
#[test]
fn a_stopped_review_tells_what_it_has() {
    let arguments = format!("review {} --playouts 100000 --json", example("the-game"));
    let text = support::interrupted(&arguments, 1);
    let value: Value = serde_json::from_str(&text).unwrap();
    let done = value["turns"].as_array().unwrap().len();
    assert!(value["complete"] == false && (1..12).contains(&done), "{text}");
}
