//! How bots compare, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::simulate::{ShareOut, TeamOut, TurnTimesOut};
use crate::table::OptionJson;

/// How several bots fared over several numbers of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaOut {
    pub game: String,
    pub bots: Vec<String>,
    /// Whom each of them played against, in all other seats; null where they play together.
    pub against: Option<String>,
    pub players: Vec<u8>,
    /// How many games each cell was to have.
    pub games: u64,
    pub seed: String,
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    /// Every bot with every number of players: all bots of the first number, then of the next.
    pub cells: Vec<CellOut>,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, OptionJson>,
    /// The code of the layout, unless it is the default or the game has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// Whether it was stopped before all games were played.
    pub stopped: bool,
}

/// How one bot fared with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CellOut {
    pub players: u8,
    pub bot: String,
    pub games: u64,
    pub turn_ms: TurnTimesOut,
    #[serde(flatten)]
    pub result: CellResultOut,
}

/// How the games of a cell ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum CellResultOut {
    /// Of a game that all play together, with the bot in every seat.
    Team(TeamOut),
    /// Of a game in which everyone plays for themselves.
    One {
        #[serde(flatten)]
        share: ShareOut,
        capped: u64,
    },
}
