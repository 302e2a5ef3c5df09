//! The way around networks without WebSockets, from the side of a client.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::http::{Header, call};

/// A stream of events, and the address to post requests to.
pub(crate) struct Stream {
    address: SocketAddr,
    connection: TcpStream,
    headers: Vec<Header>,
    /// Where to post to.
    pub(crate) upward: String,
    /// Bytes of chunks that were not read yet.
    raw: Vec<u8>,
    /// Text of events that were not read yet.
    text: String,
}

impl Stream {
    /// Opens a stream. `None` if the server refuses or goes away.
    pub(crate) async fn open(
        address: SocketAddr,
        path: &str,
        headers: &[Header],
    ) -> Option<Stream> {
        let mut connection = TcpStream::connect(address).await.ok()?;
        let more: String =
            headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{more}\r\n");
        connection.write_all(request.as_bytes()).await.ok()?;
        let mut stream = Stream {
            address,
            connection,
            headers: headers.to_vec(),
            upward: String::new(),
            raw: Vec::new(),
            text: String::new(),
        };
        let head = loop {
            let end = stream.raw.windows(4).position(|window| window == b"\r\n\r\n");
            if let Some(end) = end {
                break stream.raw.drain(..end + 4).collect::<Vec<u8>>();
            }
            stream.read().await?;
        };
        let head = String::from_utf8(head).ok()?.to_lowercase();
        if !head.starts_with("http/1.1 200") {
            return None;
        }
        assert!(head.contains("content-type: text/event-stream"), "{head}");
        let (name, path) = stream.event().await?;
        assert_eq!(name, "open");
        stream.upward = path;
        Some(stream)
    }

    async fn read(&mut self) -> Option<()> {
        let mut buffer = [0; 4096];
        let length = self.connection.read(&mut buffer).await.ok().filter(|&length| length > 0)?;
        self.raw.extend_from_slice(&buffer[..length]);
        Some(())
    }

    /// The next event: its name and its data.
    async fn event(&mut self) -> Option<(String, String)> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let lines: String = self.text.drain(..end + 2).collect();
                let field = |name: &str| {
                    lines.lines().find_map(|line| line.strip_prefix(name)).map(str::trim_start)
                };
                let name = field("event:").unwrap_or("message").to_owned();
                // What has no data only keeps the connection alive.
                match field("data:") {
                    Some(data) => return Some((name, data.to_owned())),
                    None => continue,
                }
            }
            while !self.unpack() {
                self.read().await?;
            }
        }
    }

    /// Moves a whole chunk from the bytes to the text, if there is one.
    fn unpack(&mut self) -> bool {
        let Some(end) = self.raw.windows(2).position(|window| window == b"\r\n") else {
            return false;
        };
        let size = std::str::from_utf8(&self.raw[..end]).unwrap();
        let size = usize::from_str_radix(size, 16).unwrap();
        if self.raw.len() < end + 2 + size + 2 {
            return false;
        }
        self.text.push_str(std::str::from_utf8(&self.raw[end + 2..][..size]).unwrap());
        self.raw.drain(..end + 2 + size + 2);
        // The last chunk is empty, and what follows is the end of the connection.
        size > 0
    }

    /// The next message; `None` if the stream has ended.
    pub(crate) async fn hear(&mut self) -> Option<String> {
        self.event().await.map(|(_, data)| data)
    }

    /// Posts a request.
    pub(crate) async fn send(&mut self, text: &str) -> io::Result<()> {
        let answer = call(self.address, "POST", &self.upward, &self.headers, Some(text)).await?;
        match answer.status {
            202 => Ok(()),
            _ => Err(io::Error::other(format!("{answer:?}"))),
        }
    }
}
