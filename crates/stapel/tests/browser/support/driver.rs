//! Chromium and the program that drives it.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

use fantoccini::ClientBuilder;
use fantoccini::wd::{Capabilities, TimeoutConfiguration};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

use super::browser::Browser;
use super::patience::PATIENCE;
use super::server::Server;

/// How Chromium is started. It has no window, and leaves the network to the test.
const ARGUMENTS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    // It ends with the driver, however that ends.
    "--remote-debugging-pipe",
];

/// How often the driver is started: it takes a port that is free, and ends if somebody else took the same one of the other
/// kind of addresses meanwhile.
const ATTEMPTS: u32 = 5;

/// What the page is looked at with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// A screen on a desk, with a mouse.
    Desktop,
    /// A small phone, with fingers.
    Phone,
}

impl Screen {
    /// Width and height of the page.
    pub(crate) fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1280, 800),
            Screen::Phone => (360, 740),
        }
    }
}

/// The program that drives browsers. They end with it.
pub(crate) struct Driver {
    child: Child,
    /// It would end if nobody listened.
    output: BufReader<ChildStdout>,
    url: String,
}

impl Driver {
    /// Starts it on a port that is free.
    pub(crate) fn start() -> Driver {
        let mut said = String::new();
        for _ in 0..ATTEMPTS {
            match Driver::try_start() {
                Ok(driver) => return driver,
                Err(last) => said = last,
            }
        }
        panic!(
            "chromedriver ended before it was ready, {ATTEMPTS} times; the last one said:\n{said}"
        );
    }

    /// Starts it; if it ends before it is ready, gives what it said.
    fn try_start() -> Result<Driver, String> {
        let started = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = started.unwrap_or_else(|error| {
            panic!("no chromedriver ({error}): install chromium and chromium-driver")
        });
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut driver = Driver { child, output, url: String::new() };
        let mut said = String::new();
        loop {
            let before = said.len();
            if driver.output.read_line(&mut said).unwrap() == 0 {
                return Err(said);
            }
            if let Some((_, port)) = said[before..].split_once("successfully on port ") {
                driver.url = format!("http://127.0.0.1:{}", port.trim().trim_end_matches('.'));
                return Ok(driver);
            }
        }
    }

    /// A browser that was never used, as someone has it who opens a link for the first time.
    pub(crate) async fn browser(&self, server: &Server, screen: Screen) -> Browser {
        self.browser_at(&server.url(), screen).await
    }

    /// The same for a server that is reached at this address.
    pub(crate) async fn browser_at(&self, url: &str, screen: Screen) -> Browser {
        // Not among temporary files: if the browser is slow to end, something is left.
        let profile = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut arguments = ARGUMENTS.map(str::to_owned).to_vec();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        let mut options = json!({ "args": arguments });
        let (width, height) = screen.size();
        if screen == Screen::Phone {
            let metrics =
                json!({ "width": width, "height": height, "pixelRatio": 2, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let mut wanted = Capabilities::new();
        wanted.insert(String::from("goog:chromeOptions"), options);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wanted).connect(&self.url).await.unwrap();
        let patience = TimeoutConfiguration::new(None, Some(PATIENCE), None);
        client.update_timeouts(patience).await.unwrap();
        let browser = Browser::new(client, url, profile);
        if screen == Screen::Desktop {
            // What is around the page takes no part of this.
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            browser.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
        }
        browser
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
