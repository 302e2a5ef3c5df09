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

    /// The whole address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}
