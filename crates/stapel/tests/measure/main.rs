//! The commands that let bots play many games or solve many deals, as scripts and people see them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod arena;
mod languages;
mod plot;
mod simulate;
mod solve;
mod support;
