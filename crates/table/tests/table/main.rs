//! What happens at a table.

#![expect(clippy::unwrap_used, reason = "a test may stop where something is not as it should be")]

mod clock;
mod games;
mod people;
mod requests;
mod shuffle;
mod support;
mod takeback;
mod talk;
