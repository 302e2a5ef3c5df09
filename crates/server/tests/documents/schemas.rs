//! The schemas of the OpenAPI document describe what really travels: the golden files.

use serde_json::{Value, json};

use crate::document::{self, named};
use crate::files;
use crate::schema::Schemas;

fn schemas() -> Schemas {
    Schemas::new(&document::read())
}

/// The schema of a golden file.
pub(crate) fn schema_of(name: &str) -> &'static str {
    match name {
        "rest-name" => "Name",
        "rest-me" => "Me",
        "rest-token" => "Token",
        "rest-link" => "Link",
        "rest-claim" => "Claim",
        "rest-devices" => "Devices",
        "rest-push" | "rest-push-off" => "Push",
        "rest-new-push" => "NewPush",
        "rest-new-table" | "rest-new-table-shared" => "NewTable",
        "rest-opened" => "Opened",
        "rest-tables" | "rest-tables-mine" => "Tables",
        "rest-table-game" => "TableGame",
        "rest-look" | "rest-look-watching" => "Look",
        "rest-record" | "rest-record-offline" => "Record",
        "rest-offline-record" => "OfflineRecord",
        "rest-kept" => "Kept",
        "rest-records" | "rest-records-last" => "Records",
        "rest-error" | "rest-error-until" => "Error",
        "rest-notice" => "Notice",
        "rest-new-report" | "rest-new-report-name" => "NewReport",
        "table" | "table-new" | "table-removed" => "Table",
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
        if let Err(error) = schemas.check(&named(schema_of(&name)), &value) {
            panic!("{name}.json: {error}");
        }
    }
    let unseen = schemas.unseen();
    assert!(unseen.is_empty(), "no golden file has {unseen:#?}");
}

/// The schemas of the document with their places: those with a name, and those of parameters, headers and bodies.
fn every_schema(document: &Value) -> Vec<(String, &Value)> {
    fn walk<'d>(value: &'d Value, place: &str, found: &mut Vec<(String, &'d Value)>) {
        let of_object = value.as_object().into_iter().flatten();
        let of_object = of_object.map(|(key, inner)| (format!("{place}/{key}"), inner));
        let of_array = value.as_array().into_iter().flatten().enumerate();
        let of_array = of_array.map(|(index, inner)| (format!("{place}/{index}"), inner));
        for (inner_place, inner) in of_object.chain(of_array) {
            if place == "/components/schemas" || inner_place.ends_with("/schema") {
                found.push((inner_place, inner));
            } else {
                walk(inner, &inner_place, found);
            }
        }
    }
    let mut found = Vec::new();
    walk(document, "", &mut found);
    found
}

/// What our schemas are made of. JSON Schema itself allows every word, and one that is misspelled asks for nothing.
fn schema_of_our_schemas() -> Value {
    json!({
        "type": "object",
        "properties": {
            "$ref": true, "type": true, "description": true, "required": true, "enum": true, "minimum": true, "maximum": true,
            "items": {"$ref": "#"},
            "oneOf": {"items": {"$ref": "#"}},
            "properties": {"additionalProperties": {"$ref": "#"}},
            "additionalProperties": {"anyOf": [{"type": "boolean"}, {"$ref": "#"}]},
        },
        "additionalProperties": false,
        "anyOf": [
            {"required": ["$ref"]},
            {"required": ["oneOf"]},
            {"required": ["type"], "properties": {"type": {"not": {"enum": ["array", "object"]}}}},
            {"required": ["type", "items"]},
            {"required": ["type", "properties"]},
            {"required": ["type", "additionalProperties"]},
        ],
    })
}

#[test]
fn every_schema_is_one_and_asks_for_something() {
    let document = document::read();
    let every = every_schema(&document);
    assert!(every.len() > 100, "{every:?}");
    let ours = jsonschema::draft202012::new(&schema_of_our_schemas()).unwrap();
    for (place, schema) in every {
        let valid = jsonschema::draft202012::meta::validate(schema).and(ours.validate(schema));
        assert!(valid.is_ok(), "{place}: {}", valid.unwrap_err());
    }
}

#[test]
fn what_is_no_schema_of_ours_is_found() {
    let ours = jsonschema::draft202012::new(&schema_of_our_schemas()).unwrap();
    for schema in [
        json!({}),
        json!({"type": "string", "maxLenght": 7}),
        json!({"type": "array"}),
        json!({"type": "object"}),
        json!({"type": "object", "properties": {"name": {"typ": "string"}}}),
    ] {
        assert!(jsonschema::draft202012::meta::is_valid(&schema), "{schema}");
        assert!(!ours.is_valid(&schema), "{schema}");
    }
    for schema in [json!({"type": "text"}), json!({"type": "integer", "minimum": "0"})] {
        assert!(!jsonschema::draft202012::meta::is_valid(&schema), "{schema}");
    }
}

/// A checker that finds everything good would be worth nothing.
#[test]
fn what_is_wrong_is_found() {
    for (name, value, part) in [
        ("Me", json!({"id": "x"}), "\"name\" is a required property"),
        ("Me", json!({"id": "x", "name": "y", "age": 7}), "'age' was unexpected"),
        ("Me", json!({"id": 7, "name": "y"}), "is not of type"),
        ("Seat", json!(6), "greater than the maximum of 5"),
        ("Game", json!("poker"), "is not one of"),
        ("Do", json!("jump"), "is not valid under any of the schemas"),
        ("Do", json!({"sit": "here"}), "is not valid under any of the schemas"),
        ("Nothing", json!({}), "Nothing"),
    ] {
        let error = schemas().check(&named(name), &value).unwrap_err();
        assert!(error.contains(part), "{name} {value}: {error}");
    }
}

/// Every value that one change makes of this one.
pub(crate) fn changed(value: &Value, change: &impl Fn(&Value) -> Vec<Value>) -> Vec<Value> {
    let mut all = change(value);
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                all.extend(changed(inner, change).into_iter().map(|inner| {
                    let mut whole = value.clone();
                    whole[name] = inner;
                    whole
                }));
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                all.extend(changed(inner, change).into_iter().map(|inner| {
                    let mut whole = value.clone();
                    whole[index] = inner;
                    whole
                }));
            }
        }
        _ => {}
    }
    all
}

#[test]
fn a_wrong_type_or_an_unknown_field_is_found_wherever_it_stands() {
    let wrong = |value: &Value| match value {
        Value::Object(object) => {
            let mut more = object.clone();
            more.insert("unheard_of".to_owned(), json!("of"));
            vec![Value::Object(more), json!(1.5)]
        }
        _ => vec![json!(1.5)],
    };
    let schemas = schemas();
    let mut count = 0;
    for (name, text) in files::golden() {
        let value: Value = serde_json::from_str(&text).unwrap();
        let validator = schemas.validator(&named(schema_of(&name))).unwrap();
        for value in changed(&value, &wrong) {
            assert!(!validator.is_valid(&value), "{name}.json: {value}");
            count += 1;
        }
    }
    assert!(count > 1000, "only {count} values were tried");
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
    let document = document::read();
    assert_eq!(document["openapi"], "3.1.0");
    walk(&document, &document);
}
