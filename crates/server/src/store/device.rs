//! Devices: what a guest can come with, and can revoke.

use stapel_room::IdError;

use super::{GuestId, Hash, Millis};

/// Names a cookie or a token. It is no secret: a cookie is signed, and of a token only half of its hash is in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId([u8; 16]);

impl DeviceId {
    /// The id with these bits.
    pub const fn from_bytes(bytes: [u8; 16]) -> DeviceId {
        DeviceId(bytes)
    }

    /// The bits of the id.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The device of a token: the first half of its hash.
    pub fn of_token(hash: &Hash) -> DeviceId {
        DeviceId(std::array::from_fn(|index| hash[index]))
    }

    /// The device of the cookies from before there were devices. All cookies of a guest were alike then, so that they
    /// are one device.
    pub fn from_before(guest: GuestId) -> DeviceId {
        DeviceId(*guest.as_bytes())
    }
}

impl std::fmt::Display for DeviceId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // As all ids are written.
        GuestId::from_bytes(self.0).fmt(f)
    }
}

impl std::fmt::Debug for DeviceId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DeviceId({self})")
    }
}

impl std::str::FromStr for DeviceId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<DeviceId, IdError> {
        text.parse().map(|id: GuestId| DeviceId(*id.as_bytes()))
    }
}

/// What a device is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeviceKind {
    /// A browser or another client with a cookie.
    Browser,
    /// A program with a token.
    Program,
}

/// A cookie or a token of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    pub id: DeviceId,
    pub guest: GuestId,
    pub kind: DeviceKind,
    /// How its guest recognises it. Empty for a cookie from before that has not been used since.
    pub label: String,
    pub made: Millis,
    /// The day on which it was last used.
    pub used: Millis,
}
