//! A real server, and the Python bot beside it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};

use tempfile::TempDir;

/// A server with a data directory of its own. It ends with the test.
pub(crate) struct Server {
    process: Child,
    url: String,
    data: TempDir,
}

impl Server {
    pub(crate) fn start() -> Server {
        // A bot that looks before each of its moves is faster than any person.
        Server::taking(10_000)
    }

    /// A server that takes so many messages a second.
    pub(crate) fn taking(messages: u32) -> Server {
        let data = tempfile::tempdir().unwrap();
        // Port 0 lets the system choose; the server tells which it is.
        let (process, url) = serve(data.path(), "127.0.0.1:0", messages);
        Server { process, url, data }
    }

    /// What a server counts.
    pub(crate) fn count_of(&self, name: &str) -> u64 {
        let address = self.url.strip_prefix("http://").unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let count = answer.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        count.unwrap_or_else(|| panic!("no {name} in {answer}"))
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn data(&self) -> &Path {
        self.data.path()
    }

    /// Ends without a word, and starts again at the same address with what was kept.
    pub(crate) fn crash_and_restart(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        let address = self.url.strip_prefix("http://").unwrap();
        (self.process, self.url) = serve(self.data.path(), address, 10_000);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // If it ended by itself, that is what the test has failed for already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

fn serve(data: &Path, address: &str, messages: u32) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["serve", "--listen", address, "--data", data.to_str().unwrap()])
        .args(["--messages-per-second", &messages.to_string(), "--log", "warn"])
        .env("STAPEL_LANGUAGE", "en")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    // Nobody listens after that, which must not bother it.
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let url = first.trim_end().strip_prefix("Stapel is open at ");
    let url = url.unwrap_or_else(|| panic!("the server said {first:?}")).to_owned();
    (process, url)
}

/// The bot, playing.
pub(crate) struct Bot {
    process: Child,
    output: BufReader<ChildStdout>,
    errors: ChildStderr,
    said: String,
}

impl Bot {
    pub(crate) fn start(arguments: &[&str]) -> Bot {
        let example: PathBuf =
            [env!("CARGO_MANIFEST_DIR"), "..", "..", "examples", "python", "bot.py"]
                .iter()
                .collect();
        let mut process = Command::new(python())
            // Without files of compiled code in the source tree.
            .arg("-B")
            .arg(example)
            .args(arguments)
            // The server is here, whatever proxy leads elsewhere.
            .env("NO_PROXY", "*")
            .env("no_proxy", "*")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let errors = process.stderr.take().unwrap();
        Bot { process, output, errors, said: String::new() }
    }

    /// The link of the table that it opened.
    pub(crate) fn link(&mut self) -> String {
        let start = self.said.len();
        self.output.read_line(&mut self.said).unwrap();
        let line = self.said[start..].trim_end();
        line.strip_prefix("table ").unwrap_or_else(|| panic!("the bot said {line:?}")).to_owned()
    }

    /// What it said until it was done.
    #[track_caller]
    pub(crate) fn finish(self) -> String {
        let (code, said, errors) = self.end();
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{said}");
        said
    }

    /// What it complained about.
    #[track_caller]
    pub(crate) fn fail(self) -> String {
        let (code, said, errors) = self.end();
        assert_eq!(code, Some(1), "{said}{errors}");
        assert!(errors.starts_with("bot.py: "), "{errors}");
        errors
    }

    fn end(mut self) -> (Option<i32>, String, String) {
        self.output.read_to_string(&mut self.said).unwrap();
        let mut errors = String::new();
        self.errors.read_to_string(&mut errors).unwrap();
        (self.process.wait().unwrap().code(), self.said, errors)
    }
}

/// A Python that has what the bot needs: the one that is found first, or that of the system, which has
/// what the system's packages bring.
fn python() -> &'static str {
    let has_websockets = |python: &&str| {
        let import = Command::new(python).args(["-c", "import websockets"]).output();
        import.is_ok_and(|output| output.status.success())
    };
    ["python3", "/usr/bin/python3"].into_iter().find(has_websockets).expect(
        "Python 3 with the package websockets: \
         python3 -m pip install -r examples/python/requirements.txt, or apt-get install python3-websockets",
    )
}
