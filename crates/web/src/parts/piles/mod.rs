//! Cards of The Game and Extreme, and the commands on them.

mod badge;
mod card;
mod picture;

pub(crate) use badge::{Badge, command_meaning, command_name, with_badges};
pub(crate) use card::CardFace;
pub(crate) use picture::{ExtremePicture, TheGamePicture};
