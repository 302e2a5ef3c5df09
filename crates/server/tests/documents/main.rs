//! What we promise in writing is what the server does: the pages in `docs` and the OpenAPI document.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod answers;
mod codes;
mod document;
mod files;
// Hundreds of servers are started for a request each: with a disk below them, that would take minutes.
#[path = "../store/model/mod.rs"]
mod model;
mod operating_page;
mod protocol_page;
mod routes;
mod scene;
mod schema;
mod schemas;
mod traced;
mod types;
