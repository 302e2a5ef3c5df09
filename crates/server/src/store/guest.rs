//! Guests, and what proves that one is a guest.

use super::{GuestId, Millis};

/// The hash of a secret that the store is not to know.
pub type Hash = [u8; 32];

/// Somebody who plays, known by nothing but a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Which guest it is.
    pub id: GuestId,
    /// What they are called.
    pub name: String,
    /// When they first came.
    pub created: Millis,
    /// When they were last seen.
    pub seen: Millis,
}

/// Lets a program act as a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotToken {
    /// The hash of the token.
    pub hash: Hash,
    /// Who the program acts as.
    pub guest: GuestId,
    /// What the guest calls it.
    pub label: String,
    /// When it was made.
    pub created: Millis,
}
