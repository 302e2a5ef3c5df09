use std::time::{Duration, Instant};

use axum::http::StatusCode;
use stapel_protocol::table::{DoJson, ToClient, ToServer};
use stapel_table::PersonId;

use crate::http::{Address, ApiError, Shared};
use crate::limits::Slot;
use crate::log_text;
use crate::room::Payload;
use crate::store::GuestId;

/// What is said to someone who has had too much written.
const OVER_QUOTA: &str =
    "you have had as much written as one gets in a day: a game that runs can be finished";

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
        let limits = state.settings().limits;
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

/// What one connection may send. The limits are those of its guest and its address, however many
/// connections they have.
pub(super) struct MessageLimit {
    guest: GuestId,
    address: Address,
    /// How many messages in a row were refused.
    refused: u32,
}

/// Why a message is not passed on.
pub(super) enum TooMuch {
    /// It comes too fast, and can be sent again after this time.
    TooFast(Duration),
    /// Its guest has had too much written, and can write again after this time.
    OverQuota(Duration),
    /// It is one of far too many.
    Close,
}

impl MessageLimit {
    /// What a connection of this guest from this address may send.
    pub(super) fn new(guest: GuestId, address: Address) -> MessageLimit {
        MessageLimit { guest, address, refused: 0 }
    }

    /// Counts so many frames that have come now.
    pub(super) fn count(
        &mut self,
        state: &Shared,
        frames: u32,
        now: Instant,
    ) -> Result<(), TooMuch> {
        let mut counted = Ok(());
        for _ in 0..frames {
            // First the guest: whoever sends too much must not use up what others of the address may send.
            let one = state.guest_messages.take(self.guest, now);
            let one = one.and_then(|()| state.address_messages.take(self.address, now));
            counted = counted.and(one);
        }
        match counted {
            Ok(()) => {
                self.refused = 0;
                Ok(())
            }
            Err(wait) => {
                state.hub.metrics().rate_limited.inc();
                self.refused += 1;
                let close = self.refused > MAX_REFUSED;
                Err(if close { TooMuch::Close } else { TooMuch::TooFast(wait) })
            }
        }
    }

    /// Whether its guest may have written what a message asks for.
    pub(super) fn check_quota(
        &self,
        state: &Shared,
        text: &str,
        now: Instant,
    ) -> Result<(), TooMuch> {
        let person: PersonId = log_text::person(self.guest);
        let quota = state.hub.quota();
        let Err(wait) = quota.check(person, now) else { return Ok(()) };
        // What can't be read writes nothing.
        let Ok(ToServer { r#do, .. }) = ToServer::parse(text) else { return Ok(()) };
        let checked = match r#do {
            // A game that runs can be finished, and whoever wants to go can go.
            DoJson::Again
            | DoJson::Look
            | DoJson::Ping
            | DoJson::Act(_)
            | DoJson::Start(_)
            // Whoever promised bits must be able to keep the promise.
            | DoJson::Reveal(_)
            | DoJson::AnswerTakeback(_)
            | DoJson::GiveUp
            | DoJson::AnswerEnd(_)
            | DoJson::Leave
            | DoJson::LeaveForGood
            | DoJson::Empty(_)
            | DoJson::Mute { on: true, .. }
            | DoJson::Remove { for_good: true, .. } => Ok(()),
            // Two who are removed and come back in turns could have these written without end.
            DoJson::ComeBack | DoJson::Host(_) | DoJson::Remove { .. } => {
                quota.check_reserve(person, now)
            }
            _ => Err(wait),
        };
        checked.map_err(|wait| {
            state.hub.metrics().over_quota.inc();
            TooMuch::OverQuota(wait)
        })
    }
}

/// Why an operator doesn't want a message to be passed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Forbidden {
    code: &'static str,
    message: &'static str,
}

/// Its guest may not talk.
const MUTED: Forbidden = Forbidden {
    code: "muted_by_operator",
    message: "whoever runs this server lets you play, but not talk, for now",
};

/// Nothing new begins for now.
const MAINTENANCE: Forbidden = Forbidden {
    code: "maintenance",
    message: "no games are dealt for now: the server is about to be worked on; games that run go on",
};

impl MessageLimit {
    /// Whether an operator lets a message pass. While nothing of the kind is ordered, it isn't even read.
    pub(super) fn check_orders(&self, state: &Shared, text: &str) -> Result<(), Forbidden> {
        if !state.admin.concerns_messages() {
            return Ok(());
        }
        let Ok(ToServer { r#do, .. }) = ToServer::parse(text) else { return Ok(()) };
        match r#do {
            DoJson::Say(_) | DoJson::Signal(_) if state.admin.is_muted(self.guest).is_some() => {
                Err(MUTED)
            }
            DoJson::Deal if state.admin.is_maintained() => Err(MAINTENANCE),
            _ => Ok(()),
        }
    }
}

impl Forbidden {
    /// The answer to such a message.
    pub(super) fn answer(self, text: &str) -> Payload {
        Payload::new(&ToClient::Refused {
            id: ToServer::parse(text).ok().map(|request| request.id),
            code: self.code.to_owned(),
            message: self.message.to_owned(),
            version: 0,
            retry_after_ms: None,
        })
    }
}

/// The answer to a message that comes too fast, with its id if that can be read.
pub(super) fn too_fast(text: &str, wait: Duration) -> Payload {
    let code = String::from("rate_limited");
    refused(text, code, String::from("slower, please: too many messages at once"), wait)
}

/// The answer to a message of someone who has had too much written.
pub(super) fn over_quota(text: &str, wait: Duration) -> Payload {
    refused(text, String::from("over_quota"), String::from(OVER_QUOTA), wait)
}

fn refused(text: &str, code: String, message: String, wait: Duration) -> Payload {
    Payload::new(&ToClient::Refused {
        id: ToServer::parse(text).ok().map(|request| request.id),
        code,
        message,
        version: 0,
        // Half a millisecond too early would be too early.
        retry_after_ms: Some(u32::try_from(wait.as_millis() + 1).unwrap_or(u32::MAX)),
    })
}

/// The last message of a connection whose device was revoked.
pub(super) fn signed_out() -> Payload {
    bye("signed_out", "this device was signed out on another one")
}

/// The last message of a connection: why the server closes it.
pub(crate) fn bye(code: &str, message: &str) -> Payload {
    Payload::new(&ToClient::Bye { code: code.to_owned(), message: message.to_owned() })
}
