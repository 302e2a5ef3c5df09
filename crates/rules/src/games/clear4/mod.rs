//! Clear 4!: be first rid of your twenty cards.

mod action;
mod check;
mod counts;
mod engine;
mod event;
mod face;
mod follow;
mod legal;
mod midway;
mod options;
mod parse;
mod position;
mod public;
mod rules;
mod stack;
mod state;
mod suite;
mod table;
mod view;
mod violation;

pub use action::{Action, Item, Source};
pub use counts::Counts;
pub use event::{Draw, Event, Layer, Spread};
pub use face::{Face, Value};
pub use options::Options;
pub use public::Public;
pub use rules::Rules;
pub use stack::{Stack, StackSet};
pub use state::{InvalidState, Parts, Phase, Run, Stacks, State, Status};
pub use table::{ABOUT, Signal, Talk};
pub use view::View;
pub use violation::{NotPlayable, Violation};
