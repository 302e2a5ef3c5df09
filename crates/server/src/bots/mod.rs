//! Bots at the table: asked with a job, answered from a pool of threads.

mod job;
mod pool;

pub use job::{AnyBot, BotAnswer, BotJob, Duty};
pub use pool::{BotPool, Busy};
