//! The lobby of a table, before the first deal.

mod invite;
mod page;
mod seat_row;
mod sit_down_form;

pub(crate) use page::Lobby;
