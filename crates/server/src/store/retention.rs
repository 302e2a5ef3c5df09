//! The time limits after which tables, guests, links and records are deleted.

use super::Millis;

/// What is too old.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// The present, after which no link expires.
    pub now: Millis,
    /// Tables without a running game go, log and all, if nothing happened at them since.
    pub idle_tables_before: Millis,
    /// Tables with a running game go if nothing happened at them since. Their games were abandoned.
    pub live_tables_before: Millis,
    /// Guests who were not seen since go, as if they had been deleted, unless they are seated somewhere.
    pub guests_before: Millis,
    /// Records of games that were finished before this go.
    pub records_before: Millis,
    /// How many tables, guests, links and records go at once, at most, of each.
    pub limit: u32,
}

/// What was deleted because of its age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expired {
    pub tables: u32,
    pub guests: u32,
    pub links: u32,
    pub records: u32,
}
