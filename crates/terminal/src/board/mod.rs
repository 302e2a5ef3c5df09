//! What lies on a table, drawn alike where games are played and where they are looked at.

mod commands;
mod discard;
mod hand;
mod pile;
mod rival;
mod stack;

pub(crate) use commands::commands;
pub(crate) use discard::{DISCARD_WIDTH, discard};
pub(crate) use hand::{HandLook, hand, hand_size};
pub(crate) use pile::{PileLook, pile, pile_height, pile_size};
pub(crate) use rival::{RivalLook, rival};
pub(crate) use stack::{STACK_HEIGHT, STACK_WIDTH, stack};
