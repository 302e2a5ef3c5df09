//! As much of JSON Schema as the OpenAPI document uses.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// Schemas that refer to each other, and what was seen of them.
pub(crate) struct Schemas {
    schemas: Map<String, Value>,
    /// Properties that some value had, by the schema that names them: `Table.version`.
    seen: BTreeSet<String>,
}

/// Keywords that ask for something.
const ASSERTIONS: [&str; 10] = [
    "$ref",
    "type",
    "properties",
    "required",
    "additionalProperties",
    "enum",
    "items",
    "oneOf",
    "minimum",
    "maximum",
];

impl Schemas {
    pub(crate) fn new(schemas: &Value) -> Schemas {
        Schemas { schemas: schemas.as_object().unwrap().clone(), seen: BTreeSet::new() }
    }

    /// What is wrong with a value, if something is.
    pub(crate) fn check(&mut self, name: &str, value: &Value) -> Result<(), String> {
        let schema = self.schemas.get(name).ok_or(format!("there is no schema {name}"))?.clone();
        self.matches(&schema, value, name)
    }

    fn matches(&mut self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            let name = target.strip_prefix("#/components/schemas/").ok_or(target)?.to_owned();
            return self.check(&name, value);
        }
        if let Some(options) = schema.get("oneOf").and_then(Value::as_array) {
            return self.matches_one(options, value, place);
        }
        let types = match &schema["type"] {
            Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
            one => one.as_str().into_iter().collect::<Vec<_>>(),
        };
        if !types.is_empty() && !types.iter().any(|name| is_of_type(value, name)) {
            return Err(format!("{place}: {value} is not of type {types:?}"));
        }
        if let Some(values) = schema.get("enum").and_then(Value::as_array)
            && !value.is_null()
            && !values.contains(value)
        {
            return Err(format!("{place}: {value} is none of {values:?}"));
        }
        if let Some(number) = value.as_i64() {
            let least = schema.get("minimum").and_then(Value::as_i64).unwrap_or(i64::MIN);
            let most = schema.get("maximum").and_then(Value::as_i64).unwrap_or(i64::MAX);
            if !(least..=most).contains(&number) {
                return Err(format!("{place}: {number} is not between {least} and {most}"));
            }
        }
        match value {
            Value::Object(object) => self.matches_object(schema, object, place),
            Value::Array(items) => items
                .iter()
                .try_for_each(|item| self.matches(&schema["items"], item, &format!("{place}[]"))),
            _ => Ok(()),
        }
    }

    /// Exactly one must match. What was seen by those that don't is forgotten.
    fn matches_one(&mut self, options: &[Value], value: &Value, place: &str) -> Result<(), String> {
        let mut errors = Vec::new();
        let before = self.seen.clone();
        let mut seen = None;
        for option in options {
            self.seen.clone_from(&before);
            match self.matches(option, value, place) {
                Ok(()) if seen.is_some() => return Err(format!("{place}: {value} fits twice")),
                Ok(()) => seen = Some(self.seen.clone()),
                Err(error) => errors.push(error),
            }
        }
        self.seen = seen.ok_or(format!("{place}: {value} fits nothing: {errors:#?}"))?;
        Ok(())
    }

    /// What a schema doesn't list must not be there, whether it says so or not: clients may ignore
    /// what is new, but we must not forget to document it.
    fn matches_object(
        &mut self,
        schema: &Value,
        object: &Map<String, Value>,
        place: &str,
    ) -> Result<(), String> {
        let none = Map::new();
        let properties = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        for (name, value) in object {
            let place = format!("{place}.{name}");
            match (properties.get(name), schema.get("additionalProperties")) {
                (Some(property), _) => {
                    self.seen.insert(place.clone());
                    self.matches(property, value, &place)?;
                }
                (None, Some(others @ Value::Object(_))) => self.matches(others, value, &place)?,
                (None, _) => return Err(format!("{place} is not in the schema")),
            }
        }
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if !object.contains_key(name) {
                return Err(format!("{place}.{name} is missing"));
            }
        }
        Ok(())
    }

    /// The properties that no value had.
    pub(crate) fn unseen(&self) -> Vec<String> {
        let mut all = BTreeSet::new();
        for (name, schema) in &self.schemas {
            collect(schema, name, &mut all);
        }
        all.difference(&self.seen).cloned().collect()
    }

    /// Keywords that this checker doesn't know, and so would not check.
    pub(crate) fn unknown_keywords(&self) -> BTreeSet<String> {
        let mut unknown = BTreeSet::new();
        for schema in self.schemas.values() {
            keywords(schema, &mut unknown);
        }
        unknown.retain(|word| !ASSERTIONS.contains(&word.as_str()) && word != "description");
        unknown
    }
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("this checker knows no type {other}"),
    }
}

/// The schemas within a schema, with the places they describe.
fn within<'s>(schema: &'s Value, place: &str) -> Vec<(String, &'s Value)> {
    let mut parts = Vec::new();
    for (name, property) in
        schema.get("properties").and_then(Value::as_object).into_iter().flatten()
    {
        parts.push((format!("{place}.{name}"), property));
    }
    parts.extend(schema.get("items").map(|items| (format!("{place}[]"), items)));
    let others = schema.get("additionalProperties").filter(|others| others.is_object());
    parts.extend(others.map(|others| (place.to_owned(), others)));
    let options = schema.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    parts.extend(options.map(|option| (place.to_owned(), option)));
    parts
}

fn collect(schema: &Value, place: &str, all: &mut BTreeSet<String>) {
    for (part, inner) in within(schema, place) {
        if part != place && !part.ends_with("[]") {
            all.insert(part.clone());
        }
        collect(inner, &part, all);
    }
}

fn keywords(schema: &Value, all: &mut BTreeSet<String>) {
    all.extend(schema.as_object().into_iter().flatten().map(|(word, _)| word.clone()));
    for (_, inner) in within(schema, "") {
        keywords(inner, all);
    }
}
