//! The table in the terminal, as people use it: the real program in a terminal that the test looks at.
//!
//! - `support/` is the terminal;
//! - `players/` play whole games, deciding by nothing but what the screen shows;
//! - every other file is about one thing that people rely on.
//!
//! Nobody here looks at a clock: whatever takes time is waited for on the screen, and if it never comes, the test says
//! what it has been waiting for and what it saw.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]
#![cfg(unix)]

mod boxes;
mod colours;
mod completing;
mod home;
mod learning;
mod leaving;
mod measuring;
mod on_a_server;
mod pasting;
mod picking;
mod plain;
mod players;
mod resuming;
mod reviewing;
mod support;
mod telling;
mod tls;
mod watching;
mod whole_games;
mod wrong_use;
