//! `stapel replay`: a record, step by step, every move checked.

mod json;
mod text;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use stapel_rules::notation::{Place, Replay};

use self::text::Told;
use crate::exit::Exit;
use crate::records::{Choice, Entries, Entry, RecordError};
use crate::voice::{Complaint, Voice, display_in_english, failure, text as argument};

/// What is to be replayed, and how.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The record: text, or JSON as it is exported or kept; - for standard input
    pub file: PathBuf,
    /// Which of several.
    #[command(flatten)]
    pub choice: Choice,
    /// One JSON object a line instead of text
    #[arg(long)]
    pub json: bool,
    /// Plain text even on a terminal, instead of the screen to step through the game
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
    /// It is not a record, or not one of a legal game.
    Record(#[from] RecordError),
    /// The output can't be written.
    Io(#[from] io::Error),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Record(error) => error.tell(voice),
            Failure::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Record(error) => error.code(),
            Failure::Io(error) => error.code(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Failure::Record(error) => error.place(),
            Failure::Io(_) => None,
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::Record(error) => error.exit(),
            Failure::Io(error) => error.exit(),
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            Failure::Record(_) => None,
        }
    }
}

display_in_english!(Failure);

/// Replays the record in a file, or all of them one after the other. One that is not as it should be doesn't keep the
/// others from being told.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    tell(&arguments.choice.load(&arguments.file)?, arguments.json, voice, output)
}

/// The same for the text of a file.
pub fn run_text(
    text: &str,
    json: bool,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    tell(&Entries::in_text(text), json, voice, output)
}

fn tell(
    entries: &Entries,
    json: bool,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let mut exit = Exit::Done;
    for (number, entry) in entries.numbered() {
        if let (Some(number), false) = (number, json) {
            let number = number.to_string();
            let heading = voice.say("records-heading", &[("number", argument(&number))]);
            writeln!(output, "{heading}\n")?;
        }
        match (replay(entry, number, json, voice, output), number) {
            (Err(Failure::Record(error)), Some(_)) => {
                exit = error.exit();
                match json {
                    true => writeln!(output, "{}", failure(&error, number).to_text())?,
                    false => writeln!(output, "\n{}", error.tell(voice))?,
                }
            }
            (done, _) => done?,
        }
        if number.is_some() && !json {
            writeln!(output)?;
        }
    }
    Ok(exit)
}

/// Replays one record.
fn replay(
    entry: &Entry,
    number: Option<usize>,
    json: bool,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let found = entry.read()?;
    let (game, deck) = found.deal()?;
    let record = &found.record;
    let mut replay = Replay::new(record, game, deck).map_err(|error| found.not_legal(error))?;
    let mut steps = 0;
    if json {
        json::opening(number, &replay, output)?;
    } else {
        text::opening(Told { record, replay: &replay, voice }, output)?;
    }
    let mut turn = None;
    while let Some(step) = replay.step().map_err(|error| found.not_legal(error))? {
        steps += 1;
        if json {
            json::step(steps, &step, &replay, output)?;
        } else {
            text::step(&step, &mut turn, Told { record, replay: &replay, voice }, output)?;
        }
    }
    if json {
        json::end(steps, &replay, output)?;
    } else {
        text::end(steps, Told { record, replay: &replay, voice }, output)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_is_for_somebody_at_a_terminal_who_wants_no_text() {
        let arguments = |file: &str, json, plain| {
            let choice = Choice::default();
            Arguments { file: file.into(), choice, json, plain }
        };
        let usual = arguments("game.txt", false, false);
        assert!(usual.wants_screen(true, true));
        assert!(!usual.wants_screen(false, true));
        assert!(!usual.wants_screen(true, false));
        assert!(!arguments("game.txt", true, false).wants_screen(true, true));
        assert!(!arguments("game.txt", false, true).wants_screen(true, true));
        assert!(!arguments("-", false, false).wants_screen(true, true));
    }
}
