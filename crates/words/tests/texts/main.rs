//! The texts are complete in every language, well formed, used, and short enough for where they are shown.

mod agreed;
mod compiled;
mod files;
mod filled;
mod length;
mod manners;
mod narrator;
mod plurals;
mod same_everywhere;
mod source;
mod used;
