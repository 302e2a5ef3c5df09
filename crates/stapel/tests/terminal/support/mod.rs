//! The real program in a terminal that is a part of the test, and the server as a process.

#[path = "../../kill/support/process.rs"]
pub(crate) mod process;
pub(crate) mod terminal;
