//! Wire types: what programs outside Stapel see.
//!
//! Types are named by direction. So far there are four protocols here: [`referee`], JSON lines in
//! and JSON lines out for scripts that check the rules, [`replay`], a recorded game as JSON lines,
//! [`simulate`], what many games between bots came to, and [`arena`], how bots compare.

pub mod arena;
pub mod referee;
pub mod replay;
pub mod simulate;
