//! An arena as a table in Markdown: a column for each number of players, and below each other what
//! is to be compared.

use std::io::{self, Write};

use stapel_bots::Profile;

use super::{Report, Row};
use crate::measure::json;
use crate::measure::words::{self, duration, games, grouped};

/// What is told of a cell, if it is known.
type Tell = fn(&Row<'_>) -> Option<String>;

/// Writes the table and below it how it was made.
pub(super) fn write(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    head(report, output)?;
    let (won, mean) = match report.against {
        Some(_) => ("wins", "points on average"),
        None => ("wins", "cards left on average"),
    };
    lines(report, output, won, share)?;
    lines(report, output, mean, |row| Some(format!("{:.1}", row.summary()?.mean)))?;
    lines(report, output, "time a turn", time)?;
    if report.stopped() {
        lines(report, output, "games", |row| Some(grouped(row.games)))?;
    }
    writeln!(output)?;
    let planned = games(report.arguments.games);
    let amount = match report.stopped() {
        true => format!("Stopped before each cell had {planned}"),
        false => format!("{planned} a cell"),
    };
    let field = match report.against {
        Some(field) => format!(", one bot against `{field}` in every other seat"),
        None => String::new(),
    };
    writeln!(
        output,
        "{amount}{field}: `{}`. In brackets: the 95 % interval; the time that 99 of 100 turns don't \
         exceed.",
        command(report)
    )
}

fn head(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    let cells: Vec<String> = report.players.iter().map(|&count| words::players(count)).collect();
    let title = format!("{}{}", report.arguments.game.title(), words::options(&report.game));
    writeln!(output, "| {title} | {} |", cells.join(" | "))?;
    writeln!(output, "|---{}|", "|---".repeat(cells.len()))
}

/// A line for each bot.
fn lines(report: &Report<'_>, output: &mut impl Write, what: &str, tell: Tell) -> io::Result<()> {
    for bot in &report.arguments.bots {
        let cells: Vec<String> = row_of(report, bot).map(|row| told(row, tell)).collect();
        writeln!(output, "| `{bot}`: {what} | {} |", cells.join(" | "))?;
    }
    Ok(())
}

fn row_of<'r>(report: &'r Report<'r>, bot: &Profile) -> impl Iterator<Item = &'r Row<'r>> {
    let bot = *bot;
    report.rows.iter().filter(move |row| row.bot == bot)
}

fn told(row: &Row<'_>, tell: Tell) -> String {
    tell(row).unwrap_or_else(|| "–".to_owned())
}

fn share(row: &Row<'_>) -> Option<String> {
    let summary = row.summary()?;
    let [share, low, high] =
        [summary.share, summary.sure.0, summary.sure.1].map(|share| 100.0 * share);
    // Where so little is won that one decimal says nothing, there are two.
    let decimals = if high < 2.0 { 2 } else { 1 };
    Some(format!("{share:.decimals$} % ({low:.decimals$}–{high:.decimals$})"))
}

fn time(row: &Row<'_>) -> Option<String> {
    let (mean, most) = row.times()?;
    Some(format!("{} ({})", duration(mean), duration(most)))
}

/// What was asked for, so that it can be asked again.
fn command(report: &Report<'_>) -> String {
    let arguments = report.arguments;
    let list = |items: Vec<String>| items.join(",");
    let bots = list(arguments.bots.iter().map(ToString::to_string).collect());
    let players = list(report.players.iter().map(ToString::to_string).collect());
    let mut command = format!("stapel arena {} --bots {bots}", arguments.game);
    if let Some(field) = report.against {
        command += &format!(" --against {field}");
    }
    command += &format!(
        " --players {players} --games {} --seed {}",
        arguments.games,
        quoted(&arguments.playing.seed)
    );
    for option in &arguments.playing.options {
        command += &format!(" --option {}", quoted(option));
    }
    if let Some(code) = json::layout(&report.game) {
        command += &format!(" --layout {code}");
    }
    command
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_=.,:/".contains(&byte);
    match !word.is_empty() && word.bytes().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_for_a_shell_where_they_need_it() {
        let words = ["stapel", "expert=true", "any text", "it's", ""].map(quoted);
        assert_eq!(words, ["stapel", "expert=true", "'any text'", "'it'\\''s'", "''"]);
    }
}
