//! The table server.
//!
//! * [`room`] is a table and everyone who looks at it, without I/O.
//! * [`store`] keeps what the tables log.
//! * [`bots`] think on threads of their own.

pub mod agreement;
pub mod bots;
pub mod log_text;
pub mod room;
pub mod store;
