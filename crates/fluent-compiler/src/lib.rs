//! Compiles Fluent files into the format that programs read, for build scripts.
//!
//! Texts use a small part of Fluent: messages, variables (`{ $name }`), and choices by a variable (`{ $cards -> … }`).
//! Terms, attributes, functions, references and literals are not compiled, and whoever uses one is told in which line.

mod compile;
mod error;
mod source;

pub use compile::compile;
pub use error::{Error, Place, Unsupported};
pub use source::Source;
