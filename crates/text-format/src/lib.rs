//! The format of compiled texts. `stapel-fluent-compiler` writes it while Stapel is built, and `stapel-words` reads it: no
//! program, and nobody who loads the page, needs a parser of Fluent.
//!
//! A file has one line for each text, in the order of their ids: the id, [`END`], and the text. A text may contain
//!
//! - [`VARIABLE`], a name, [`END`]: the value of the argument with this name goes here;
//! - [`CHOICE`], a name, [`END`], variants, [`CHOICE_END`]: the first variant whose key matches the argument with this name
//!   goes here. A variant is its key, [`END`], a text, [`VARIANT_END`]. The key of the last variant is empty and matches
//!   everything;
//! - [`LINE_BREAK`]: a new line begins here, since a line feed would end the text.
//!
//! All of them are control characters, which texts never contain.

#![no_std]

/// Ends an id, a name or a key.
pub const END: char = '\u{1}';
/// Begins a variable.
pub const VARIABLE: char = '\u{2}';
/// Begins a choice.
pub const CHOICE: char = '\u{3}';
/// Ends a variant of a choice.
pub const VARIANT_END: char = '\u{4}';
/// Ends a choice.
pub const CHOICE_END: char = '\u{5}';
/// Stands for a line feed within a text.
pub const LINE_BREAK: char = '\u{6}';
