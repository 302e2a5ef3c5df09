//! The table of The Game and Extreme.

mod board;
mod commands;
mod crack;
mod doubt;
mod grip;
mod hand;
mod hand_card;
mod history;
mod moves;
mod names;
mod now;
mod opening;
mod owes;
mod pile;
mod pile_signals;
mod reading;
mod signals;
mod table;
mod turn_bar;

pub(crate) use board::PILES;
pub(crate) use commands::Commands;
pub(crate) use grip::Grip;
pub(crate) use hand::Hand;
pub(crate) use history::History;
pub(crate) use names::{letter, pile_name, wish_id};
pub(crate) use now::PilesNow;
pub(crate) use owes::owes_text;
pub(crate) use pile::PileView;
pub(crate) use pile_signals::WishIcon;
