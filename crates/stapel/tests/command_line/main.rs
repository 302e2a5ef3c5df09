//! The command line as people meet it: every help, every error, settings, completions and the manual.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

#[cfg(unix)]
mod administering;
mod config;
mod errors;
mod generated;
mod help;
mod json_errors;
mod languages;
mod serving;
mod settings_file;
mod support;
