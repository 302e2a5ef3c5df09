//! The Game and Extreme.

mod greedy;
mod weights;

pub use greedy::Greedy;
pub use weights::Weights;
