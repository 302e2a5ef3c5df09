//! Text for actions, positions and whole game records, readable by a person.
//!
//! The full description stands in `docs/notation.md`. Everything written here is read back to the
//! same value, and everything refused is refused with the line, the column and what was expected.

mod action;
mod cursor;
mod fields;
mod nearest;
mod places;
mod position;
mod record;
mod record_reader;
mod replay;
mod share;

pub use action::ActionError;
pub use cursor::SyntaxError;
pub(crate) use cursor::{Piece, join};
pub(crate) use fields::{Fields, Words};
pub use places::{Place, RecordPlaces};
pub(crate) use position::{Notation, join_seats, per_seat};
pub use position::{PositionError, parse_position, write_position};
pub use record::{Record, RecordedTurn};
pub use replay::{Replay, ReplayError, Step};
pub use share::Share;

pub use crate::setup::LayoutChoice;
