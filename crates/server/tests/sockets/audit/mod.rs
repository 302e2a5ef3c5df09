//! Whether anyone was sent what they may not know.

pub(crate) mod auditor;
mod json;
mod planted;
pub(crate) mod truth;
