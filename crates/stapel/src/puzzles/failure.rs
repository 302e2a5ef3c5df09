use std::io;
use std::path::PathBuf;

use stapel_puzzles::{TextError, TryError};
use stapel_rules::notation::Place;

use crate::exit::Exit;
use crate::foreign_errors::refusal;
use crate::measure;
use crate::voice::{Complaint, Voice, display_in_english, text, unreadable, unwritable};

/// Why there is no puzzle, or why something is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No puzzle has this number.
    NoSuchNumber {
        /// The number.
        found: u32,
        /// The largest one there is.
        last: u32,
    },
    /// There is none of this kind.
    NoneOfThese,
    /// The answer is no turn.
    Try(#[source] TryError),
    /// The games can't be played so.
    Making(#[source] measure::Failure),
    /// The bot thinks by the clock, so nobody could make the same puzzles again.
    Clock,
    /// The seed has several lines.
    Seed,
    /// A file with puzzles can't be read.
    Unreadable(PathBuf, #[source] io::Error),
    /// A file with puzzles can't be written.
    Unwritable(PathBuf, #[source] io::Error),
    /// A file has something else in it.
    NotPuzzles(PathBuf, #[source] TextError),
    /// The output can't be written.
    Io(#[from] io::Error),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::NoSuchNumber { found, last } => {
                let [found, last] = [found, last].map(|number: &u32| number.to_string());
                let told = [("found", text(&found)), ("last", text(&last))];
                voice.say("puzzles-no-number", &told)
            }
            Failure::NoneOfThese => voice.t("puzzles-none"),
            Failure::Try(error) => told_of_try(error, voice),
            Failure::Making(error) => error.tell(voice),
            Failure::Clock => voice.t("puzzles-clock"),
            Failure::Seed => voice.t("puzzles-seed"),
            Failure::Unreadable(path, error) => unreadable(path, error, voice),
            Failure::Unwritable(path, error) => unwritable(path, error, voice),
            Failure::NotPuzzles(path, TextError { line, what }) => {
                let (file, line) = (path.display().to_string(), line.to_string());
                let told = [("file", text(&file)), ("line", text(&line)), ("what", text(what))];
                voice.say("puzzles-not-puzzles", &told)
            }
            Failure::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Making(error) => error.code(),
            Failure::Unreadable(..) => "unreadable",
            Failure::Unwritable(..) => "unwritable",
            Failure::NotPuzzles(..) => "not_puzzles",
            Failure::Try(TryError::Refused { refusal, .. }) => refusal.code(),
            Failure::Io(error) => error.code(),
            _ => "wrong_use",
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Failure::NotPuzzles(_, error) => Some(Place { line: error.line, column: 1 }),
            _ => None,
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::NotPuzzles(..) => Exit::NotLegal,
            _ => Exit::Failed,
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            _ => None,
        }
    }
}

display_in_english!(Failure);

/// Why something is no turn here.
pub(super) fn told_of_try(error: &TryError, voice: &Voice) -> String {
    match error {
        TryError::Action { text: found, error } => {
            let (found, why) = (format!("{found:?}"), error.to_string());
            voice.say("puzzles-no-action", &[("found", text(&found)), ("why", text(&why))])
        }
        TryError::Refused { action, refusal: why } => {
            format!("{action}: {}", refusal(*why, voice))
        }
        TryError::Unfinished => voice.t("puzzles-unfinished"),
        TryError::TooMuch(action) => voice.say("puzzles-too-much", &[("action", text(action))]),
        TryError::Nothing => voice.t("puzzles-nothing"),
    }
}
