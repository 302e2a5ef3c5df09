//! Before the first deal: who plays, and what.

mod agreement;
mod invite;
mod naming;
mod room;
mod seat_row;

pub(crate) use room::Lobby;
