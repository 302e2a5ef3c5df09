//! The table of The Game and Extreme.

mod commands;
mod doubt;
mod hand;
mod hand_card;
mod history;
mod names;
mod opening;
mod owes;
mod pile;
mod pile_signals;
mod table;
mod turn_bar;

pub(crate) use names::{letter, pile_name, wish_id};
pub(crate) use table::PilesTable;
