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
mod now;
mod own;
mod own_card;
mod pile_content;
mod reading;
mod rivals;
mod stack;
mod table;
mod victims;

pub(crate) use board::CLEAR4;
pub(crate) use discard::Discard;
pub(crate) use hints::stack_text;
pub(crate) use journeys::Journeys;
pub(crate) use now::Clear4Now;
pub(crate) use stack::StackPicture;
