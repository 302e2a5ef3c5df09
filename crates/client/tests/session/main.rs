//! A session, told by a server that is written out here.

mod anything;
mod connection;
mod following;
mod questions;
mod requests;
mod server;
