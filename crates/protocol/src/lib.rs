//! Wire types: what programs outside Stapel see.
//!
//! Types are named by direction. So far there are these protocols here: [`table`], what tables and people
//! say to each other, with [`log`], how a table's log is kept, [`referee`], JSON lines in
//! and JSON lines out for scripts that check the rules, [`replay`], a recorded game as JSON lines,
//! [`simulate`], what many games between bots came to, [`arena`], how bots compare, and [`solve`], what
//! the solver found.

pub mod arena;
pub mod log;
pub mod referee;
pub mod replay;
pub mod simulate;
pub mod solve;
pub mod table;
