//! Where things are on each page.

pub(crate) mod home;
pub(crate) mod piles;
