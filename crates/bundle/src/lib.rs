//! The browser client, built, packed and ready to be served.
//!
//! Everything here is made by the build script in `build/`. It is a crate of its own so that only the
//! program waits for it, and not everyone who works on the server.

/// A file for browsers.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where browsers find it, such as `/index.html`.
    pub path: &'static str,
    /// What it is.
    pub content_type: &'static str,
    /// A text that changes when the content does.
    pub hash: &'static str,
    /// Whether what is at this path never changes.
    pub immutable: bool,
    /// The content.
    pub plain: &'static [u8],
    /// The content compressed with Brotli, if that is of use.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed with gzip, if that is of use.
    pub gzip: Option<&'static [u8]>,
}

/// All files.
pub const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
