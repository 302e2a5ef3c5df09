//! Pages for people: the files of the browser client, compressed before they came here, the one document that shows every
//! page, and the pictures beside links to them.

mod document;
mod language;
mod previews;
mod told;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use stapel_preview::Preview;

pub(super) use previews::Previews;

use super::{ApiError, Shared, no_such_address, no_such_method};
use crate::config::PageFile;

/// The file that shows every page: the program in it looks at the address.
const INDEX: &str = "/index.html";

/// What the addresses of pages begin with. The program in the browser knows the same ones.
const PAGES: [&str; 8] =
    ["/t/", "/local/", "/r/", "/learn", "/rules/", "/settings", "/me", "/tables"];

/// What the addresses of pictures begin and end with.
const PICTURES: (&str, &str) = ("/preview/", ".png");

/// How long a picture may be kept: another version of the program may draw it in another way.
const PICTURE_CACHE: &str = "public, max-age=86400";

/// The picture at a path, if there is one.
fn picture(path: &str) -> Option<Preview> {
    let (begins, ends) = PICTURES;
    Preview::parse(path.strip_prefix(begins)?.strip_suffix(ends)?)
}

/// What an address is that no other route is for, in one of three words.
pub(super) fn kind(path: &str, files: &[PageFile]) -> &'static str {
    if files.iter().any(|file| file.path == path && path != INDEX) || picture(path).is_some() {
        "file"
    } else if path == "/" || path == INDEX || PAGES.iter().any(|page| path.starts_with(page)) {
        "page"
    } else {
        "other"
    }
}

/// Answers what no other address is for: with a file, with a picture, with the page that is there, or with the page that
/// says that nothing is.
pub(super) async fn find(State(state): State<Shared>, request: Request) -> Response {
    // Nobody looks at a body, and without it what is left can be looked at from any thread.
    let (Parts { method, uri, headers, .. }, _body) = request.into_parts();
    let path = uri.path();
    let reads = matches!(method, Method::GET | Method::HEAD);
    let file = |path: &str| state.config.pages.iter().find(|file| file.path == path);
    let known = path == "/" || path == INDEX || PAGES.iter().any(|page| path.starts_with(page));
    if !reads && (known || file(path).is_some()) {
        return no_such_method().await.into_response();
    }
    let (Some(index), true) = (file(INDEX), reads) else {
        return no_such_address().await.into_response();
    };
    if let Some(preview) = picture(path) {
        return paint(&state, preview, &headers).await;
    }
    if let Some(file) = file(path).filter(|file| file.path != INDEX) {
        return answer(file, &headers);
    }
    let wants_page = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    match (known, wants_page) {
        (true, _) => page(&state, index, path, &headers, StatusCode::OK).await,
        (false, true) => page(&state, index, path, &headers, StatusCode::NOT_FOUND).await,
        (false, false) => no_such_address().await.into_response(),
    }
}

/// The document of every page, with what is told of this one.
async fn page(
    state: &Shared,
    index: &PageFile,
    path: &str,
    headers: &HeaderMap,
    status: StatusCode,
) -> Response {
    let told = told::told(state, path, language::accepted(headers)).await;
    let address = document::address(&state.config, headers);
    let plain = std::str::from_utf8(index.plain).unwrap_or_default();
    let rendered = document::render(plain, &told, path, &address);
    let content = rendered.map_or_else(|| Bytes::from_static(index.plain), Bytes::from);
    let tag = document::tag(&content);
    let zipped = accepts(headers, "gzip") && !is_known(headers, &tag);
    let content = if zipped { Bytes::from(document::gzip(&content)) } else { content };
    let mut response = unless_known(headers, status, tag, content);
    let sent = response.headers_mut();
    sent.insert(header::CONTENT_TYPE, HeaderValue::from_static(index.content_type));
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    sent.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    sent.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(told.language.tag()));
    if zipped {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// A picture.
async fn paint(state: &Shared, preview: Preview, request: &HeaderMap) -> Response {
    let Some(painted) = state.previews.get(preview).await else {
        return ApiError::unavailable().into_response();
    };
    let tag = painted.tag.to_string();
    let mut response = unless_known(request, StatusCode::OK, tag, painted.png);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(PICTURE_CACHE));
    response
}

/// Whether whoever asks has what has this tag.
fn is_known(request: &HeaderMap, tag: &str) -> bool {
    let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    known.is_some_and(|known| known.contains(tag))
}

/// An answer with this content, or that nothing has changed since whoever asks got it.
fn unless_known(request: &HeaderMap, status: StatusCode, tag: String, content: Bytes) -> Response {
    let unchanged = status == StatusCode::OK && is_known(request, &tag);
    let mut response = match unchanged {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => (status, Body::from(content)).into_response(),
    };
    if let Ok(tag) = HeaderValue::try_from(tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

/// Whether a request takes an answer in this encoding.
fn accepts(request: &HeaderMap, name: &str) -> bool {
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepts_encoding(accepted, name))
}

/// A file as it came here.
fn answer(file: &PageFile, request: &HeaderMap) -> Response {
    let (content, encoding) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if accepts(request, "br") => (brotli, Some("br")),
        (_, Some(gzip)) if accepts(request, "gzip") => (gzip, Some("gzip")),
        _ => (file.plain, None),
    };
    let tag = format!("\"{}\"", file.hash);
    let mut response = unless_known(request, StatusCode::OK, tag, Bytes::from_static(content));
    let unchanged = response.status() == StatusCode::NOT_MODIFIED;
    let caching = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
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
