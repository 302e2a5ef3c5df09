//! The browser client, built, packed and ready to be served.
//!
//! The build script makes it with `stapel-packer`. It is a crate of its own so that it is built anew only when something
//! changes that browsers load, and so that nobody who works on the server waits for it.

use stapel_server::config::PageFile;

/// The files of the browser client.
pub const FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
