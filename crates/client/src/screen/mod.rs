//! Everything that a page or a terminal draws, already decided.
//!
//! A session gives out parts of its screen as plain data: the [table](TableScreen) with its
//! [seats](SeatScreen), the game as [`PilesScreen`] or [`Clear4Screen`], and what a chosen card would do
//! as [`Fits`] or [`Choices`]. Each part equals itself as long as nothing about it has changed, so
//! whoever draws compares and draws only what is new.
//!
//! There are no words in here, only names that people gave themselves: whoever draws finds the words.

mod clock;
mod company;
mod seats;
mod table;

pub use clock::{ClockScreen, TimeMark};
pub use company::{EndingScreen, Stuck, StuckWhy};
pub(crate) use seats::own_cards_left;
pub use seats::{Presence, SeatMay, SeatScreen, Who};
pub use table::{MatchScreen, TableMay, TableScreen, Takeback};

pub use crate::games::clear4::{
    BlindFate, BlindMoment, Choices, Clear4Screen, DiscardCard, DiscardScreen, HandGroup, Marks,
    Offer, OpenedSeat, SeatStacks, Selection, StackScreen,
};
pub use crate::games::piles::{
    CommandInForce, End, Fit, Fits, HandCard, LaidCard, OpenedCard, OpenedPiles, Opening, Owes,
    PileScreen, PileSignal, PilesScreen, PilesTurn, TopCommand,
};
/// What a seat has said that still holds; games without signals have none of it.
pub use stapel_rules::piles::Said as SeatSaid;
