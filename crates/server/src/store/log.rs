//! What is added to the log of a table, and what the index says of it.

use super::{LogEntry, Millis, Record, TableId, TableIndex, Version};

/// Entries to be added at the end of a log, and what follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
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
    pub table: TableId,
    pub listed: bool,
    pub live: bool,
    pub open_seats: u8,
    pub game: String,
    pub summary: String,
    /// When the index was last told that something happened.
    pub touched: Millis,
}
