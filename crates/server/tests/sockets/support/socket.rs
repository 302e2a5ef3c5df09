//! A WebSocket to a table, from the side of a client.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::http::{Answer, Header};

/// A WebSocket to a table.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The code of the close frame, once there was one.
    pub(crate) closed: Option<u16>,
}

/// Why there is no WebSocket.
#[derive(Debug)]
pub(crate) enum NoSocket {
    /// The server said no.
    Refused(Answer),
    /// The server is not there, or went away.
    Gone,
}

impl Socket {
    /// Opens a WebSocket.
    pub(crate) async fn open(
        address: SocketAddr,
        path: &str,
        headers: &[Header],
    ) -> Result<Socket, NoSocket> {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        for (name, value) in headers {
            request
                .headers_mut()
                .insert(name.parse::<HeaderName>().unwrap(), value.parse::<HeaderValue>().unwrap());
        }
        let stream = TcpStream::connect(address).await.map_err(|_| NoSocket::Gone)?;
        stream.set_nodelay(true).map_err(|_| NoSocket::Gone)?;
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket { stream, closed: None }),
            Err(Error::Http(response)) => {
                let head = response.headers().iter().fold(String::new(), |head, (name, value)| {
                    head + &format!("{name}: {}\r\n", value.to_str().unwrap())
                });
                let body = response.body().as_deref().unwrap_or_default();
                let body = String::from_utf8_lossy(body).into_owned();
                Err(NoSocket::Refused(Answer::new(response.status().as_u16(), head, body)))
            }
            Err(_) => Err(NoSocket::Gone),
        }
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: &str) -> io::Result<()> {
        self.send_message(Message::text(text)).await
    }

    /// Sends any message.
    pub(crate) async fn send_message(&mut self, message: Message) -> io::Result<()> {
        self.stream.send(message).await.map_err(io::Error::other)
    }

    /// Sends bytes as they are, frames or not.
    pub(crate) async fn send_raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.get_mut().write_all(bytes).await
    }

    /// The next text; `None` if the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Breaks off in the middle of a message, without a word.
    pub(crate) async fn break_off(mut self) {
        // The head of a text of 125 bytes, a mask, and a bit of it.
        let half = [0x81, 0xFD, 1, 2, 3, 4, b'{' ^ 1, b'"' ^ 2, b'i' ^ 3];
        let _gone = self.stream.get_mut().write_all(&half).await;
    }
}
