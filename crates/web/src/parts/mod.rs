//! Small things that many pages draw.

mod badge;
mod card;
mod choice;
mod dialog;
mod empty;
mod face;
mod game_picture;
mod logo;
mod qr;

pub(crate) use badge::{Badge, badge_html, command_meaning, command_name};
pub(crate) use card::CardFace;
pub(crate) use choice::Segments;
pub(crate) use dialog::Dialog;
pub(crate) use empty::Empty;
pub(crate) use face::{BackView, FaceView, face_name};
pub(crate) use game_picture::GamePicture;
pub(crate) use logo::Logo;
pub(crate) use qr::QrCode;
