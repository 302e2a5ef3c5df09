//! What guards every request: rate limits, where it comes from, and headers that keep browsers strict.

use std::net::SocketAddr;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{Address, ApiError, Shared};

/// What pages may load: only what comes from here.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The most bytes of a request's head.
pub(crate) const MAX_HEAD: usize = 32 * 1024;

/// Guards a request.
pub(super) async fn guard(
    State(state): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    // A worker has no page that says what it may do.
    let becomes_worker = request.uri().path().contains("worker");
    let mut response = match check(&state, peer, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    state.hub.metrics().requests.inc();
    add_headers(response.headers_mut(), state.config.is_encrypted(), becomes_worker);
    response
}

fn check(state: &Shared, peer: SocketAddr, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    check_head(request)?;
    check_host(request)?;
    let address = Address::of(headers, peer, state.config.trust_proxy);
    // Whoever watches over the server must not be turned away because of others.
    let watches = matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics");
    let limit = if watches { &state.health_checks } else { &state.requests };
    limit.take(address, Instant::now()).map_err(|wait| {
        state.hub.metrics().rate_limited.inc();
        ApiError::too_often(wait)
    })?;
    if let Some(ban) = state.admin.address_ban(address) {
        let operates = request.uri().path().starts_with("/api/v1/admin/");
        if !watches && !operates {
            return Err(ApiError::banned(ban.until));
        }
    }
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = headers.contains_key(header::UPGRADE);
    if (!safe || upgrade) && !same_origin(headers, state.config.public_url.as_deref()) {
        return Err(ApiError::new(
            StatusCode::FORBIDDEN,
            "wrong_origin",
            "pages of other sites can't do this",
        ));
    }
    Ok(())
}

/// Whether the head is as long as it may be. What is far too long does not get here.
fn check_head(request: &Request) -> Result<(), ApiError> {
    let line = request.method().as_str().len() + request.uri().to_string().len();
    let headers = request.headers().iter();
    // Beside names and values there are the version, spaces, colons and the ends of lines.
    let size = line
        + 14
        + headers.map(|(name, value)| name.as_str().len() + value.len() + 4).sum::<usize>();
    if size <= MAX_HEAD {
        Ok(())
    } else {
        let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
        let message = format!("the head of a request has at most {MAX_HEAD} bytes");
        Err(ApiError::new(status, "too_long", message))
    }
}

/// Whether the request says for which host it is, once, as HTTP/1.1 demands.
fn check_host(request: &Request) -> Result<(), ApiError> {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    let least = usize::from(request.version() == Version::HTTP_11);
    if (least..=1).contains(&hosts) {
        Ok(())
    } else {
        Err(ApiError::bad_request("a request of HTTP/1.1 has one Host header"))
    }
}

/// Whether the page that asks is one of ours. A browser always says where a page is from; programs
/// say nothing, and have no cookie that someone could misuse.
fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public_url) = public_url {
        return origin.eq_ignore_ascii_case(public_url.trim_end_matches('/'));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    match (origin_host, host) {
        (Some(origin), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// Adds what keeps browsers strict, as far as it means anything for what is answered: whoever opens a table for the first
/// time waits for these bytes, too.
fn add_headers(headers: &mut HeaderMap, encrypted: bool, becomes_worker: bool) {
    let content_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let is = |types: &[&str]| {
        content_type.is_some_and(|content| types.iter().any(|name| content.starts_with(name)))
    };
    let is_document = is(&["text/html"]);
    let is_script = is(&["text/javascript"]) && !becomes_worker;
    let is_part = is(&["text/css", "application/wasm"]) || is_script;
    let mut add = |name: HeaderName, value| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    add(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    // No browser shows these as a page, and what they may do is said by the page that they are a part of.
    if !is_part {
        add(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY);
        add(header::REFERRER_POLICY, "no-referrer");
        add(header::X_FRAME_OPTIONS, "DENY");
    }
    // Only documents open windows and ask for permissions.
    if is_document {
        add(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
        add(
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        );
    }
    if encrypted {
        add(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    headers.entry(header::CACHE_CONTROL).or_insert_with(|| HeaderValue::from_static("no-store"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&'static str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("cards.example:7373"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        headers
    }

    #[test]
    fn pages_of_other_origins_are_recognised() {
        let cases = [
            (None, None, true),
            (Some("http://cards.example:7373"), None, true),
            (Some("https://cards.example:7373"), None, true),
            (Some("http://cards.example"), None, false),
            (Some("http://evil.example"), None, false),
            (Some("null"), None, false),
            (Some("https://cards.example"), Some("https://cards.example/"), true),
            (Some("http://cards.example"), Some("https://cards.example"), false),
            (Some("http://cards.example:7373"), Some("https://cards.example"), false),
        ];
        for (origin, public_url, same) in cases {
            assert_eq!(
                same_origin(&headers(origin), public_url),
                same,
                "{origin:?} {public_url:?}"
            );
        }
    }
}
