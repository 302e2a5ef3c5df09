//! Input that no program should send: it is answered like any other, and the referee lives on.

use serde_json::{Value, json};

use super::support::{GAMES, Referee, STATE, new_piles, new_seeded};

/// No line may be longer than this, its end not counted.
const MOST: usize = 1 << 20;

fn referee() -> Referee {
    let mut referee = Referee::with(&new_piles("the-game", 2, &[]));
    referee.start(1);
    referee
}

/// A good request, filled up with spaces to this many bytes.
fn padded(length: usize) -> Vec<u8> {
    let mut line = STATE.as_bytes().to_vec();
    line.resize(length, b' ');
    line
}

#[test]
fn lines_that_are_not_json_are_refused() {
    let mut referee = referee();
    let lines: [&[u8]; 24] = [
        b"",
        b" ",
        b"\t",
        b"\r",
        b"\0",
        b"\x1b[2J",
        b"\xef\xbb\xbf{\"op\":\"state\"}",
        b"{",
        b"}",
        b"{\"op\"}",
        b"{\"op\":}",
        b"{\"op\":\"state\"",
        b"{\"op\":\"state}",
        b"{\"op\":\"sta\tte\"}",
        b"{\"op\":\"\\x\"}",
        b"{\"op\":\"\\ud800\"}",
        b"{\"op\":\"state\"}}",
        b"{\"op\":\"state\"},",
        b"{op:\"state\"}",
        b"{\"op\":'state'}",
        b"{\"op\":\"do\",\"seat\":01,\"action\":\"2A\"}",
        b"{\"op\":\"do\",\"seat\":+1,\"action\":\"2A\"}",
        b"{\"op\":\"do\",\"seat\":0x1,\"action\":\"2A\"}",
        b"NaN",
    ];
    for line in lines {
        referee.refuse(line).with_code("bad_json");
    }
}

#[test]
fn lines_that_are_not_utf_8_are_refused() {
    let mut referee = referee();
    let lines: [&[u8]; 5] = [
        b"\xff",
        b"\xff\xfe{\0\"\0",
        b"{\"op\":\"\xc3\"}",
        b"{\"op\":\"state\",\"note\":\"\xed\xa0\x80\"}",
        b"{\"op\":\"state\"}\x80",
    ];
    for line in lines {
        referee.refuse(line).with_code("bad_json").saying("UTF-8");
    }
}

#[test]
fn lines_of_many_megabytes_are_refused_without_being_read_as_requests() {
    let mut referee = referee();
    for line in [padded(MOST + 1), padded(5 * MOST), vec![b'['; 3 * MOST], vec![0xff; 2 * MOST]] {
        referee.refuse(line).with_code("bad_json").saying("1048576");
    }
}

#[test]
fn a_line_of_the_greatest_length_is_a_line() {
    let mut referee = referee();
    let state = referee.ask(STATE);
    assert_eq!(referee.ask(padded(MOST)), state);
    assert_eq!(referee.ask(padded(MOST - 1)), state);
    // The carriage return of some systems is none of the request.
    assert_eq!(referee.ask(format!("{STATE}\r")), state);
}

#[test]
fn values_nested_without_end_are_refused() {
    let mut referee = referee();
    for depth in [200, 10_000, 400_000] {
        referee.refuse("[".repeat(depth)).with_code("bad_json");
        referee.refuse(["[".repeat(depth), "]".repeat(depth)].concat()).with_code("bad_json");
        let objects = format!("{}1{}", "{\"op\":".repeat(depth / 4), "}".repeat(depth / 4));
        if depth > 1_000 {
            referee.refuse(objects).with_code("bad_json");
        }
        let inside = format!(r#"{{"op":"state","deck":{}}}"#, "[".repeat(depth));
        referee.refuse(inside).with_code("bad_json");
    }
}

#[test]
fn json_that_is_no_object_is_refused() {
    let mut referee = referee();
    for line in ["null", "true", "0", "-1", "1e400", "\"state\"", "[]", "[{\"op\":\"state\"}]"] {
        let code = if line == "1e400" { "bad_json" } else { "bad_request" };
        referee.refuse(line).with_code(code);
    }
}

/// What no field takes that is a number.
fn odd_numbers() -> Vec<&'static str> {
    vec![
        "-1",
        "-0.0",
        "0.0",
        "1.0",
        "1.5",
        "1e0",
        "1e-400",
        "4e18",
        "18446744073709551616",
        "-9223372036854775809",
        "99999999999999999999999999999999999999999999",
    ]
}

/// Values of every other type.
fn odd_values() -> Vec<&'static str> {
    vec!["null", "true", "false", "\"\"", "\"1\"", "\"x\"", "[]", "[1]", "{}", "{\"seat\":1}"]
}

#[test]
fn seats_that_are_no_seats_are_refused() {
    let mut referee = referee();
    let odd = [odd_numbers(), odd_values()].concat();
    for value in odd {
        for rest in [r#""op":"do","action":"2A""#, r#""op":"start""#, r#""op":"view""#] {
            if value == "null" && rest.contains("view") {
                continue;
            }
            let line = format!("{{\"seat\":{value},{rest}}}");
            referee.refuse(line).with_code("bad_request").saying("seat");
        }
    }
    for rest in [r#""op":"do","action":"2A""#, r#""op":"start""#, r#""op":"view""#] {
        referee.refuse(format!("{{{rest}}}")).with_code("bad_request").saying("seat");
    }
    for seat in ["2", "5", "6", "255", "256", "4294967296", "18446744073709551615"] {
        for op in ["start", "view"] {
            let line = format!(r#"{{"op":"{op}","seat":{seat}}}"#);
            referee.refuse(line).with_code("bad_request");
        }
    }
}

#[test]
fn fields_of_the_wrong_type_are_refused() {
    let mut referee = referee();
    let mut refuse = |line: String, code: &str| {
        referee.refuse(line).with_code(code);
    };
    for value in [odd_numbers(), odd_values()].concat() {
        refuse(format!(r#"{{"op":{value}}}"#), "bad_request");
        if !value.starts_with('"') {
            refuse(format!(r#"{{"op":"do","seat":1,"action":{value}}}"#), "bad_request");
        }
        let new = |key: &str| {
            let mut fields = json!({"op": "new", "game": "extreme", "players": 2, "seed": "a"});
            fields.as_object_mut().unwrap().remove(key);
            let rest = fields.to_string();
            format!("{{\"{key}\":{value},{}", &rest[1..])
        };
        refuse(new("game"), "bad_request");
        refuse(new("players"), "bad_request");
        if !value.starts_with('"') {
            refuse(new("seed"), "bad_request");
        }
        if value != "null" {
            refuse(new("first"), "bad_request");
            refuse(new("layout"), "bad_layout");
            // A deck besides a seed is one too many, whatever it is.
            refuse(new("deck"), "bad_request");
        }
        if !matches!(value, "null" | "{}") {
            refuse(new("options"), "bad_options");
        }
        if value != "null" {
            let deck = format!(r#"{{"op":"new","game":"the-game","players":1,"deck":{value}}}"#);
            refuse(deck, "bad_deck");
        }
        let first =
            format!(r#"{{"op":"new","game":"clear-4","players":2,"seed":"a","first":{value}}}"#);
        if value != "null" {
            refuse(first, "bad_request");
        }
    }
}

#[test]
fn a_field_that_is_null_counts_as_missing() {
    let mut referee = Referee::new();
    for (game, range) in GAMES {
        let mut request = new_seeded(game, *range.start(), "any text");
        let plain = referee.ask(request.to_string());
        for key in ["deck", "layout", "options", "first"] {
            request[key] = Value::Null;
        }
        assert_eq!(referee.ask(request.to_string()), plain);
        for key in ["op", "game", "players", "seed"] {
            let mut request = request.clone();
            request[key] = Value::Null;
            referee.refuse(request.to_string()).with_code("bad_request");
            request.as_object_mut().unwrap().remove(key);
            referee.refuse(request.to_string()).with_code("bad_request");
        }
    }
}

#[test]
fn numbers_of_players_that_the_game_is_not_for_are_refused() {
    let mut referee = referee();
    for (game, range) in GAMES {
        for players in [0, range.start() - 1, range.end() + 1, 255, 256, 257, 1 << 32] {
            let request = new_seeded(game, players, "any text").to_string();
            referee.refuse(request).with_code("bad_request").saying("players");
        }
    }
}

#[test]
fn a_deck_or_a_seed_is_needed_and_not_both() {
    let mut referee = referee();
    for (game, range) in GAMES {
        let request = json!({"op": "new", "game": game, "players": range.end()});
        referee.refuse(request.to_string()).with_code("bad_request").saying("deck");
    }
    let mut request = new_piles("the-game", 2, &[]);
    request["seed"] = json!("any text");
    referee.refuse(request.to_string()).with_code("bad_request").saying("both");
}

/// JSON leaves open what an object means that has a key twice. Whatever is made of it, there is one
/// answer, and what is refused changes nothing.
#[test]
fn keys_given_twice_are_answered_once() {
    let mut referee = referee();
    let state = referee.ask(STATE);
    for line in [
        r#"{"op":"state","op":"state"}"#,
        r#"{"op":"nonsense","op":"state"}"#,
        r#"{"op":"state","op":"nonsense"}"#,
        r#"{"op":"view","seat":0,"seat":1}"#,
    ] {
        let answer: Value = serde_json::from_str(&referee.ask(line)).unwrap();
        assert!(answer["ok"].is_boolean(), "{answer}");
        assert_eq!(referee.ask(STATE), state);
    }
}

#[test]
fn the_last_line_needs_no_end() {
    let mut referee = referee();
    let state = referee.ask(STATE);
    referee.send(STATE.as_bytes());
    let (rest, success) = referee.hang_up();
    assert_eq!(rest, [state]);
    assert!(success);
}

#[test]
fn a_last_line_cut_off_is_answered_with_an_error() {
    for (line, code) in [
        (STATE.as_bytes()[..8].to_vec(), "bad_json"),
        (padded(MOST + 1), "bad_json"),
        (b"\xff".to_vec(), "bad_json"),
        (b"{}".to_vec(), "bad_request"),
    ] {
        let mut referee = referee();
        referee.send(&line);
        let (rest, success) = referee.hang_up();
        assert_eq!(rest.len(), 1);
        let answer: Value = serde_json::from_str(&rest[0]).unwrap();
        assert_eq!((&answer["ok"], &answer["error"]["code"]), (&json!(false), &json!(code)));
        assert!(success);
    }
}

#[test]
fn actions_that_are_strange_texts_are_refused() {
    let mut referee = referee();
    let strange = [
        "37A\n",
        "\u{0}",
        "３７A",
        "37Ａ",
        "-37A",
        "+37A",
        "3 7A",
        "37A,38A",
        "endend",
        "end ",
        "٣A",
        "1e1A",
        "🂡",
        "37A\u{200b}",
        "{\"op\":\"end\"}",
        "play 5 5 J s2",
    ];
    for action in strange {
        let line = json!({"op": "do", "seat": 1, "action": action}).to_string();
        referee.refuse(line).with_code("bad_request");
    }
    let long = json!({"op": "do", "seat": 1, "action": "9".repeat(100_000)}).to_string();
    let answer = referee.ask(long);
    assert!(answer.len() < 1_000, "what is wrong is shown, not repeated at length");
}
