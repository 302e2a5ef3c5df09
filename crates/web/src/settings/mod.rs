//! Language, look, sound, name.

mod page;

pub(crate) use page::SettingsPage;
