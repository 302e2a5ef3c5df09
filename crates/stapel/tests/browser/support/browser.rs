//! A browser with one page open.

use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::timeout;

use super::cdp::Cdp;
use super::patience::{PATIENCE, until};

/// How often a script in the page looks, every ten milliseconds, before it answers that there is nothing yet. It does
/// not look for long, because its answer is lost if the page is left meanwhile.
const LOOKS: u32 = 100;

/// How long a page that went wrong may take to show what it shows.
const LAST_LOOK: Duration = Duration::from_secs(20);

/// A browser with one page open.
pub(crate) struct Browser {
    pub(super) client: Client,
    /// Where the server is.
    origin: String,
    /// Everything that the browser keeps.
    _profile: TempDir,
}

impl Browser {
    pub(super) fn new(client: Client, origin: &str, profile: TempDir) -> Browser {
        Browser { client, origin: origin.to_owned(), _profile: profile }
    }

    /// Opens a page of the server, as a link does, and waits until what it loads above the rest has its place: before that,
    /// something else may come to lie where one is about to click.
    pub(crate) async fn open(&self, path: &str) {
        self.visit(path).await;
        let is_there = "return document.querySelector('main') !== null
            && document.querySelector('main [aria-busy=true]') === null";
        self.wait("the page is there", is_there).await;
    }

    /// Loads the page again, as people do.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// Opens something of the server that need not be a page.
    pub(crate) async fn visit(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.origin)).await.unwrap();
    }

    /// The path of the page that is open.
    pub(crate) async fn path(&self) -> String {
        self.read("return location.pathname").await
    }

    /// The path of the page that is open, and what its address ends in.
    pub(crate) async fn path_and_fragment(&self) -> String {
        self.read("return location.pathname + location.hash").await
    }

    /// What a script answers, which may look at everything on the page.
    pub(crate) async fn read<T: DeserializeOwned>(&self, script: &str) -> T {
        let answer = self.client.execute(script, Vec::new()).await;
        let answer = answer.unwrap_or_else(|error| panic!("{error}\nin {script}"));
        serde_json::from_value(answer).unwrap_or_else(|error| panic!("{error}\nof {script}"))
    }

    /// What a script hands to its last argument, once it does.
    pub(crate) async fn run<T: DeserializeOwned>(&self, script: &str) -> T {
        let answer = self.client.execute_async(script, Vec::new()).await;
        let answer = answer.unwrap_or_else(|error| panic!("{error}\nin {script}"));
        serde_json::from_value(answer).unwrap_or_else(|error| panic!("{error}\nof {script}"))
    }

    /// Waits in the page until a script answers with anything but nothing, and gives that answer.
    pub(crate) async fn wait_for<T: DeserializeOwned>(&self, what: &str, script: &str) -> T {
        let waiting = format!(
            "const done = arguments[0];
            const look = () => {{ {script} }};
            let looks = 0;
            const again = () => {{
                const seen = look();
                const nothing = seen === null || seen === undefined || seen === false;
                if (!nothing || looks++ === {LOOKS}) done(nothing ? null : seen);
                else setTimeout(again, 10);
            }};
            again();"
        );
        let mut trouble = String::new();
        let answer = until(async || {
            match self.client.execute_async(&waiting, Vec::new()).await {
                Ok(answer) => (!answer.is_null()).then_some(answer),
                // Nobody answers while another page is loaded. Then it is waited for there.
                Err(error) => {
                    trouble = error.to_string();
                    None
                }
            }
        });
        let Some(answer) = answer.await else { self.give_up(what, &trouble).await };
        serde_json::from_value(answer)
            .unwrap_or_else(|error| panic!("{error}, waiting for: {what}"))
    }

    /// Tries something until it succeeds. What is tried may change the page.
    pub(crate) async fn try_until<T>(
        &self,
        what: &str,
        attempt: impl AsyncFnMut() -> Option<T>,
    ) -> T {
        let Some(result) = until(attempt).await else { self.give_up(what, "").await };
        result
    }

    /// Ends the test: something never came.
    async fn give_up(&self, what: &str, trouble: &str) -> ! {
        let seen = timeout(LAST_LOOK, self.describe()).await;
        let seen = seen.unwrap_or_else(|_| String::from("nothing, it does not answer"));
        panic!("waited {} s for: {what}\n{trouble}\nthe page shows: {seen}", PATIENCE.as_secs());
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

    /// Waits until everything that pages are made of is kept in this browser, a moment after the first one is there: from
    /// then on they open without a network, and the worker that keeps them hears what is said to it.
    pub(crate) async fn wait_until_kept(&self) {
        let is_kept =
            "window.asked ??= navigator.serviceWorker.ready.then(({ active }) => { window.keeper = active; });
            return window.keeper?.state === 'activated'";
        self.wait("everything is kept", is_kept).await;
    }

    /// Shows the page that is open in another theme.
    pub(crate) async fn change_theme(&self, theme: &str) {
        let change = format!("document.documentElement.dataset.theme = '{theme}'; return true");
        let _changed: bool = self.read(&change).await;
    }

    /// Shows every page that is opened from now on in this theme, and lets nothing move there.
    pub(crate) async fn keep_theme(&self, theme: &str) {
        let keep = format!(
            "localStorage.setItem('stapel.theme', '{theme}');
            localStorage.setItem('stapel.motion', 'still');
            return true"
        );
        let _kept: bool = self.read(&keep).await;
    }

    /// Whether something is on the page.
    pub(crate) async fn has(&self, selector: &str) -> bool {
        self.read(&format!("return document.querySelector({}) !== null", json!(selector))).await
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

    /// A picture of the page as a PNG. The faint noise in which browsers draw what fades from one colour to another
    /// is left out of it: nobody sees it, and it would be most of the file.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        let taken = self.cdp("Page.captureScreenshot", json!({ "format": "png" })).await;
        let script = format!(
            "const done = arguments[0];
            const smooth = async (bytes) => {{
                const picture = await createImageBitmap(new Blob([bytes], {{ type: 'image/png' }}));
                const canvas = new OffscreenCanvas(picture.width, picture.height);
                const context = canvas.getContext('2d', {{ alpha: false }});
                context.drawImage(picture, 0, 0);
                const image = context.getImageData(0, 0, canvas.width, canvas.height);
                image.data.forEach((value, at) => {{ image.data[at] = Math.round(value / 5) * 5; }});
                context.putImageData(image, 0, 0);
                const written = await canvas.convertToBlob({{ type: 'image/png' }});
                return [...new Uint8Array(await written.arrayBuffer())];
            }};
            smooth(Uint8Array.from(atob({}), (letter) => letter.charCodeAt(0))).then(done);",
            taken["data"]
        );
        self.run(&script).await
    }

    /// What there is to see, for whoever has to find out what went wrong.
    async fn describe(&self) -> String {
        let script = "return location.href + '\\n' + document.body.innerText";
        let seen = self.client.execute(script, Vec::new()).await;
        seen.map_or_else(|error| error.to_string(), |seen| seen.as_str().unwrap_or("").to_owned())
    }
}
