//! What all commands have in common that let bots play many games, or solve many deals: how they are
//! asked, how they are watched and stopped, and how what they found is told.

mod bots_help;
mod failure;
mod family;
pub(crate) mod json;
mod layout;
mod picture_file;
mod progress;
mod request;
pub(crate) mod words;

pub use failure::Failure;
pub use layout::LayoutFailure;
pub use request::Playing;

pub(crate) use bots_help::{BOT_SETTINGS, bots_help, description};
pub(crate) use family::with_rules;
pub(crate) use layout::read_layout;
pub(crate) use picture_file::PictureFile;
pub(crate) use progress::{Progress, exit};
pub(crate) use request::{MOST_THREADS, agree, layout_of, read_options, thread_count};
pub(crate) use request::{game_parser, game_parser_of, players_of};
