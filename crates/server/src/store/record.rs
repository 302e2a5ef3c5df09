//! The filter of a query for records.

use super::{GuestId, Millis, Record, RecordId, StoreError};

/// Where a record stands in a list: when it was finished, and its id.
pub type RecordPlace = (Millis, RecordId);

/// A record with its place among the others, or what is wrong with it.
pub type PlacedRecord = (RecordPlace, Result<Record, StoreError>);

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
    pub before: Option<RecordPlace>,
    /// How many of those to leave out, from the first on.
    pub skip: u32,
    /// How many at most.
    pub limit: u32,
}
