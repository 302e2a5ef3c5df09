//! What we promise in writing is what the server does: the pages in `docs` and the OpenAPI document.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod codes;
mod files;
mod operating_page;
mod protocol_page;
mod routes;
mod schema;
mod schemas;
