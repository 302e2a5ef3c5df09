//! What happens at a table.

mod clock;
mod games;
mod people;
mod requests;
mod support;
mod takeback;
mod talk;
