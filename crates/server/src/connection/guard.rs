use std::time::{Duration, Instant};

use axum::http::StatusCode;
use stapel_protocol::table::ToClient;

use crate::http::{Address, ApiError, Shared};
use crate::limits::{Bucket, Rate, Slot};
use crate::room::Payload;

/// How many messages in a row are refused before the connection is closed.
const MAX_REFUSED: u32 = 100;

/// A connection that counts against the limits until it is dropped.
pub(super) struct ConnectionSlot {
    state: Shared,
    _slot: Slot<Address>,
}

impl ConnectionSlot {
    /// Counts a connection from this address, if there may be one more.
    pub(super) fn new(state: &Shared, address: Address) -> Result<ConnectionSlot, ApiError> {
        let full = |message: &str| {
            ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_connections", message)
        };
        let limits = &state.config.limits;
        let open = state.hub.metrics().connections.get();
        if usize::try_from(open).unwrap_or(0) >= limits.connections {
            return Err(full("the server has as many connections as it takes"));
        }
        let slot = state.connections.take(address);
        let slot = slot.ok_or_else(|| full("your address has as many connections as it gets"))?;
        state.hub.metrics().connections.inc();
        Ok(ConnectionSlot { state: state.clone(), _slot: slot })
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.state.hub.metrics().connections.dec();
    }
}

/// The rate limit of one connection.
pub(super) struct MessageLimit {
    rate: Rate,
    bucket: Bucket,
    refused: u32,
}

/// What happens to a message that comes too fast.
pub(super) enum TooFast {
    /// It is refused, and can be sent again after this time.
    Refuse(Duration),
    Close,
}

impl MessageLimit {
    /// A connection that may send so many messages a second.
    pub(super) fn new(per_second: u32) -> MessageLimit {
        let rate = Rate::per_second(per_second);
        MessageLimit { rate, bucket: Bucket::full(rate, Instant::now()), refused: 0 }
    }

    /// Counts a message.
    pub(super) fn count(&mut self) -> Result<(), TooFast> {
        if self.bucket.take(self.rate, Instant::now()) {
            self.refused = 0;
            return Ok(());
        }
        self.refused += 1;
        let wait = self.bucket.wait(self.rate);
        Err(if self.refused > MAX_REFUSED { TooFast::Close } else { TooFast::Refuse(wait) })
    }
}

/// The answer to a message that comes too fast, with its id if that can be read.
pub(super) fn refuse(text: &str, wait: Duration) -> Payload {
    let id = match stapel_protocol::table::ToServer::parse(text) {
        Ok(request) => Some(request.id),
        Err(_) => None,
    };
    Payload::new(&ToClient::Refused {
        id,
        code: String::from("rate_limited"),
        message: String::from("slower, please: too many messages at once"),
        version: 0,
        // Half a millisecond too early would be too early.
        retry_after_ms: Some(u32::try_from(wait.as_millis() + 1).unwrap_or(u32::MAX)),
    })
}

/// The last message of a connection: why the server closes it.
pub(super) fn bye(code: &str, message: &str) -> Payload {
    Payload::new(&ToClient::Bye { code: code.to_owned(), message: message.to_owned() })
}
