//! As much of HTTP/1.1 as the tests need, by hand, so that they see every byte.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A header of a request.
pub(crate) type Header = (String, String);

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The lines of the head after the first.
    head: String,
    pub(crate) body: String,
}

impl Answer {
    /// An answer whose parts are known.
    pub(crate) fn new(status: u16, head: String, body: String) -> Answer {
        Answer { status, head, body }
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find_map(|(found, value)| found.eq_ignore_ascii_case(name).then(|| value.trim()))
    }

    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// Sends a request on a connection of its own, and reads the whole answer.
pub(crate) async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[Header],
    body: Option<&str>,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let more: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let length = body.map_or(String::new(), |body| {
        format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len())
    });
    let body = body.unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{more}{length}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    parse(&bytes).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
}

/// Reads a whole answer, if it is whole.
pub(crate) fn parse(bytes: &[u8]) -> Option<Answer> {
    let text = String::from_utf8_lossy(bytes);
    let (head, body) = text.split_once("\r\n\r\n")?;
    let (first, head) = head.split_once("\r\n")?;
    let status = first.split(' ').nth(1)?.parse().ok()?;
    let answer = Answer::new(status, head.to_owned(), body.to_owned());
    let length: usize =
        answer.header("content-length").map_or(Some(0), |text| text.parse().ok())?;
    (answer.body.len() >= length).then_some(answer)
}
