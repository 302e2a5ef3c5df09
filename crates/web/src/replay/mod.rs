//! Finished games, to be looked at step by step, with any eyes, and to be checked.

mod address;
mod check;
mod clear4;
mod eyes;
mod keep;
mod keys;
mod load;
mod moments;
mod page;
mod piles;
mod steps;
mod told;
mod viewer;
mod watch;

pub(crate) use clear4::ReplayClear4;
pub(crate) use page::ReplayPage;
pub(crate) use piles::ReplayPiles;
