//! What a simulation found, and which bots there are, as JSON.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::table::OptionJson;

/// What a simulation found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulationOut {
    pub game: String,
    pub players: u8,
    /// The bots as they were named: one for all seats, or one for each.
    pub bots: Vec<String>,
    pub games: u64,
    pub seed: String,
    pub threads: usize,
    pub seconds: f64,
    pub games_per_second: f64,
    pub turn_ms: TurnTimesOut,
    #[serde(flatten)]
    pub result: ResultOut,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, OptionJson>,
    /// The code of the layout, unless it is the default or the game has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// Whether it was stopped before all games were played.
    pub stopped: bool,
}

/// How long bots thought about a turn, in milliseconds; null where no turn was timed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TurnTimesOut {
    /// Half of the turns took no longer.
    pub p50: Option<f64>,
    /// 99 of 100 turns took no longer.
    pub p99: Option<f64>,
    pub mean: Option<f64>,
}

/// How the games ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum ResultOut {
    Team(TeamOut),
    /// Of a game in which everyone plays for themselves.
    Round {
        /// Each bot as listed, wherever it sat; or each seat, where one bot sits in all of them.
        seats: Vec<SeatResultOut>,
        capped: u64,
    },
}

/// How a team fared. What is unknown because there was no game is null.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamOut {
    pub wins: u64,
    pub win_rate: Option<f64>,
    /// Where that share lies with a confidence of 95 %.
    pub win_rate_ci95: (f64, f64),
    /// The mean number of cards left, wins included.
    pub mean_left: Option<f64>,
    /// The share of games with fewer than ten cards left.
    pub excellent_rate: Option<f64>,
    /// How many games were lost, by reason.
    pub losses: BTreeMap<String, u64>,
    /// How many games ended with 0, 1, … cards left.
    pub left: Vec<u64>,
}

/// A bot and how it fared against the others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatResultOut {
    pub bot: String,
    #[serde(flatten)]
    pub share: ShareOut,
}

/// How one fared against others. What is unknown because there was no game is null.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShareOut {
    /// How many games it won, shared ones in part.
    pub wins: CountOut,
    /// Which share of games that is.
    pub win_share: Option<f64>,
    /// Where that share lies with a confidence of 95 %.
    pub win_share_ci95: (f64, f64),
    /// The mean of its points, minus one for each card left.
    pub mean_points: Option<f64>,
}

/// A count that may have a fraction, written as a whole number where it is one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum CountOut {
    Whole(u64),
    Fraction(f64),
}

/// A bot that can be named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BotOut {
    pub name: String,
    /// What it does, in one line.
    pub description: String,
}
