//! What tests reach a server with.

pub(crate) mod chance;
pub(crate) mod house;
pub(crate) mod http;
pub(crate) mod line;
pub(crate) mod socket;
pub(crate) mod stream;
