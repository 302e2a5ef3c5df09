//! What every store promises, and what each kind promises beyond that.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

mod contract;
mod memory;
mod sqlite;
mod support;
