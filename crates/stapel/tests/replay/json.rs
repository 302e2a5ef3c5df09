//! A replay as JSON lines.

use serde_json::{Value, json};
use stapel::referee::Referee;
use stapel_rules::any::AnyCard;
use stapel_rules::notation::{LayoutChoice, Record};

use super::records::{SHORT, WHOLE};
use super::support::{path, read, run, run_with_input};

fn lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What the referee is asked to deal the same game.
fn new_game(record: &Record, text: &str) -> Value {
    let deck: Vec<Value> = record
        .deck
        .iter()
        .flatten()
        .map(|card| match card {
            AnyCard::Piles(card) => json!(card.number()),
            AnyCard::Clear4(face) => match face.value() {
                Some(value) => json!(value.number()),
                None => json!(face.to_string()),
            },
        })
        .collect();
    let mut request = json!({
        "op": "new", "game": record.kind().name(), "players": record.players, "deck": deck,
    });
    if record.kind().name() == "clear-4" {
        request["first"] = json!(record.first.index());
    }
    if record.layout == LayoutChoice::Shuffled {
        request["layout"] = json!("shuffled");
        request["seed"] = json!(record.seed);
    }
    for line in text.lines() {
        if let Some((name, value)) =
            line.strip_prefix("option ").and_then(|rest| rest.split_once(": "))
        {
            request["options"][name] = serde_json::from_str(value).unwrap();
        }
    }
    request
}

#[test]
fn every_step_is_what_the_referee_says_to_it() {
    for name in WHOLE.iter().chain(&SHORT) {
        let output = run(&["replay", "--json", path(name).to_str().unwrap()]).good();
        let told = lines(&output);
        let record = Record::parse(&read(name)).unwrap();
        let mut referee = Referee::new();
        let mut ask = |request: Value| {
            let answer: Value =
                serde_json::from_str(&referee.answer_line(request.to_string().as_bytes())).unwrap();
            assert_eq!(answer["ok"], true, "{request}: {answer}");
            answer
        };
        let new = ask(new_game(&record, &read(name)));
        let mut expected = vec![json!({"step": 0, "state": new["state"]})];
        if let Some(starter) = record.starter {
            let answer = ask(json!({"op": "start", "seat": starter.index()}));
            expected.push(json!({
                "step": 1,
                "start": starter.index(),
                "events": [{"turn": {"seat": starter.index(), "minimum": answer["state"]["minimum"]}}],
                "state": answer["state"],
            }));
        }
        for (index, turn) in record.turns.iter().enumerate() {
            for action in &turn.actions {
                let (seat, action) = (turn.seat.index(), action.to_string());
                let answer = ask(json!({"op": "do", "seat": seat, "action": action}));
                expected.push(json!({
                    "step": expected.len(),
                    "turn": index + 1,
                    "seat": seat,
                    "action": action,
                    "events": answer["events"],
                    "state": answer["state"],
                }));
            }
        }
        let steps = expected.len() - 1;
        expected.push(json!({"ok": true, "steps": steps, "over": record.result.is_some()}));
        assert_eq!(told.len(), expected.len(), "{name}");
        for (told, expected) in told.iter().zip(&expected) {
            assert_eq!(told, expected, "{name}");
        }
    }
}

#[test]
fn every_line_begins_with_what_it_is_about() {
    let output = run_with_input(&["replay", "--json", "-"], read("the-game.txt")).good();
    let lines: Vec<&str> = output.lines().collect();
    let (last, steps) = lines.split_last().unwrap();
    for (number, line) in steps.iter().enumerate() {
        assert!(line.starts_with(&format!("{{\"step\":{number},")), "{line}");
    }
    assert!(last.starts_with("{\"ok\":true,"), "{last}");
    let bad = read("the-game.txt").replace("result: lost", "result: last");
    let output = run_with_input(&["replay", "--json", "-"], bad).output;
    assert!(output.starts_with("{\"ok\":false,\"error\":{\"code\":\"not_a_record\","), "{output}");
}

#[test]
fn the_switch_may_stand_before_or_after_the_file() {
    let record = read("extreme-skull.txt");
    let before = run_with_input(&["replay", "--json", "-"], &record).good();
    assert_eq!(run_with_input(&["replay", "-", "--json"], &record).good(), before);
}

#[test]
fn a_failure_is_the_last_line_and_told_as_text_too() {
    let bad = |from: &str, to: &str| {
        let record = read("extreme-skull.txt");
        assert!(record.contains(from));
        let run = run_with_input(&["replay", "--json", "-"], record.replace(from, to));
        assert_eq!(run.code, 1);
        let mut last = lines(&run.output).pop().unwrap();
        assert_eq!(last["ok"], false);
        let message = last["error"]["message"].as_str().unwrap();
        assert_eq!(run.errors, format!("stapel: {message}\n"));
        assert!(last["error"]["column"].is_u64() && last["error"]["code"].is_string(), "{last}");
        (run.output.lines().count(), last["error"]["line"].take())
    };
    // Steps before the failure are told: the deal, 13A, 34B.
    assert_eq!(bad("13A, 34B, end", "13A, 34B, 2A"), (4, json!(12)));
    assert_eq!(bad("0: 17A, 3C", "0: 17A, 3E"), (1, json!(13)));
    assert_eq!(bad("left 94", "left 95").0, 7);
    assert_eq!(bad("deck: 13 34", "deck: 13"), (1, json!(6)));
}

#[test]
fn a_file_that_cannot_be_read_is_told_as_json_too() {
    let run = run(&["replay", "--json", path("nowhere.txt").to_str().unwrap()]);
    assert_eq!(run.code, 2);
    let told = lines(&run.output);
    assert_eq!(told.len(), 1);
    assert_eq!((&told[0]["ok"], &told[0]["error"]["line"]), (&json!(false), &json!(null)));
    assert!(told[0]["error"]["message"].as_str().unwrap().contains("nowhere.txt"));
}
