//! Whole games, played by clients over sockets.

pub(crate) mod follow;
pub(crate) mod player;
pub(crate) mod requests;
mod restless;
pub(crate) mod session;
