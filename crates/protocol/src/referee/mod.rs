//! The referee's JSON lines. `docs/referee.md` describes them for users.
//!
//! [`Line::parse`] reads a line, [`Answer`] is what is written for it. Fields appear in the order in which the structs
//! name them.

mod answer;
mod request;

pub use answer::{Answer, ErrorOut};
pub use request::{BadRequest, Deal, Line, NewGame, Request};

pub use crate::games::{OpenEventJson, StateOut, ViewJson};
