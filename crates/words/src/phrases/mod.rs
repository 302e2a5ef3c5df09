//! Sentences about games that the browser and the terminal say alike: what happened, what a turn owes, why something
//! can't be done. Each is a plain function of the texts of a language and of what is to be told.

mod agreed;
mod clear4;
mod ending;
mod keys;
mod names;
mod replay;
mod replay_clear4;
mod server;
mod told;
mod told_clear4;
mod turn;
mod typed;

pub use agreed::{agreed, clock_id, option_id, takeback_id};
pub use clear4::{faces, fate, offer, pile, turn_hint};
pub use ending::ending;
pub use keys::{CLEAR4_KEYS, PILES_KEYS};
pub use names::{
    bot_name, command_meaning, command_name, face_name, game_line, game_name, letter, level_id,
    pile_name, seat_name, start_id, wish_id,
};
pub use replay::{moment, outcome, step};
pub use server::server_refusal;
pub use told::{Sentence, sentences};
pub use turn::{fit_word, loss_id, outlook_id, owes, refusal};
pub use typed::typed_error;

use crate::Argument;

/// A number, to be told in a text.
pub fn count(number: impl TryInto<i64>) -> Argument<'static> {
    Argument::Count(number.try_into().unwrap_or(i64::MAX))
}

/// A name, to be told in a text.
pub fn text(text: &str) -> Argument<'_> {
    Argument::Text(text)
}
