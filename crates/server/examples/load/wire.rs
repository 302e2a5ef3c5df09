//! As much of HTTP and of WebSockets as it takes to be a client. A library would read every socket twice for each
//! message, and the client has only one core to keep up with the server.

use std::net::SocketAddr;

use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How much is read at once. Most messages are far smaller.
const CHUNK: usize = 2048;

const TEXT: u8 = 0x81;
const PONG: u8 = 0x8A;

/// A connection for plain requests, one after the other.
pub(crate) struct Http {
    address: SocketAddr,
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Http {
    pub(crate) async fn connect(address: SocketAddr) -> Http {
        let stream = connect(address).await;
        Http { address, stream, buffer: Vec::new() }
    }

    /// Posts JSON, and reads the JSON of the answer.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> T {
        let authorization =
            token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n{authorization}\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.unwrap();
        let head = read_head(&mut self.stream, &mut self.buffer).await;
        let text = String::from_utf8_lossy(&self.buffer[..head]).to_lowercase();
        let length: usize = text
            .lines()
            .find_map(|line| line.strip_prefix("content-length:"))
            .map_or(0, |length| length.trim().parse().unwrap());
        while self.buffer.len() < head + length {
            assert!(self.stream.read_buf(&mut self.buffer).await.unwrap() > 0, "cut off");
        }
        let body = &self.buffer[head..head + length];
        assert!(text.starts_with("http/1.1 2"), "{text}{}", String::from_utf8_lossy(body));
        let answer = serde_json::from_slice(body).unwrap();
        self.buffer.drain(..head + length);
        answer
    }
}

/// A WebSocket at a table.
pub(crate) struct Socket {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// How much of the buffer was given out already.
    used: usize,
}

impl Socket {
    /// Opens a WebSocket; the path has the table and what else is to be said.
    pub(crate) async fn open(address: SocketAddr, path: &str, token: &str) -> Socket {
        let mut stream = connect(address).await;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhcGVsIHN0YXBlbCBzdA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut buffer = Vec::with_capacity(CHUNK);
        let used = read_head(&mut stream, &mut buffer).await;
        let head = String::from_utf8_lossy(&buffer[..used]);
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        Socket { stream, buffer, used }
    }

    /// Waits for bytes. Tells whether there were any, or the other side has ended.
    pub(crate) async fn read(&mut self) -> bool {
        self.buffer.drain(..self.used);
        self.used = 0;
        self.buffer.reserve(CHUNK);
        matches!(self.stream.read_buf(&mut self.buffer).await, Ok(1..))
    }

    /// The next message among the bytes that were read. The client keeps up with pings here.
    pub(crate) fn next(&mut self) -> Option<&str> {
        loop {
            let rest = &self.buffer[self.used..];
            let (&[kind, short], mut at) = (rest.first_chunk::<2>()?, 2);
            let length = match short {
                126 => {
                    at = 4;
                    usize::from(u16::from_be_bytes(*rest[2..].first_chunk()?))
                }
                127 => {
                    at = 10;
                    usize::try_from(u64::from_be_bytes(*rest[2..].first_chunk()?)).unwrap()
                }
                short => usize::from(short),
            };
            if rest.len() < at + length {
                return None;
            }
            let start = self.used + at;
            self.used = start + length;
            match kind {
                TEXT => {
                    return Some(std::str::from_utf8(&self.buffer[start..self.used]).unwrap());
                }
                0x89 => {
                    // A pong that finds no room will be asked for again.
                    let _full = self.stream.try_write(&[PONG, 0x80, 0, 0, 0, 0]);
                }
                _ => {}
            }
        }
    }

    /// Sends a message.
    pub(crate) async fn send(&mut self, text: &str) {
        let length = u8::try_from(text.len()).ok().filter(|&length| length < 126);
        let length = length.expect("requests are short");
        let mut frame = [0; 132];
        // Clients must mask what they send. Masked with zeros it stays as it is.
        frame[..2].copy_from_slice(&[TEXT, 0x80 | length]);
        frame[6..6 + text.len()].copy_from_slice(text.as_bytes());
        // If the other side has ended, reading tells.
        let _gone = self.stream.write_all(&frame[..6 + text.len()]).await;
    }
}

async fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).await.expect("the server accepts connections");
    stream.set_nodelay(true).unwrap();
    stream
}

/// Reads to the end of a head, and tells where it is.
async fn read_head(stream: &mut TcpStream, buffer: &mut Vec<u8>) -> usize {
    loop {
        if let Some(end) = buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
            return end + 4;
        }
        assert!(stream.read_buf(buffer).await.unwrap() > 0, "cut off");
    }
}
