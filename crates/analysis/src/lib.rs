//! Games of bots by the thousand: playing them, counting how they end, comparing and tuning what bots know.

pub mod arena;
pub mod play;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod simulate;
pub mod solve;
pub mod stats;
pub mod tune;
