//! Tables on a server: how they are found, who one is there, and what is said.

mod address;
mod guest;
mod http;
mod socket;

pub use address::BadLink;
pub(crate) use address::TableAddress;
pub(crate) use guest::{find_record, look};
pub use http::Failure;
pub(crate) use socket::Socket;
