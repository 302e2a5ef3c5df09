//! The commands that let bots play many games, solve many deals or review games, as scripts and people see them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod arena;
mod languages;
mod plot;
mod puzzles;
mod review;
mod simulate;
mod solve;
mod support;
