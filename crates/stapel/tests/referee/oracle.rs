//! The rules once more, written from the rulings alone and without an eye for speed: a second
//! opinion on every state that the referee tells.

mod clear4;
mod piles;

pub(crate) use clear4::Clear4;
pub(crate) use piles::Piles;
