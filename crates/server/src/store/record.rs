//! Records of finished games.

use super::{GuestId, Millis, RecordId, TableId};

/// A finished game. It is derived from the log of its table, but may outlive it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What it is called in public.
    pub id: RecordId,
    /// Where it was played.
    pub table: TableId,
    /// Which game of its table it is. There is at most one record of each.
    pub game_number: u32,
    /// Which game was played.
    pub kind: String,
    /// When it ended.
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
}

/// A seat of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordSeat {
    /// The guest who sat there, unless it was a bot of the house or they have been deleted.
    pub guest: Option<GuestId>,
    /// How to call the seat: a name or a bot. The store doesn't look into it. If the guest is deleted, it is
    /// [`ERASED`](super::ERASED).
    pub label: String,
}

/// Which records are asked for. The default has a limit of 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordFilter {
    /// Only those in which this guest had a seat.
    pub guest: Option<GuestId>,
    /// Only those of this game.
    pub kind: Option<String>,
    /// Only those that anyone may find.
    pub listed_only: bool,
    /// Only those that come after this one: time and id of the last record of the page before.
    pub before: Option<(Millis, RecordId)>,
    /// How many at most.
    pub limit: u32,
}
