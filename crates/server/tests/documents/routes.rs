//! Every address of the server is in the OpenAPI document, and nothing else is.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode};
use stapel_server::config::{Config, Limits};
use stapel_server::http::{ServerState, router};
use stapel_server::identity::Signer;
use tower::ServiceExt;

use crate::model::ModelStore;
use crate::{document, files, scene};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The addresses and methods that the document has.
fn documented() -> BTreeSet<(String, String)> {
    let operations = document::operations(&document::read());
    operations.into_iter().map(|operation| (operation.path, operation.method)).collect()
}

/// The addresses and methods that the router is made of.
fn routed() -> BTreeSet<(String, String)> {
    let source = files::sources("server/src/http/mod.rs");
    let (api, rest) = source.split_once(".nest(\"/api/v1\", api)").unwrap();
    let mut routes = BTreeSet::new();
    for (prefix, part) in [("/api/v1", api), ("", rest)] {
        for route in part.split(".route(\"").skip(1) {
            let (path, handlers) = route.split_once('"').unwrap();
            let handlers = handlers.split("\n        .").next().unwrap();
            for method in METHODS {
                let called = |before: &str| handlers.contains(&format!("{before}{method}("));
                if called(" ") || called(".") {
                    routes.insert((format!("{prefix}{path}"), method.to_owned()));
                }
            }
        }
    }
    routes
}

#[test]
fn the_document_lists_the_routes_of_the_router() {
    let routed = routed();
    assert!(routed.len() > 15, "{routed:?}");
    assert_eq!(documented(), routed);
}

/// What the router answers, as a status and a code.
async fn ask(method: &str, path: &str) -> (StatusCode, String) {
    let hub = scene::hub(Arc::new(ModelStore::new()), &Limits::default(), true);
    let (_stop, stopping) = tokio::sync::watch::channel(false);
    let state = ServerState::new(hub, Signer::new([7; 32], false), Config::default(), stopping);
    let request = Request::builder()
        .method(Method::from_bytes(method.to_uppercase().as_bytes()).unwrap())
        .uri(path)
        .header("host", "cards.example")
        .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))))
        .body(Body::empty())
        .unwrap();
    let response = router(state).oneshot(request).await.unwrap();
    let status = response.status();
    let body = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, String::from_utf8_lossy(&body).into_owned())
}

#[tokio::test]
async fn the_running_router_knows_what_is_documented_and_nothing_beside_it() {
    let documented = documented();
    let paths: BTreeSet<&String> = documented.iter().map(|(path, _)| path).collect();
    for path in paths {
        let real = path
            .replace("{table}", "5fn4qzc72en7z090nxk1g4z7gt")
            .replace("{record}", "5fn4qzc72en7z090nxk1g4z7gt")
            .replace("{device}", "5fn4qzc72en7z090nxk1g4z7gt")
            .replace("{stream}", "c0ffee")
            .replace("{name}", "records.txt");
        for method in METHODS {
            let (status, body) = ask(method, &real).await;
            let is_documented = documented.contains(&(path.clone(), method.to_owned()));
            let is_refused = status == StatusCode::METHOD_NOT_ALLOWED
                || body.contains("there is nothing at this address");
            assert_eq!(is_refused, !is_documented, "{method} {real}: {status} {body}");
            assert!(!is_refused || body.contains("\"code\":"), "{method} {real}: {body}");
        }
    }
    for path in ["/api/v1", "/api/v1/nowhere", "/api/v2/tables", "/t", "/openapi.json"] {
        let (status, body) = ask("get", path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}: {body}");
        assert!(body.contains("\"not_found\""), "{path}: {body}");
    }
}
