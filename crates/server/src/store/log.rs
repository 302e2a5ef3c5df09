//! What is added to the log of a table, and what the index says of it.

use super::{LogEntry, Millis, Record, TableId, TableIndex, Version};

/// Entries to be added at the end of a log, and what follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Whose log it is.
    pub table: TableId,
    /// The version of the first entry: one more than that of the last one in the log.
    pub first: Version,
    /// The entries. There may be none, if only something derived is to be written.
    pub entries: Vec<LogEntry>,
    /// What the index is to say from now on. `None` leaves it as it is, so a play that changes nothing in it need not
    /// pay for it.
    pub index: Option<TableIndex>,
    /// The games that are finished by these entries, as [`Store::put_record`](super::Store::put_record) takes them.
    pub records: Vec<Record>,
}

/// A table as the index knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// Whether a game is running.
    pub live: bool,
    /// How many can still sit down.
    pub open_seats: u8,
    /// Which game is played.
    pub game: String,
    /// What a list of tables shows.
    pub summary: String,
    /// When the index was last told that something happened.
    pub touched: Millis,
}
