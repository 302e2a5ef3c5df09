//! What the tests of the server reach it with, and the server as a process.

#[expect(dead_code, reason = "every test needs only a part of it")]
#[path = "../../../../room/tests/local/chance.rs"]
pub(crate) mod chance;
#[path = "../../../../server/tests/sockets/support/http.rs"]
pub(crate) mod http;
pub(crate) mod process;
#[expect(dead_code, reason = "every test needs only a part of it")]
#[path = "../../../../server/tests/sockets/support/socket.rs"]
pub(crate) mod socket;
