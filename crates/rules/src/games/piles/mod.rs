//! The Game and The Game: Extreme: one engine in which commands are data.
//!
//! [`Rules`] say which of the two is played, by how many, with which options and which
//! [`Layout`] of commands. The Game is Extreme with a layout that has no commands.

mod action;
mod card;
mod card_set;
mod check;
mod command;
mod engine;
mod event;
mod follow;
mod foresee;
mod layout;
mod layout_choice;
mod layout_code;
mod legal;
mod loss;
mod midway;
mod options;
mod parse;
mod pile;
mod position;
mod public;
mod rules;
mod signal;
mod state;
mod suite;
mod table;
mod talk;
mod view;
mod violation;

pub use action::Action;
pub use card::Card;
pub use card_set::CardSet;
pub use command::{Command, CommandSet};
pub use event::{Draw, Event, Seen, Spread};
pub use layout::{Layout, LayoutError};
pub use layout_choice::LayoutChoice;
pub use layout_code::LayoutCodeError;
pub use legal::Legal;
pub use loss::Loss;
pub use options::Options;
pub use pile::{Pile, PileSet};
pub use public::Public;
pub use rules::{Rules, Variant};
pub use signal::{Signal, Start, Wish, gladdest};
pub use state::{InvalidState, Parts, State, Status};
pub use table::{EXTREME, THE_GAME};
pub use talk::{Outlook, Said, Talk};
pub use view::View;
pub use violation::Violation;
