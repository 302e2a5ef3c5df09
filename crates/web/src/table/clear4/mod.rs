//! The table of Clear 4!.

mod bar;
mod blind_reveal;
mod board;
mod discard;
mod hand;
mod hints;
mod input;
mod keys;
mod known;
mod motions;
mod opened;
mod opponents;
mod own;
mod own_card;
mod pile_content;
mod push_targets;
mod reading;
mod stack;
mod table;

use stapel_client::screen::Clear4Screen;

pub(crate) use board::CLEAR4;
pub(crate) use discard::Discard;
pub(crate) use hints::stack_text;
pub(crate) use motions::PileMotions;
pub(crate) use stack::StackPicture;

use super::shown::Shown;

/// What is on a table of Clear 4!.
pub(crate) type ShownClear4 = Shown<Clear4Screen>;
