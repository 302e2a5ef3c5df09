//! Which cards of Extreme carry commands: to choose, to enter from a box that somebody owns, and to look at.

mod boxes;
mod control;
mod editor;
mod grid;
mod page;
mod stamps;

pub(crate) use control::layout_control;
