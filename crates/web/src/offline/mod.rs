//! Games without a server, as a page knows them: the worker runs them, and this browser keeps them.

mod about;
pub(crate) mod kept;
mod link;
mod message;
mod open;

pub(crate) use about::About;
pub(crate) use kept::{Kept, KeptTable};
pub(crate) use link::TableHere;
pub(crate) use message::{FromWorker, Step, ToWorker};
pub(crate) use open::open_table;
