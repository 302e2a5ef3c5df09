//! What every store promises, and what the one with SQLite promises beyond that.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

mod contract;
mod model;
mod sqlite;
mod support;
