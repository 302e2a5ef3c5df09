//! Wire types: what programs outside Stapel see.
//!
//! Types are named by direction. So far there are two protocols here: [`referee`], JSON lines in and
//! JSON lines out for scripts that check the rules, and [`replay`], a recorded game as JSON lines.

pub mod referee;
pub mod replay;
