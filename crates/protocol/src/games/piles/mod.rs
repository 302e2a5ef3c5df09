//! The Game and Extreme.

mod event;
mod layout;
mod names;
mod signal;
mod state;
mod view;

pub use event::{EventJson, OpenEventJson};
pub use layout::{LayoutJson, LayoutName, LayoutReadError};
pub use names::{CardNumber, CommandName, PileLetter, StartName, WishName};
pub use signal::SignalJson;
pub use state::StateOut;
pub use view::{PilesJson, ViewJson};

pub(super) use event::{event_json, seen};
pub(super) use signal::signals;

use stapel_rules::piles::Status;

/// The name of a status, and the reason for a loss.
fn status_names(status: Status) -> (&'static str, Option<&'static str>) {
    match status {
        Status::Opening => ("opening", None),
        Status::Playing => ("playing", None),
        Status::Won => ("won", None),
        Status::Lost(reason) => ("lost", Some(reason.name())),
    }
}
