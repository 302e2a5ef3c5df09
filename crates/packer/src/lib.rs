//! Builds and packs the browser client, for the build script of `stapel-bundle`.
//!
//! `cargo run --release` must be all that anyone has to type. So [`pack`] calls cargo once more, for the browser, and then does
//! in its own process what separate tools are often used for: it prepares the programs for browsers, shortens the names of what
//! they import, gathers style sheets, renders rule pages, compiles texts, names files by their content and compresses them.

mod client;
mod compress;
mod disk;
mod error;
mod files;
mod order;
mod rule_pages;
mod shorten;
mod style;
mod wasm;

pub use client::pack;
pub use error::Error;
pub use wasm::Bindgen;
