//! What Chromium can do beyond the WebDriver standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of the DevTools protocol.
#[derive(Debug)]
pub(crate) struct Cdp {
    pub(crate) method: &'static str,
    pub(crate) parameters: Value,
}

impl WebDriverCompatibleCommand for Cdp {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.expect("commands come after the session has begun");
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": self.method, "params": self.parameters });
        (Method::POST, Some(body.to_string()))
    }
}
