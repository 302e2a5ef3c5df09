//! The settings, and links that make another device the same guest.

mod claim;
mod device_link;
mod devices;
mod leave;
mod name_form;
mod page;
mod switch;
mod turns;

pub(crate) use claim::ClaimPage;
pub(crate) use page::SettingsPage;
