//! Wire types: what programs outside Stapel see.
//!
//! Types are named by direction and bounded in size. So far there is one protocol here,
//! [`referee`]: JSON lines in, JSON lines out, for scripts that check the rules.

pub mod referee;
