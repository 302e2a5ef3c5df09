//! The table server.
//!
//! So far it is the [`store`], which keeps what the tables log.

pub mod store;
