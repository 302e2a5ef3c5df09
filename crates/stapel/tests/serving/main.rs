//! The real program, serving: what it keeps, what it does on a machine that lets it down, what rude guests can't do, and what
//! operators read of it.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

#[cfg(unix)]
mod findings;
mod keeping;
mod observing;
mod operating;
mod support;
#[cfg(unix)]
mod trouble;
