//! Clear 4!: what is drawn of it, chosen, typed, looked back at and learned.

mod blind;
mod discard;
pub(crate) mod lesson;
mod marks;
pub(crate) mod moments;
mod opened;
mod play;
pub(crate) mod replay;
mod screen;
mod selection;
mod stacks;
pub(crate) mod typed;

pub use blind::{BlindFate, BlindMoment};
pub use discard::{DiscardCard, DiscardScreen};
pub use marks::Marks;
pub use moments::Clear4Moment;
pub use opened::OpenedSeat;
pub use play::Clear4Play;
use screen::Clear4Facts;
pub use screen::Clear4Screen;
pub use selection::{Choices, Offer, Selection};
pub use stacks::{HandGroup, SeatStacks, StackScreen};
