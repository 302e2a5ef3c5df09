//! Replays of finished games: step by step, from any seat's perspective, and with a check of the shuffle.

mod actions;
mod address;
mod check;
mod clear4;
mod keys;
mod load;
mod moments;
mod page;
mod perspective;
mod piles;
mod playback;
mod review;
mod steps;
mod texts;
mod viewer;
mod what_if;

pub(crate) use clear4::ReplayClear4;
pub(crate) use page::ReplayPage;
pub(crate) use piles::ReplayPiles;
