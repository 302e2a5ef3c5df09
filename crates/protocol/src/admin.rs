//! What operators ask of a server and are told by it. `docs/operating.md` describes it for them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::GameName;
use crate::table::{PlaceJson, SaidJson, TableJson, WhoJson};

/// How a server is doing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StatusJson {
    pub version: String,
    /// Connections to tables.
    pub connections: u64,
    /// Guests who are connected.
    pub guests: u64,
    /// Addresses that they are connected from.
    pub addresses: u64,
    /// Tables that are in memory.
    pub rooms: u64,
    /// Messages that wait for their rooms.
    pub waiting_messages: u64,
    /// Questions that wait for bots.
    pub waiting_bots: u64,
    /// Writes that wait for the disk.
    pub waiting_writes: u64,
    /// What half of the last transactions took until they were durable, at most, in microseconds; null if there were none.
    pub write_p50_us: Option<u64>,
    /// The same of 99 in a hundred.
    pub write_p99_us: Option<u64>,
    /// Free bytes on the disk of the data, where the system tells.
    pub disk_free: Option<u64>,
    pub can_take_moves: bool,
    pub maintenance: bool,
    pub registration_open: bool,
    pub announcement: Option<AnnouncementJson>,
    pub bans: u64,
    pub mutes: u64,
    pub closed_tables: u64,
    pub open_reports: u64,
}

/// What is announced to everyone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnnouncementJson {
    pub text: String,
    /// When it ends, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminTableJson {
    pub id: String,
    pub game: Option<GameName>,
    pub places: Vec<WhoJson>,
    pub running: bool,
    pub listed: bool,
    pub closed: bool,
    /// Connections to it now.
    pub connections: u64,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
}

/// A list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminTablesJson {
    pub tables: Vec<AdminTableJson>,
}

/// A table as an operator sees it: what a spectator sees, and who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminLookJson {
    pub id: String,
    pub closed: bool,
    /// As a spectator sees it.
    pub table: TableJson,
    /// Who is connected, seated or not.
    pub connected: Vec<ConnectedJson>,
}

impl AdminLookJson {
    /// Who sits where.
    pub fn places(&self) -> &[PlaceJson] {
        &self.table.places
    }

    /// What was said lately.
    pub fn said(&self) -> &[SaidJson] {
        &self.table.said
    }
}

/// Someone who is connected to a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct ConnectedJson {
    pub guest: String,
    pub table: String,
    /// Of an IPv6 address the network that one customer gets.
    pub address: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminGuestJson {
    pub id: String,
    pub name: String,
    pub created: i64,
    pub seen: i64,
    pub connections: u64,
    pub banned: bool,
    pub muted: bool,
}

/// A list of guests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminGuestsJson {
    pub guests: Vec<AdminGuestJson>,
}

/// Everything that an operator can know of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminGuestLookJson {
    pub guest: AdminGuestJson,
    /// Where they sit.
    pub tables: Vec<AdminTableJson>,
    pub connected: Vec<ConnectedJson>,
    pub orders: Vec<OrderJson>,
    /// What they were reported for, the newest first.
    pub reports: Vec<ReportJson>,
}

/// An address that someone is connected from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminAddressJson {
    pub address: String,
    pub connections: u64,
    pub guests: Vec<String>,
}

/// A list of addresses, those with most connections first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AdminAddressesJson {
    pub addresses: Vec<AdminAddressJson>,
}

/// Something that is ordered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderJson {
    pub kind: String,
    pub subject: String,
    pub reason: String,
    pub since: i64,
    pub until: Option<i64>,
}

/// A list of what is ordered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrdersJson {
    pub orders: Vec<OrderJson>,
}

/// An order to be given, or lifted if it isn't on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewOrderJson {
    pub kind: String,
    #[serde(default)]
    pub subject: String,
    #[serde(default)]
    pub reason: String,
    /// Seconds after which it ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
    /// Whether it is to hold.
    pub on: bool,
}

/// What became of something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DoneJson {
    pub subject: String,
    pub until: Option<i64>,
    /// Connections that were ended by it.
    pub ended: u64,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportJson {
    pub number: u64,
    pub at: i64,
    pub table: String,
    /// Null once they are deleted.
    pub reporter: Option<String>,
    /// Null once they are deleted.
    pub reported: Option<String>,
    pub about: String,
    pub name: String,
    pub words: Vec<String>,
    pub text: String,
    pub settled: Option<i64>,
    pub note: String,
}

/// A list of reports, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportsJson {
    pub reports: Vec<ReportJson>,
}

/// That an operator is done with a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettleJson {
    #[serde(default)]
    pub note: String,
}

/// Something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActJson {
    pub number: u64,
    pub at: i64,
    pub door: String,
    pub act: String,
    pub subject: String,
    pub detail: String,
}

/// What operators did, the last first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActsJson {
    pub acts: Vec<ActJson>,
}

/// The limits that hold now, by the names of their options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LimitsJson(pub BTreeMap<String, u64>);
