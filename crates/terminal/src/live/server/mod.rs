//! Tables on a server: their addresses, the guest that the person is there, plain requests, and the socket.

mod address;
mod guest;
mod http;
mod socket;
mod tls;

pub use address::BadLink;
pub(crate) use address::{TableAddress, USUAL_SERVER, origin as origin_of};
pub(crate) use guest::{find_record, host, known_name, look};
pub use http::{Failure, request};
pub(crate) use socket::Socket;
pub use tls::TlsProblem;
