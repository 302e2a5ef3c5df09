//! Plain requests to the server.

use stapel_protocol::table::rest;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, Headers, RequestInit, Response};

use super::timer::Timer;
use super::window;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The server can't be reached.
    Unreachable,
    /// The server refuses, with a status and a body that says why.
    Refused { status: u16, body: String },
    /// The answer could not be read.
    Malformed,
}

impl Failure {
    /// The code that the server gave for it.
    pub(crate) fn code(&self) -> Option<String> {
        let Failure::Refused { body, .. } = self else { return None };
        rest::read::<rest::ErrorJson>(body).ok().map(|told| told.error.code)
    }
}

/// How long a request may take, in milliseconds. Some networks never answer.
const TIMEOUT: i64 = 15_000;

/// Sends a request, and gives the body of the answer.
async fn ask(method: &str, path: &str, body: Option<&str>) -> Result<String, Failure> {
    let options = RequestInit::new();
    options.set_method(method);
    let timeout = Timer::default();
    if let Ok(control) = AbortController::new() {
        options.set_signal(Some(&control.signal()));
        timeout.set(TIMEOUT, move || control.abort());
    }
    if let Some(body) = body {
        options.set_body(&JsValue::from_str(body));
        let headers = Headers::new().map_err(|_| Failure::Malformed)?;
        headers.set("content-type", "application/json").map_err(|_| Failure::Malformed)?;
        options.set_headers(&headers);
    }
    let asked = JsFuture::from(window().fetch_with_str_and_init(path, &options)).await;
    let response: Response =
        asked.map_err(|_| Failure::Unreachable)?.dyn_into().map_err(|_| Failure::Malformed)?;
    let text = JsFuture::from(response.text().map_err(|_| Failure::Malformed)?).await;
    let text = text.map_err(|_| Failure::Unreachable)?.as_string().unwrap_or_default();
    understand(response.status(), text)
}

/// What an answer with this status and this body means.
fn understand(status: u16, body: String) -> Result<String, Failure> {
    match status {
        200..=299 => Ok(body),
        // Someone in between answers for a server that doesn't.
        502 | 504 => Err(Failure::Unreachable),
        status => Err(Failure::Refused { status, body }),
    }
}

/// Lets the browser load a file into its cache that will be needed soon.
pub(crate) fn prefetch(path: &str) {
    // Whether it worked is seen when the file is needed.
    let _loading = window().fetch_with_str(path);
}

/// Sends a GET request.
pub(crate) async fn get(path: &str) -> Result<String, Failure> {
    ask("GET", path, None).await
}

/// Sends a POST request with a body of JSON.
pub(crate) async fn post(path: &str, body: &str) -> Result<String, Failure> {
    ask("POST", path, Some(body)).await
}

/// Sends a PATCH request with a body of JSON.
pub(crate) async fn patch(path: &str, body: &str) -> Result<String, Failure> {
    ask("PATCH", path, Some(body)).await
}

/// Sends a PUT request with a body of JSON.
pub(crate) async fn put(path: &str, body: &str) -> Result<String, Failure> {
    ask("PUT", path, Some(body)).await
}

/// Sends a DELETE request.
pub(crate) async fn delete(path: &str) -> Result<String, Failure> {
    ask("DELETE", path, None).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_without_a_server_is_no_answer_but_a_server_that_is_busy_is_one() {
        let body = String::from("{}");
        assert_eq!(understand(201, body.clone()), Ok(body.clone()));
        for status in [502, 504] {
            assert_eq!(understand(status, body.clone()), Err(Failure::Unreachable), "{status}");
        }
        // The server itself says that, and why.
        for status in [304, 401, 404, 429, 503] {
            let refused = Err(Failure::Refused { status, body: body.clone() });
            assert_eq!(understand(status, body.clone()), refused, "{status}");
        }
    }
}
