//! Where things are on each page.

pub(crate) mod agreement;
pub(crate) mod clear4;
pub(crate) mod home;
pub(crate) mod lobby;
pub(crate) mod piles;
