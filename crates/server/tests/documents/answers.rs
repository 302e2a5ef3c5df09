//! What the router answers is what the OpenAPI document says: every status of every operation with every type of content
//! and every header comes up here, and no other, and every body fits its schema.

use std::collections::BTreeSet;

use axum::http::{StatusCode, header};
use serde_json::Value;

use crate::document::{self, Operation};
use crate::scene::{Answer, Scene, TWISTS, Twist};
use crate::schema::Schemas;

/// Whether an answer is as the document says; all of it that can be seen at once.
fn check(operation: &Operation, answer: &Answer, schemas: &mut Schemas) {
    let Some(response) = operation.responses.get(&answer.status) else { return };
    let content = answer.content_type();
    if content == "application/json" {
        let schema = &response["content"][content]["schema"];
        let fits = schemas.check(schema, &answer.json());
        assert!(fits.is_ok(), "{} {}: {fits:?}", operation.id, answer.status);
    }
    if answer.status >= 400 {
        let code = answer.json()["error"]["code"].as_str().unwrap().to_owned();
        let told = response["description"].as_str().unwrap();
        assert!(told.contains(&format!("`{code}`")), "{} {code}: {told}", operation.id);
    }
}

/// An operation, a status, and a type of content or a header.
type Part = (String, u16, String);

/// What the document says can come back.
fn documented(operations: &[Operation]) -> BTreeSet<Part> {
    let mut parts = BTreeSet::new();
    for operation in operations {
        for (status, response) in &operation.responses {
            let keys = |name: &str| {
                let object = response.get(name).and_then(Value::as_object).into_iter().flatten();
                object.map(|(key, _)| key.to_lowercase()).collect::<Vec<_>>()
            };
            let mut content = keys("content");
            if content.is_empty() {
                content.push(String::new());
            }
            content.extend(keys("headers"));
            parts.extend(content.into_iter().map(|part| (operation.id.clone(), *status, part)));
        }
    }
    parts
}

#[tokio::test]
async fn the_router_answers_what_is_documented_and_everything_that_is() {
    let document = document::read();
    let operations = document::operations(&document);
    let mut schemas = Schemas::new(&document);
    let mut seen = BTreeSet::new();
    for operation in &operations {
        for twist in TWISTS {
            let scene = Scene::new(operation, twist).await;
            if let Some(body) = scene.body(operation, twist) {
                let name = operation.body.as_ref().unwrap();
                schemas.check(&document::named(name), &body).unwrap();
            }
            let answer = scene.ask(operation, twist).await;
            check(operation, &answer, &mut schemas);
            let mut see = |part: &str| {
                seen.insert((operation.id.clone(), answer.status, part.to_owned()));
            };
            see(answer.content_type());
            for name in [header::SET_COOKIE, header::RETRY_AFTER] {
                if answer.headers.contains_key(&name) {
                    see(name.as_str());
                }
            }
        }
    }
    let documented = documented(&operations);
    let missing: Vec<&Part> = seen.difference(&documented).collect();
    assert!(missing.is_empty(), "the document lacks {missing:#?}");
    let unseen: Vec<&Part> = documented.difference(&seen).collect();
    assert!(unseen.is_empty(), "nothing answers {unseen:#?}");
}

/// A parameter that is not known is refused with the names of those that are.
#[tokio::test]
async fn the_parameters_of_a_query_are_those_that_are_documented() {
    let document = document::read();
    for operation in document::operations(&document) {
        let scene = Scene::new(&operation, Twist::BadQuery).await;
        let answer = scene.ask(&operation, Twist::BadQuery).await;
        let mut known = BTreeSet::new();
        if answer.status == StatusCode::BAD_REQUEST {
            let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
            let names = message.split("expected").nth(1).unwrap_or_default();
            known.extend(names.split('`').skip(1).step_by(2).map(str::to_owned));
        }
        assert_eq!(operation.query, known, "{}", operation.id);
    }
}
