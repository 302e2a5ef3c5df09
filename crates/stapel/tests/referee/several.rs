//! Several games at once, and fewer trips.

use serde_json::{Value, json};

use super::json::keys;
use super::support::{Referee, list, new_piles, new_seeded};

/// The request, said of the game of this name.
fn named(id: &str, mut request: Value) -> Value {
    request["id"] = json!(id);
    request
}

/// What is answered, as it is.
fn ask(referee: &mut Referee, request: &Value) -> Value {
    serde_json::from_str(&referee.ask(request.to_string())).unwrap()
}

#[test]
fn games_with_names_stand_side_by_side() {
    let mut referee = Referee::with(&new_seeded("the-game", 1, "without a name"));
    let unnamed = referee.state();
    for (id, game) in [("one", "extreme"), ("two", "clear-4"), ("", "the-game")] {
        let answer = referee.accept(&named(id, new_seeded(game, 2, id)));
        assert_eq!((&answer["id"], &answer["state"]["game"]), (&json!(id), &json!(game)));
    }
    // Each has its own state, whatever happens to the others.
    let answer = referee.accept(&named("one", json!({"op": "start", "seat": 1})));
    assert_eq!((&answer["id"], &answer["state"]["status"]), (&json!("one"), &json!("playing")));
    let two = referee.accept(&named("two", json!({"op": "legal"})));
    let action = &list(&two["actions"])[0];
    let request = named("two", json!({"op": "do", "seat": 0, "action": action}));
    assert_eq!(referee.accept(&request)["id"], "two");
    let status = |referee: &mut Referee, id: &str| {
        referee.accept(&named(id, json!({"op": "state"})))["state"]["status"].take()
    };
    assert_eq!(status(&mut referee, ""), "opening");
    assert_eq!(status(&mut referee, "one"), "playing");
    assert_eq!(referee.state(), unnamed);
    // A name of null is none.
    let answer = referee.accept(&json!({"op": "state", "id": null}));
    assert_eq!((&answer["state"], answer.get("id")), (&unnamed, None));
}

#[test]
fn the_name_comes_right_after_ok_and_other_answers_are_as_before() {
    let mut referee = Referee::new();
    let new = new_seeded("clear-4", 2, "any text");
    let plain = referee.ask(new.to_string());
    let with_name = referee.ask(named("a", new).to_string());
    assert_eq!(keys(&plain), ["ok", "state"]);
    assert_eq!(keys(&with_name), ["ok", "id", "state"]);
    assert_eq!(with_name.replace(r#""id":"a","#, ""), plain);
}

#[test]
fn errors_repeat_the_name() {
    let mut referee = Referee::with(&named("a", new_seeded("extreme", 2, "any text")));
    for (request, code) in [
        (json!({"op": "legal"}), "not_started"),
        (json!({"op": "do", "seat": 0, "action": "37A"}), "not_started"),
        (json!({"op": "view"}), "bad_request"),
        (json!({"op": "what"}), "bad_request"),
        (json!({}), "bad_request"),
        (json!({"op": "new", "game": "extreme", "players": 2, "deck": []}), "bad_deck"),
        (json!({"op": "start", "seat": 0, "legal": 1}), "bad_request"),
    ] {
        let answer = ask(&mut referee, &named("a", request.clone()));
        assert_eq!((&answer["ok"], &answer["id"]), (&json!(false), &json!("a")), "{request}");
        assert_eq!(answer["error"]["code"], code, "{request}");
    }
    let answer = ask(&mut referee, &named("b", json!({"op": "state"})));
    assert_eq!((&answer["id"], &answer["error"]["code"]), (&json!("b"), &json!("no_game")));
    // The game of that name is as it was.
    let answer = referee.accept(&named("a", json!({"op": "state"})));
    assert_eq!(answer["state"]["status"], "opening");
}

#[test]
fn a_name_has_at_most_64_characters() {
    let mut referee = Referee::new();
    for id in ["x".repeat(64), "ü".repeat(64), "🂡".repeat(64)] {
        let answer = referee.accept(&named(&id, new_seeded("the-game", 1, "x")));
        assert_eq!(answer["id"], id);
    }
    let bad = [json!("x".repeat(65)), json!("ü".repeat(65)), json!(1), json!(true), json!(["a"])];
    for id in bad {
        let mut request = new_seeded("the-game", 1, "x");
        request["id"] = id.clone();
        let answer = ask(&mut referee, &request);
        assert_eq!(answer["error"]["code"], "bad_request", "{id}");
        assert_eq!(answer.get("id"), None, "{id}");
    }
    referee.refuse(r#"{"op":"state"}"#).with_code("no_game");
}

#[test]
fn there_are_at_most_1024_games_and_dropped_ones_make_room() {
    let mut referee = Referee::new();
    let new = |id: usize| named(&id.to_string(), new_seeded("the-game", 1, "any text"));
    for id in 0..1024 {
        referee.accept(&new(id));
    }
    let answer = ask(&mut referee, &new(1024));
    assert_eq!((&answer["id"], &answer["error"]["code"]), (&json!("1024"), &json!("bad_request")));
    let unnamed = ask(&mut referee, &new_seeded("the-game", 1, "any text"));
    assert_eq!(unnamed["error"]["code"], "bad_request");
    // A new game in the place of an old one is none more.
    referee.accept(&new(7));
    let dropped = referee.ask(json!({"op": "drop", "id": "7"}).to_string());
    assert_eq!(dropped, r#"{"ok":true,"id":"7"}"#);
    let answer = ask(&mut referee, &json!({"op": "drop", "id": "7"}));
    assert_eq!(answer["error"]["code"], "no_game");
    referee.accept(&new(1024));
    assert_eq!(ask(&mut referee, &new(7))["error"]["code"], "bad_request");
}

#[test]
fn the_game_without_a_name_can_be_dropped_too() {
    let mut referee = Referee::with(&new_seeded("the-game", 1, "any text"));
    assert_eq!(referee.ask(r#"{"op":"drop"}"#), r#"{"ok":true}"#);
    referee.refuse(r#"{"op":"state"}"#).with_code("no_game");
    referee.refuse(r#"{"op":"drop"}"#).with_code("no_game");
}

#[test]
fn what_is_legal_next_comes_along_if_it_is_wanted() {
    let mut referee = Referee::new();
    let wanting = |mut request: Value| {
        request["legal"] = json!(true);
        request
    };
    let answer = referee.ask(wanting(new_seeded("extreme", 2, "any text")).to_string());
    assert_eq!(keys(&answer), ["ok", "state", "legal"]);
    // Nobody is to act before the starter is named.
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["legal"], json!([]));
    let answer = referee.accept(&wanting(json!({"op": "start", "seat": 1})));
    assert_eq!(answer["legal"], json!(referee.legal().1));
    let action = &list(&answer["legal"])[0];
    let answer = referee.ask(wanting(json!({"op": "do", "seat": 1, "action": action})).to_string());
    assert_eq!(keys(&answer), ["ok", "events", "state", "legal"]);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["legal"], json!(referee.legal().1));

    // Not wanted, and not said: as before.
    let mut request = new_seeded("clear-4", 3, "any text");
    request["legal"] = json!(false);
    assert_eq!(keys(&referee.ask(request.to_string())), ["ok", "state"]);
    let answer = referee.accept(&wanting(request));
    assert_eq!(answer["legal"], json!(referee.legal().1));
}

#[test]
fn nothing_is_legal_once_the_game_is_over() {
    let mut referee = Referee::with(&new_piles("extreme", 1, &[17, 3, 50, 51, 52, 54, 55, 57]));
    referee.play(&["17A"]);
    let request = json!({"op": "do", "seat": 0, "action": "3B", "legal": true});
    let answer = referee.accept(&request);
    assert_eq!((&answer["state"]["status"], &answer["legal"]), (&json!("lost"), &json!([])));
}
