//! The entries of a table's log, as they are kept.
//!
//! One line of JSON an entry, short since there are many. What is written today must be readable for
//! ever: new kinds of entries may be added, old ones stay as they are. Where an agreement leaves out a rule option,
//! the version that its line names says what is meant.

use serde::{Deserialize, Serialize};

use crate::table::{AgreementJson, SeatNumber, SignalJson};

/// The version of the rules whose defaults an agreement is written by. Version 1, which no line names, is that of before
/// a one-pile bound its own pile and four could stay (X9, C7).
pub const RULES: u8 = 2;

/// An entry with the request it came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LineJson {
    /// Who asked for it, by their public number, and the number of their request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<(String, u64)>,
    /// The version of the rules, in lines that have an agreement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u8>,
    #[serde(flatten)]
    pub entry: EntryJson,
}

/// What changed. People are known by their public numbers, and bots by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryJson {
    Opened {
        host: String,
        agreement: AgreementJson,
    },
    Agreed(AgreementJson),
    Sat(SeatNumber, String),
    Bot(SeatNumber, String),
    Left(SeatNumber),
    Hosted(String),
    Sealed(String),
    Shared(SeatNumber, String),
    DealCalled(()),
    Dealing(Vec<SeatNumber>),
    Revealed(SeatNumber, String),
    Dealt(()),
    /// The record of a game that goes on here, as text.
    Resumed(String),
    Started(SeatNumber),
    Act(SeatNumber, String),
    Signal(SeatNumber, SignalJson),
    Said(SeatNumber, String),
    TakebackAsked(SeatNumber),
    TakebackAgreed(SeatNumber),
    TakebackDenied(SeatNumber),
    TookBack(SeatNumber),
    Hinted(SeatNumber),
    StoodIn(SeatNumber, String),
    CameBack(SeatNumber),
    GivenUp(()),
    Gone(SeatNumber),
    EndAsked(SeatNumber),
    EndAgreed(SeatNumber),
    EndDenied(SeatNumber),
    Stopped(()),
    Muted(String, bool),
    Removed(String),
}

/// Why a line can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct LineError(String);

impl LineJson {
    /// Reads a line.
    pub fn parse(text: &str) -> Result<LineJson, LineError> {
        let line: LineJson =
            serde_json::from_str(text).map_err(|error| LineError(error.to_string()))?;
        match line.rules {
            None | Some(RULES) => Ok(line),
            Some(other) => Err(LineError(format!("rules of version {other} are not known here"))),
        }
    }

    /// The line as it is kept.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("an entry is plain data")
    }
}
