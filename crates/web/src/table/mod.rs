//! The table: where games are played.

mod around;
mod board;
pub(crate) mod clear4;
mod contact;
mod drag;
mod ending;
pub(crate) mod flight;
mod keys;
mod live;
mod lobby;
mod lost;
mod menu;
mod page;
pub(crate) mod piles;
mod seats;
mod sound;
mod standings;
mod takeback;
mod talk;
mod tell;
mod top_bar;

pub(crate) use board::Board;
pub(crate) use clear4::CLEAR4;
pub(crate) use live::{Place, refusal_text};
pub(crate) use page::TablePage;
pub(crate) use piles::PILES;
