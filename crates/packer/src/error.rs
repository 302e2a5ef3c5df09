use std::io;
use std::path::PathBuf;

use crate::wasm::TARGET;

/// Why there is no browser client. No message repeats the one of its source.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or a directory can't be read.
    #[error("{} can't be read", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// A file or a directory can't be written.
    #[error("{} can't be written", path.display())]
    Write { path: PathBuf, source: io::Error },
    /// The texts can't be compiled.
    #[error(transparent)]
    Texts(#[from] stapel_fluent_compiler::Error),
    /// A program of the toolchain can't be started.
    #[error("`{name}` can't be started; the toolchain has to be on the PATH")]
    Start { name: &'static str, source: io::Error },
    /// Cargo can't tell which crates run in the browser.
    #[error("`cargo tree --package stapel-web` fails; what it says is below")]
    Crates,
    /// The standard library for browsers is missing, and rustup can't add it.
    #[error(
        "this Rust can't build for browsers; add the standard library for {TARGET}, with rustup by `rustup target add {TARGET}`"
    )]
    NoTarget,
    /// Cargo can't build the programs.
    #[error(
        "the browser client does not build; what the compiler says is below, or shown by `cargo build -p stapel-web --target {TARGET}`"
    )]
    Client,
    /// A program that was built can't be changed into what browsers run.
    #[error("{name}.wasm can't be prepared for browsers")]
    Prepare { name: String, source: anyhow::Error },
    /// A document of the page refers to a file that doesn't exist.
    #[error("{}: the page has no file for {reference}; it has {}", document.display(), known.join(", "))]
    UnknownFile {
        document: PathBuf,
        /// How it refers to the file, such as `{{piles.wasm}}`.
        reference: String,
        /// The names that it could have used.
        known: Vec<String>,
    },
    /// The directory that cargo has given to the build script is not where it usually is.
    #[error("{} is not in target/…/build/, so the directory that cargo builds into can't be found", .0.display())]
    OutDirectory(PathBuf),
}
