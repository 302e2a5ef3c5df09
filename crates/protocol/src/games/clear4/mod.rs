//! Clear 4!.

mod event;
mod names;
mod parts;
mod state;
mod view;

pub use event::{EventJson, FromJson, HandName};
pub use names::{FaceName, PhaseName, StackNumber, ValueNumber};
pub use parts::{PileCardJson, RunJson, StackJson};
pub use state::StateOut;
pub use view::ViewJson;

pub(super) use event::{event_json, seen};
pub(super) use names::faces;
pub(super) use state::hidden;
