//! `stapel referee`, asked over pipes as any script would.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails where it stands")]

mod answers;
mod broken_input;
mod dealing;
mod errors;
mod games;
mod json;
mod layouts;
mod options;
mod oracle;
mod several;
mod support;
mod views;
