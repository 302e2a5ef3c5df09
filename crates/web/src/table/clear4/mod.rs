//! The table of Clear 4!.

mod bar;
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

pub(crate) use choosing::Choosing;
pub(crate) use keys::press;
pub(crate) use reading::{read_hand, read_others, read_pile, read_turn};
pub(crate) use table::Clear4Table;
