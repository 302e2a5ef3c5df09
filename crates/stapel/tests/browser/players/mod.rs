//! People who play, and decide by nothing but what the page shows.

pub(crate) mod piles;
