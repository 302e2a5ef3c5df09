//! What the server logs, for tests that read it.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

/// The text of the log of this thread, on which the server of a test runs too.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Starts to keep what is logged, until the guard is dropped.
    pub(crate) fn start() -> (Log, tracing::subscriber::DefaultGuard) {
        let log = Log::default();
        let writer = log.clone();
        let subscriber =
            tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone());
        (log, tracing::subscriber::set_default(subscriber.finish()))
    }

    /// The errors since the last call.
    pub(crate) fn errors(&self) -> Vec<String> {
        let text = String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap();
        text.lines().filter(|line| line.contains(" ERROR ")).map(str::to_owned).collect()
    }

    /// The lines about requests so far.
    pub(crate) fn requests(&self) -> Vec<String> {
        let is_request = |line: &&str| line.contains(" stapel::request: ");
        self.text().lines().filter(is_request).map(str::to_owned).collect()
    }

    /// Everything since the last call that took it.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// Waits until something is logged.
    pub(crate) async fn wait_for(&self, what: &str) {
        while !self.text().contains(what) {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
}
