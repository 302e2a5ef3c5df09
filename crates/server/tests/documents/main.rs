//! What we promise in writing is what the server does: the pages in `docs` and the OpenAPI document.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod answers;
mod codes;
mod document;
mod files;
mod operating_page;
mod protocol_page;
mod routes;
mod scene;
mod schema;
mod schemas;
mod traced;
mod types;
