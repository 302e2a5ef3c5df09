//! Sentences that the browser, the terminal and the command line say alike: what happened, what a turn still has to do,
//! why something can't be done. Each is a plain function of the texts of a language and of what is to be told.

mod agreed;
mod company;
mod ending;
mod happened;
mod names;
mod puzzle;
mod refusal;
mod replay;
mod review;
mod time_left;
mod typed;

pub use agreed::{layout_id, row_value, seat_number, summary, term_hint, term_label, term_value};
pub use company::{end_question, stuck, takeback_question};
pub use ending::{ending, outcome};
pub use happened::{Sentence, account, said_before, sentences, took_back};
pub use names::{bot_at, bot_name, game_name, isolated, level_id, seat_name};
pub use puzzle::{grade, theme};
pub use refusal::{refusal, server_refusal};
pub use replay::{moment, step};
pub use review::{mark, only_turn, plays, turning_point, why, winnable};
pub use time_left::time_left;
pub use typed::typed_error;

use crate::Argument;
pub use crate::games::clear4::{
    CLEAR4_KEYS, comes_to, face_name, faces, fate, offer, pile, turn_hint,
};
pub use crate::games::piles::{
    PILES_KEYS, command_meaning, command_name, fit_word, layout_code_error, layout_problem, letter,
    loss_id, outlook_id, owes, pile_name, start_id, wish_id,
};
pub use crate::games::{Narrator, Style, game_line};

/// A number, to be told in a text.
pub fn count(number: impl TryInto<i64>) -> Argument<'static> {
    Argument::Count(number.try_into().unwrap_or(i64::MAX))
}

/// A name, to be told in a text.
pub fn text(text: &str) -> Argument<'_> {
    Argument::Text(text)
}
