//! Games without a server, from the page's side: a worker runs them, and this browser stores them.

pub(crate) mod branch;
mod link;
mod message;
mod open;
pub(crate) mod stored;
mod table_info;

pub(crate) use link::TableHere;
pub(crate) use message::{FromWorker, Step, ToWorker};
pub(crate) use open::{open_branch, open_table};
pub(crate) use stored::{StoreResult, StoredTable};
pub(crate) use table_info::TableInfo;
