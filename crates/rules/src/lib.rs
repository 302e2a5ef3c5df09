//! The rules of three pile-and-stack card games: *The Game*, *The Game: Extreme* and *Clear 4!*.
//!
//! This crate is pure. It does no I/O, reads no clock, draws no random numbers and serializes
//! nothing, so that server, browser, terminal, bots and scripts all play by this one text.
//!
//! * [`Game`] is what every game implements: a validated set of rules (players, options, layout)
//!   that acts on a small `Copy` state.
//! * [`piles`] holds The Game and Extreme, one engine in which commands are data.
//! * [`clear4`] holds Clear 4!.
//! * [`any`] chooses between them at run time: [`GameKind`] and [`AnyGame`].
//! * [`TableGame`] and [`About`] tell tables and clients what they need to know of a game, so that they
//!   name none.
//! * [`Dealt`] plays a state together with a known deck, answering every draw from it.
//! * [`notation`] is the text for actions, positions and whole game records.
//! * [`testing`] is the generic suite that every game must pass.
//!
//! **What is deliberately absent:** a state has no field for the order of undrawn cards, nor for
//! the faces of cards that lie face down. Draws are chance events ([`Turn::Chance`]) that someone
//! else answers: the sealed deck of a table, a simulation's dealer, or a search that tries them all.

#![no_std]

extern crate alloc;

#[cfg(test)]
extern crate std;

mod about;
pub mod any;
mod bit_set;
mod dealt;
mod game;
mod games;
mod midway;
pub mod notation;
mod seat;
pub mod setup;
mod table_game;
pub mod testing;

pub use about::{About, NumberSign, OptionAbout, OptionKind, Rounds, StarterRule};
pub use any::{AnyGame, GameKind, Loss};
pub use dealt::{Dealt, MidwayError};
pub use game::{DeckError, Game, Listener, Outcome, Refusal, Turn};
pub use games::piles::{Card, CardSet};
pub use games::{clear4, piles};
pub use midway::Midway;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use table_game::{SignalRefusal, TableGame};
