//! A connection to a table on a server, in a thread of its own.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{
    Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config,
};

use super::TableAddress;
use super::guest::{introduce, register};
use super::http::{COOKIE, Failure, refused};
use super::tls::{self, TlsProblem};
use crate::live::files::Files;
use crate::live::link::LinkEvent;

/// How long whoever leaves waits until what they said is on its way.
const LEAVE_TIMEOUT: Duration = Duration::from_millis(500);

/// A connection to a table on a server. Dropping it ends it.
#[derive(Debug)]
pub(crate) struct Socket {
    to: UnboundedSender<String>,
    /// Nothing is ever said here, but one learns when the thread has ended.
    ended: mpsc::Receiver<()>,
}

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Why there is no connection.
enum Refusal {
    /// The server doesn't know who this is.
    WhoIsThis,
    /// There is no such table.
    NoSuchTable,
    /// Anything else; perhaps the server said how many milliseconds to wait, and why.
    NotNow { retry_after: Option<u32>, why: Option<Failure> },
}

impl Socket {
    /// Begins to connect someone of this name who knows the table up to a version.
    pub(crate) fn open(
        files: Files,
        address: TableAddress,
        since: Option<u64>,
        name: String,
        tell: impl Fn(LinkEvent) + Send + 'static,
    ) -> Socket {
        let (to, from) = unbounded_channel();
        let (ends, ended) = mpsc::channel::<()>();
        thread::spawn(move || {
            tell(run(&files, &address, since, &name, from, &tell));
            drop(ends);
        });
        Socket { to, ended }
    }

    /// Sends a message.
    pub(crate) fn send(&self, text: String) {
        // Whoever has ended has said so.
        let _ended = self.to.send(text);
    }

    /// Ends it once everything that was said is on its way, unless that takes too long.
    pub(crate) fn leave(self) {
        drop(self.to);
        let _ended_or_too_slow = self.ended.recv_timeout(LEAVE_TIMEOUT);
    }
}

/// Does everything from becoming a guest to the end of the connection, and gives how it ended.
fn run(
    files: &Files,
    address: &TableAddress,
    since: Option<u64>,
    name: &str,
    mut from: UnboundedReceiver<String>,
    tell: &impl Fn(LinkEvent),
) -> LinkEvent {
    let guest = match introduce(files, &address.origin, name) {
        Ok(guest) => guest,
        Err(failure) => return not_introduced(failure, tell),
    };
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
        return LinkEvent::Closed { retry_after: None };
    };
    let mut connected = runtime.block_on(connect(address, since, &guest.cookie));
    if let Err(Refusal::WhoIsThis) = connected {
        // Servers forget those who didn't come for a long time.
        connected = match register(files, &address.origin, name) {
            Ok(guest) => runtime.block_on(connect(address, since, &guest.cookie)),
            Err(failure) => return not_introduced(failure, tell),
        };
    }
    match connected {
        Ok(stream) => {
            tell(LinkEvent::Opened);
            runtime.block_on(talk(stream, &mut from, tell));
            LinkEvent::Closed { retry_after: None }
        }
        Err(Refusal::NoSuchTable) => LinkEvent::Missing,
        Err(Refusal::WhoIsThis) => LinkEvent::Closed { retry_after: None },
        Err(Refusal::NotNow { retry_after, why }) => {
            if let Some(why) = why {
                tell(LinkEvent::Refused(why));
            }
            LinkEvent::Closed { retry_after }
        }
    }
}

/// If the server can't be reached, the session tries until it can; everything else has to be told.
fn not_introduced(failure: Failure, tell: &impl Fn(LinkEvent)) -> LinkEvent {
    if !matches!(failure, Failure::Unreachable(_)) {
        tell(LinkEvent::Refused(failure));
    }
    LinkEvent::Closed { retry_after: None }
}

async fn connect(
    address: &TableAddress,
    since: Option<u64>,
    cookie: &str,
) -> Result<Stream, Refusal> {
    let nothing = || Refusal::NotNow { retry_after: None, why: None };
    let origin = address.origin.replacen("http", "ws", 1);
    let since = since.map_or_else(String::new, |since| format!("?since={since}"));
    let url = format!("{origin}/api/v1/tables/{}/socket{since}", address.table);
    let mut request = url.into_client_request().map_err(|_| nothing())?;
    let cookie = HeaderValue::from_str(&format!("{COOKIE}={cookie}")).map_err(|_| nothing())?;
    request.headers_mut().insert(header::COOKIE, cookie);
    // A play is one small message, and must not wait for a second one.
    let secure = address.origin.starts_with("https:").then(tls::client).flatten();
    let connector = secure.map(Connector::Rustls);
    let answer = match connect_async_tls_with_config(request, None, true, connector).await {
        Ok((stream, _)) => return Ok(stream),
        Err(Error::Http(answer)) => answer,
        Err(Error::Io(error)) => {
            let why = TlsProblem::within(&error).map(Failure::Tls);
            return Err(Refusal::NotNow { retry_after: None, why });
        }
        Err(_) => return Err(nothing()),
    };
    Err(match answer.status().as_u16() {
        401 => Refusal::WhoIsThis,
        // A table that an operator has closed is as good as none.
        404 | 410 => Refusal::NoSuchTable,
        502 | 504 => nothing(),
        status => {
            let retry_after = answer.headers().get(header::RETRY_AFTER);
            let body = answer.body().as_deref().unwrap_or_default();
            Refusal::NotNow {
                retry_after: retry_after.and_then(|wait| milliseconds(wait.to_str().ok()?)),
                why: Some(refused(status, &String::from_utf8_lossy(body))),
            }
        }
    })
}

/// How long to wait, from what a server says in seconds.
fn milliseconds(seconds: &str) -> Option<u32> {
    seconds.trim().parse::<u32>().ok()?.checked_mul(1000)
}

/// Carries messages until one side has had enough.
async fn talk(mut stream: Stream, from: &mut UnboundedReceiver<String>, tell: &impl Fn(LinkEvent)) {
    loop {
        tokio::select! {
            said = from.recv() => match said {
                Some(text) => {
                    if stream.send(Message::text(text)).await.is_err() {
                        return;
                    }
                }
                None => {
                    let _ended_anyway = stream.close(None).await;
                    return;
                }
            },
            heard = stream.next() => match heard {
                Some(Ok(Message::Text(text))) => tell(LinkEvent::Received(text.as_str().to_owned())),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                // Pings are answered by the library.
                Some(Ok(_)) => {}
            },
        }
    }
}
