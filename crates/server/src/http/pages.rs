//! Pages for people: the files of the browser client, compressed before they came here.

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{Shared, no_such_address, no_such_method};
use crate::config::PageFile;

/// The file that shows every page: the program in it looks at the address.
const INDEX: &str = "/index.html";

/// What the addresses of pages begin with. The program in the browser knows the same ones.
const PAGES: [&str; 8] =
    ["/t/", "/local/", "/r/", "/learn", "/rules/", "/settings", "/me", "/tables"];

/// What an address is that no other route is for, in one of three words.
pub(super) fn kind(path: &str, files: &[PageFile]) -> &'static str {
    if files.iter().any(|file| file.path == path && path != INDEX) {
        "file"
    } else if path == "/" || path == INDEX || PAGES.iter().any(|page| path.starts_with(page)) {
        "page"
    } else {
        "other"
    }
}

/// Answers what no other address is for: with a file, with the page that is there, or with the page
/// that says that nothing is.
pub(super) async fn find(State(state): State<Shared>, request: Request) -> Response {
    let path = request.uri().path();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let file = |path: &str| state.config.pages.iter().find(|file| file.path == path);
    let known = path == "/" || PAGES.iter().any(|page| path.starts_with(page));
    if !reads && (known || file(path).is_some()) {
        return no_such_method().await.into_response();
    }
    let (Some(index), true) = (file(INDEX), reads) else {
        return no_such_address().await.into_response();
    };
    if let Some(file) = file(path) {
        return answer(file, request.headers(), StatusCode::OK);
    }
    let wants_page = request
        .headers()
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    match (known, wants_page) {
        (true, _) => answer(index, request.headers(), StatusCode::OK),
        (false, true) => answer(index, request.headers(), StatusCode::NOT_FOUND),
        (false, false) => no_such_address().await.into_response(),
    }
}

fn answer(file: &PageFile, request: &HeaderMap, status: StatusCode) -> Response {
    let tag = format!("\"{}\"", file.hash);
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = |name: &str| accepted.is_some_and(|accepted| accepts_encoding(accepted, name));
    let (content, encoding) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if accepts("br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts("gzip") => (gzip, Some("gzip")),
        _ => (file.plain, None),
    };
    let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let unchanged = status == StatusCode::OK && known.is_some_and(|known| known.contains(&tag));
    let (status, body) = if unchanged {
        (StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        (status, Body::from(Bytes::from_static(content)))
    };
    let caching = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = (status, body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding.filter(|_| !unchanged) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Whether a list such as `gzip, br;q=0.5` names an encoding and doesn't rule it out.
fn accepts_encoding(accepted: &str, name: &str) -> bool {
    accepted.split(',').any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let named = parts.next().is_some_and(|encoding| encoding.eq_ignore_ascii_case(name));
        let refused = parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"));
        named && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_accepted_when_named_and_not_ruled_out() {
        let cases = [
            ("br", true),
            ("gzip, deflate, br", true),
            ("gzip;q=1.0, BR;q=0.5", true),
            ("gzip", false),
            ("br;q=0", false),
            ("brr", false),
            ("", false),
        ];
        for (accepted, accepts) in cases {
            assert_eq!(accepts_encoding(accepted, "br"), accepts, "{accepted}");
        }
    }
}
