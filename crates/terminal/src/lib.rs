//! The table in the terminal.
//!
//! `live` has a session at a table, on a server or on this machine, and everything that reaches outside. `home`, `table`,
//! `replay` and `rules` are screens: they draw what they are given and turn keys and clicks into wishes, and never reach outside
//! themselves. `app` owns the terminal and brings the two together. `board` draws what lies on a
//! table, and `look` has colours, cards and whatever else all screens draw.

mod app;
mod board;
mod form;
mod home;
mod live;
mod look;
mod replay;
mod rules;
mod shelf;
mod table;
#[cfg(test)]
mod tests;
mod wish;

pub use app::{Left, Options, PlayError, What, play, watch};
pub use live::{BadLink, Failure, TlsProblem, request};
pub use look::{ColourDepth, Signs, Theme};
