//! Messages that are not as they should be are refused, and the reason says what was expected.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

use serde::de::DeserializeOwned;
use stapel_protocol::table::rest::{NameJson, NewTableJson};
use stapel_protocol::table::{
    AgreementJson, EventJson, MAX_MESSAGE, SignalJson, ToClient, ToServer, ToServerError, ViewJson,
};

#[track_caller]
fn assert_refused<T: DeserializeOwned + std::fmt::Debug>(text: &str, expected: &[&str]) {
    let message = serde_json::from_str::<T>(text).unwrap_err().to_string();
    for words in expected {
        assert!(message.contains(words), "{text}: {message:?} lacks {words:?}");
    }
}

/// What is said about a request, and the number it is answered with.
#[track_caller]
fn assert_request_refused(text: &str, number: Option<u64>, expected: &[&str]) {
    match ToServer::parse(text).unwrap_err() {
        ToServerError::Request { id, message } => {
            assert_eq!(id, number, "{text}");
            for words in expected {
                assert!(message.contains(words), "{text}: {message:?} lacks {words:?}");
            }
        }
        error => panic!("{text}: {error:?}"),
    }
}

#[test]
fn a_request_that_can_not_be_read_is_still_answered_by_its_number() {
    assert_request_refused(r#"{"id":7,"do":{"sit":6}}"#, Some(7), &["6", "a seat, 0 to 5"]);
    assert_request_refused(r#"{"id":7,"do":{"sit":-1}}"#, Some(7), &["-1", "a seat, 0 to 5"]);
    assert_request_refused(r#"{"id":7,"do":{"sit":"1"}}"#, Some(7), &["\"1\"", "a seat, 0 to 5"]);
    assert_request_refused(r#"{"id":7,"do":"jump"}"#, Some(7), &["jump", "expected one of", "act"]);
    assert_request_refused(r#"{"id":7,"do":{"act":37}}"#, Some(7), &["37", "a string"]);
    assert_request_refused(r#"{"id":7,"do":"deal","bse":4}"#, Some(7), &["bse", "base"]);
    assert_request_refused(r#"{"id":7,"base":"4","do":"deal"}"#, Some(7), &["u64"]);
    assert_request_refused(r#"{"id":7}"#, Some(7), &["missing field `do`"]);
    assert_request_refused(r#"{"do":"deal"}"#, None, &["missing field `id`"]);
    assert_request_refused(r#"{"id":9007199254740992,"do":"deal"}"#, None, &["9007199254740991"]);
    assert_request_refused(
        r#"{"id":1,"do":{"bot":{"seat":1,"name":"greedy"}}}"#,
        Some(1),
        &["name", "bot"],
    );
    assert_request_refused(
        r#"{"id":1,"do":{"answer_takeback":"yes"}}"#,
        Some(1),
        &["\"yes\"", "a boolean"],
    );
}

#[test]
fn what_is_no_json_or_too_long_has_no_number() {
    for text in ["", "{", "hello", r#"{"id":7,"do":"deal"} x"#] {
        assert!(matches!(ToServer::parse(text), Err(ToServerError::Json(_))), "{text}");
    }
    let long = format!(r#"{{"id":7,"do":{{"say":"{}"}}}}"#, "x".repeat(MAX_MESSAGE));
    let error = ToServer::parse(&long).unwrap_err();
    assert_eq!(error, ToServerError::TooLong);
    assert!(error.to_string().contains("4096 bytes"));
}

#[test]
fn signals_say_what_they_could_be() {
    assert_refused::<SignalJson>(r#"{"start":"maybe"}"#, &["maybe", "want, could or rather_not"]);
    assert_refused::<SignalJson>(
        r#"{"pile":{"pile":"E","wish":"leave_it"}}"#,
        &["\"E\"", "a pile, A to D"],
    );
    assert_refused::<SignalJson>(
        r#"{"pile":{"pile":"A","wish":"please"}}"#,
        &["please", "can_jump_back"],
    );
    assert_refused::<SignalJson>(r#"{"hold":"flash"}"#, &["flash", "a command such as"]);
    assert_refused::<SignalJson>(r#""hello""#, &["hello", "stuck_soon"]);
}

#[test]
fn agreements_say_what_they_could_be() {
    assert_refused::<AgreementJson>(
        r#"{"game":"poker","players":2}"#,
        &["poker", "the-game, extreme or clear-4"],
    );
    assert_refused::<AgreementJson>(r#"{"game":"extreme"}"#, &["missing field `players`"]);
    assert_refused::<AgreementJson>(r#"{"game":"extreme","players":300}"#, &["300", "u8"]);
    assert_refused::<AgreementJson>(
        r#"{"game":"extreme","players":2,"clocks":"60s"}"#,
        &["clocks"],
    );
    assert_refused::<AgreementJson>(r#"{"game":"clear-4","players":2,"first":7}"#, &["a seat"]);
    let read = |text: &str| serde_json::from_str::<AgreementJson>(text).unwrap();
    let options = read(r#"{"game":"extreme","players":2,"options":{"turn_cap":3}}"#);
    assert!(options.read_options().unwrap_err().to_string().contains("turn_cap"));
    let layout = read(r#"{"game":"extreme","players":2,"layout":{"flash":[1,2,3,4]}}"#);
    assert!(layout.read_layout().unwrap_err().to_string().contains("\"flash\" is not a command"));
    let layout = read(r#"{"game":"the-game","players":2,"layout":"shuffled"}"#);
    assert!(layout.read_layout().unwrap_err().to_string().contains("the-game has none"));
}

#[test]
fn events_and_views_with_things_that_no_game_has_are_refused() {
    assert_refused::<EventJson>(r#"{"you_drew":{"card":100}}"#, &["100", "a card, 2 to 99"]);
    assert_refused::<EventJson>(r#"{"turned_up":{"seat":0,"stack":5,"card":1}}"#, &["1 to 4"]);
    assert_refused::<EventJson>(r#"{"turned_up":{"seat":0,"stack":1,"card":11}}"#, &["1 to 10"]);
    assert_refused::<EventJson>(r#"{"took":{"seat":0,"cards":["3"]}}"#, &["\"3\"", "push"]);
    assert_refused::<EventJson>(r#"{"joker_named":{"seat":0,"value":0}}"#, &["a value, 1 to 10"]);
    assert_refused::<EventJson>(r#"{"they_drew":{"seat":0,"card":5}}"#, &["unknown field `card`"]);
    assert_refused::<EventJson>(
        r#"{"ended":{"seat":0,"minimum":2}}"#,
        &["unknown field `minimum`"],
    );
    assert_refused::<EventJson>(r#"{"said":{"seat":0}}"#, &["missing field `text`"]);
    assert_refused::<EventJson>(r#"{"ended":{"seat":0},"said":{}}"#, &["expected"]);
    assert_refused::<EventJson>(r#"{"shuffled":{"seat":0}}"#, &["`shuffled` is not known"]);
    assert_refused::<EventJson>(r#"{"piles":{"you_drew":{"card":5}}}"#, &["`piles` is not known"]);
    assert_refused::<EventJson>(r#"{"game":{"ended":{"seat":0}}}"#, &["`game` is not known"]);
    assert_refused::<EventJson>(r#""ended""#, &["unit variant"]);
    assert_refused::<EventJson>("7", &["expected value"]);
    // What the referee tells of is nothing that a table could tell.
    assert_refused::<EventJson>(r#"{"drew":{"seat":0,"card":5}}"#, &["`drew` is not known"]);
    assert_refused::<ViewJson>(r#"{"poker":{}}"#, &["poker", "piles"]);
    assert_refused::<ViewJson>(r#"{"piles":{"viewer":0}}"#, &["missing field"]);
    assert_refused::<ToClient>(r#"{"done":{"id":1}}"#, &["missing field `version`"]);
    assert_refused::<ToClient>(r#"{"here":{"seats":[1],"watching":0}}"#, &["a boolean"]);
}

#[test]
fn bodies_with_unknown_or_missing_fields_are_refused() {
    assert_refused::<NameJson>(r#"{"nme":"Ada"}"#, &["nme", "name"]);
    assert_refused::<NameJson>("{}", &["missing field `name`"]);
    assert_refused::<NewTableJson>(
        r#"{"agreement":{"game":"the-game","players":2},"bot":["greedy"]}"#,
        &["unknown field `bot`", "bots"],
    );
    let least: NewTableJson =
        serde_json::from_str(r#"{"agreement":{"game":"the-game","players":2}}"#).unwrap();
    assert!(least.sit && !least.deal && least.bots.is_empty());
}
