//! `stapel replay`: a record, step by step, every move checked.

mod json;
mod text;

use std::fmt;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use stapel_rules::notation::{Record, Replay, ReplayError, SyntaxError};

use stapel_table::DealError;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The file can't be read.
    Unreadable(PathBuf, io::Error),
    /// The output can't be written.
    Io(io::Error),
    /// The file is not a record.
    Syntax(SyntaxError),
    /// The record can't be dealt.
    Deal(DealError),
    /// The record is not a legal game.
    Replay {
        /// What is wrong.
        error: ReplayError,
        /// The line it is on, counted from 1.
        line: Option<usize>,
    },
}

impl Failure {
    /// What the process says of it when it ends.
    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Syntax(_) | Failure::Deal(_) | Failure::Replay { .. } => 1,
            Failure::Unreadable(..) | Failure::Io(_) => 2,
        }
    }

    fn line(&self) -> Option<usize> {
        match self {
            Failure::Syntax(error) => Some(error.line),
            Failure::Replay { line, .. } => *line,
            Failure::Unreadable(..) | Failure::Io(_) | Failure::Deal(_) => None,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unreadable(path, error) => {
                write!(f, "can't read {}: {error}", path.display())
            }
            Failure::Io(error) => write!(f, "{error}"),
            Failure::Syntax(error) => write!(f, "not a record: {error}"),
            Failure::Deal(error) => write!(f, "can't deal this record: {error}"),
            Failure::Replay { error, line: Some(line) } => {
                write!(f, "not a legal game: line {line}: {error}")
            }
            Failure::Replay { error, line: None } => write!(f, "not a legal game: {error}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

/// Replays the record in a file, or on standard input for `-`.
pub fn run(file: &Path, json: bool, output: &mut impl Write) -> Result<(), Failure> {
    let result = read(file).and_then(|text| replay(&text, json, output));
    if let (true, Err(failure)) = (json, &result)
        && !matches!(failure, Failure::Io(_))
    {
        json::error(failure, output)?;
    }
    result
}

/// Replays the record that this text holds.
pub fn replay(text: &str, json: bool, output: &mut impl Write) -> Result<(), Failure> {
    let (record, lines) = Record::parse_with_lines(text).map_err(Failure::Syntax)?;
    let (game, deck) = stapel_table::deal(&record).map_err(Failure::Deal)?;
    let failure = |error: ReplayError| {
        let line = match &error {
            ReplayError::Refused { turn, .. } => lines.turns.get(*turn).copied(),
            ReplayError::Result { .. } => lines.result,
            ReplayError::Deck(_) | ReplayError::Starter(_) => None,
        };
        Failure::Replay { error, line }
    };
    let mut replay = Replay::new(&record, game, deck).map_err(failure)?;
    let mut steps = 0;
    if json {
        json::opening(&replay, output)?;
    } else {
        text::opening(&record, &replay, output)?;
    }
    let mut turn = None;
    while let Some(step) = replay.step().map_err(failure)? {
        steps += 1;
        if json {
            json::step(steps, &step, &replay, output)?;
        } else {
            text::step(&step, &mut turn, &record, &replay, output)?;
        }
    }
    if json {
        json::end(steps, &replay, output)?;
    } else {
        text::end(steps, &record, &replay, output)?;
    }
    Ok(())
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let result = if file == Path::new("-") {
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    let text = result.map_err(|error| Failure::Unreadable(file.to_owned(), error))?;
    // Some editors begin a file with a byte-order mark.
    match text.strip_prefix('\u{feff}') {
        Some(rest) => Ok(rest.to_owned()),
        None => Ok(text),
    }
}
