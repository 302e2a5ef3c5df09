//! Finished games as others read them.

use stapel_protocol::table::rest::{RecordJson, RecordSummaryJson};
use stapel_protocol::table::{GameName, PersonJson, WhoJson};
use stapel_rules::GameKind;
use stapel_rules::notation::Record as GameRecord;
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
    /// The record, to be put behind the one before; `None` for one that makes no sense.
    pub fn write(self, record: &Record) -> Option<String> {
        match self {
            Format::Lines => Some(record_json(record)?.to_text() + "\n"),
            Format::Texts => Some(named_text(record) + "\n"),
        }
    }
}

/// What lists say of a record.
pub fn summary(record: &Record) -> Option<RecordSummaryJson> {
    let seat = |label: &str| {
        // The label of someone who left for good is no longer one.
        WhoJson::parse(label)
            .unwrap_or(WhoJson::Person(PersonJson { id: String::new(), name: None }))
    };
    Some(RecordSummaryJson {
        id: record.id.to_string(),
        game: GameName(GameKind::from_name(&record.kind)?),
        finished: record.finished.0,
        places: record.seats.iter().map(|place| seat(&place.label)).collect(),
        offline: record.offline,
        result: (!record.result.is_empty()).then(|| record.result.clone()),
    })
}

/// The whole record as JSON.
pub fn record_json(record: &Record) -> Option<RecordJson> {
    let text = named_text(record);
    let seed = GameRecord::parse(&text).ok()?.seed?;
    Some(RecordJson {
        summary: summary(record)?,
        commitment: SeedText::from_text(&seed).commitment(),
        record: text,
    })
}

/// The record with the names of those who played. The stored text has none, so that names can go.
pub fn named_text(record: &Record) -> String {
    let Ok(mut game) = GameRecord::parse(&record.text) else { return record.text.clone() };
    for (place, name) in record.seats.iter().zip(&mut game.names) {
        *name = match WhoJson::parse(&place.label) {
            Some(WhoJson::Person(person)) => person.name,
            Some(WhoJson::Bot(bot)) => Some(bot),
            Some(WhoJson::Empty) | None => None,
        };
    }
    game.to_string()
}

/// How a game ended, as its record says in its last line; nothing if it was given up.
pub fn result_in(text: &str) -> &str {
    text.lines().last().and_then(|line| line.strip_prefix("result: ")).unwrap_or_default()
}
