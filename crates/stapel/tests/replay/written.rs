//! What the program writes, it reads: exports as text and as JSON lines, and records as they are kept.

use serde_json::{Value, json};

use super::support::{read, run_with_input};

fn lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A record as servers, the terminal and the page have it.
fn kept(text: &str) -> String {
    json!({ "id": "any", "finished": 0, "places": [], "record": text }).to_string()
}

/// Two good records with one between them in which a card is laid that nobody has.
fn three(as_json: bool) -> String {
    let bad = read("the-game.txt").replacen("0: 98C", "0: 99C", 1);
    let records = [read("the-game.txt"), bad, read("extreme.txt")];
    records.iter().map(|text| if as_json { kept(text) + "\n" } else { text.clone() }).collect()
}

#[test]
fn a_record_in_json_is_replayed_as_its_text_is() {
    for name in ["the-game.txt", "extreme.txt", "clear-4.txt"] {
        let text = run_with_input(&["replay", "-"], read(name)).good();
        assert_eq!(run_with_input(&["replay", "-"], kept(&read(name))).good(), text);
        let pretty: Value = serde_json::from_str(&kept(&read(name))).unwrap();
        let pretty = serde_json::to_string_pretty(&pretty).unwrap();
        assert_eq!(run_with_input(&["replay", "-"], pretty).good(), text);
    }
}

#[test]
fn one_of_several_records_is_chosen_by_its_number() {
    for as_json in [false, true] {
        for (number, name) in [("1", "the-game.txt"), ("3", "extreme.txt")] {
            let alone = run_with_input(&["replay", "-"], read(name)).good();
            let arguments = ["replay", "-", "--number", number];
            assert_eq!(run_with_input(&arguments, three(as_json)).good(), alone);
        }
        let run = run_with_input(&["replay", "-", "--number", "4"], three(as_json));
        assert_eq!(run.code, 2);
        assert_eq!(run.errors, "stapel: --number 4: the file has 3 records\n");
    }
}

#[test]
fn all_records_are_replayed_one_after_the_other_although_one_is_no_legal_game() {
    for as_json in [false, true] {
        let run = run_with_input(&["replay", "-"], three(as_json));
        assert_eq!((run.code, run.errors.as_str()), (1, ""));
        for heading in ["Record 1\n", "Record 2\n", "Record 3\n", "Extreme"] {
            assert!(run.output.contains(heading), "no {heading:?}");
        }
        assert!(run.output.contains("not a legal game: line "), "{}", run.output);

        let run = run_with_input(&["replay", "--json", "-"], three(as_json));
        assert_eq!(run.code, 1);
        let told = lines(&run.output);
        let begins: Vec<&Value> = told.iter().filter(|line| line["step"] == 0).collect();
        let numbers: Vec<&Value> = begins.iter().map(|line| &line["record"]).collect();
        assert_eq!(numbers, [1, 2, 3]);
        let failed: Vec<&Value> = told.iter().filter(|line| line["ok"] == false).collect();
        assert_eq!(failed.len(), 1);
        assert_eq!(
            (&failed[0]["record"], &failed[0]["error"]["code"]),
            (&json!(2), &json!("no_such_card"))
        );
    }
}

#[test]
fn each_of_several_records_is_vouched_for_in_a_line() {
    // Lines of text are those of the file; in JSON they are those of the record.
    let begin = read("the-game.txt").lines().count();
    let inside =
        read("the-game.txt").lines().position(|line| line.starts_with("0: 98C")).unwrap() + 1;
    for (as_json, line) in [(false, begin + inside), (true, inside)] {
        let run = run_with_input(&["verify", "-"], three(as_json));
        assert_eq!((run.code, run.errors.as_str()), (1, ""));
        let told: Vec<&str> = run.output.lines().collect();
        assert!(told[0].starts_with("1: All "), "{}", run.output);
        let why = format!("2: not a legal game: line {line}, column 4: turn 1, action 1 (99C): ");
        assert!(told[1].starts_with(&why), "{}", run.output);
        assert!(told[2].starts_with("3: All "), "{}", run.output);
        assert_eq!(told[3..], ["2 of 3 records are in order."]);

        let run = run_with_input(&["verify", "--json", "-"], three(as_json));
        assert_eq!(run.code, 1);
        let told = lines(&run.output);
        assert_eq!(told.iter().map(|line| &line["record"]).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(told.iter().map(|line| &line["ok"]).collect::<Vec<_>>(), [true, false, true]);
        let error = &told[1]["error"];
        assert_eq!((&error["line"], &error["column"]), (&json!(line), &json!(4)));
    }
}

#[test]
fn a_fingerprint_is_of_one_game() {
    let promised = "0".repeat(64);
    let run = run_with_input(&["verify", "-", "--commitment", &promised], three(false));
    assert_eq!(run.code, 2);
    assert_eq!(run.errors, "stapel: the file has 3 records: choose one, --number 1 to 3\n");
    // What a server exported says what it promised, and that must be true.
    let mut told: Value = serde_json::from_str(&kept(&read("the-game.txt"))).unwrap();
    told["commitment"] = json!(promised);
    let run = run_with_input(&["verify", "-", "--json"], told.to_string());
    let answer: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!((run.code, &answer["error"]["code"]), (1, &json!("wrong_commitment")));
}

#[test]
fn the_deal_of_one_of_several_records_is_solved() {
    let arguments = ["solve", "the-game", "--record", "-", "--nodes", "1000", "--json"];
    let alone = run_with_input(&arguments, kept(&read("the-game.txt"))).good();
    let chosen = [&arguments[..], &["--number", "1"]].concat();
    let chosen = run_with_input(&chosen, three(true)).good();
    let without_time = |text: &str| {
        let mut told: Value = serde_json::from_str(text).unwrap();
        told.as_object_mut().unwrap().remove("seconds");
        told
    };
    assert_eq!(without_time(&chosen), without_time(&alone));
    let run = run_with_input(&arguments, three(true));
    let answer: Value = serde_json::from_str(&run.output).unwrap();
    assert_eq!((run.code, &answer["error"]["code"]), (2, &json!("no_such_record")));
}

#[test]
fn json_that_holds_no_record_is_told_with_its_place() {
    for (text, place, expected) in [
        ("{}", "line 1, column 1", "an object with a record as \"record\""),
        ("{\"record\":7}", "line 1, column 1", "an object with a record as \"record\""),
        ("{\"record\":\n", "line 2, column ", "JSON"),
    ] {
        let run = run_with_input(&["replay", "-"], text);
        assert_eq!(run.code, 1, "{}", run.errors);
        for part in ["not a record", place, expected] {
            assert!(run.errors.contains(part), "no {part:?} in {}", run.errors);
        }
    }
}

/// A game of three that was given up: seat 0 added bits, seat 2 had promised some, and seat 1 did nothing.
fn shuffled_by_two() -> String {
    let (bits, promised) = ("01".repeat(32), "ab".repeat(32));
    format!(
        "stapel record 2\ngame: the-game\nplayers: 3\nseed: \"any text\"\nshare 0: {bits}\n\
         share 2: left out {promised}\nstarter: 0\n"
    )
}

#[test]
fn verify_says_who_shuffled_in_every_language() {
    for (language, added, left_out, nothing, alone) in [
        ("en", "besides the server: 0.", "not there in time: 2.", "added nothing: 1.", "No seat"),
        ("de", "mitgemischt haben: 0.", "rechtzeitig da war: 2.", "beigetragen haben: 1.", "Kein"),
        ("fr", "avec le serveur : 0.", "arrivé à temps : 2.", "rien ajouté : 1.", "Aucune"),
        ("it", "insieme al server: 0.", "arrivato in tempo: 2.", "aggiunto nulla: 1.", "Nessun"),
        ("pl", "razem z serwerem: 0.", "dotarł na czas: 2.", "nic nie dodały: 1.", "Żadne"),
    ] {
        let run = run_with_input(&["--language", language, "verify", "-"], shuffled_by_two());
        let told = run.good();
        for part in [added, left_out, nothing] {
            // Some languages put a narrow space before a colon.
            let told = told.replace(['\u{202f}', '\u{a0}'], " ");
            assert!(told.contains(part), "{language}: no {part:?} in {told}");
        }
        let run = run_with_input(&["--language", language, "verify", "-"], read("the-game.txt"));
        let told = run.good();
        assert!(told.contains(alone), "{language}: no {alone:?} in {told}");
    }
    let run = run_with_input(&["verify", "--json", "-"], shuffled_by_two());
    let told: Value = serde_json::from_str(&run.good()).unwrap();
    assert_eq!((&told["added"], &told["left_out"]), (&json!([0]), &json!([2])));
}

#[test]
fn what_seats_added_needs_a_seed_and_is_read_strictly() {
    let seedless = shuffled_by_two().replace("seed: \"any text\"\n", "");
    let run = run_with_input(&["verify", "-"], seedless);
    assert!(run.code == 1 && run.errors.contains("no seed"), "{}", run.errors);
    let run = run_with_input(&["verify", "-"], shuffled_by_two().replacen("01", "0G", 1));
    assert!(
        run.errors.contains("line 5, column 10: expected 64 hexadecimal digits"),
        "{}",
        run.errors
    );
    let run = run_with_input(&["verify", "-"], shuffled_by_two().replace("share 2", "share 3"));
    assert!(run.errors.contains("line 6, column 7: expected a seat, 0 to 2"), "{}", run.errors);
}
