//! The texts: all there in every language, well formed, used, and fit to be said.

#[path = "../../build/compile.rs"]
mod compile;
mod compiled;
mod files;
mod filled;
mod length;
mod manners;
mod plurals;
mod same_everywhere;
mod source;
mod used;
