//! The log of a table, and the index that is derived from it.

use super::{GuestId, Millis, Record, TableId, Version};

/// The body of an entry whose author was deleted, and the label of a deleted guest's seat in a record. It is the JSON
/// of a text, so that whoever reads bodies as JSON can read it too.
pub const ERASED: &str = "\"erased\"";

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// When it was written.
    pub at: Millis,
    /// Whose words these are. If that guest is deleted, the body is [`ERASED`]. So it is for what one says or is
    /// called, and `None` for plays, without which a game can't be replayed.
    pub author: Option<GuestId>,
    /// What happened. The store doesn't look into it.
    pub body: String,
}

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

/// How to find a table without reading its log. It is derived from the log and never the truth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableIndex {
    /// Whether anyone may see it in the lobby.
    pub listed: bool,
    /// Whether a game is running, so that a server must load it when it starts.
    pub live: bool,
    /// How many can still sit down.
    pub open_seats: u8,
    /// Which game is played.
    pub game: String,
    /// What a list of tables shows. The store doesn't look into it, so it can't erase names from it either.
    pub summary: String,
    /// When something last happened. A later entry counts as well when it comes to what is too old.
    pub touched: Millis,
    /// Who is seated.
    pub guests: Vec<GuestId>,
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
