//! What lies on a table of The Game or Extreme.

mod card;
mod commands;
mod digits;
mod hand;
mod pile;
mod signs;

pub(crate) use card::{CardLook, CardSize};
pub(crate) use commands::commands;
pub(crate) use hand::{HandLook, hand, hand_size};
pub(crate) use pile::{PileLook, pile, pile_height, pile_size};
pub(crate) use signs::{command_sign, direction_sign, endurance_sign, wish_sign};
