//! What a store keeps of a table: its log, an index entry, and the records of finished games.

use stapel_table::Millis;

use crate::{GuestId, RecordId, TableId};

/// The body of an entry whose author was deleted, and the label of a deleted guest's seat in a record. It is the JSON
/// of a text, so that whoever reads bodies as JSON can read it too.
pub const ERASED: &str = "\"erased\"";

/// One entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    pub at: Millis,
    /// Whose words these are. If that guest is deleted, the body is [`ERASED`]. So it is for what one says or is
    /// called, and `None` for plays, without which a game can't be replayed.
    pub author: Option<GuestId>,
    /// What happened. The store doesn't look into it.
    pub body: String,
}

/// How to find a table without reading its log. It is derived from the log and never the truth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableIndex {
    pub listed: bool,
    /// Whether a game is running, so that a server must load it when it starts.
    pub live: bool,
    pub open_seats: u8,
    pub game: String,
    /// What a list of tables shows. The store doesn't look into it, so it can't erase names from it either.
    pub summary: String,
    /// When something last happened. A later entry counts as well when it comes to what is too old.
    pub touched: Millis,
    pub guests: Vec<GuestId>,
}

/// A finished game. It is derived from the log of its table, but may outlive it; one that was played offline has no
/// log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub id: RecordId,
    pub table: TableId,
    /// Which game of its table it is. There is at most one record of each.
    pub game_number: u32,
    pub kind: String,
    pub finished: Millis,
    /// How it ended. The store doesn't look into it.
    pub result: String,
    /// Who played, in the order of the seats.
    pub seats: Vec<RecordSeat>,
    /// The game in our notation. It must have no names in it, because the store can't erase them there; they are in
    /// the labels of the seats.
    pub text: String,
    /// Whether anyone may find it, or only those who played.
    pub listed: bool,
    /// Whether it was played without a server, by someone who dealt for themselves.
    pub offline: bool,
}

/// A seat of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordSeat {
    /// The guest who sat there, unless it was a bot of the house or they have been deleted.
    pub guest: Option<GuestId>,
    /// How to call the seat: a name or a bot. The store doesn't look into it. If the guest is deleted, it is
    /// [`ERASED`].
    pub label: String,
}
