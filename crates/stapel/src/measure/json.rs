//! Parts of JSON objects that the results of several commands have in common.

use std::collections::BTreeMap;
use std::time::Duration;

use stapel_analysis::simulate::{BotTally, PARTS_OF_A_WIN, TeamTally};
use stapel_analysis::stats;
use stapel_protocol::simulate::{CountOut, ShareOut, TeamOut, TurnTimesOut};
use stapel_protocol::table::{OptionJson, options_json};
use stapel_rules::setup::LayoutChoice;
use stapel_rules::{AnyGame, Loss, TableGame};

/// The times of turns, which come ascending.
pub(crate) fn turn_times(turns: &[Duration]) -> TurnTimesOut {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    TurnTimesOut {
        p50: stats::percentile(turns, 50.0).map(milliseconds),
        p99: stats::percentile(turns, 99.0).map(milliseconds),
        mean: stats::mean_time(turns).map(milliseconds),
    }
}

pub(crate) fn team(tally: &TeamTally) -> TeamOut {
    let losses = Loss::ALL.iter().zip(tally.losses);
    TeamOut {
        wins: tally.wins,
        win_rate: stats::mean(tally.wins as i64, tally.games),
        win_rate_ci95: stats::wilson95(tally.wins as f64, tally.games),
        mean_left: tally.mean_left(),
        excellent_rate: stats::mean(tally.excellent as i64, tally.games),
        losses: losses.map(|(reason, games)| (reason.name().to_owned(), games)).collect(),
        left: tally.left.to_vec(),
    }
}

/// How one bot fared in so many games.
pub(crate) fn share(bot: &BotTally, games: u64) -> ShareOut {
    ShareOut {
        wins: match bot.win_parts % PARTS_OF_A_WIN {
            0 => CountOut::Whole(bot.win_parts / PARTS_OF_A_WIN),
            _ => CountOut::Fraction(bot.wins()),
        },
        win_share: (games > 0).then(|| bot.wins() / games as f64),
        win_share_ci95: stats::wilson95(bot.wins(), games),
        mean_points: stats::mean(bot.points, games),
    }
}

/// The code of the layout, unless it is the default or there is none.
pub(crate) fn layout(game: &AnyGame) -> Option<String> {
    match LayoutChoice::of(game.setup().layout) {
        LayoutChoice::Listed(layout) => Some(layout.code()),
        LayoutChoice::Default | LayoutChoice::Shuffled => None,
    }
}

/// The options that differ from their defaults.
pub(crate) fn options(game: &AnyGame) -> BTreeMap<String, OptionJson> {
    options_json(&game.options())
}
