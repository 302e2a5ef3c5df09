//! The texts that people read, in five languages, and the sentences that browser and terminal share.
//!
//! The texts are Fluent files under `locales/`, one directory for each language. The build script compiles them
//! (`stapel-fluent-compiler`), so that no program needs a parser of Fluent. [`Words`] are the texts of one language: the
//! browser loads the language that it needs, and the binary contains all of them ([`built_in`]).
//!
//! [`phrases`] are the sentences that several places say alike; what they say of one game stands in one file of `games`.
//! Nothing here decides about rules. Tests check that every text exists in every language, has the same variables
//! everywhere, and is used.

mod built_in;
mod fill;
mod games;
mod language;
pub mod phrases;
mod plural;
mod words;

pub use built_in::{built_in, rule_page};
pub use language::Language;
pub use words::{Argument, Unreadable, Words};
