//! Files with records: as people write them, as `stapel export` does, and as the terminal, the page and servers keep
//! them. A file may have several.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;
use stapel_rules::any::AnyCard;
use stapel_rules::notation::{Place, Record, RecordPlaces, ReplayError, SyntaxError};
use stapel_rules::setup::SetupError;
use stapel_rules::{AnyGame, Seat};
use stapel_table::DealError;

use crate::exit::Exit;
use crate::voice::{Complaint, Voice, display_in_english, text, unreadable};

/// How every record begins, whatever its version.
const BEGIN: &str = "stapel record ";

/// The key of a record in JSON.
const RECORD: &str = "record";

/// How much of what is no record is shown.
const SHOWN: usize = 40;

/// Which record of a file is meant.
#[derive(Args, Clone, Debug, Default)]
pub struct Choice {
    /// Which record of a file with several, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub number: Option<u64>,
}

/// Why there is no game to look at.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The file can't be read.
    Unreadable(PathBuf, #[source] io::Error),
    /// The file has no record of this number.
    NoSuchNumber {
        /// The number.
        asked: u64,
        /// How many there are.
        there: usize,
    },
    /// One is needed, and there are several.
    Several {
        /// How many there are.
        there: usize,
    },
    /// It is not a record.
    Syntax(#[source] SyntaxError),
    /// The record can't be dealt.
    Deal {
        /// What is wrong.
        #[source]
        error: DealError,
        /// Where that stands.
        place: Option<Place>,
    },
    /// The record is not a legal game.
    Replay {
        /// What is wrong.
        #[source]
        error: ReplayError,
        /// Where that stands.
        place: Option<Place>,
    },
}

impl Complaint for RecordError {
    fn tell(&self, voice: &Voice) -> String {
        let because = |id: &str, why: &str| voice.say(id, &[("why", text(why))]);
        let at = |place: &Option<Place>, why: String| match place {
            Some(Place { line, column }) => {
                let [line, column] = [line, column].map(ToString::to_string);
                let place = [("line", text(&line)), ("column", text(&column)), ("why", text(&why))];
                voice.say("wrong-at", &place)
            }
            None => why,
        };
        match self {
            RecordError::Unreadable(path, error) => unreadable(path, error, voice),
            RecordError::NoSuchNumber { asked, there } => {
                let (asked, there) = (asked.to_string(), there.to_string());
                let told = [("asked", text(&asked)), ("there", text(&there))];
                voice.say("records-no-such-number", &told)
            }
            RecordError::Several { there } => {
                voice.say("records-several", &[("there", text(&there.to_string()))])
            }
            RecordError::Syntax(error) => because("wrong-no-record", &error.tell(voice)),
            RecordError::Deal { error, place } => {
                because("wrong-no-deal", &at(place, error.tell(voice)))
            }
            RecordError::Replay { error, place } => {
                because("wrong-not-legal", &at(place, error.tell(voice)))
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            RecordError::Unreadable(..) => "unreadable",
            RecordError::NoSuchNumber { .. } | RecordError::Several { .. } => "no_such_record",
            RecordError::Syntax(error) => error.code(),
            RecordError::Deal { error, .. } => error.code(),
            RecordError::Replay { error, .. } => error.code(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            RecordError::Syntax(error) => error.place(),
            RecordError::Deal { place, .. } | RecordError::Replay { place, .. } => *place,
            _ => None,
        }
    }

    fn exit(&self) -> Exit {
        match self {
            RecordError::Syntax(_) | RecordError::Deal { .. } | RecordError::Replay { .. } => {
                Exit::NotLegal
            }
            _ => Exit::Failed,
        }
    }
}

display_in_english!(RecordError);

/// What a file holds in the place of one record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The text of the record, or what is wrong where it should be.
    text: Result<String, SyntaxError>,
    /// How many lines of the file come before it, where the record stands in the file as it is.
    lines_before: usize,
    /// The fingerprint that was shown before the first card, where the file says so.
    pub(crate) commitment: Option<String>,
}

/// A record, and where its parts stand: in the file, or in its text where that is a part of JSON.
pub(crate) struct Found {
    pub(crate) record: Record,
    places: RecordPlaces,
}

/// The records of a file, or the one that was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entries {
    list: Vec<Entry>,
}

impl Choice {
    /// Reads a file, or standard input for `-`.
    pub(crate) fn load(&self, file: &Path) -> Result<Entries, RecordError> {
        let text = read(file).map_err(|error| RecordError::Unreadable(file.to_owned(), error))?;
        let mut list = entries(&text);
        let Some(asked) = self.number else { return Ok(Entries { list }) };
        let there = list.len();
        let index = usize::try_from(asked - 1).ok().filter(|&index| index < there);
        let index = index.ok_or(RecordError::NoSuchNumber { asked, there })?;
        Ok(Entries { list: vec![list.swap_remove(index)] })
    }
}

impl Entries {
    /// Those in the text of a file.
    pub(crate) fn in_text(text: &str) -> Entries {
        Entries { list: entries(text) }
    }

    /// The only one there is.
    pub(crate) fn only(mut self) -> Result<Entry, RecordError> {
        match (self.list.len(), self.list.pop()) {
            (1, Some(entry)) => Ok(entry),
            (there, _) => Err(RecordError::Several { there }),
        }
    }

    /// All of them. If there are several, each has its number, counted from 1.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (Option<usize>, &Entry)> {
        let several = self.list.len() > 1;
        self.list
            .iter()
            .enumerate()
            .map(move |(index, entry)| (several.then_some(index + 1), entry))
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }
}

impl Entry {
    /// The text of the record.
    pub(crate) fn text(&self) -> Result<&str, RecordError> {
        self.text.as_deref().map_err(|error| RecordError::Syntax(error.clone()))
    }

    /// Reads the record.
    pub(crate) fn read(&self) -> Result<Found, RecordError> {
        let (record, places) = Record::parse_with_places(self.text()?).map_err(|mut error| {
            error.line += self.lines_before;
            RecordError::Syntax(error)
        })?;
        Ok(Found { record, places: places.after(self.lines_before) })
    }
}

impl Found {
    /// The rules and the deck.
    pub(crate) fn deal(&self) -> Result<(AnyGame, Vec<AnyCard>), RecordError> {
        stapel_table::deal(&self.record).map_err(|error| self.cannot_deal(error))
    }

    /// Why it can't be dealt, and where that stands.
    pub(crate) fn cannot_deal(&self, error: DealError) -> RecordError {
        let place = match &error {
            DealError::NoLayoutSeed => self.places.header("layout"),
            DealError::SeedDisagrees => self.places.header("deck"),
            DealError::Setup(SetupError::Together { names: [_, second] }) => {
                self.places.header(&format!("option {second}"))
            }
            DealError::NoSharedSeed => {
                let seats = Seat::all(self.record.players).zip(&self.record.shares);
                let mut shares = seats.filter(|(_, share)| share.is_some());
                let first = shares.next().map(|(seat, _)| format!("share {}", seat.index()));
                first.and_then(|name| self.places.header(&name))
            }
            DealError::NoDeck | DealError::Setup(_) => None,
        };
        RecordError::Deal { error, place }
    }

    /// Why it is no legal game, and where that stands.
    pub(crate) fn not_legal(&self, error: ReplayError) -> RecordError {
        let place = self.places.of(&error);
        RecordError::Replay { error, place }
    }
}

/// The text of a file, or of standard input for `-`.
fn read(file: &Path) -> io::Result<String> {
    let text = if file == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        text
    } else {
        std::fs::read_to_string(file)?
    };
    // Some editors begin a file with a byte-order mark.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// The records in a text, at least one: a text that holds none says so when it is read.
fn entries(text: &str) -> Vec<Entry> {
    if text.trim_start().starts_with('{') { in_json(text) } else { in_text(text) }
}

/// Text records, one after the other.
fn in_text(text: &str) -> Vec<Entry> {
    let mut list = Vec::new();
    let mut record = String::new();
    let mut begun = false;
    let mut lines_before = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with(BEGIN) {
            if begun {
                let text = Ok(std::mem::take(&mut record));
                list.push(Entry { text, lines_before, commitment: None });
                lines_before = index;
            }
            begun = true;
        }
        record += line;
    }
    list.push(Entry { text: Ok(record), lines_before, commitment: None });
    list
}

/// JSON objects, each with the text of a record. What comes after an error can't be told apart.
fn in_json(text: &str) -> Vec<Entry> {
    let mut list = Vec::new();
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let mut begin = 0;
    while let Some(value) = values.next() {
        let entry = match value {
            Ok(value) => in_value(&value).ok_or_else(|| {
                let begin = begin + text[begin..].len() - text[begin..].trim_start().len();
                let line = 1 + text[..begin].matches('\n').count();
                let column = 1 + text[..begin].chars().rev().take_while(|&c| c != '\n').count();
                no_record(&text[begin..], line, column, "an object with a record as \"record\"")
            }),
            Err(error) => {
                let (line, column) = (error.line(), error.column().max(1));
                let there = text.lines().nth(line - 1).unwrap_or_default();
                let bytes = there.char_indices().nth(column - 1).map_or(there.len(), |(at, _)| at);
                Err(no_record(&there[bytes..], line, column, &format!("JSON ({error})")))
            }
        };
        list.push(entry.unwrap_or_else(|error| Entry {
            text: Err(error),
            lines_before: 0,
            commitment: None,
        }));
        begin = values.byte_offset();
    }
    list
}

fn in_value(value: &Value) -> Option<Entry> {
    let text = value.get(RECORD)?.as_str()?.to_owned();
    let commitment = value.get("commitment").and_then(Value::as_str).map(str::to_owned);
    Some(Entry { text: Ok(text), lines_before: 0, commitment })
}

fn no_record(found: &str, line: usize, column: usize, expected: &str) -> SyntaxError {
    let found = found.lines().next().unwrap_or_default().chars().take(SHOWN).collect();
    SyntaxError { line, column, expected: expected.to_owned().into(), found, meant: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_records_begin_where_their_first_lines_are() {
        let one = "# mine\nstapel record 2\ngame: a\n\n";
        let two = "stapel record 1\ngame: b\n";
        let list = entries(&format!("{one}{two}"));
        let told: Vec<_> =
            list.iter().map(|entry| (entry.text().unwrap(), entry.lines_before)).collect();
        assert_eq!(told, [(one, 0), (two, 4)]);
        assert_eq!(entries("Dear Mia").len(), 1);
        assert_eq!(entries("").len(), 1);
    }

    #[test]
    fn json_records_are_objects_however_they_are_laid_out() {
        let json = "{\"record\":\"one\",\"commitment\":\"c\"}\n{\n  \"seat\": 1,\n  \"record\": \"two\"\n}\n";
        let list = entries(json);
        let told: Vec<_> =
            list.iter().map(|entry| (entry.text().unwrap(), entry.commitment.as_deref())).collect();
        assert_eq!(told, [("one", Some("c")), ("two", None)]);
    }

    #[test]
    fn what_is_wrong_in_json_is_told_with_its_place() {
        let place = |text: &str| {
            let error = entries(text).pop().and_then(|entry| entry.text.err()).unwrap();
            (error.line, error.column)
        };
        assert_eq!(place("{}"), (1, 1));
        assert_eq!(place("{\"record\":\"one\"}\n\n  {\"id\":1}\n"), (3, 3));
        assert_eq!(place("{\"record\":\"one\"}\n{\"record\":\n"), (3, 1));
        assert_eq!(place("{\"record\":\"one\"}\nDear Mia"), (2, 1));
    }
}
