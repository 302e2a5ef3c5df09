//! The server, the browser, and what people touch it with.

pub(crate) mod browser;
mod cdp;
pub(crate) mod driver;
pub(crate) mod input;
pub(crate) mod looks;
#[path = "../../kill/support/process.rs"]
mod process;
pub(crate) mod server;
pub(crate) mod tables;
