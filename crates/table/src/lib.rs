//! The authority at a table, without I/O.
//!
//! So far it holds what makes a deal: a secret [`Seed`], and the shuffle that is a fixed function of
//! it. The rules know no randomness; this is where it comes from. And it holds what may not be said:
//! [`taboo::check`] finds numbers in free chat.

mod seed;
pub mod taboo;

pub use seed::Seed;
