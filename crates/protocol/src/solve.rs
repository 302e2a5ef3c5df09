//! What the solver found, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::table::OptionJson;

/// What the solver found about one deal.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SolutionOut {
    pub game: String,
    pub players: u8,
    /// The seed, where the deck follows from one.
    pub seed: Option<String>,
    /// The deck, top first.
    pub deck: Vec<u8>,
    /// `won`, `refuted` or `open`.
    pub verdict: String,
    /// How many cards the line leaves. In Extreme a game can be lost with none left.
    pub left: u8,
    /// No line leaves fewer cards than this.
    pub at_least: u8,
    /// Why the line loses, unless it wins.
    pub loss: Option<String>,
    /// Who starts; null for one player.
    pub starter: Option<usize>,
    pub turns: Vec<TurnOut>,
    /// How many cards were laid in the search.
    pub nodes: u64,
    /// How many could have been.
    pub limit: u64,
    pub seconds: f64,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, OptionJson>,
    /// The code of the layout, unless it is the default or the game has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    pub stopped: bool,
}

/// What a seat does in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TurnOut {
    pub seat: usize,
    /// Its actions, as they are written everywhere.
    pub actions: Vec<String>,
}

/// What the solver found about many deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DealsOut {
    pub game: String,
    pub players: u8,
    pub deals: u64,
    /// The seed. Deal *i*, counted from 0, has the seed with `/i` after it.
    pub seed: String,
    pub won: u64,
    pub refuted: u64,
    pub open: u64,
    /// How many of the refuted deals leave 0, 1, … cards by the best line that was found.
    pub refuted_left: Vec<u64>,
    /// How many of the open deals leave 0, 1, … cards by the best line that was found.
    pub open_left: Vec<u64>,
    /// The numbers of those that were not won, ascending; the first thousand.
    pub not_won: Vec<u64>,
    /// How many cards were laid in a search, on average; null if there was none.
    pub mean_nodes: Option<f64>,
    /// How many could have been laid in each.
    pub limit: u64,
    pub threads: usize,
    pub seconds: f64,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, OptionJson>,
    /// The code of the layout, unless it is the default or the game has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// Whether it was stopped before all deals were looked at.
    pub stopped: bool,
}
