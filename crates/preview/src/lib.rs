//! The pictures that messengers show beside a link to a page: cards of the game, and the seats of the table.
//!
//! A picture is drawn as SVG ([`Preview::svg`]) and painted to PNG ([`Preview::png`]), without input or output. There is no
//! letter in it, so that no font has to be shipped and no language chosen: numerals are strokes, and all words stand in the title
//! beside the picture. There are only as many pictures as there are games and ways to fill their seats, so nobody can make a
//! server draw more of them than that.

mod card;
mod digits;
mod games;
mod name;
mod picture;
mod seats;

pub use name::{Preview, Seats};
pub use picture::{HEIGHT, WIDTH};
