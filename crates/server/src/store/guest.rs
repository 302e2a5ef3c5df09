//! Guests, and what proves that one is a guest.

use super::{GuestId, Millis};

/// The hash of a secret that the store is not to know.
pub type Hash = [u8; 32];

/// Somebody who plays, known by nothing but a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
    pub created: Millis,
    pub seen: Millis,
}

/// Lets a program act as a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotToken {
    pub hash: Hash,
    /// Who the program acts as.
    pub guest: GuestId,
    pub label: String,
    pub created: Millis,
}
