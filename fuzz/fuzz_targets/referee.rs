//! Whatever is sent to the referee, it answers with one line of JSON, and what it refuses changes
//! nothing.
//!
//! The first byte chooses a game that is dealt before anything else. After it come lines: one that
//! begins with `!` plays, each further byte of it picking one of the legal actions; every other line
//! is sent as it stands.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::de::IgnoredAny;
use serde_json::Value;
use stapel::referee::Referee;

/// What the first byte chooses from. The empty line leaves the referee without a game.
const OPENINGS: &[&str] = &[
    r#"{"op":"new","game":"the-game","players":1,"seed":"a"}"#,
    r#"{"op":"new","game":"the-game","players":3,"seed":"b","options":{"expert":true}}"#,
    r#"{"op":"new","game":"the-game","players":5,"seed":"c","options":{"hand_less":1}}"#,
    r#"{"op":"new","game":"extreme","players":1,"seed":"d"}"#,
    r#"{"op":"new","game":"extreme","players":2,"seed":"e","layout":"shuffled"}"#,
    r#"{"op":"new","game":"extreme","players":4,"seed":"f","options":{"strict_one_pile":true}}"#,
    r#"{"op":"new","game":"clear-4","players":2,"seed":"g"}"#,
    r#"{"op":"new","game":"clear-4","players":3,"seed":"h","first":2,"options":{"turn_cap":9}}"#,
    r#"{"op":"new","game":"clear-4","players":6,"seed":"i","options":{"pass_on_empty":true}}"#,
    "",
    r#"{"op":"new","game":"extreme","players":2,"seed":"j","options":{"loose_one_pile":true}}"#,
    r#"{"op":"new","game":"clear-4","players":2,"seed":"k","options":{"must_sweep":true}}"#,
    r#"{"op":"new","id":"a","game":"clear-4","players":2,"seed":"l","legal":true}"#,
];

/// Longer sessions show little that short ones don't, and take their time.
const MOST_REQUESTS: usize = 60;

const CODES: &[&str] = &[
    "bad_json",
    "bad_request",
    "no_game",
    "bad_deck",
    "bad_layout",
    "bad_options",
    "not_started",
    "game_over",
    "not_your_turn",
    "no_such_card",
    "wrong_direction",
    "trick_forbidden",
    "bound_to_pile",
    "minimum_not_reached",
    "obligation_open",
    "too_high",
    "too_many",
    "mixed_values",
    "not_playable",
    "bad_target",
    "pass_forbidden",
];

fuzz_target!(|data: &[u8]| {
    let Some((&opening, rest)) = data.split_first() else { return };
    let mut table = Table::new();
    // Digits choose as one would expect, so that a seed can be read.
    let opening = usize::from(opening.wrapping_sub(b'0')) % OPENINGS.len();
    if !OPENINGS[opening].is_empty() {
        assert!(table.ask(OPENINGS[opening].as_bytes()), "a good opening is refused");
    }
    let mut requests = MOST_REQUESTS;
    for line in rest.split(|&byte| byte == b'\n').take(MOST_REQUESTS) {
        match line.split_first() {
            Some((b'!', picks)) => {
                for &pick in picks.iter().take(requests) {
                    table.play(usize::from(pick));
                    requests -= 1;
                }
            }
            _ => {
                table.ask(line);
            }
        }
    }
});

/// How an answer begins that tells the state and nothing else.
const STATE: &str = r#"{"ok":true,"state":"#;

struct Table {
    referee: Referee,
    /// What the referee says when it is asked for the state, kept up to date.
    state: String,
}

impl Table {
    fn new() -> Table {
        let mut referee = Referee::new();
        let state = ask_state(&mut referee);
        Table { referee, state }
    }

    /// Sends a line and checks the answer. Tells whether it was accepted.
    fn ask(&mut self, line: &[u8]) -> bool {
        let answer = self.referee.answer_line(line);
        assert!(!answer.contains('\n'), "more than one line: {answer}");
        let valid: Result<IgnoredAny, _> = serde_json::from_str(&answer);
        assert!(valid.is_ok(), "not JSON: {answer}");
        let accepted = answer.starts_with(r#"{"ok":true"#);
        if !accepted {
            check_refusal(&answer);
        }
        let named = answer.starts_with(r#"{"ok":true,"id":"#);
        match answer.find(r#""state":{"#) {
            // It may tell more than the state, or only that the game is forgotten.
            Some(_)
                if accepted
                    && !named
                    && [r#""layout":{"#, r#""legal":["#]
                        .iter()
                        .any(|more| answer.contains(more)) =>
            {
                self.state = ask_state(&mut self.referee);
            }
            None if answer == r#"{"ok":true}"# => self.state = ask_state(&mut self.referee),
            // The games that have a name are others.
            Some(_) if named => assert_eq!(ask_state(&mut self.referee), self.state),
            Some(start) if accepted => {
                self.state.clear();
                self.state.push_str(STATE);
                self.state.push_str(&answer[start + r#""state":"#.len()..]);
            }
            // What tells no state, or is a refusal, changed nothing.
            _ => assert_eq!(ask_state(&mut self.referee), self.state, "changed by {answer}"),
        }
        accepted
    }

    /// Does one of the legal actions, or names the starter where there is none yet.
    fn play(&mut self, pick: usize) {
        let legal = self.referee.answer_line(br#"{"op":"legal"}"#);
        let legal: Value = serde_json::from_str(&legal).expect("an answer is JSON");
        match legal["error"]["code"].as_str() {
            Some("no_game" | "game_over") => {}
            Some("not_started") => {
                self.ask(format!(r#"{{"op":"start","seat":{}}}"#, pick % 5).as_bytes());
            }
            Some(code) => panic!("legal actions are refused with {code}"),
            None => {
                let actions = legal["actions"].as_array().expect("a list of actions");
                assert!(actions.is_sorted_by_key(|action| action.as_str()), "{legal}");
                let action = actions[pick % actions.len()].as_str().expect("an action is text");
                let request =
                    format!(r#"{{"op":"do","seat":{},"action":"{action}"}}"#, legal["seat"]);
                assert!(self.ask(request.as_bytes()), "{action} is listed and refused");
            }
        }
    }
}

fn ask_state(referee: &mut Referee) -> String {
    referee.answer_line(br#"{"op":"state"}"#)
}

fn check_refusal(answer: &str) {
    let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
    assert_eq!(answer["ok"], false, "neither accepted nor refused: {answer}");
    let error = &answer["error"];
    assert!(error["code"].as_str().is_some_and(|code| CODES.contains(&code)), "{answer}");
    assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
}
