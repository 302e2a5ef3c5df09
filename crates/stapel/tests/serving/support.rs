//! The program as a process, and plain requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::{Value, json};

/// The program: the one of this version, or where somebody wants to know how another one does, the one that this variable
/// names. `STAPEL_PROGRAM=…/stapel cargo nextest run -p stapel --test serving findings` tells which findings were open in it.
pub(crate) fn program() -> String {
    std::env::var("STAPEL_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_stapel").to_owned())
}

/// Runs the program to its end.
pub(crate) fn stapel(arguments: &[&str]) -> Output {
    Command::new(program()).args(arguments).env("STAPEL_LANGUAGE", "en").output().unwrap()
}

/// A server that ends with the test.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _gone = self.process.kill();
        let _gone = self.process.wait();
    }
}

impl Server {
    /// Without a command, `stapel` hosts tables.
    pub(crate) fn start(data: &Path) -> Server {
        Server::start_by(&mut Command::new(program()), data)
    }

    /// Starts it by another command line.
    pub(crate) fn start_by(command: &mut Command, data: &Path) -> Server {
        let mut process = command
            .env("STAPEL_LISTEN", "127.0.0.1:0")
            .env("STAPEL_DATA", data)
            .env("STAPEL_LOG", "off")
            .env("STAPEL_LANGUAGE", "en")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Stapel is open at http://").unwrap().to_owned();
        Server { process, address }
    }

    /// A plain HTTP request: its status, and its body.
    pub(crate) fn call(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
    }

    /// A request to the API that succeeds, and the JSON that answers it.
    pub(crate) fn json(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let (status, answer) = self.call(method, &format!("/api/v1{path}"), token, body);
        assert!((200..300).contains(&status), "{status} {answer}");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    pub(crate) fn status(&self, path: &str) -> u16 {
        self.call("GET", path, "", &Value::Null).0
    }

    /// The token of a program with this name.
    pub(crate) fn token(&self, name: &str) -> String {
        let made = self.json("POST", "/programs", "", &json!({ "name": name }));
        made["token"].as_str().unwrap().to_owned()
    }

    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Ends it as a service is ended.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.process.wait().unwrap();
    }
}
