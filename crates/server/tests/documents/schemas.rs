//! The schemas of the OpenAPI document describe what really travels: the golden files.

use serde_json::{Value, json};
use stapel_server::http::OPENAPI;

use crate::files;
use crate::schema::Schemas;

fn document() -> Value {
    serde_json::from_str(OPENAPI).unwrap()
}

fn schemas() -> Schemas {
    Schemas::new(&document()["components"]["schemas"])
}

/// The schema of a golden file.
fn schema_of(name: &str) -> &'static str {
    match name {
        "rest-name" => "Name",
        "rest-me" => "Me",
        "rest-token" => "Token",
        "rest-link" => "Link",
        "rest-claim" => "Claim",
        "rest-new-table" => "NewTable",
        "rest-opened" => "Opened",
        "rest-tables" => "Tables",
        "rest-table-game" => "TableGame",
        "rest-look" | "rest-look-watching" => "Look",
        "rest-record" | "rest-record-offline" => "Record",
        "rest-offline-record" => "OfflineRecord",
        "rest-kept" => "Kept",
        "rest-records" | "rest-records-last" => "Records",
        "rest-error" => "Error",
        "table" | "table-new" => "Table",
        "agreement" | "agreement-full" => "Agreement",
        _ if name.starts_with("to-server") => "ToServer",
        _ if name.starts_with("to-client") => "ToClient",
        _ => match name.split('-').next() {
            Some("do") => "Do",
            Some("event") => "Event",
            Some("signal") => "Signal",
            Some("outcome") => "Outcome",
            Some("view") => "View",
            Some("round") => "Round",
            Some("layout") => "Layout",
            Some("who") => "Who",
            _ => panic!("{name}.json has no schema"),
        },
    }
}

#[test]
fn everything_that_travels_is_as_its_schema_says_and_nothing_more_is_promised() {
    let mut schemas = schemas();
    for (name, text) in files::golden() {
        let value: Value = serde_json::from_str(&text).unwrap();
        if let Err(error) = schemas.check(schema_of(&name), &value) {
            panic!("{name}.json: {error}");
        }
    }
    let unseen = schemas.unseen();
    assert!(unseen.is_empty(), "no golden file has {unseen:#?}");
}

#[test]
fn the_schemas_use_only_what_is_checked() {
    let unknown = schemas().unknown_keywords();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// A checker that finds everything good would be worth nothing.
#[test]
fn what_is_wrong_is_found() {
    for (name, value, part) in [
        ("Me", json!({"id": "x"}), "Me.name is missing"),
        ("Me", json!({"id": "x", "name": "y", "age": 7}), "Me.age is not in the schema"),
        ("Me", json!({"id": 7, "name": "y"}), "is not of type"),
        ("Seat", json!(6), "is not between 0 and 5"),
        ("Game", json!("poker"), "is none of"),
        ("Do", json!("jump"), "fits nothing"),
        ("Do", json!({"sit": "here"}), "fits nothing"),
        ("Nothing", json!({}), "there is no schema"),
    ] {
        let error = schemas().check(name, &value).unwrap_err();
        assert!(error.contains(part), "{name} {value}: {error}");
    }
}

/// Every reference leads somewhere.
#[test]
fn references_lead_to_what_is_there() {
    fn walk(document: &Value, value: &Value) {
        if let Some(target) = value.get("$ref").and_then(Value::as_str) {
            let pointer = target.strip_prefix('#').unwrap();
            assert!(document.pointer(pointer).is_some(), "there is no {target}");
        }
        match value {
            Value::Object(object) => object.values().for_each(|inner| walk(document, inner)),
            Value::Array(items) => items.iter().for_each(|inner| walk(document, inner)),
            _ => {}
        }
    }
    let document = document();
    assert_eq!(document["openapi"], "3.1.0");
    walk(&document, &document);
}
