//! The schemas of the OpenAPI document, and which of their properties were seen in some value.

use std::collections::BTreeSet;

use jsonschema::Validator;
use serde_json::{Map, Value, json};

/// The schemas, stricter than they are told: see [`Schemas::new`].
pub(crate) struct Schemas {
    components: Value,
    /// Properties that some value had, as pointers into the document.
    seen: BTreeSet<String>,
}

/// An object in a value.
#[derive(Debug)]
pub(crate) struct Seen {
    /// The pointer to it.
    pub(crate) instance: String,
    /// The pointer to the properties that the document lists for it.
    pub(crate) place: String,
}

impl Schemas {
    /// The schemas of a document. An object may have only the properties that its schema lists, whether the schema says
    /// so or not: clients ignore what is new, but we must not forget to document it.
    pub(crate) fn new(document: &Value) -> Schemas {
        let mut schemas = Schemas {
            components: json!({"schemas": document["components"]["schemas"]}),
            seen: BTreeSet::new(),
        };
        for_each_object(&mut schemas.components, &mut |schema| {
            let others = schema.get("additionalProperties").unwrap_or(&Value::Bool(false));
            if is_of_objects(schema) && *others == Value::Bool(false) {
                // It asks for the same as `additionalProperties` here. Only with this one the validator tells which
                // properties it saw.
                schema.remove("additionalProperties");
                schema.insert("unevaluatedProperties".to_owned(), Value::Bool(false));
            }
        });
        schemas
    }

    /// Checks values of a schema of the document.
    pub(crate) fn validator(&self, schema: &Value) -> Result<Validator, String> {
        let mut schema = schema.clone();
        schema["components"] = self.components.clone();
        jsonschema::draft202012::new(&schema).map_err(|error| error.to_string())
    }

    /// The objects in a value, or what is wrong with it.
    pub(crate) fn check(&mut self, schema: &Value, value: &Value) -> Result<Vec<Seen>, String> {
        let validator = self.validator(schema)?;
        let errors: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        if !errors.is_empty() {
            return Err(errors.join("\n"));
        }
        let evaluation = validator.evaluate(value);
        let mut all = Vec::new();
        for entry in evaluation.iter_annotations() {
            let names = entry.annotations.value().as_array().into_iter().flatten();
            let place = entry.schema_location;
            if place.ends_with("/properties") {
                self.seen
                    .extend(names.filter_map(Value::as_str).map(|name| format!("{place}/{name}")));
                let instance = entry.instance_location.as_str().to_owned();
                all.push(Seen { instance, place: place.to_owned() });
            }
        }
        Ok(all)
    }

    /// The properties that no value had.
    pub(crate) fn unseen(&self) -> Vec<String> {
        let mut all = BTreeSet::new();
        collect(&self.components, "/components", &mut all);
        assert!(self.seen.is_subset(&all), "{:?}", self.seen.difference(&all));
        all.difference(&self.seen).cloned().collect()
    }
}

fn is_of_objects(schema: &Map<String, Value>) -> bool {
    let object = Value::from("object");
    match schema.get("type") {
        Some(Value::Array(types)) => types.contains(&object),
        Some(one) => *one == object,
        None => false,
    }
}

fn for_each_object(value: &mut Value, change: &mut impl FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(object) => {
            change(object);
            object.values_mut().for_each(|inner| for_each_object(inner, change));
        }
        Value::Array(items) => items.iter_mut().for_each(|inner| for_each_object(inner, change)),
        _ => {}
    }
}

/// The pointers to all properties below a place.
fn collect(value: &Value, place: &str, all: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                let inner_place = format!("{place}/{name}");
                if place.ends_with("/properties") {
                    all.insert(inner_place.clone());
                }
                collect(inner, &inner_place, all);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                collect(inner, &format!("{place}/{index}"), all);
            }
        }
        _ => {}
    }
}
