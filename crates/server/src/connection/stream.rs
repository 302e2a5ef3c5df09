//! The way around networks without WebSockets: server-sent events one way, plain requests the other.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio_stream::Stream;

use super::guard::{MessageLimit, TooMuch, signed_out};
use super::{Begin, Joined};
use crate::http::{Address, ApiError, Caller, MessageBody, Shared};
use crate::hub::ToRoom;
use crate::identity;
use crate::room::{ConnectionId, Payload};
use crate::store::{GuestId, TableId};

/// The streams that are open, by their secret.
#[derive(Debug, Default)]
pub struct Streams(Mutex<HashMap<String, Arc<Upward>>>);

/// The way up that belongs to a stream.
#[derive(Debug)]
struct Upward {
    guest: GuestId,
    table: TableId,
    connection: ConnectionId,
    limit: Mutex<MessageLimit>,
}

impl std::fmt::Debug for MessageLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MessageLimit")
    }
}

impl Streams {
    fn insert(&self, secret: String, upward: Upward) {
        let mut streams = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        streams.insert(secret, Arc::new(upward));
    }

    fn find(&self, secret: &str) -> Option<Arc<Upward>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(secret).cloned()
    }

    fn remove(&self, secret: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(secret);
    }
}

/// A stream that is being sent. When the reader is gone it is dropped, and with it the way up.
struct Downward {
    joined: Joined,
    secret: String,
    greeted: bool,
    /// Whether the table was sent.
    shown: bool,
    /// Whether the last word was said.
    ended: bool,
    stopping: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Drop for Downward {
    fn drop(&mut self) {
        self.joined.state.streams.remove(&self.secret);
    }
}

impl Stream for Downward {
    type Item = Result<Event, Infallible>;

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<Event, Infallible>>> {
        use std::task::Poll;
        if !self.greeted {
            self.greeted = true;
            let path = format!("/api/v1/streams/{}", self.secret);
            return Poll::Ready(Some(Ok(Event::default().event("open").data(path))));
        }
        if self.ended {
            return Poll::Ready(None);
        }
        if let Poll::Ready(last_words) = Pin::new(&mut self.joined.presence.ended).poll(context) {
            self.ended = true;
            return Poll::Ready(last_words.ok().map(|payload| Ok(event(&payload))));
        }
        if self.stopping.as_mut().poll(context).is_ready() {
            return Poll::Ready(None);
        }
        if let Poll::Ready(Ok(())) = Pin::new(&mut self.joined.device.ended).poll(context) {
            self.ended = true;
            return Poll::Ready(Some(Ok(event(&signed_out()))));
        }
        if self.shown
            && let Some(greeting) = self.joined.greeting.take()
        {
            return Poll::Ready(Some(Ok(event(&greeting))));
        }
        let next = self.joined.messages.poll_recv(context);
        self.shown |= next.is_ready();
        next.map(|payload| payload.map(|payload| Ok(event(&payload))))
    }
}

/// A message as the stream has it.
fn event(payload: &Payload) -> Event {
    Event::default().data(payload.as_str())
}

/// Opens a stream of what happens at a table. Its first event tells where to post requests to.
pub async fn stream(
    State(state): State<Shared>,
    address: Address,
    Caller(guest, device): Caller,
    Path(id): Path<String>,
    begin: Result<Query<Begin>, QueryRejection>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let Query(begin) = begin.map_err(|error| ApiError::bad_request(error.body_text()))?;
    let joined = Joined::new(&state, address, &id, (&guest, device), begin).await?;
    let secret = identity::new_secret();
    state.streams.insert(
        secret.clone(),
        Upward {
            guest: guest.id,
            table: joined.table,
            connection: joined.connection,
            limit: Mutex::new(MessageLimit::new(guest.id, address)),
        },
    );
    let mut stopping = state.stopping.clone();
    let stopping = Box::pin(async move {
        let _stopped = stopping.changed().await;
    });
    let downward =
        Downward { joined, secret, greeted: false, shown: false, ended: false, stopping };
    Ok(Sse::new(downward).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}

/// Takes a request to the table of a stream. The answer comes down the stream.
pub async fn post(
    State(state): State<Shared>,
    Caller(guest, _): Caller,
    Path(secret): Path<String>,
    MessageBody(text): MessageBody,
) -> Result<StatusCode, ApiError> {
    let came = Instant::now();
    let upward = state
        .streams
        .find(&secret)
        .filter(|upward| upward.guest == guest.id)
        .ok_or_else(|| ApiError::not_found("stream"))?;
    let allowed = {
        let mut limit = upward.limit.lock().unwrap_or_else(PoisonError::into_inner);
        limit.count(&state, 1, came).and_then(|()| limit.check_quota(&state, &text, came))
    };
    allowed.map_err(|too_much| match too_much {
        TooMuch::TooFast(wait) => ApiError::too_often(wait),
        TooMuch::OverQuota(wait) => ApiError::over_quota(wait),
        TooMuch::Close => ApiError::too_often(Duration::from_secs(1)),
    })?;
    let connection = upward.connection;
    let forbidden = {
        let limit = upward.limit.lock().unwrap_or_else(PoisonError::into_inner);
        limit.check_orders(&state, &text).err()
    };
    if let Some(forbidden) = forbidden {
        // As everything that was asked for, it is answered down the stream.
        state.admin.present().tell_one(connection, &forbidden.answer(&text));
        return Ok(StatusCode::ACCEPTED);
    }
    state.hub.metrics().messages.inc();
    state.hub.tell(upward.table, ToRoom::Text { connection, text: text.into(), came }).await;
    Ok(StatusCode::ACCEPTED)
}
