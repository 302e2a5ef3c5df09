//! Language, look, sound, name; and one's identity on another device.

mod claim;
mod device_link;
mod name_form;
mod page;
mod switch;

pub(crate) use claim::ClaimPage;
pub(crate) use page::SettingsPage;
