//! An arena as text for people: a line for each cell, the bots of a number of players together.

use std::io::{self, Write};

use super::{Report, Row};
use crate::measure::words::{self, duration, games, grouped, percent};

/// No line is longer.
const WIDTH: usize = 100;

/// The columns after the bot: their names. Numbers end where these end.
type Columns = [String; 6];

/// Writes the report.
pub(super) fn write(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    title(report, output)?;
    table(report, output)?;
    if report.against.is_some() {
        let even = |players: &u8| {
            let share = percent(1.0 / f64::from(*players));
            format!("{} of {players}", share.trim_start())
        };
        let even: Vec<String> = report.players.iter().map(even).collect();
        writeln!(output, "\n  An even share: {}", even.join(", "))?;
    }
    if let Some(better) = report.better_games() {
        writeln!(
            output,
            "\n  Not every seat was taken equally often: take a multiple of {better} games."
        )?;
    }
    writeln!(
        output,
        "\n  {} in {:.2} s on {}, {} a second",
        games(report.games()),
        report.time.as_secs_f64(),
        words::threads(report.threads),
        words::rate(report.games_per_second())
    )
}

fn title(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    let arguments = report.arguments;
    write!(output, "{}", arguments.game.title())?;
    if let Some(field) = report.against {
        write!(output, ", one against {field} in every other seat")?;
    }
    let planned = games(arguments.games);
    writeln!(
        output,
        "{}: {planned} a line from the seed {:?}",
        words::options(&report.game),
        arguments.playing.seed
    )?;
    if report.stopped() {
        writeln!(
            output,
            "Stopped before the end: the games of each line are those that were played."
        )?;
    }
    writeln!(output)
}

fn table(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    let (won, mean) = match report.against {
        Some(_) => ("share", "points"),
        None => ("won", "left"),
    };
    let head = ["games", won, "95 % sure", mean, "a turn", "p99"].map(str::to_owned);
    let rows: Vec<Columns> = report.rows.iter().map(columns).collect();
    let widths: [usize; 6] = std::array::from_fn(|column| {
        let all = rows.iter().chain([&head]);
        all.map(|row| row[column].chars().count()).max().unwrap_or(0)
    });
    let line = |columns: &Columns| {
        let aligned = columns.iter().zip(widths).map(|(text, width)| format!("  {text:>width$}"));
        aligned.collect::<String>()
    };
    let room = WIDTH.saturating_sub("  players  ".len() + line(&head).chars().count());
    let names: Vec<Vec<String>> =
        report.rows.iter().map(|row| folded(&row.bot.to_string(), room)).collect();
    let width = names.iter().flatten().map(String::len).max().unwrap_or(0).max("bot".len());
    writeln!(output, "  players  {:width$}{}", "bot", line(&head))?;
    let mut last = None;
    for ((row, columns), name) in report.rows.iter().zip(&rows).zip(&names) {
        let first = last.replace(row.players) != Some(row.players);
        if first && row.players != report.players[0] && report.arguments.bots.len() > 1 {
            writeln!(output)?;
        }
        let players = if first { row.players.to_string() } else { String::new() };
        writeln!(output, "  {players:>7}  {:width$}{}", name[0], line(columns))?;
        for more in &name[1..] {
            writeln!(output, "  {:>7}  {more}", "")?;
        }
    }
    Ok(())
}

fn columns(row: &Row<'_>) -> Columns {
    let unknown = || "–".to_owned();
    let summary = row.summary();
    let times = row.times();
    [
        grouped(row.games),
        summary.as_ref().map_or_else(unknown, |known| percent(known.share)),
        summary.as_ref().map_or_else(unknown, |known| {
            let [low, high] = [known.sure.0, known.sure.1].map(|share| 100.0 * share);
            format!("{low:.2} to {high:6.2} %")
        }),
        summary.as_ref().map_or_else(unknown, |known| format!("{:.2}", known.mean)),
        times.map_or_else(unknown, |(mean, _)| duration(mean)),
        times.map_or_else(unknown, |(_, most)| duration(most)),
    ]
}

/// A bot's name in lines of at most so many characters, cut before its settings.
fn folded(name: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (index, part) in name.split(':').enumerate() {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + part.len() <= most => *line += &format!(":{part}"),
            _ if index == 0 => lines.push(part.to_owned()),
            _ => lines.push(format!(":{part}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_before_settings() {
        let name = "expert:playouts=4294967295:talk=off:learned=off";
        assert_eq!(folded(name, 60), [name]);
        assert_eq!(folded(name, 26), ["expert:playouts=4294967295", ":talk=off:learned=off"]);
        assert_eq!(
            folded(name, 20),
            ["expert", ":playouts=4294967295", ":talk=off", ":learned=off"]
        );
    }
}
