//! `stapel serve` as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// An address with a port that is free.
pub(crate) const ANY_PORT: &str = "127.0.0.1:0";

/// A server in a process. It is killed at the latest when this is dropped.
pub(crate) struct Process {
    child: Child,
    /// It has more to say, and would end if nobody listened.
    _output: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server at an address, and waits until it listens.
    pub(crate) fn start(data: &Path, address: &str) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stapel"));
        command.arg("serve").args(["--listen", address, "--log", "off"]);
        // The push services of tests are on this machine.
        command.args(["--push", "loopback"]);
        for limit in ["messages-per-second", "requests-per-second", "made-per-hour"] {
            command.arg(format!("--{limit}")).arg("1000000");
        }
        command.arg("--data").arg(data).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let address = line.trim_end().rsplit("//").next().unwrap();
        let address = address.parse().unwrap_or_else(|_| panic!("the server said {line:?}"));
        Process { child, _output: output, address }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // SIGKILL: nothing in the process gets to run any more.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
