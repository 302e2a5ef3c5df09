//! One directory for each family of games. Nothing outside of them, apart from the registry
//! ([`any`](crate::any)), knows how a single game is played.

pub mod clear4;
pub mod piles;
