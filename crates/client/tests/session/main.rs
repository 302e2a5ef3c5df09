//! A session, told by a server that is written out here.

mod anything;
mod company;
mod connection;
mod following;
mod questions;
mod queue;
mod requests;
mod scene;
mod screen_clear4;
mod screen_piles;
mod screen_seats;
mod server;
mod shuffle;
mod typed;
