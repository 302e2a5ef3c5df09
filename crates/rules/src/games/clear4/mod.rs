//! Clear 4!: be first rid of your twenty cards.

mod action;
mod check;
mod counts;
mod engine;
mod event;
mod face;
mod follow;
mod legal;
mod public;
mod rules;
mod stack;
mod state;
mod view;

pub use action::{Action, Item, Source};
pub use counts::Counts;
pub use event::{Draw, Event, Layer, Spread};
pub use face::{Face, Value};
pub use rules::{Options, Rules};
pub use stack::{Stack, StackSet};
pub use state::{InvalidState, Parts, Phase, Run, Stacks, State, Status};
pub use view::View;
