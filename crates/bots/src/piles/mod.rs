//! Bots of The Game and Extreme.

mod beam;
mod cost;
mod deal;
mod greedy;
mod imagine;
mod intent;
mod judge;
mod lays;
mod nexts;
mod numbers;
mod plan;
mod playable;
mod playout;
mod search;
mod sweep;
mod talk;
#[cfg(test)]
mod tests;
mod weights;

pub use greedy::Greedy;
pub use judge::Judge;
pub use search::{Effort, Search};
pub use weights::Weights;

/// The most seats of a game of this family.
const SEATS: usize = 5;
