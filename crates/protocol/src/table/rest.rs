//! Bodies of plain HTTP requests and their answers.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{AgreementJson, GameName, SeatNumber, TableJson, WhoJson};
use crate::tree;

/// Reads one of the types here from the body of a request or an answer.
///
/// # Errors
/// What is wrong with the text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    tree::read(text).map_err(|error| error.to_string())
}

/// One of the types here as the body of a request or an answer.
pub fn write<T: Serialize>(body: &T) -> String {
    serde_json::to_string(body).expect("a body is plain data")
}

/// Why a request was refused, with any status of 400 or more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrorJson {
    pub error: ErrorBody,
}

/// What was wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrorBody {
    pub code: String,
    /// For people, in English.
    pub message: String,
    /// When it ends, in milliseconds since 1970, if it is for a time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// What a player reports of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewReportJson {
    /// Who is reported.
    pub seat: SeatNumber,
    /// Whether it is their `name` or their `words`.
    pub about: String,
    /// What there is to say about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// How one wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameJson {
    pub name: String,
}

/// Who one is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MeJson {
    pub id: String,
    pub name: String,
}

/// A link that carries an identity to another device, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LinkJson {
    /// The secret in the link. Whoever has it becomes this guest.
    pub secret: String,
    /// The page that uses it.
    pub path: String,
    /// When it expires, in milliseconds since 1970.
    pub expires: i64,
}

/// The secret of a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClaimJson {
    /// The secret in the link.
    pub secret: String,
}

/// A bot token: a guest of its own, for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenJson {
    pub id: String,
    pub name: String,
    /// The secret, to be sent as `Authorization: Bearer …`. It is shown this once.
    pub token: String,
}

/// The devices of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DevicesJson {
    /// The last used first.
    pub devices: Vec<DeviceJson>,
}

/// A cookie or a token of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeviceJson {
    pub id: String,
    pub kind: DeviceKindJson,
    /// The browser and its system, such as `Firefox · Linux`, or what the token of a program is called. Empty if nobody
    /// knows.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// The day on which it was last used: its beginning in UTC, in milliseconds since 1970.
    pub used: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What a device is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviceKindJson {
    /// It has a cookie.
    Browser,
    /// It has a token.
    Program,
}

/// Whether a device is told of turns with the page closed, and what its browser needs for that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushJson {
    /// The server's public key in base64url, with which a browser subscribes. A server that tells nobody has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Whether the device that asks is told.
    pub here: bool,
}

/// Where a device wants to be told of turns: what its browser's subscription says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPushJson {
    /// The address at the browser's push service.
    pub endpoint: String,
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// The secret that goes with it, in base64url.
    pub auth: String,
    /// The tag of the language in which it is told, such as `de`.
    pub language: String,
}

/// A wish for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTableJson {
    pub agreement: AgreementJson,
    /// Whether one sits down in the first seat.
    #[serde(default = "yes")]
    pub sit: bool,
    /// Bots for the seats after that, by name.
    #[serde(default)]
    pub bots: Vec<String>,
    /// Whether to deal at once, if all seats are taken.
    #[serde(default)]
    pub deal: bool,
    /// Whether the deal is to wait until one has added bits to the shuffle, or for a few seconds.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub share: bool,
}

impl NewTableJson {
    /// Reads a wish; `None` if it is something else.
    pub fn parse(text: &str) -> Option<NewTableJson> {
        tree::read(text).ok()
    }

    /// The wish as it travels.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a wish is plain data")
    }
}

fn yes() -> bool {
    true
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenedJson {
    /// Its id. Whoever has it can find the table, and nobody can guess it.
    pub id: String,
    /// The page of the table: the link to invite people with.
    pub path: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummaryJson {
    pub id: String,
    pub game: GameName,
    /// By seat.
    pub places: Vec<WhoJson>,
    pub running: bool,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
    /// What is agreed on. Tables that have not changed since before lists told it have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<AgreementJson>,
    /// The turn that a person has there, in lists of one's own tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnJson>,
}

/// A turn that a person has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnJson {
    /// Whether it is the reader's.
    pub yours: bool,
    /// How many milliseconds are left of it, if there is a clock; none once the time is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
}

impl TableSummaryJson {
    /// What is agreed on, as far as it is known.
    pub fn agreement(&self) -> AgreementJson {
        known(self.agreement.as_ref(), self.game, &self.places)
    }
}

fn known(agreement: Option<&AgreementJson>, game: GameName, places: &[WhoJson]) -> AgreementJson {
    let usual = || AgreementJson::usual(game.0, u8::try_from(places.len()).unwrap_or(u8::MAX));
    agreement.cloned().unwrap_or_else(usual)
}

/// What the index of a table keeps for lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IndexedTableJson {
    /// By seat, without names.
    pub places: Vec<WhoJson>,
    #[serde(default)]
    pub agreement: Option<AgreementJson>,
    /// The host's id, so that lists can be fair to all hosts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
}

impl IndexedTableJson {
    /// Reads what [`to_text`](IndexedTableJson::to_text) wrote, or what was kept before agreements were: a list of seats.
    pub fn parse(text: &str) -> Option<IndexedTableJson> {
        if text.starts_with('[') {
            let places = tree::read(text).ok()?;
            return Some(IndexedTableJson { places, agreement: None, host: None });
        }
        tree::read(text).ok()
    }

    /// The text that is kept.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}

/// A list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablesJson {
    pub tables: Vec<TableSummaryJson>,
}

/// A table as the caller sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LookJson {
    pub table: TableJson,
    /// What the caller can do now; empty if it is not their turn.
    pub legal: Vec<String>,
}

/// Which game is on a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableGameJson {
    /// The game that is played or was played last; before the first deal the one that is agreed on.
    pub game: GameName,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordSummaryJson {
    pub id: String,
    pub game: GameName,
    /// When it ended, in milliseconds since 1970.
    pub finished: i64,
    /// By seat.
    pub places: Vec<WhoJson>,
    /// How it ended, as records say it; null if it was given up.
    pub result: Option<String>,
    /// Whether it was played without a server.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    pub offline: bool,
    /// By which rules it was played. Lists on devices that were kept before they told it have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreement: Option<AgreementJson>,
}

impl RecordSummaryJson {
    /// By which rules it was played, as far as it is known.
    pub fn agreement(&self) -> AgreementJson {
        known(self.agreement.as_ref(), self.game, &self.places)
    }
}

/// A list of finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordsJson {
    /// The newest first.
    pub records: Vec<RecordSummaryJson>,
    /// What to ask for as `before` to get the next ones; null at the end.
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordJson {
    #[serde(flatten)]
    pub summary: RecordSummaryJson,
    /// The commitment to the seed, which was shown before the first card.
    pub commitment: String,
    /// The whole game in the notation of records.
    pub record: String,
}

impl RecordJson {
    /// Reads what [`to_text`](RecordJson::to_text) wrote; `None` if it is something else.
    pub fn parse(text: &str) -> Option<RecordJson> {
        tree::read(text).ok()
    }

    /// The game as it travels, in one line.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }
}

/// The parts of a [`RecordJson`] that a device needs to store it and to hand it on. To read them takes little code.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct StoredRecordJson {
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: i64,
    /// The whole game in the notation of records.
    pub record: String,
}

/// A game that was played without a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfflineRecordJson {
    /// The whole game in the notation of records, with its seed; all other seats have the names of bots.
    pub record: String,
    pub seat: SeatNumber,
}

impl OfflineRecordJson {
    /// The game as it travels.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }
}

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptJson {
    pub id: String,
    pub path: String,
}
