//! Pages for people.

use axum::response::Html;

/// What one sees who opens the address of a server.
pub(super) async fn home() -> Html<&'static str> {
    Html(include_str!("home.html"))
}
