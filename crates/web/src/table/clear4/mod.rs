//! The table of Clear 4!.

mod bar;
mod board;
mod choosing;
mod discard;
mod hand;
mod hints;
mod journeys;
mod keys;
mod known;
mod moment;
mod own;
mod own_card;
mod pile_content;
mod reading;
mod rivals;
mod stack;
mod table;
mod victims;

use stapel_client::screen::Clear4Screen;

pub(crate) use board::CLEAR4;
pub(crate) use discard::Discard;
pub(crate) use hints::stack_text;
pub(crate) use journeys::Journeys;
pub(crate) use stack::StackPicture;

use super::shown::Shown;

/// What is on a table of Clear 4!.
pub(crate) type ShownClear4 = Shown<Clear4Screen>;
