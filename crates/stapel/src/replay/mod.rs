//! `stapel replay`: a record, step by step, every move checked.

mod json;
mod text;

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use stapel_rules::notation::{Record, Replay, ReplayError, SyntaxError};
use stapel_table::DealError;

use self::text::Told;
use crate::exit::Exit;
use crate::voice::{self, Complaint, Voice, display_in_english, unreadable};

/// What is to be replayed, and how.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The record; - for standard input
    pub file: PathBuf,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub json: bool,
    /// Text also on a terminal, where there would be a screen to step through it
    #[arg(long, conflicts_with = "json")]
    pub plain: bool,
}

impl Arguments {
    /// Whether there is a screen to step through the record, and somebody to do it. A record on standard input leaves
    /// no keyboard.
    pub fn wants_screen(&self, input_is_terminal: bool, output_is_terminal: bool) -> bool {
        let somebody = input_is_terminal && output_is_terminal;
        somebody && !self.json && !self.plain && self.file != Path::new("-")
    }
}

/// Why a command did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The file can't be read.
    Unreadable(PathBuf, #[source] io::Error),
    /// The output can't be written.
    Io(#[from] io::Error),
    /// The file is not a record.
    Syntax(#[source] SyntaxError),
    /// The record can't be dealt.
    Deal(#[source] DealError),
    /// The record is not a legal game.
    Replay {
        /// What is wrong.
        #[source]
        error: ReplayError,
        /// The line it is on, counted from 1.
        line: Option<usize>,
    },
}

impl Failure {
    fn line(&self) -> Option<usize> {
        match self {
            Failure::Syntax(error) => Some(error.line),
            Failure::Replay { line, .. } => *line,
            Failure::Unreadable(..) | Failure::Io(_) | Failure::Deal(_) => None,
        }
    }
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        let because = |id: &str, why: &str| voice.say(id, &[("why", voice::text(why))]);
        match self {
            Failure::Unreadable(path, error) => unreadable(path, error, voice),
            Failure::Io(error) => error.tell(voice),
            Failure::Syntax(error) => because("wrong-no-record", &error.tell(voice)),
            Failure::Deal(error) => because("wrong-no-deal", &error.tell(voice)),
            Failure::Replay { error, line: Some(line) } => {
                let (line, why) = (line.to_string(), error.tell(voice));
                voice.say(
                    "wrong-not-legal-line",
                    &[("line", voice::text(&line)), ("why", voice::text(&why))],
                )
            }
            Failure::Replay { error, line: None } => because("wrong-not-legal", &error.tell(voice)),
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::Syntax(_) | Failure::Deal(_) | Failure::Replay { .. } => Exit::NotLegal,
            Failure::Unreadable(..) | Failure::Io(_) => Exit::Failed,
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

/// Replays the record in a file, or on standard input for `-`.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<(), Failure> {
    let result =
        read(&arguments.file).and_then(|text| replay(&text, arguments.json, voice, output));
    if let (true, Err(failure)) = (arguments.json, &result)
        && !matches!(failure, Failure::Io(_))
    {
        json::error(failure, output)?;
    }
    result
}

/// Replays the record that this text holds.
pub fn replay(
    text: &str,
    json: bool,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<(), Failure> {
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
        text::opening(Told { record: &record, replay: &replay, voice }, output)?;
    }
    let mut turn = None;
    while let Some(step) = replay.step().map_err(failure)? {
        steps += 1;
        if json {
            json::step(steps, &step, &replay, output)?;
        } else {
            text::step(&step, &mut turn, Told { record: &record, replay: &replay, voice }, output)?;
        }
    }
    if json {
        json::end(steps, &replay, output)?;
    } else {
        text::end(steps, Told { record: &record, replay: &replay, voice }, output)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_is_for_somebody_at_a_terminal_who_wants_no_text() {
        let arguments = |file: &str, json, plain| Arguments { file: file.into(), json, plain };
        let usual = arguments("game.txt", false, false);
        assert!(usual.wants_screen(true, true));
        assert!(!usual.wants_screen(false, true));
        assert!(!usual.wants_screen(true, false));
        assert!(!arguments("game.txt", true, false).wants_screen(true, true));
        assert!(!arguments("game.txt", false, true).wants_screen(true, true));
        assert!(!arguments("-", false, false).wants_screen(true, true));
    }
}
