//! `stapel replay`, run as anyone would, and the help of every command.

mod failures;
mod help;
mod json;
mod records;
mod support;
mod text;
