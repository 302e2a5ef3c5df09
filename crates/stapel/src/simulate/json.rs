//! A simulation as one JSON object.

use std::io::{self, Write};

use stapel_analysis::simulate::{RoundTally, Tally};
use stapel_bots::Profile;
use stapel_protocol::simulate::{ResultOut, SeatResultOut, SimulationOut};

use super::Report;
use crate::measure::json;

/// Writes the object and ends the line.
pub(super) fn write(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, &simulation(report))?;
    writeln!(output)
}

fn simulation(report: &Report<'_>) -> SimulationOut {
    let arguments = report.arguments;
    SimulationOut {
        game: arguments.game.name().to_owned(),
        players: report.players,
        bots: arguments.bots.iter().map(ToString::to_string).collect(),
        games: report.games,
        seed: arguments.playing.seed.clone(),
        threads: report.threads,
        seconds: report.time.as_secs_f64(),
        games_per_second: report.games_per_second(),
        turn_ms: json::turn_times(report.turns),
        result: match report.result {
            Tally::Team(tally) => ResultOut::Team(json::team(tally)),
            Tally::Round(tally) => round(tally, report.bots),
        },
        options: json::options(&report.game),
        layout: json::layout(&report.game),
        stopped: report.stopped(),
    }
}

fn round(tally: &RoundTally, bots: &[Profile]) -> ResultOut {
    let seats = bots.iter().zip(&tally.bots).map(|(profile, bot)| SeatResultOut {
        bot: profile.to_string(),
        share: json::share(bot, tally.games),
    });
    ResultOut::Round { seats: seats.collect(), capped: tally.capped }
}
