//! Puzzles: positions in which one turn is clearly better than every other one, and in which the obvious turn is not it.
//!
//! A [`Puzzle`] has a position, the turns that were compared there with their chances, and how hard it is. Puzzles are lines of
//! text ([`Puzzle::write`], [`read`]), and the [`Collection`] is what Stapel brings along. What a try comes to is decided by
//! [`Puzzle::judge`], by the rules alone: no bot is needed to play puzzles, only to make them (`stapel_analysis::puzzle`).
//!
//! Everything here is pure and the same on any machine: which puzzle a day has ([`Collection::of_day`]), which comes next
//! ([`Collection::near`]), and what a try changes in a [`rating`].

mod collection;
mod grade;
mod judge;
mod puzzle;
pub mod rating;
mod same;
mod text;
mod theme;

pub use collection::{Collection, Filter};
pub use grade::{Found, Grade};
pub use judge::{Try, TryError, Verdict};
pub use puzzle::{Choice, Origin, Puzzle};
pub use same::{begins_alike, leads_to_the_same};
pub use text::{TextError, read};
pub use theme::{Theme, ThemeSet};
