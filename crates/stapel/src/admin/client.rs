//! The way to a server: through the socket in its data directory, or over HTTP with a token.

use std::fs;
use std::io;
use std::path::PathBuf;

use stapel_protocol::table::rest::{self, ErrorBody, ErrorJson};
use stapel_server::admin::door::LABEL_HEADER;

use super::Failure;
use super::arguments::Arguments;

/// A server that can be asked.
pub(super) struct Client {
    door: Door,
    label: String,
}

enum Door {
    /// The data directory.
    Socket(PathBuf),
    /// An address, and a token.
    Http(String, String),
}

/// What came back.
pub(super) struct Answer {
    status: u16,
    body: String,
}

impl Client {
    /// The server that the command line names.
    pub(super) fn new(arguments: &Arguments) -> Result<Client, Failure> {
        let door = match &arguments.server {
            None => Door::Socket(arguments.data.clone()),
            Some(server) => {
                let file = arguments.token_file.clone().ok_or(Failure::NoToken)?;
                let token = fs::read_to_string(&file);
                let token = token.map_err(|error| Failure::TokenFile(file, error))?;
                Door::Http(server.clone(), token.trim().to_owned())
            }
        };
        let user = || std::env::var("USER").or_else(|_| std::env::var("LOGNAME"));
        let label = arguments.label.clone().or_else(|| user().ok()).unwrap_or_default();
        // Headers are ASCII, and no secret stands here.
        let label = label.chars().filter(|letter| letter.is_ascii_graphic() || *letter == ' ');
        Ok(Client { door, label: label.collect() })
    }

    /// Asks for something. The answer is JSON.
    pub(super) fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> Result<String, Failure> {
        let path = format!("/api/v1/admin{path}");
        let Answer { status, body } = match &self.door {
            Door::Socket(data) => self.through_socket(data, method, &path, body)?,
            Door::Http(server, token) => {
                let url = format!("{server}{path}");
                let bearer = format!("Bearer {token}");
                let headers = [("authorization", &*bearer), (LABEL_HEADER, &*self.label)];
                let answered = stapel_terminal::request(method, &url, &headers, body);
                let (status, body) =
                    answered.map_err(|why| Failure::Unreachable(server.clone(), why))?;
                Answer { status, body }
            }
        };
        if (200..300).contains(&status) {
            return Ok(body);
        }
        let told = rest::read::<ErrorJson>(&body).map(|ErrorJson { error }| error);
        let ErrorBody { code, message, .. } = told.map_err(|_| Failure::Nonsense)?;
        let is_hidden = code == "not_found" && message.contains("openapi.json");
        Err(if is_hidden { Failure::NoDoor } else { Failure::Refused { code, message } })
    }

    #[cfg(unix)]
    fn through_socket(
        &self,
        data: &std::path::Path,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> Result<Answer, Failure> {
        use std::io::{Read, Write};
        use std::os::unix::net::UnixStream;
        use std::time::Duration;

        let socket = stapel_server::admin::door::socket_path(data);
        let failed = |error| Failure::NoServer(data.to_owned(), error);
        let exchange = || -> io::Result<Vec<u8>> {
            let mut stream = UnixStream::connect(&socket)?;
            stream.set_read_timeout(Some(Duration::from_secs(60)))?;
            let body = body.unwrap_or_default();
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: stapel\r\nConnection: close\r\n{LABEL_HEADER}: {}\r\n\
                 Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                self.label,
                body.len()
            );
            stream.write_all(head.as_bytes())?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer)?;
            Ok(answer)
        };
        let answer = exchange().map_err(failed)?;
        let answer = String::from_utf8(answer).map_err(|_| Failure::Nonsense)?;
        read(&answer).ok_or(Failure::Nonsense)
    }

    #[cfg(not(unix))]
    fn through_socket(
        &self,
        data: &std::path::Path,
        _: &str,
        _: &str,
        _: Option<&str>,
    ) -> Result<Answer, Failure> {
        Err(Failure::NoServer(data.to_owned(), io::ErrorKind::Unsupported.into()))
    }
}

/// An answer of our own server, which says how long it is.
fn read(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().filter_map(|line| line.split_once(':')).find_map(|(name, value)| {
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    let whole = length.is_none_or(|length| body.len() == length);
    whole.then(|| Answer { status, body: body.to_owned() })
}
