//! The Game and The Game: Extreme: one engine in which commands are data.
//!
//! [`Rules`] say which of the two is played, by how many, with which options and which
//! [`Layout`] of commands. The Game is Extreme with a layout that has no commands.

mod action;
mod check;
mod command;
mod engine;
mod event;
mod follow;
mod foresee;
mod layout;
mod legal;
mod pile;
mod public;
mod rules;
mod signal;
mod state;
mod talk;
mod view;

pub use action::Action;
pub use command::{Command, CommandSet};
pub use event::{Draw, Event, Seen, Spread};
pub use layout::{Layout, LayoutError};
pub use legal::Legal;
pub use pile::{Pile, PileSet};
pub use rules::{Options, Rules, Variant};
pub use signal::{Signal, SignalRefusal, Start, Wish, gladdest};
pub use state::{InvalidState, Parts, State, Status};
pub use talk::{Outlook, Said, Talk};
pub use view::View;
