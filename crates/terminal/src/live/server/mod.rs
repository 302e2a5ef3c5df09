//! Tables on a server: their addresses, the guest that the person is there, plain requests, and the socket.

mod address;
mod guest;
mod http;
mod socket;

pub use address::BadLink;
pub(crate) use address::TableAddress;
pub(crate) use guest::{find_record, look};
pub use http::Failure;
pub(crate) use socket::Socket;
