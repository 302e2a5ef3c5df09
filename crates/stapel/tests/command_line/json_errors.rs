//! Whatever goes wrong, a program that asked for JSON is told in one shape.

use std::fs;

use serde_json::{Value, json};

use super::support::Home;

const RECORD: &str =
    "stapel record 2\ngame: the-game\nplayers: 1\nseed: \"any text\"\n\n0: 12A, 96C\n";

#[test]
fn every_command_with_json_fails_in_one_shape() {
    let home = Home::new();
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    write("letter.txt", "Dear Mia\n");
    write("wrong.txt", &RECORD.replace("96C", "97C"));
    write("seedless.txt", &RECORD.replace("seed: \"any text\"\n", ""));
    write("good.txt", RECORD);
    let other = "0".repeat(64);
    let promised = format!("verify good.txt --commitment {other} --json");
    let place = |line: u64, column: u64| (json!(line), json!(column));
    let nowhere = || (Value::Null, Value::Null);
    for (line, code, error, (number, column)) in [
        ("verify nowhere.txt --json", 2, "unreadable", nowhere()),
        ("verify letter.txt --json", 1, "not_a_record", place(1, 1)),
        ("verify wrong.txt --json", 1, "no_such_card", place(6, 9)),
        ("verify seedless.txt --json", 1, "no_seed", nowhere()),
        ("verify good.txt --json --number 2", 2, "no_such_record", nowhere()),
        (&promised, 1, "wrong_commitment", nowhere()),
        ("verify --json", 2, "wrong_use", nowhere()),
        ("replay --json nowhere.txt", 2, "unreadable", nowhere()),
        ("replay --json wrong.txt", 1, "no_such_card", place(6, 9)),
        ("replay --json seedless.txt", 1, "bad_deck", nowhere()),
        ("replay --json --plain good.txt", 2, "wrong_use", nowhere()),
        ("review nowhere.txt --json", 2, "unreadable", nowhere()),
        ("review wrong.txt --json", 1, "no_such_card", place(6, 9)),
        ("review --json", 2, "wrong_use", nowhere()),
        ("solve the-game --record letter.txt --json", 1, "not_a_record", place(1, 1)),
        ("solve extreme --record good.txt --json", 2, "wrong_use", nowhere()),
        ("solve the-game --deck 2,3 --json", 2, "bad_deck", nowhere()),
        ("simulate the-game --players 6 --json", 2, "wrong_use", nowhere()),
        ("simulate the-game --option exprt=true --json", 2, "bad_options", nowhere()),
        ("simulate the-game --bot gredy --json", 2, "wrong_use", nowhere()),
        ("arena the-game --bots greedy,greedy --json", 2, "wrong_use", nowhere()),
        ("bots --json more", 2, "wrong_use", nowhere()),
        ("backup copy.sqlite3 --json", 2, "unreadable", nowhere()),
    ] {
        let arguments: Vec<&str> = line.split(' ').collect();
        let output = home.stapel(&arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{line}");
        let text = String::from_utf8(output.stdout).unwrap();
        let last = text.lines().last().unwrap_or_else(|| panic!("{line}: no JSON"));
        let told: Value = serde_json::from_str(last).unwrap();
        let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
        assert_eq!((keys.len(), &told["ok"]), (2, &json!(false)), "{line}: {told}");
        let body = told["error"].as_object().unwrap();
        let keys: Vec<&str> = body.keys().map(String::as_str).collect();
        assert_eq!(keys.len(), 4, "{line}: {keys:?}");
        assert_eq!(body["code"], error, "{line}: {told}");
        assert_eq!((&body["line"], &body["column"]), (&number, &column), "{line}: {told}");
        // People are told the same, and programs in English whatever language is spoken.
        let errors = String::from_utf8(output.stderr).unwrap();
        let message = body["message"].as_str().unwrap();
        assert!(errors.starts_with(&format!("stapel: {message}")), "{line}: {errors}");
        let german = home.stapel(&arguments).env("STAPEL_LANGUAGE", "de").output().unwrap();
        assert_eq!(String::from_utf8(german.stdout).unwrap(), text, "{line}");
    }
}

#[test]
fn settings_that_are_wrong_are_told_with_their_line() {
    let home = Home::new();
    fs::create_dir_all(home.path().join("stapel")).unwrap();
    fs::write(home.path().join("stapel/config.toml"), "name = \"Mia\"\nthema = \"dark\"\n")
        .unwrap();
    let output = home.stapel(&["config", "--json"]).output().unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&told["error"]["code"], &told["error"]["line"]),
        (&json!("bad_settings"), &json!(2))
    );
    assert_eq!(output.status.code(), Some(2));
}
