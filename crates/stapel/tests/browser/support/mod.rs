//! The server, the browser, and what people touch it with.

pub(crate) mod browser;
mod cdp;
pub(crate) mod driver;
pub(crate) mod input;
pub(crate) mod looks;
pub(crate) mod patience;
#[path = "../../kill/support/process.rs"]
mod process;
#[expect(dead_code, reason = "here it does as it is told")]
#[path = "../../../../server/tests/sockets/support/push_service.rs"]
pub(crate) mod push_service;
pub(crate) mod replays;
pub(crate) mod server;
pub(crate) mod tables;
#[expect(dead_code, reason = "here it is only played in")]
#[path = "../../terminal/support/terminal.rs"]
pub(crate) mod terminal;
