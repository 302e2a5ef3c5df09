//! The real program in a terminal that is a part of the test.

pub(crate) mod terminal;
