//! Finished games as others read them.

use stapel_protocol::table::rest::{RecordJson, RecordSummaryJson};
use stapel_protocol::table::{AgreementJson, GameName, PersonJson, WhoJson};
use stapel_rules::GameKind;
use stapel_rules::notation::{Record as GameRecord, SyntaxError};
use stapel_table::SeedText;

use crate::Record;

/// How records are exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A JSON object a line.
    Lines,
    /// One text record after the other.
    Texts,
}

impl Format {
    /// The record, to be put behind the one before.
    pub fn write(self, record: &Record) -> Result<String, RecordError> {
        match self {
            Format::Lines => Ok(record_json(record)?.to_text() + "\n"),
            Format::Texts => Ok(named_text(record)? + "\n"),
        }
    }
}

/// Why a stored record can't be shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    #[error("the text is not a record")]
    Text(#[source] SyntaxError),
    /// Every finished game reveals its seed, or has its deck written out.
    #[error("the text has neither a seed nor a deck")]
    NoSeed,
}

/// What lists say of a record.
pub fn summary(record: &Record) -> Result<RecordSummaryJson, RecordError> {
    let kind = GameKind::from_name(&record.kind);
    let seat = |label: &str| {
        // The label of someone who left for good is no longer one.
        WhoJson::parse(label)
            .unwrap_or(WhoJson::Person(PersonJson { id: String::new(), name: None }))
    };
    Ok(RecordSummaryJson {
        id: record.id.to_string(),
        game: GameName(kind.ok_or_else(|| RecordError::UnknownGame(record.kind.clone()))?),
        finished: record.finished.0,
        places: record.seats.iter().map(|place| seat(&place.label)).collect(),
        offline: record.offline,
        result: (!record.result.is_empty()).then(|| record.result.clone()),
        // Whether the text is a record is no matter in lists.
        agreement: GameRecord::parse(&record.text).ok().as_ref().map(AgreementJson::of_record),
    })
}

/// The whole record as JSON.
pub fn record_json(record: &Record) -> Result<RecordJson, RecordError> {
    let game = named(record)?;
    // Nothing was promised of a deal that went on from another game.
    let commitment = match (&game.seed, &game.deck) {
        (Some(seed), _) => SeedText::from_text(seed).commitment(),
        (None, Some(_)) => String::new(),
        (None, None) => return Err(RecordError::NoSeed),
    };
    Ok(RecordJson { summary: summary(record)?, commitment, record: game.to_string() })
}

/// The text of the record with the names of those who played.
pub fn named_text(record: &Record) -> Result<String, RecordError> {
    named(record).map(|game| game.to_string())
}

/// The record with the names of those who played. The stored text has none, so that names can be
/// erased.
fn named(record: &Record) -> Result<GameRecord, RecordError> {
    let mut game = GameRecord::parse(&record.text).map_err(RecordError::Text)?;
    for (place, name) in record.seats.iter().zip(&mut game.names) {
        *name = match WhoJson::parse(&place.label) {
            Some(WhoJson::Person(person)) => person.name,
            Some(WhoJson::Bot(bot)) => Some(bot),
            Some(WhoJson::Empty) | None => None,
        };
    }
    Ok(game)
}

/// How a game ended, as its record says in its last line; nothing if it was given up.
pub fn result_in(text: &str) -> &str {
    text.lines().last().and_then(|line| line.strip_prefix("result: ")).unwrap_or_default()
}
