use stapel_client::screen::{SeatScreen, Who};
use stapel_rules::GameKind;

use super::{count, text};
use crate::Words;

/// The name of a game as people know it: it is the same in every language.
pub fn game_name(game: GameKind) -> &'static str {
    game.title()
}

/// The text that names a bot by how well it plays.
pub fn level_id(level: &str) -> &'static str {
    match level {
        "random" => "bot-random",
        "greedy" => "bot-greedy",
        "steady" => "bot-steady",
        _ => "bot-expert",
    }
}

/// A bot by how well it plays.
pub fn bot_name(words: &Words, level: &str) -> String {
    words.fill("bot-named", &[("level", text(&words.get(level_id(level))))])
}

/// Who sits in a seat, in a word.
pub fn seat_name(words: &Words, seat: &SeatScreen) -> String {
    match &seat.who {
        Who::Empty => words.fill("empty-seat", &[]),
        Who::Person { name: Some(name), .. } => name.clone(),
        Who::Person { name: None, .. } => words.fill("someone-gone", &[]),
        // Several bots of a kind are told apart by their chairs.
        Who::Bot { .. } => words.fill("bot-at", &[("seat", count(seat.seat.index() + 1))]),
    }
}
