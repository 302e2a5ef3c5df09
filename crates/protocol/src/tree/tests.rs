use serde::{Deserialize, Serialize};

use super::{TreeError, read};
use crate::flat::flat_enum;

#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Plain,
    Pair(u8, String),
    Inner(Vec<i64>),
    Fields { on: bool },
}

#[derive(PartialEq, Eq, Debug, Deserialize)]
struct Open {
    kind: Kind,
    #[serde(default)]
    name: Option<String>,
}

#[derive(PartialEq, Eq, Debug, Deserialize)]
struct Numbered {
    number: u8,
}

#[derive(PartialEq, Eq, Debug, Deserialize)]
struct WithDefaults {
    first: Option<u8>,
    #[serde(default = "seven")]
    second: u8,
    #[serde(default)]
    third: Vec<u8>,
    fourth: bool,
}

fn seven() -> u8 {
    7
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
enum Flat {
    Own {
        number: u8,
    },
    #[serde(skip)]
    Inner(Inner),
}

#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Inner {
    Nested { text: String },
}

flat_enum!(Flat, Inner(Inner));

fn open(kind: Kind, name: Option<&str>) -> Open {
    Open { kind, name: name.map(str::to_owned) }
}

#[test]
fn structs_and_every_kind_of_variant_are_read() {
    let cases = [
        (r#"{"kind":"plain"}"#, open(Kind::Plain, None)),
        (r#"{"kind":"plain","name":null}"#, open(Kind::Plain, None)),
        (
            r#"{"name":"Zoë\n","kind":{"pair":[7,"x"]}}"#,
            open(Kind::Pair(7, "x".into()), Some("Zoë\n")),
        ),
        (r#"{"kind":{"inner":[-1,2]}}"#, open(Kind::Inner(vec![-1, 2]), None)),
        (r#"{"kind":{"fields":{"on":true}}}"#, open(Kind::Fields { on: true }, None)),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text), Ok(expected), "{text}");
    }
}

#[test]
fn what_a_newer_server_adds_does_no_harm() {
    let text = r#"{"kind":"plain","new":{"deep":[1.5,-1e300,{"er":null}]}}"#;
    assert_eq!(read(text), Ok(open(Kind::Plain, None)));
}

#[test]
fn what_is_missing_is_nothing_or_the_default_or_named() {
    let some = |first, second, third| WithDefaults { first, second, third, fourth: true };
    let cases = [
        (r#"{"fourth":true}"#, Ok(some(None, 7, vec![]))),
        (r#"{"fourth":true,"third":[1],"first":2}"#, Ok(some(Some(2), 7, vec![1]))),
        (r#"{"second":3,"first":null,"fourth":true}"#, Ok(some(None, 3, vec![]))),
        (r#"{"first":2,"second":3}"#, Err(TreeError::Missing("fourth"))),
        (r#"{"fourth":true,"second":null}"#, Err(TreeError::Other)),
    ];
    for (text, expected) in cases {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn an_event_is_read_as_a_whole_or_not_at_all() {
    assert_eq!(read(r#"{"own":{"number":1}}"#), Ok(Flat::Own { number: 1 }));
    let nested = Flat::Inner(Inner::Nested { text: "x".into() });
    assert_eq!(read(r#"{"nested":{"text":"x"}}"#), Ok(nested));
    for text in [r#"{"own":{"number":1,"more":2}}"#, r#"{"nested":{"text":"x","more":2}}"#] {
        assert_eq!(read::<Flat>(text), Err(TreeError::UnknownField("more".into())), "{text}");
    }
}

#[test]
fn what_can_not_be_read_is_said_briefly() {
    let cases = [
        ("{}", TreeError::Missing("number")),
        (r#"{"number":1,"number":2}"#, TreeError::Duplicate("number")),
        (r#"{"number":300}"#, TreeError::Other),
        (r#"{"number":-1}"#, TreeError::Other),
        (r#"{"number":1.5}"#, TreeError::Other),
        (r#"{"number":"1"}"#, TreeError::Other),
        ("[1]", TreeError::Other),
    ];
    for (text, expected) in cases {
        assert_eq!(read::<Numbered>(text), Err(expected), "{text}");
    }
    let variant = read::<Kind>(r#""other""#);
    assert_eq!(variant, Err(TreeError::UnknownVariant("other".into())));
}

#[test]
fn variants_hold_exactly_what_they_should() {
    for text in [
        r#"{"pair":[1]}"#,
        r#"{"pair":[1,"x",2]}"#,
        r#"{"plain":1}"#,
        r#""inner""#,
        r#"{"inner":{}}"#,
        "{}",
        "3",
    ] {
        assert!(read::<Kind>(text).is_err(), "{text}");
    }
}

#[test]
fn text_that_is_no_json_is_refused_where_it_breaks() {
    let Err(TreeError::Text(message)) = read::<Numbered>("{\"number\":") else { panic!() };
    assert!(message.contains("line 1"), "{message}");
    // As deep as somebody likes: refused, and no stack overflows.
    assert!(read::<Numbered>(&"[".repeat(100_000)).is_err());
}
