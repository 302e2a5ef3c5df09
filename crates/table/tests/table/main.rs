//! What happens at a table.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

mod clock;
mod ending;
mod games;
mod hints;
mod moderation;
mod people;
mod requests;
mod seats;
mod shuffle;
mod support;
mod takeback;
mod talk;
