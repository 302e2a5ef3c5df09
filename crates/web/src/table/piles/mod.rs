//! The table of The Game and Extreme.

mod board;
mod card_input;
mod commands;
mod counts;
mod crack;
mod flights;
mod hand;
mod hand_card;
mod history;
mod input;
mod loss_warning;
mod names;
mod opened;
mod opening;
mod owes;
mod pile;
mod pile_signals;
mod reading;
mod seats;
mod signals;
mod table;
mod turn_bar;

use stapel_client::screen::PilesScreen;

pub(crate) use board::PILES;
pub(crate) use card_input::CardInput;
pub(crate) use commands::Commands;
pub(crate) use counts::Counts;
pub(crate) use flights::Flights;
pub(crate) use hand::Hand;
pub(crate) use history::History;
pub(crate) use input::ChosenFits;
pub(crate) use loss_warning::{LosingPlay, LossWarning};
pub(crate) use names::{letter, pile_name, wish_id};
pub(crate) use owes::owes_text;
pub(crate) use pile::PileView;
pub(crate) use pile_signals::WishIcon;
pub(crate) use signals::WISHES;
pub(crate) use turn_bar::PilesTurnBar;

use super::shown::Shown;

/// What is on a table of The Game or Extreme.
pub(crate) type ShownPiles = Shown<PilesScreen>;
