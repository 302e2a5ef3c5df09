//! A way to a table, whichever there is.

use std::io;
use std::net::SocketAddr;

use super::house::Person;
use super::socket::{NoSocket, Socket};
use super::stream::Stream;

/// A way to a table.
pub(crate) enum Line {
    Socket(Socket),
    Stream(Stream),
}

/// How to open a line.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Begin {
    /// Around networks without WebSockets.
    pub(crate) as_stream: bool,
    /// The version up to which one knows everything.
    pub(crate) since: Option<u64>,
    /// Whether one wants to be told what one can do.
    pub(crate) legal: bool,
}

impl Line {
    /// Opens a line to a table that is there.
    pub(crate) async fn open(
        address: SocketAddr,
        person: &Person,
        table: &str,
        begin: Begin,
    ) -> Line {
        let Begin { as_stream, since, legal } = begin;
        let kind = if as_stream { "stream" } else { "socket" };
        let since = since.map_or(String::new(), |since| format!("&since={since}"));
        let path = format!("/api/v1/tables/{table}/{kind}?legal={legal}{since}");
        if as_stream {
            Line::Stream(Stream::open(address, &path, &person.headers).await.unwrap())
        } else {
            match Socket::open(address, &path, &person.headers).await {
                Ok(socket) => Line::Socket(socket),
                Err(NoSocket::Refused(answer)) => panic!("{answer:?}"),
                Err(NoSocket::Gone) => panic!("the server is gone"),
            }
        }
    }

    pub(crate) async fn send(&mut self, text: &str) -> io::Result<()> {
        match self {
            Line::Socket(socket) => socket.send(text).await,
            Line::Stream(stream) => stream.send(text).await,
        }
    }

    pub(crate) async fn hear(&mut self) -> Option<String> {
        match self {
            Line::Socket(socket) => socket.hear().await,
            Line::Stream(stream) => stream.hear().await,
        }
    }

    /// Breaks off without a word.
    pub(crate) async fn break_off(self, in_the_middle: bool) {
        match self {
            Line::Socket(socket) if in_the_middle => socket.break_off().await,
            Line::Socket(_) | Line::Stream(_) => {}
        }
    }
}
