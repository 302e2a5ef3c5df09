//! An arena as text for people: a line for each cell, the bots of a number of players together.

use std::io::{self, Write};

use super::{Report, Row};
use crate::measure::words::{self, duration, grouped, percent, told_games, width};
use crate::voice::{Voice, text};

/// No line is longer.
const WIDTH: usize = 100;

/// The columns after the bot: their names. Numbers end where these end.
type Columns = [String; 6];

/// Writes the report.
pub(super) fn write(report: &Report<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    title(report, voice, output)?;
    table(report, voice, output)?;
    if report.against.is_some() {
        let even = |players: &u8| {
            let (share, players) = (percent(1.0 / f64::from(*players)), players.to_string());
            let told = [("share", text(share.trim_start())), ("players", text(&players))];
            voice.say("arena-even-of", &told)
        };
        let even: Vec<String> = report.players.iter().map(even).collect();
        let even = even.join(", ");
        writeln!(output, "\n  {}", voice.say("arena-even", &[("shares", text(&even))]))?;
    }
    if let Some(better) = report.better_games() {
        let better = better.to_string();
        writeln!(output, "\n  {}", voice.say("arena-uneven", &[("games", text(&better))]))?;
    }
    let games = told_games(voice, report.games());
    let seconds = format!("{:.2}", report.time.as_secs_f64());
    let threads = words::on_threads(voice, report.threads);
    let rate = words::rate(report.games_per_second());
    let told = [
        ("games", text(&games)),
        ("seconds", text(&seconds)),
        ("threads", text(&threads)),
        ("rate", text(&rate)),
    ];
    writeln!(output, "\n  {}", voice.say("arena-speed", &told))
}

fn title(report: &Report<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let arguments = report.arguments;
    let mut what = arguments.game.title().to_owned();
    if let Some(field) = report.against {
        let field = field.to_string();
        what += &format!(", {}", voice.say("arena-against", &[("bot", text(&field))]));
    }
    what += &words::options(&report.game);
    let planned = told_games(voice, arguments.games);
    let seed = format!("{:?}", arguments.playing.seed);
    let told = [("what", text(&what)), ("games", text(&planned)), ("seed", text(&seed))];
    writeln!(output, "{}", voice.say("arena-title", &told))?;
    if report.stopped() {
        writeln!(output, "{}", voice.t("arena-stopped"))?;
    }
    writeln!(output)
}

fn table(report: &Report<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let (won, mean) = match report.against {
        Some(_) => ("column-share", "column-points"),
        None => ("column-won", "column-left"),
    };
    let head: Columns = ["column-games", won, "column-sure", mean, "column-turn", "column-p99"]
        .map(|id| voice.t(id));
    let [players, bot] = ["column-players", "column-bot"].map(|id| voice.t(id));
    let rows: Vec<Columns> = report.rows.iter().map(|row| columns(row, voice)).collect();
    let widths: [usize; 6] = std::array::from_fn(|column| {
        let all = rows.iter().chain([&head]);
        all.map(|row| width(&row[column])).max().unwrap_or(0)
    });
    let line = |columns: &Columns| {
        let aligned = columns.iter().zip(widths).map(|(text, width)| format!("  {text:>width$}"));
        aligned.collect::<String>()
    };
    let first_room = width(&players);
    let room = WIDTH.saturating_sub(first_room + 4 + width(&line(&head)));
    let names: Vec<Vec<String>> =
        report.rows.iter().map(|row| folded(&row.bot.to_string(), room)).collect();
    let name_room = names.iter().flatten().chain([&bot]).map(|name| width(name)).max().unwrap_or(0);
    writeln!(output, "  {players}  {bot:name_room$}{}", line(&head))?;
    let mut last = None;
    for ((row, columns), name) in report.rows.iter().zip(&rows).zip(&names) {
        let first = last.replace(row.players) != Some(row.players);
        if first && row.players != report.players[0] && report.arguments.bots.len() > 1 {
            writeln!(output)?;
        }
        let players = if first { row.players.to_string() } else { String::new() };
        writeln!(output, "  {players:>first_room$}  {:name_room$}{}", name[0], line(columns))?;
        for more in &name[1..] {
            writeln!(output, "  {:>first_room$}  {more}", "")?;
        }
    }
    Ok(())
}

fn columns(row: &Row<'_>, voice: &Voice) -> Columns {
    let unknown = || "–".to_owned();
    let summary = row.summary();
    let times = row.times();
    [
        grouped(row.games),
        summary.as_ref().map_or_else(unknown, |known| percent(known.share)),
        summary.as_ref().map_or_else(unknown, |known| {
            let low = format!("{:.2}", 100.0 * known.sure.0);
            words::range(voice, &low, &percent(known.sure.1))
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
