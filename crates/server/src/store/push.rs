//! Where browsers want to be told that it is their guest's turn, with the page closed.

use super::{DeviceId, GuestId, Millis};

/// The length of a browser's public key: a point of the curve P-256, not compressed.
pub const PUSH_KEY: usize = 65;

/// The length of the secret that a browser shares with whoever sends to it.
pub const PUSH_AUTH: usize = 16;

/// Where one device wants to be told, and with which keys what it is told is encrypted. A device has one of them, and so
/// has an endpoint: a browser that becomes another guest takes it along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushSubscription {
    pub device: DeviceId,
    pub guest: GuestId,
    /// The address at the browser's push service. Whoever knows it can have something delivered.
    pub endpoint: String,
    pub key: [u8; PUSH_KEY],
    pub auth: [u8; PUSH_AUTH],
    /// The tag of the language in which it is told.
    pub language: String,
    pub made: Millis,
}
