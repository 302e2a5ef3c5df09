//! The solver finds lines that really win, and proves what it says.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod deals;
mod endgames;
mod many;
mod support;
