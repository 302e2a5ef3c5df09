//! What tests reach a server with.

#[expect(dead_code, reason = "every test needs only a part of it")]
#[path = "../../../../room/tests/local/chance.rs"]
pub(crate) mod chance;
pub(crate) mod house;
pub(crate) mod http;
pub(crate) mod line;
pub(crate) mod log;
#[expect(dead_code, reason = "what it says without an end is for those who test the client alone")]
pub(crate) mod push_service;
pub(crate) mod socket;
pub(crate) mod stream;
