//! The referee's JSON lines. `docs/referee.md` describes them for users.
//!
//! [`Request::parse`] reads a line; [`StateOut`], [`ViewOut`] and [`EventOut`] are what answers are
//! made of. Fields appear in the order in which the structs name them.

mod answer;
mod card;
mod event;
mod request;
mod state;
mod view;

pub use answer::{Answer, ErrorOut};
pub use card::{FaceOut, PileCardOut, PilesOut, RunOut, StackOut};
pub use event::{EventOut, FromOut};
pub use request::{BadRequest, Deal, NewGame, Request};
pub use state::{Clear4StateOut, LayoutOut, PilesStateOut, StateOut};
pub use view::{Clear4ViewOut, PilesViewOut, ViewOut};
