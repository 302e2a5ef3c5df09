//! What the `stapel` binary does, as a library, so that tests and fuzzers can reach it.

pub mod arena;
pub mod bots_command;
pub mod cli;
mod complaints;
pub mod completions;
pub mod config;
pub mod exit;
pub mod keeping;
pub mod man;
pub mod measure;
pub mod play;
pub mod referee;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod solve;
pub mod values;
pub mod verify;
pub mod voice;
