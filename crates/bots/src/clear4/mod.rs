//! Bots of Clear 4!.

mod candidates;
mod greedy;
mod judge;
mod memory;
mod next;
mod opening;
mod opponent;
mod playable;
mod playout;
mod policy;
mod search;
mod sight;
#[cfg(test)]
mod tests;
mod weights;
mod world;

pub use greedy::Greedy;
pub use judge::{Ending, Judge, Onlooker};
pub use policy::Quick;
pub use search::Search;
pub use weights::Weights;
