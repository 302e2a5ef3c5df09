use stapel_client::screen::{SeatScreen, Who};
use stapel_rules::GameKind;
use stapel_rules::clear4::Face;
use stapel_rules::piles::{Command, Pile, Start, Wish};

use super::{count, text};
use crate::Words;

/// The name of a game as people know it: it is the same in every language.
pub fn game_name(game: GameKind) -> &'static str {
    match game {
        GameKind::TheGame => "The Game",
        GameKind::Extreme => "The Game: Extreme",
        GameKind::Clear4 => "Clear 4!",
    }
}

/// The text that says what a game is about.
pub fn game_line(game: GameKind) -> &'static str {
    match game {
        GameKind::TheGame => "the-game-line",
        GameKind::Extreme => "extreme-line",
        GameKind::Clear4 => "clear-4-line",
    }
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

/// The letter of a pile.
pub fn letter(pile: Pile) -> &'static str {
    match pile {
        Pile::A => "A",
        Pile::B => "B",
        Pile::C => "C",
        Pile::D => "D",
    }
}

/// What a pile is called: its letter and where it goes.
pub fn pile_name(words: &Words, pile: Pile) -> String {
    let id = if pile.is_ascending() { "pile-up" } else { "pile-down" };
    words.fill(id, &[("pile", text(letter(pile)))])
}

/// The text of a wish about a pile.
pub fn wish_id(wish: Wish) -> &'static str {
    match wish {
        Wish::LeaveIt => "wish-leave-it",
        Wish::RatherNot => "wish-rather-not",
        Wish::SmallSteps => "wish-small-steps",
        Wish::GoodForMe => "wish-good-for-me",
        Wish::CanJumpBack => "wish-can-jump-back",
    }
}

/// The text of how gladly someone would start.
pub fn start_id(start: Start) -> &'static str {
    match start {
        Start::Want => "start-want",
        Start::Could => "start-could",
        Start::RatherNot => "start-rather-not",
    }
}

/// What a command is called.
pub fn command_name(words: &Words, command: Command) -> String {
    words.get(match command {
        Command::Stop => "command-stop",
        Command::Skull => "command-skull",
        Command::Three => "command-three",
        Command::Silence => "command-silence",
        Command::NoTrick => "command-no-trick",
        Command::OnePile => "command-one-pile",
        Command::DrawOne => "command-draw-one",
    })
}

/// What a command does.
pub fn command_meaning(words: &Words, command: Command) -> String {
    words.get(match command {
        Command::Stop => "command-stop-means",
        Command::Skull => "command-skull-means",
        Command::Three => "command-three-means",
        Command::Silence => "command-silence-means",
        Command::NoTrick => "command-no-trick-means",
        Command::OnePile => "command-one-pile-means",
        Command::DrawOne => "command-draw-one-means",
    })
}

/// What a card of Clear 4! is called.
pub fn face_name(words: &Words, face: Face) -> String {
    match face {
        Face::PUSH => words.fill("face-push", &[]),
        Face::JOKER => words.fill("face-joker", &[]),
        Face::CLEAR => words.fill("face-clear", &[]),
        number => number.to_string(),
    }
}
