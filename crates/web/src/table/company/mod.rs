//! The others at the table: who is missing, what is asked of everyone, and how hosts keep order.

mod bot_choice;
mod seat_menu;
mod strip;

pub(crate) use bot_choice::BotChoice;
pub(crate) use seat_menu::SeatMenuButton;
pub(crate) use strip::Strip;
