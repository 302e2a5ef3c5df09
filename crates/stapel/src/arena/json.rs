//! An arena as one JSON object.

use std::io::{self, Write};

use stapel_analysis::simulate::Tally;
use stapel_protocol::arena::{ArenaOut, CellOut, CellResultOut};

use super::{Report, Row};
use crate::measure::json;

/// Writes the object and ends the line.
pub(super) fn write(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, &arena(report))?;
    writeln!(output)
}

fn arena(report: &Report<'_>) -> ArenaOut {
    let arguments = report.arguments;
    ArenaOut {
        game: arguments.game.name().to_owned(),
        bots: arguments.bots.iter().map(ToString::to_string).collect(),
        against: report.against.map(|field| field.to_string()),
        players: report.players.to_vec(),
        games: arguments.games,
        seed: arguments.playing.seed.clone(),
        threads: report.threads,
        seconds: report.time.as_secs_f64(),
        games_per_second: report.games_per_second(),
        cells: report.rows.iter().map(cell).collect(),
        options: json::options(&report.game),
        layout: json::layout(&report.game),
        stopped: report.stopped(),
    }
}

fn cell(row: &Row<'_>) -> CellOut {
    CellOut {
        players: row.players,
        bot: row.bot.to_string(),
        games: row.games,
        turn_ms: json::turn_times(row.turns),
        result: match row.found {
            Tally::Team(tally) => CellResultOut::Team(json::team(tally)),
            Tally::Round(tally) => CellResultOut::One {
                share: json::share(&tally.bots[0], tally.games),
                capped: tally.capped,
            },
        },
    }
}
