//! The server that the pages come from.

use std::net::SocketAddr;

use tempfile::TempDir;

use super::process::{ANY_PORT, Process};

/// A server with a data directory of its own. It ends with the test.
pub(crate) struct Server {
    process: Option<Process>,
    address: SocketAddr,
    data: TempDir,
}

impl Server {
    /// Starts a server.
    pub(crate) fn start() -> Server {
        let data = tempfile::tempdir().unwrap();
        let process = Process::start(data.path(), ANY_PORT);
        let address = process.address;
        Server { process: Some(process), address, data }
    }

    /// Ends the server from one moment to the next.
    pub(crate) fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it again where it was, with what it kept.
    pub(crate) fn start_again(&mut self) {
        self.process = Some(Process::start(self.data.path(), &self.address.to_string()));
    }

    /// Lets an operator do something, and gives what is told about it.
    pub(crate) fn admin(&self, arguments: &[&str]) -> String {
        let data = self.data.path().to_str().unwrap();
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_stapel"))
            .args(["admin", "--language", "en", "--data", data])
            .args(arguments)
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What browsers open.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}
