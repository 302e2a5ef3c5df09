//! Links, which carry messages between a session and its table: what they tell, and how well they reach it.

use std::convert::Infallible;

/// What a link tells that carries messages between a session and its table, over a network or on the same device.
/// Some links can be refused for reasons of their own, `R`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkEvent<R = Infallible> {
    Opened,
    /// A message came. What it follows from is kept.
    Received(String),
    /// The link has ended, or could not be made.
    Closed {
        /// How many milliseconds to wait before the next attempt, if the server said so.
        retry_after: Option<u32>,
    },
    /// The server does not want this person, for now.
    Refused(R),
    Missing,
    /// The game goes on elsewhere on this device, in another program or page.
    Elsewhere,
    /// The game is kept on this device, but can't be read.
    Unreadable,
    /// The game can't be kept on this device any more.
    NotKept,
}

/// How well a table can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contact {
    Beginning,
    Online {
        /// How many milliseconds the last answer took.
        took: Option<i64>,
    },
    /// It can't be, for now.
    Offline,
    Missing,
    /// The game is kept on this device, but can't be read.
    Unreadable,
    /// The game goes on elsewhere on this device, in another program or page.
    Elsewhere,
    /// This device was signed out on another one.
    SignedOut,
}

impl Contact {
    /// Whether there is no way to the table any more.
    pub fn is_lost(self) -> bool {
        matches!(
            self,
            Contact::Missing | Contact::Elsewhere | Contact::Unreadable | Contact::SignedOut
        )
    }
}
