//! A browser with one page open.

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::cdp::Cdp;
use super::server::Server;

/// A browser with one page open.
pub(crate) struct Browser {
    pub(super) client: Client,
    /// Where the server is.
    origin: String,
    /// Everything that the browser keeps.
    _profile: TempDir,
}

impl Browser {
    pub(super) fn new(client: Client, server: &Server, profile: TempDir) -> Browser {
        Browser { client, origin: server.url(""), _profile: profile }
    }

    /// Opens a page of the server, as a link does.
    pub(crate) async fn open(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.origin)).await.unwrap();
        self.wait("the page is there", "return document.querySelector('main') !== null").await;
    }

    /// The path of the page that is open.
    pub(crate) async fn path(&self) -> String {
        self.read("return location.pathname").await
    }

    /// What a script answers, which may look at everything on the page.
    pub(crate) async fn read<T: DeserializeOwned>(&self, script: &str) -> T {
        let answer = self.client.execute(script, Vec::new()).await;
        let answer = answer.unwrap_or_else(|error| panic!("{error}\nin {script}"));
        serde_json::from_value(answer).unwrap_or_else(|error| panic!("{error}\nof {script}"))
    }

    /// Waits in the page until a script answers with anything but nothing, and gives that answer.
    pub(crate) async fn wait_for<T: DeserializeOwned>(&self, what: &str, script: &str) -> T {
        let waiting = format!(
            "const done = arguments[0];
            const look = () => {{ {script} }};
            const again = () => {{
                const seen = look();
                if (seen === null || seen === undefined || seen === false) setTimeout(again, 10);
                else done(seen);
            }};
            again();"
        );
        match self.client.execute_async(&waiting, Vec::new()).await {
            Ok(answer) => serde_json::from_value(answer)
                .unwrap_or_else(|error| panic!("{error}, waiting for: {what}")),
            Err(error) => panic!("{what}: that did not happen; {error}\n{}", self.describe().await),
        }
    }

    /// Waits in the page until a script says that it is so.
    pub(crate) async fn wait(&self, what: &str, script: &str) {
        let _is_so: bool = self.wait_for(what, script).await;
    }

    /// Waits until something is on the page.
    pub(crate) async fn wait_for_element(&self, selector: &str) {
        let script = format!("return document.querySelector({}) !== null", json!(selector));
        self.wait(selector, &script).await;
    }

    /// Whether something is on the page.
    pub(crate) async fn has(&self, selector: &str) -> bool {
        self.read(&format!("return document.querySelector({}) !== null", json!(selector))).await
    }

    /// The text of something, as it is shown.
    pub(crate) async fn text(&self, selector: &str) -> String {
        self.element(selector).await.text().await.unwrap()
    }

    /// Something on the page, as soon as it is there.
    pub(crate) async fn element(&self, selector: &str) -> Element {
        self.wait_for_element(selector).await;
        let found = self.client.find(Locator::Css(selector)).await;
        found.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Clicks something with the mouse. It must be where the mouse can reach it.
    pub(crate) async fn click(&self, selector: &str) {
        let clicked: Result<(), CmdError> = self.element(selector).await.click().await;
        clicked.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// A command of the DevTools protocol.
    pub(crate) async fn cdp(&self, method: &'static str, parameters: Value) -> Value {
        let answered = self.client.issue_cmd(Cdp { method, parameters }).await;
        answered.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// What there is to see, for whoever has to find out what went wrong.
    async fn describe(&self) -> String {
        let script = "return location.href + '\\n' + document.body.innerText";
        let seen = self.client.execute(script, Vec::new()).await;
        seen.map_or_else(|error| error.to_string(), |seen| seen.as_str().unwrap_or("").to_owned())
    }
}
