//! The OpenAPI document, as the tests read it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use stapel_server::http::OPENAPI;

/// Something that can be asked of the server.
pub(crate) struct Operation {
    pub(crate) id: String,
    pub(crate) method: String,
    pub(crate) path: String,
    /// The names of the parameters in the query.
    pub(crate) query: BTreeSet<String>,
    /// The name of the schema of the body.
    pub(crate) body: Option<String>,
    /// What can come back, by status.
    pub(crate) responses: BTreeMap<u16, Value>,
}

impl Operation {
    /// Whether it opens a WebSocket.
    pub(crate) fn is_handshake(&self) -> bool {
        self.responses.contains_key(&101)
    }
}

/// The whole document.
pub(crate) fn read() -> Value {
    serde_json::from_str(OPENAPI).unwrap()
}

/// The schema of this name.
pub(crate) fn named(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// What a value says, here or where it refers to.
fn resolve<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    match value.get("$ref").and_then(Value::as_str) {
        Some(target) => document.pointer(target.strip_prefix('#').unwrap()).unwrap(),
        None => value,
    }
}

/// All operations. The parameters in their paths are those that are described.
pub(crate) fn operations(document: &Value) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = |place: &str| -> BTreeSet<String> {
                let all = operation["parameters"].as_array().into_iter().flatten();
                let there = all.filter(|parameter| parameter["in"] == *place);
                there.map(|parameter| parameter["name"].as_str().unwrap().to_owned()).collect()
            };
            let in_path = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            assert_eq!(parameters("path"), in_path.map(str::to_owned).collect(), "{path}");
            let body = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
            let responses = operation["responses"].as_object().unwrap().iter();
            operations.push(Operation {
                id: operation["operationId"].as_str().unwrap().to_owned(),
                method: method.clone(),
                path: path.clone(),
                query: parameters("query"),
                body: body.as_str().and_then(|name| name.rsplit('/').next()).map(str::to_owned),
                responses: responses
                    .map(|(status, response)| {
                        (status.parse().unwrap(), resolve(document, response).clone())
                    })
                    .collect(),
            });
        }
    }
    operations
}
