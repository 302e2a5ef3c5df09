//! `stapel replay`, run as anyone would, and the help of every command.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod failures;
mod help;
mod json;
mod records;
mod support;
mod text;
mod written;
