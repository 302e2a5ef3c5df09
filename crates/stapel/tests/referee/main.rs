//! `stapel referee`, asked over pipes as any script would.

mod answers;
mod broken_input;
mod dealing;
mod errors;
mod games;
mod json;
mod layouts;
mod oracle;
mod support;
mod views;
