//! Small things that many pages draw.

mod choice;
mod empty;
mod logo;

pub(crate) use choice::Segments;
pub(crate) use empty::Empty;
pub(crate) use logo::Logo;
