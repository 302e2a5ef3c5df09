//! What Stapel says to people, in five languages.
//!
//! The texts are Fluent files, one directory a language, under `locales/`. They are compiled when Stapel is built:
//! nothing that runs has to know Fluent. [`Words`] are the texts of one language; the browser loads only the one that is
//! wanted, and programs have all of them inside ([`built_in`]).
//!
//! [`phrases`] are the sentences that several places say alike. Nothing here knows a rule. Tests make sure that every text is there in every language, wants the same
//! arguments everywhere, and is used.

mod built_in;
mod fill;
mod format;
mod language;
pub mod phrases;
mod plural;
mod words;

pub use built_in::built_in;
pub use language::Language;
pub use words::{Argument, Unreadable, Words};
