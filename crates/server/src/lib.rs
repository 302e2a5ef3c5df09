//! The table server.
//!
//! * [`room`] is a table and everyone who looks at it, without I/O.
//! * [`hub`] runs the rooms: it writes what they want written, and only then sends what they want sent.
//! * [`store`] keeps what must not be lost.
//! * [`connection`] and [`http`] are how people and programs reach it.
//! * [`admin`] is what operators see and do.
//! * [`bots`] think on threads of their own.
//! * [`push`] tells people that it is their turn while they have no page open.
//! * [`health`] and [`clock`] tell whether moves can be taken and the time be believed.
//! * [`transport`] is below HTTP: it counts what nothing above it sees.
//! * [`serve`] puts it all together.

pub mod admin;
pub mod bots;
pub mod clock;
pub mod config;
pub mod connection;
mod device_label;
pub mod health;
pub mod http;
pub mod hub;
mod id_hash;
pub mod identity;
pub mod limits;
pub mod metrics;
mod priority;
pub mod push;
pub mod serve;
pub mod store;
pub mod transport;
mod usage;

pub use stapel_room::{agreement, log_text, records, room};
