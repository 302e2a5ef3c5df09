//! What lies on a table, drawn alike where games are played and where they are looked at.

pub(crate) mod clear4;
pub(crate) mod piles;
