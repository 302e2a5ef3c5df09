//! Plain requests to a server.

use std::time::Duration;

use stapel_protocol::table::rest::{self, ErrorBody, ErrorJson};
use ureq::Agent;
use ureq::http::{Request, Response, header};
use ureq::tls::{Certificate, RootCerts, TlsConfig};

use super::tls::{TlsProblem, authorities, provider};

/// How long a request may take. A network that swallows everything must not keep anyone waiting for ever.
const TIMEOUT: Duration = Duration::from_secs(15);

/// The name of the cookie that shows a server who one is.
pub(super) const COOKIE: &str = "stapel_guest";

/// Why a request came to nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The reason is in English, for those who look for it.
    #[error("it can't be reached: {0}")]
    Unreachable(String),
    /// Nothing can be said to it in confidence.
    #[error(transparent)]
    Tls(TlsProblem),
    #[error("it refuses: {}", error.message)]
    Refused { status: u16, error: ErrorBody },
    #[error("its answer makes no sense; is it a Stapel server?")]
    NotUnderstood,
}

/// An answer: what it says, and the cookie that it set.
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) cookie: Option<String>,
}

/// Asks a server for something, as whoever has the cookie.
pub(super) fn ask(
    method: &str,
    url: &str,
    cookie: Option<&str>,
    body: Option<String>,
) -> Result<Answer, Failure> {
    let mut request = Request::builder().method(method).uri(url);
    if let Some(cookie) = cookie {
        request = request.header(header::COOKIE, format!("{COOKIE}={cookie}"));
    }
    let answered = match body {
        Some(body) => {
            let request = request.header(header::CONTENT_TYPE, "application/json").body(body);
            request.map_err(ureq::Error::from).and_then(|request| agent(url).run(request))
        }
        None => {
            let request = request.body(());
            request.map_err(ureq::Error::from).and_then(|request| agent(url).run(request))
        }
    };
    read(answered.map_err(|error| match TlsProblem::of(&error) {
        Some(problem) => Failure::Tls(problem),
        None => Failure::Unreachable(error.to_string()),
    })?)
}

/// Asks a server for something, with these headers, for those who read the answer themselves: its status and its text.
///
/// # Errors
/// Why it can't be reached, in English.
pub fn request(
    method: &str,
    url: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> Result<(u16, String), String> {
    let mut request = Request::builder().method(method).uri(url);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answered = match body {
        Some(body) => {
            let request = request.header(header::CONTENT_TYPE, "application/json");
            let request = request.body(body.to_owned());
            request.map_err(ureq::Error::from).and_then(|request| agent(url).run(request))
        }
        None => {
            let request = request.body(());
            request.map_err(ureq::Error::from).and_then(|request| agent(url).run(request))
        }
    };
    let mut answer = answered.map_err(|error| error.to_string())?;
    let text = answer.body_mut().read_to_string().map_err(|error| error.to_string())?;
    Ok((answer.status().as_u16(), text))
}

fn agent(url: &str) -> Agent {
    // Where nothing is encrypted, nobody needs to be trusted.
    let trusted = if url.starts_with("https:") { authorities() } else { &[] };
    let trusted: Vec<_> = trusted.iter().map(|it| Certificate::from_der(it).to_owned()).collect();
    let tls = TlsConfig::builder()
        .root_certs(RootCerts::new_with_certs(&trusted))
        .unversioned_rustls_crypto_provider(provider());
    // The socket knows of no proxy, so nothing else may use one.
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(TIMEOUT))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .proxy(None)
        .tls_config(tls.build())
        .user_agent(concat!("stapel/", env!("CARGO_PKG_VERSION")));
    config.build().new_agent()
}

fn read(mut answer: Response<ureq::Body>) -> Result<Answer, Failure> {
    let status = answer.status().as_u16();
    let cookies = answer.headers().get_all(header::SET_COOKIE).into_iter();
    let cookie = cookies.filter_map(|header| header.to_str().ok()).find_map(cookie_in);
    let text = answer.body_mut().read_to_string();
    let text = text.map_err(|error| Failure::Unreachable(error.to_string()))?;
    match status {
        200..=299 => Ok(Answer { text, cookie }),
        // Someone in between answers for a server that doesn't.
        502 | 504 => Err(Failure::Unreachable(format!("status {status}"))),
        status => Err(refused(status, &text)),
    }
}

/// A refusal, as the server explains it.
pub(super) fn refused(status: u16, body: &str) -> Failure {
    match rest::read::<ErrorJson>(body) {
        Ok(ErrorJson { error }) => Failure::Refused { status, error },
        Err(_) => Failure::NotUnderstood,
    }
}

fn cookie_in(header: &str) -> Option<String> {
    let (name, value) = header.split(';').next()?.split_once('=')?;
    (name.trim() == COOKIE).then(|| value.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_cookie_is_taken_and_no_other() {
        let ours = "stapel_guest=abc.def; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
        assert_eq!(cookie_in(ours).as_deref(), Some("abc.def"));
        assert_eq!(cookie_in("session=abc; Path=/"), None);
    }

    #[test]
    fn a_refusal_that_is_none_of_ours_makes_no_sense() {
        assert_eq!(refused(404, "<html>"), Failure::NotUnderstood);
        let ours = refused(404, r#"{"error":{"code":"no_such_table","message":"no"}}"#);
        assert!(matches!(ours, Failure::Refused { status: 404, .. }));
    }
}
