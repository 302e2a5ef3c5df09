//! Wire types: what programs outside Stapel see.
//!
//! * [`games`] has what each family of games tells: cards, events, views, signals and the referee's states. Everything
//!   below tells of games with these types.
//! * [`table`] is what tables and people say to each other, and [`log`] how a table's log is kept.
//! * [`referee`] is JSON lines in and JSON lines out for scripts that check the rules, and [`replay`] a recorded game as
//!   JSON lines.
//! * [`simulate`], [`arena`], [`solve`] and [`review`] are the results of these commands, and [`failure`] what any command says
//!   instead of one.
//!
//! * [`admin`] is what operators ask of a server.
//!
//! Types that are only written end in `Out`; the others, ending in `Json`, can be written and read.

pub mod admin;
pub mod arena;
pub mod failure;
mod flat;
pub mod games;
pub mod log;
mod names;
pub mod puzzle;
pub mod referee;
pub mod replay;
pub mod review;
pub mod simulate;
pub mod solve;
pub mod table;
mod tree;

pub use names::{GameName, SeatNumber};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(flag: &bool) -> bool {
    !*flag
}
