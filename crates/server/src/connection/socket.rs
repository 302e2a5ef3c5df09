use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::{FutureExt, SinkExt, StreamExt};
use stapel_protocol::table::MAX_MESSAGE;
use tokio::time::{Instant, timeout};

use super::bell::Bell;
use super::guard::signed_out;
use super::guard::{MessageLimit, TooMuch, bye, over_quota, too_fast};
use super::{Begin, Joined};
use crate::http::{Address, ApiError, Caller, Shared};
use crate::room::Payload;
use crate::transport::Frames;

/// How often a silent connection is asked whether it is alive.
const PING_INTERVAL: Duration = Duration::from_secs(30);

/// How long a connection may be silent.
const IDLE_TIMEOUT: Duration = Duration::from_secs(75);

/// How long a client may take to accept what is sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(15);

/// How much is read at once. Requests are small, and what is read into is cleared before each time.
const READ_BUFFER: usize = 512;

/// What a connection keeps in memory for writing. Messages are small.
const WRITE_BUFFER: usize = 2048;

/// Opens a WebSocket at a table.
pub(crate) async fn socket(
    State(state): State<Shared>,
    address: Address,
    Caller(guest, device): Caller,
    Path(id): Path<String>,
    frames: Option<Extension<Frames>>,
    begin: Result<Query<Begin>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let Query(begin) = begin.map_err(|error| ApiError::bad_request(error.body_text()))?;
    let upgrade = upgrade.map_err(|error| {
        ApiError::new(StatusCode::UPGRADE_REQUIRED, "not_a_websocket", error.body_text())
    })?;
    // Whether there is such a table is told before the upgrade, where it can be told well.
    let joined = Joined::new(&state, address, &id, (&guest, device), begin).await?;
    let Extension(frames) = frames.unwrap_or_default();
    frames.begin();
    let limit = MessageLimit::new(guest.id, address);
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        // With none, every message would be sent by itself, also if more of them wait.
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| run(joined, limit, frames, socket)))
}

/// What seldom comes.
enum Seldom {
    /// It is time to ask whether anybody is there.
    Ping,
    SignedOut,
    Stopped,
}

/// Why a connection ends.
enum End {
    Gone,
    /// We end it, and say so.
    Say(u16, Payload),
}

async fn run(mut joined: Joined, mut limit: MessageLimit, frames: Frames, mut socket: WebSocket) {
    let mut stopping = joined.state.stopping.clone();
    // One future for as long as the connection lasts: to be told of a change, one has to register.
    let stopped = stopping.changed();
    tokio::pin!(stopped);
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval_at(heard + PING_INTERVAL, PING_INTERVAL);
    let (mut ended, mut spoken, mut seldom) = (Bell::new(), Bell::new(), Bell::new());
    let end = loop {
        let next = tokio::select! {
            // What is to be sent comes first: a client that floods us still hears our answers.
            biased;
            last_words = poll_fn(|context| {
                ended.poll(context, |context| joined.presence.ended.poll_unpin(context))
            }) => match last_words {
                Ok(last_words) => Err(End::Say(close_code::POLICY, last_words)),
                Err(_) => Err(End::Gone),
            },
            payload = joined.messages.recv() => match payload {
                Some(payload) => send(&mut socket, &mut joined, payload).await,
                None => Err(End::Say(close_code::AGAIN, bye("reload", "connect again"))),
            },
            // Most of the time a connection only tells, and then it need not look whether anything was said.
            message = poll_fn(|context| {
                spoken.poll(context, |context| socket.poll_next_unpin(context))
            }) => {
                heard = Instant::now();
                receive(&mut socket, &joined, &mut limit, &frames, message, heard.into_std()).await
            },
            came = poll_fn(|context| seldom.poll(context, |context| {
                if ping.poll_tick(context).is_ready() {
                    return Poll::Ready(Seldom::Ping);
                }
                if joined.device.ended.poll_unpin(context).is_ready() {
                    return Poll::Ready(Seldom::SignedOut);
                }
                stopped.as_mut().poll(context).map(|_| Seldom::Stopped)
            })) => match came {
                Seldom::Ping if heard.elapsed() > IDLE_TIMEOUT => Err(End::Gone),
                Seldom::Ping => {
                    let ping = Message::Ping(Default::default());
                    send_in_time(socket.send(ping)).await
                }
                Seldom::SignedOut => Err(End::Say(close_code::POLICY, signed_out())),
                Seldom::Stopped => Err(End::Say(
                    close_code::RESTART,
                    bye("restart", "the server restarts; nothing is lost, connect again"),
                )),
            },
        };
        if let Err(end) = next {
            break end;
        }
    };
    if let End::Say(code, payload) = end {
        let close = CloseFrame { code, reason: Default::default() };
        let _gone = send_in_time(async {
            socket.feed(frame(&payload)).await?;
            socket.feed(Message::Close(Some(close))).await?;
            socket.flush().await
        })
        .await;
    }
}

/// A message as the socket takes it.
fn frame(payload: &Payload) -> Message {
    Message::Text(payload.as_str().into())
}

/// Sends a message, and what else waits, in one go.
async fn send(socket: &mut WebSocket, joined: &mut Joined, first: Payload) -> Result<(), End> {
    send_in_time(async {
        socket.feed(frame(&first)).await?;
        while let Ok(payload) = joined.messages.try_recv() {
            socket.feed(frame(&payload)).await?;
        }
        if let Some(greeting) = joined.greeting.take() {
            socket.feed(frame(&greeting)).await?;
        }
        socket.flush().await
    })
    .await
}

async fn receive(
    socket: &mut WebSocket,
    joined: &Joined,
    limit: &mut MessageLimit,
    frames: &Frames,
    message: Option<Result<Message, axum::Error>>,
    came: std::time::Instant,
) -> Result<(), End> {
    // A message in many fragments counts as many.
    let count = 1 + frames.take_fragments();
    let text = match message {
        Some(Ok(Message::Text(text))) => text,
        // The library answers pings by itself; pongs only show that someone is there. But they are
        // messages too, and a flood of them is a flood.
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
            return match limit.count(&joined.state, count, came) {
                Err(TooMuch::Close) => Err(flood()),
                Ok(()) | Err(TooMuch::TooFast(_) | TooMuch::OverQuota(_)) => Ok(()),
            };
        }
        Some(Ok(Message::Binary(_))) => {
            return Err(End::Say(
                close_code::UNSUPPORTED,
                bye("not_text", "messages are JSON, sent as text"),
            ));
        }
        Some(Err(_)) if frames.are_too_many() => return Err(flood()),
        Some(Err(error)) if is_too_long(&error) => {
            return Err(End::Say(
                close_code::SIZE,
                bye("too_long", "a message has at most 4096 bytes"),
            ));
        }
        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
    };
    let counted = limit.count(&joined.state, count, came);
    match counted.and_then(|()| limit.check_quota(&joined.state, &text, came)) {
        Ok(()) => match limit.check_orders(&joined.state, &text) {
            Ok(()) => {
                joined.say(text, came).await;
                Ok(())
            }
            Err(forbidden) => send_in_time(socket.send(frame(&forbidden.answer(&text)))).await,
        },
        Err(TooMuch::TooFast(wait)) => {
            send_in_time(socket.send(frame(&too_fast(&text, wait)))).await
        }
        Err(TooMuch::OverQuota(wait)) => {
            send_in_time(socket.send(frame(&over_quota(&text, wait)))).await
        }
        Err(TooMuch::Close) => Err(flood()),
    }
}

fn flood() -> End {
    End::Say(close_code::POLICY, bye("rate_limited", "far too many messages"))
}

fn is_too_long(error: &axum::Error) -> bool {
    // The library has no type for it that we could name.
    let message = error.to_string().to_lowercase();
    message.contains("too long") || message.contains("too big")
}

async fn send_in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    let mut sending = pin!(sending);
    // Nearly everything goes at once, and then there is no time to keep an eye on.
    let sent = match poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await {
        Poll::Ready(sent) => Ok(sent),
        Poll::Pending => timeout(SEND_TIMEOUT, sending).await,
    };
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}
