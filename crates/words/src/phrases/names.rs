use std::borrow::Cow;

use stapel_client::screen::{SeatScreen, Who};
use stapel_rules::{GameKind, Seat};

use super::text;
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

/// What bots are called by their seats, the same in every language. Nobody else may be called so.
const BOTS: [&str; 6] = ["Piko", "Momo", "Tika", "Lulo", "Zaza", "Runi"];

/// The bot in a seat: several of a kind are told apart by their names.
pub fn bot_at(words: &Words, seat: Seat) -> String {
    words.fill("bot-at", &[("name", text(BOTS[seat.index() % BOTS.len()]))])
}

/// Who sits in a seat, in a word.
pub fn seat_name(words: &Words, seat: &SeatScreen) -> String {
    match &seat.who {
        Who::Empty => words.fill("empty-seat", &[]),
        Who::Person { name: Some(name), .. } => isolated(name).into_owned(),
        Who::Person { name: None, .. } => words.fill("someone-gone", &[]),
        Who::Bot { .. } => bot_at(words, seat.seat),
    }
}

/// What somebody calls themselves, to stand within a sentence. A name that is written from right to left would take the signs
/// and numbers beside it along, so it stands between the marks that Unicode has for it; every other name stays as it is.
pub fn isolated(name: &str) -> Cow<'_, str> {
    if name.chars().any(is_right_to_left) {
        Cow::Owned(format!("\u{2068}{name}\u{2069}"))
    } else {
        Cow::Borrowed(name)
    }
}

/// Whether a letter belongs to a script that is written from right to left, or decides on a direction itself.
fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        // Hebrew, Arabic, Syriac, Thaana, N’Ko and their neighbours, and their presentation forms.
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}'
        | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_would_turn_a_sentence_around_are_isolated() {
        for name in ["Ada", "Žofie", "Αλίκη", "Ю", "花子", "🃏", ""] {
            assert_eq!(isolated(name), name);
        }
        for name in ["דוד", "سلمى 7", "Ada ܐ"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }
}
