//! Talk: what the board has to say in one tap, free words without numbers, and the account of the game.

mod account;
mod chat;
mod command_box;
mod panel;

pub(crate) use panel::TalkPanel;
