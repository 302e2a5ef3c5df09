//! Text for actions, positions and whole game records, readable by a person.
//!
//! The full description stands in `docs/notation.md`. Everything written here is read back to the
//! same value, and everything refused is refused with the line, the column and what was expected.

mod action;
mod cursor;
mod position;
mod record;
mod replay;

pub use action::ActionError;
pub(crate) use action::{parse_clear4_action, parse_piles_action};
pub use cursor::SyntaxError;
pub use position::{PositionError, parse_position, write_position};
pub use record::{LayoutChoice, Record, RecordLines, RecordedTurn};
pub use replay::{Replay, ReplayError, Step};
