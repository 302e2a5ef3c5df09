//! The panel beside the table: signals, chat, typed plays, and the log of the game.

mod chat;
mod command_box;
mod game_log;
mod panel;

pub(crate) use chat::Chat;
pub(crate) use game_log::GameLog;
pub(crate) use panel::TalkPanel;
