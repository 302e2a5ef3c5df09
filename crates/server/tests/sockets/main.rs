//! The server as the world meets it: real sockets, a real database, clients that behave and clients that don't.

#![expect(clippy::unwrap_used, reason = "in a test an unexpected error may as well panic")]

mod admin;
mod audit;
mod games;
mod hostile;
mod invites;
mod offline;
mod pages;
mod play;
mod push;
mod shuffles;
mod support;
mod tables;
mod trouble;
mod unreadable;
mod watching;
