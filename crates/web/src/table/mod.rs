//! The table: where games are played.

mod agreed;
pub(crate) mod around;
mod asked;
mod board;
pub(crate) mod clear4;
pub(crate) mod clock;
mod company;
mod connection;
mod drag;
mod ending;
mod keys;
mod live;
mod lobby;
mod lost;
mod menu;
mod names;
mod narration;
mod page;
mod panels;
pub(crate) mod piles;
mod shown;
mod sound;
mod standings;
mod takeback;
mod talk;
mod top_bar;
mod turn_bar;
mod turn_notice;
mod unread;
mod what_if;

pub(crate) use board::Board;
pub(crate) use clear4::CLEAR4;
pub(crate) use live::{Place, refusal_text};
pub(crate) use page::TablePage;
pub(crate) use piles::PILES;
pub(crate) use turn_bar::whose_turn;
