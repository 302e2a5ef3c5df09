//! A session at a table, without I/O: what the browser and the terminal share.
//!
//! A [`Session`] is told what happens (a connection opens or ends, a message comes in, time passes) and
//! what the person wants, and gives out [`Output`]s: what to connect to, what to send, and what is new.
//! It keeps a [`Mirror`] of the table as its person may know it, up to date by events.
//!
//! Whoever draws a screen is given its parts, already decided ([`screen`]), and asks the session what
//! can be done; it asks the rules. Nothing here decides what is legal, reads a clock or draws a random number.

pub mod agreement;
mod backoff;
mod chance;
mod company;
mod games;
pub mod lesson;
mod link;
mod memory;
mod mirror;
mod news;
mod questions;
mod receive;
mod rematch;
pub mod replay;
mod requests;
mod round;
pub mod screen;
mod session;
mod typed;
mod witness;

pub use games::piles::{Dropped, NotQueued, Queued};
pub use link::{Contact, LinkEvent};
pub use mirror::{InconsistentUpdate, Mirror};
pub use news::{News, Output, Why};
pub use requests::{Pending, Unwanted};
pub use round::{Ending, RoundMirror};
pub use session::{Moment, Session, Status};
pub use typed::{Expected, Typed, TypedError};
pub use witness::{OwnBits, Testimony, Witness};
