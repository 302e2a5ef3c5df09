//! People who play, and decide by nothing but what the page shows.

pub(crate) mod clear4;
pub(crate) mod hands;
pub(crate) mod piles;
