//! The entries of a table's log, as they are kept.
//!
//! One line of JSON an entry, short since there are many. What is written today must be readable for
//! ever: new kinds of entries may be added, old ones stay as they are.

use std::fmt;

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
    /// The table was opened.
    Opened { host: String, agreement: AgreementJson },
    /// Something else was agreed.
    Agreed(AgreementJson),
    /// A person sat down.
    Sat(SeatNumber, String),
    /// A bot was seated.
    Bot(SeatNumber, String),
    /// A seat was left.
    Left(SeatNumber),
    /// Someone became the host.
    Hosted(String),
    /// The seed of the next deal was sealed.
    Sealed(String),
    /// The cards were dealt.
    Dealt(()),
    /// It was named who starts.
    Started(SeatNumber),
    /// A seat played.
    Act(SeatNumber, String),
    /// A seat gave a signal.
    Signal(SeatNumber, SignalJson),
    /// A seat said something.
    Said(SeatNumber, String),
    /// A seat asked to take a play back.
    TakebackAsked(SeatNumber),
    /// A seat agreed to that.
    TakebackAgreed(SeatNumber),
    /// A seat didn't.
    TakebackDenied(SeatNumber),
    /// A play was taken back.
    TookBack(SeatNumber),
    /// A bot plays in someone's stead.
    StoodIn(SeatNumber, String),
    /// They play again themselves.
    CameBack(SeatNumber),
    /// The game was given up.
    GivenUp(()),
}

/// Why a line can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError(String);

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LineError {}

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
