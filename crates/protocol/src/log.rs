//! The entries of a table's log, as they are kept.
//!
//! One line of JSON an entry, short since there are many. What is written today must be readable for
//! ever: new kinds of entries may be added, old ones stay as they are.

use serde::{Deserialize, Serialize};

use crate::table::{AgreementJson, SeatNumber, SignalJson};

/// An entry with the request it came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineJson {
    /// Who asked for it, by their public number, and the number of their request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<(String, u64)>,
    #[serde(flatten)]
    pub entry: EntryJson,
}

/// What changed. People are known by their public numbers, and bots by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryJson {
    Opened { host: String, agreement: AgreementJson },
    Agreed(AgreementJson),
    Sat(SeatNumber, String),
    Bot(SeatNumber, String),
    Left(SeatNumber),
    Hosted(String),
    Sealed(String),
    Dealt(()),
    Started(SeatNumber),
    Act(SeatNumber, String),
    Signal(SeatNumber, SignalJson),
    Said(SeatNumber, String),
    TakebackAsked(SeatNumber),
    TakebackAgreed(SeatNumber),
    TakebackDenied(SeatNumber),
    TookBack(SeatNumber),
    StoodIn(SeatNumber, String),
    CameBack(SeatNumber),
    GivenUp(()),
}

/// Why a line can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct LineError(String);

impl LineJson {
    /// Reads a line.
    pub fn parse(text: &str) -> Result<LineJson, LineError> {
        serde_json::from_str(text).map_err(|error| LineError(error.to_string()))
    }

    /// The line as it is kept.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }
}
