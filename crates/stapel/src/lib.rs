//! What the `stapel` binary does, as a library, so that tests and fuzzers can reach it.

pub mod admin;
pub mod arena;
pub mod bots_command;
pub mod cli;
pub mod completions;
pub mod config;
pub mod exit;
mod foreign_errors;
pub mod man;
pub mod measure;
pub mod play;
pub mod puzzles;
pub mod records;
pub mod referee;
pub mod replay;
pub mod review;
pub mod serve;
pub mod simulate;
pub mod solve;
pub mod store_commands;
pub mod values;
pub mod verify;
pub mod voice;
