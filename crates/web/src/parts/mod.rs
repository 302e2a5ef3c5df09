//! Small things that several pages draw. Those of one family of games are in a directory of its name.

mod bot_face;
mod choice;
pub(crate) mod clear4;
mod copy_button;
mod dialog;
mod empty;
mod game_picture;
mod loading;
mod logo;
pub(crate) mod piles;
mod qr;
mod show;

pub(crate) use bot_face::BotFace;
pub(crate) use choice::Segments;
pub(crate) use copy_button::CopyButton;
pub(crate) use dialog::Dialog;
pub(crate) use empty::{Empty, EmptyPage};
pub(crate) use game_picture::GamePicture;
pub(crate) use loading::Loading;
pub(crate) use logo::Logo;
pub(crate) use qr::QrCode;
pub(crate) use show::Show;
