//! What the home screen is given to show.

use stapel_rules::{GameKind, Outcome};

use crate::live::Visit;

/// What is known at home.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HomeContext<'a> {
    /// The games of this machine that are not over, the last one first.
    pub(crate) unfinished: &'a [KeptGame],
    /// The tables on servers at which the person was, the last one first.
    pub(crate) visits: &'a [Visit],
    /// The games of this machine that are over, the last one first.
    pub(crate) finished: &'a [FinishedGame],
    pub(crate) name: &'a str,
    /// The server that is offered for a new table.
    pub(crate) server: &'a str,
}

/// A game on this machine that is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeptGame {
    pub(crate) id: String,
    pub(crate) game: GameKind,
    pub(crate) players: u8,
    /// How many cards are left: of everyone if they win together, otherwise of the person; none between two rounds.
    pub(crate) left: Option<u8>,
    /// When something happened in it last, in milliseconds since 1970.
    pub(crate) changed: i64,
}

/// A game on this machine that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FinishedGame {
    pub(crate) id: String,
    pub(crate) game: GameKind,
    pub(crate) players: u8,
    /// How it ended; none if it was given up. The person has the first seat.
    pub(crate) outcome: Option<Outcome>,
    /// What the seats were called; bots are called nothing.
    pub(crate) names: Vec<Option<String>>,
    /// When, in milliseconds since 1970.
    pub(crate) finished: i64,
}
