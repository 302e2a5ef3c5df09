use stapel_client::screen::Owes;

use super::names::letter;
use crate::app::words::{count, say, text};

/// What a turn owes, in words.
pub(crate) fn owes_text(owes: Owes) -> String {
    match owes {
        Owes::Cards { left, .. } => say("owes-cards", &[("cards", count(left))]),
        Owes::ExactlyThree { laid } => say("owes-three", &[("laid", count(laid))]),
        Owes::CoverSkull { pile } => say("owes-skull", &[("pile", text(letter(pile)))]),
        Owes::OnePile { pile } => say("owes-one-pile", &[("pile", text(letter(pile)))]),
    }
}
