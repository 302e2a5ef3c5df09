//! `stapel verify`: was this game dealt from its seed and played by the rules?

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};
use stapel_rules::notation::{Place, Record};
use stapel_rules::{Seat, SeatSet};
use stapel_table::{Verified, VerifyError};

use crate::exit::Exit;
use crate::records::{Choice, Entries, Entry, RecordError};
use crate::values::ValueError;
use crate::voice::{Complaint, Voice, count, display_in_english, failure, text};

/// What is to be checked.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// The record: text, or JSON as it is exported or kept; - for standard input
    pub record: PathBuf,
    /// Which of several.
    #[command(flatten)]
    pub choice: Choice,
    /// The fingerprint that the table showed before the first card
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    pub commitment: Option<String>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

/// Why a record was not vouched for.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It is not a record, or not one of a legal game.
    Record(#[from] RecordError),
    /// Its seed is missing, or another one than was promised.
    Verify(#[source] VerifyError),
    /// The output can't be written.
    Io(#[from] io::Error),
}

impl Complaint for Failure {
    fn tell(&self, voice: &Voice) -> String {
        match self {
            Failure::Record(error) => error.tell(voice),
            Failure::Verify(error) => error.tell(voice),
            Failure::Io(error) => error.tell(voice),
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Failure::Record(error) => error.code(),
            Failure::Verify(error) => error.code(),
            Failure::Io(error) => error.code(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Failure::Record(error) => error.place(),
            Failure::Verify(_) | Failure::Io(_) => None,
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Failure::Record(error) => error.exit(),
            Failure::Verify(error) => error.exit(),
            Failure::Io(error) => error.exit(),
        }
    }

    fn output_error(&self) -> Option<&io::Error> {
        match self {
            Failure::Io(error) => Some(error),
            Failure::Record(_) | Failure::Verify(_) => None,
        }
    }
}

display_in_english!(Failure);

fn commitment(text: &str) -> Result<String, ValueError> {
    let text = text.trim();
    if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(text.to_ascii_lowercase());
    }
    Err(ValueError::Commitment)
}

/// Checks a record, or all that a file has.
pub fn run(arguments: &Arguments, voice: &Voice, output: &mut impl Write) -> Result<Exit, Failure> {
    let entries = arguments.choice.load(&arguments.record)?;
    if entries.count() > 1 && arguments.commitment.is_none() {
        return run_all(&entries, arguments.json, voice, output);
    }
    let (record, verified) = check(&entries.only()?, arguments.commitment.as_deref())?;
    if arguments.json {
        writeln!(output, "{}", in_order(None, &verified))?;
        return Ok(Exit::Done);
    }
    writeln!(output, "{}", voice.t("verify-deck"))?;
    let commitment = ("commitment", text(&verified.commitment));
    match arguments.commitment {
        Some(_) => writeln!(output, "{}", voice.t("verify-promised"))?,
        None => writeln!(output, "{}", voice.say("verify-commitment", &[commitment]))?,
    }
    for line in shuffled(&record, &verified, voice) {
        writeln!(output, "{line}")?;
    }
    writeln!(output, "{}", played(&verified, voice))?;
    Ok(Exit::Done)
}

/// Who shuffled.
fn shuffled(record: &Record, verified: &Verified, voice: &Voice) -> Vec<String> {
    let Verified { added, left_out, .. } = *verified;
    if added.is_empty() && left_out.is_empty() {
        return vec![voice.t("verify-alone")];
    }
    let nothing = |seat: &Seat| !added.contains(*seat) && !left_out.contains(*seat);
    let nothing: SeatSet = Seat::all(record.players).filter(nothing).collect();
    let told =
        [("verify-added", added), ("verify-left-out", left_out), ("verify-added-nothing", nothing)];
    let told = told.into_iter().filter(|(_, seats)| !seats.is_empty());
    let line = |(id, seats): (&str, SeatSet)| {
        let numbers: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
        voice.say(id, &[("seats", text(&numbers.join(", ")))])
    };
    told.map(line).collect()
}

/// The numbers of seats, for programs.
fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::index).collect()
}

/// Checks all records, and tells of each in a line.
fn run_all(
    entries: &Entries,
    json: bool,
    voice: &Voice,
    output: &mut impl Write,
) -> Result<Exit, Failure> {
    let mut good = 0;
    for (number, entry) in entries.numbered() {
        let checked = check(entry, None).map(|(_, verified)| verified);
        good += usize::from(checked.is_ok());
        let line = match (&checked, json) {
            (Ok(verified), true) => in_order(number, verified).to_string(),
            (Ok(verified), false) => played(verified, voice),
            (Err(error), true) => failure(error, number).to_text(),
            (Err(error), false) => error.tell(voice),
        };
        match number.filter(|_| !json) {
            Some(number) => writeln!(output, "{number}: {line}")?,
            None => writeln!(output, "{line}")?,
        }
    }
    let there = entries.count();
    if !json {
        let [good, there] = [good, there].map(|number| number.to_string());
        let told = [("good", text(&good)), ("there", text(&there))];
        writeln!(output, "{}", voice.say("verify-many", &told))?;
    }
    Ok(if good == there { Exit::Done } else { Exit::NotLegal })
}

fn in_order(record: Option<usize>, verified: &Verified) -> Value {
    let mut answer = json!({
        "ok": true,
        "commitment": verified.commitment,
        "added": numbers(verified.added),
        "left_out": numbers(verified.left_out),
        "actions": verified.actions,
        "finished": verified.finished,
    });
    if let Some(record) = record {
        answer["record"] = json!(record);
    }
    answer
}

/// That everything was played by the rules.
fn played(verified: &Verified, voice: &Voice) -> String {
    let id = if verified.finished { "verify-ended" } else { "verify-so-far" };
    voice.say(id, &[("actions", count(verified.actions as u64))])
}

fn check(entry: &Entry, promised: Option<&str>) -> Result<(Record, Verified), Failure> {
    let found = entry.read()?;
    // What a server exports says what it promised.
    let promised = promised.or(entry.commitment.as_deref());
    match stapel_table::verify(&found.record, promised) {
        Ok(verified) => Ok((found.record, verified)),
        Err(VerifyError::Deal(error)) => Err(found.cannot_deal(error).into()),
        Err(VerifyError::Replay(error)) => Err(found.not_legal(error).into()),
        Err(error @ (VerifyError::NoSeed | VerifyError::Commitment { .. })) => {
            Err(Failure::Verify(error))
        }
    }
}
