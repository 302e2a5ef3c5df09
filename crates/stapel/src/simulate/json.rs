//! A simulation as one JSON object.

use std::io::{self, Write};
use std::time::Duration;

use stapel_analysis::simulate::{BotTally, PARTS_OF_A_WIN, RoundTally, TeamTally};
use stapel_analysis::stats;
use stapel_bots::Profile;
use stapel_protocol::simulate::{
    CountOut, OptionOut, ResultOut, SeatResultOut, SimulationOut, TurnTimesOut,
};
use stapel_rules::Loss;
use stapel_rules::setup::OptionValue;

use super::{Found, Report};

/// Writes the object and ends the line.
pub(super) fn write(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, &simulation(report))?;
    writeln!(output)
}

fn simulation(report: &Report<'_>) -> SimulationOut {
    let arguments = report.arguments;
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let turn = |percent| stats::percentile(report.turns, percent).map(milliseconds);
    let options = report.game.changed_options().into_iter().map(|(name, value)| {
        let value = match value {
            OptionValue::Flag(flag) => OptionOut::Flag(flag),
            OptionValue::Number(number) => OptionOut::Number(number),
        };
        (name.to_owned(), value)
    });
    SimulationOut {
        game: arguments.game.name().to_owned(),
        players: report.players,
        bots: arguments.bots.iter().map(ToString::to_string).collect(),
        games: report.games,
        seed: arguments.seed.clone(),
        threads: report.threads,
        seconds: report.time.as_secs_f64(),
        games_per_second: report.games_per_second(),
        turn_ms: TurnTimesOut { p50: turn(50.0), p99: turn(99.0) },
        result: match report.result {
            Found::Team(tally) => team(tally),
            Found::Round(tally) => round(tally, report.bots),
        },
        options: options.collect(),
        stopped: report.stopped(),
    }
}

fn team(tally: &TeamTally) -> ResultOut {
    let losses = Loss::ALL.iter().zip(tally.losses);
    ResultOut::Team {
        wins: tally.wins,
        win_rate: stats::mean(tally.wins as i64, tally.games),
        win_rate_ci95: stats::wilson95(tally.wins as f64, tally.games),
        mean_left: tally.mean_left(),
        excellent_rate: stats::mean(tally.excellent as i64, tally.games),
        losses: losses.map(|(reason, games)| (reason.name().to_owned(), games)).collect(),
        left: tally.left.to_vec(),
    }
}

fn round(tally: &RoundTally, bots: &[Profile]) -> ResultOut {
    let seat = |(profile, bot): (&Profile, &BotTally)| SeatResultOut {
        bot: profile.to_string(),
        wins: match bot.win_parts % PARTS_OF_A_WIN {
            0 => CountOut::Whole(bot.win_parts / PARTS_OF_A_WIN),
            _ => CountOut::Fraction(bot.wins()),
        },
        win_share: (tally.games > 0).then(|| bot.wins() / tally.games as f64),
        win_share_ci95: stats::wilson95(bot.wins(), tally.games),
        mean_points: stats::mean(bot.points, tally.games),
    };
    ResultOut::Round {
        seats: bots.iter().zip(&tally.bots).map(seat).collect(),
        capped: tally.capped,
    }
}
