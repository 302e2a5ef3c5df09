//! As much of HTTP and of WebSockets as it takes to be a client. A library would read every socket twice for each
//! message, and the client has only one core to keep up with the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// How much is read at once. Most messages are far smaller.
const CHUNK: usize = 2048;

const TEXT: u8 = 0x81;
const PONG: u8 = 0x8A;

/// The way to a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The address to come from; unspecified for any.
    pub(crate) from: Ipv4Addr,
    pub(crate) to: SocketAddr,
}

impl From<SocketAddr> for Way {
    fn from(to: SocketAddr) -> Way {
        Way { from: Ipv4Addr::UNSPECIFIED, to }
    }
}

impl Way {
    pub(crate) async fn connect(self) -> TcpStream {
        let Way { from, to } = self;
        let socket = if to.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }.unwrap();
        if !from.is_unspecified() {
            socket.bind(SocketAddr::new(IpAddr::V4(from), 0)).unwrap();
        }
        let stream = socket.connect(to).await.expect("the server accepts connections");
        stream.set_nodelay(true).unwrap();
        stream
    }
}

/// What a server answers instead of what was asked for: a status, and the body of plain answers.
#[derive(Debug)]
pub(crate) struct NotDone {
    pub(crate) status: u16,
    pub(crate) body: String,
}

/// A connection for plain requests, one after the other.
pub(crate) struct Http {
    address: SocketAddr,
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Http {
    pub(crate) async fn connect(way: impl Into<Way>) -> Http {
        let way = way.into();
        Http { address: way.to, stream: way.connect().await, buffer: Vec::new() }
    }

    /// Posts JSON, and reads the JSON of the answer.
    pub(crate) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> T {
        let answer = self.try_post(path, token, body).await;
        answer.unwrap_or_else(|NotDone { status, body }| panic!("{path}: {status} {body}"))
    }

    /// The same, where another answer is no surprise.
    pub(crate) async fn try_post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Result<T, NotDone> {
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
        let status = status(&text);
        let answer = if (200..300).contains(&status) {
            Ok(serde_json::from_slice(body).unwrap())
        } else {
            Err(NotDone { status, body: String::from_utf8_lossy(body).into_owned() })
        };
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
    pub(crate) async fn open(way: impl Into<Way>, path: &str, token: &str) -> Socket {
        let opened = Socket::try_open(way, path, token).await;
        opened.unwrap_or_else(|status| panic!("{path}: {status}"))
    }

    /// The same, where a refusal is no surprise. It is given as its status, 0 for none at all.
    pub(crate) async fn try_open(
        way: impl Into<Way>,
        path: &str,
        token: &str,
    ) -> Result<Socket, u16> {
        let way = way.into();
        let (mut stream, address) = (way.connect().await, way.to);
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhcGVsIHN0YXBlbCBzdA==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut buffer = Vec::with_capacity(CHUNK);
        let used = try_read_head(&mut stream, &mut buffer).await.ok_or(0_u16)?;
        match status(&String::from_utf8_lossy(&buffer[..used])) {
            101 => Ok(Socket { stream, buffer, used }),
            status => Err(status),
        }
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
        let mut frame = Vec::with_capacity(8 + text.len());
        match u8::try_from(text.len()) {
            Ok(short @ 0..126) => frame.extend([TEXT, 0x80 | short]),
            _ => {
                let length = u16::try_from(text.len()).expect("messages have at most 4096 bytes");
                frame.extend([TEXT, 0x80 | 126]);
                frame.extend(length.to_be_bytes());
            }
        }
        // Clients must mask what they send. Masked with zeros it stays as it is.
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        // If the other side has ended, reading tells.
        let _gone = self.stream.write_all(&frame).await;
    }
}

/// The status in the first line of an answer; 0 if there is none.
fn status(head: &str) -> u16 {
    head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
}

/// Reads to the end of a head, and tells where it is.
async fn read_head(stream: &mut TcpStream, buffer: &mut Vec<u8>) -> usize {
    try_read_head(stream, buffer).await.expect("cut off")
}

/// The same; `None` if the server ends the connection before.
async fn try_read_head(stream: &mut TcpStream, buffer: &mut Vec<u8>) -> Option<usize> {
    loop {
        if let Some(end) = buffer.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
            return Some(end + 4);
        }
        stream.read_buf(buffer).await.ok().filter(|&read| read > 0)?;
    }
}
