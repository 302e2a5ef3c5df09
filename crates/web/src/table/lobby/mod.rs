//! Before the first deal: who plays, and what.

mod agreement;
mod invite;
mod lobby;
mod naming;
mod seat_row;

pub(crate) use lobby::Lobby;
