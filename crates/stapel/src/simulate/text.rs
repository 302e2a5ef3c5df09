//! A simulation as text for people.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use stapel_analysis::simulate::{RoundTally, TeamTally};
use stapel_analysis::stats;
use stapel_rules::Loss;

use super::{Found, Report};
use crate::measure::words::{self, duration, games, grouped, percent};

/// How long the longest bar is.
const BAR: u64 = 40;

/// How many cards left are told together: those of a win, and then in tens as the rules do (G9).
const BUCKETS: [RangeInclusive<usize>; 11] =
    [0..=0, 1..=9, 10..=19, 20..=29, 30..=39, 40..=49, 50..=59, 60..=69, 70..=79, 80..=89, 90..=98];

/// Writes the report.
pub(super) fn write(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    title(report, output)?;
    if report.games == 0 {
        return writeln!(output, "No game was finished.");
    }
    match report.result {
        Found::Team(tally) => team(tally, output)?,
        Found::Round(tally) => round(report, tally, output)?,
    }
    speed(report, output)
}

fn title(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    let arguments = report.arguments;
    writeln!(
        output,
        "{}, {}, {}{}: {} from the seed {:?}",
        arguments.game.title(),
        words::players(report.players),
        report.bots_asked_for(),
        words::options(&report.game),
        games(report.games),
        arguments.playing.seed
    )?;
    if report.stopped() {
        writeln!(output, "Stopped before the end: planned were {}.", games(arguments.games))?;
    }
    writeln!(output)
}

fn team(tally: &TeamTally, output: &mut impl Write) -> io::Result<()> {
    let share = |count: u64| count as f64 / tally.games as f64;
    let (low, high) = stats::wilson95(tally.wins as f64, tally.games);
    writeln!(
        output,
        "  won          {}  {}; 95 % sure: {} to {}",
        percent(share(tally.wins)),
        games(tally.wins),
        percent(low).trim_start(),
        percent(high).trim_start(),
    )?;
    writeln!(
        output,
        "  excellent    {}  {} with fewer than ten cards left",
        percent(share(tally.excellent)),
        games(tally.excellent),
    )?;
    if let Some(mean) = tally.mean_left() {
        writeln!(output, "  cards left   {mean:6.2}    on average")?;
    }
    let lost: Vec<String> = Loss::ALL
        .iter()
        .zip(tally.losses)
        .filter(|&(_, games)| games > 0)
        .map(|(reason, games)| format!("{} {}", reason.name(), grouped(games)))
        .collect();
    if !lost.is_empty() {
        writeln!(output, "  lost by      {}", lost.join(", "))?;
    }
    writeln!(output, "\n  left    games")?;
    let counts = BUCKETS.map(|bucket| tally.left[bucket].iter().sum::<u64>());
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let worst = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
    for (bucket, &count) in BUCKETS.iter().zip(&counts).take(worst + 1) {
        let name = match bucket {
            bucket if bucket.start() == bucket.end() => bucket.start().to_string(),
            bucket => format!("{}–{}", bucket.start(), bucket.end()),
        };
        // What is there at all shows, however little it is.
        let length = (count * BAR).div_ceil(most) as usize;
        let line = format!("  {name:>5} {:>8}  {}", grouped(count), "█".repeat(length));
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}

fn round(report: &Report<'_>, tally: &RoundTally, output: &mut impl Write) -> io::Result<()> {
    let names = report.places();
    let width = names.iter().map(String::len).max().unwrap_or(0).max("bot".len());
    writeln!(output, "  {:width$} {:>8}     share       95 % sure       points", "bot", "wins")?;
    for (name, bot) in names.iter().zip(&tally.bots) {
        let (low, high) = stats::wilson95(bot.wins(), tally.games);
        let wins = match bot.wins() {
            wins if wins.fract() == 0.0 => grouped(wins as u64),
            wins => format!("{wins:.2}"),
        };
        let points = stats::mean(bot.points, tally.games).unwrap_or(0.0);
        writeln!(
            output,
            "  {name:width$} {wins:>8}  {}  {:>8} to {:>8}  {points:>7.2}",
            percent(bot.wins() / tally.games as f64),
            percent(low).trim_start(),
            percent(high).trim_start(),
        )?;
    }
    if tally.capped > 0 {
        let s = words::plural(tally.capped);
        writeln!(output, "\n  {} round{s} ended by the turn cap", grouped(tally.capped))?;
    }
    let orders = report.orders as u64;
    if !report.stopped() && !tally.games.is_multiple_of(orders) {
        writeln!(
            output,
            "\n  Not every seat order was played equally often: take a multiple of {orders} games."
        )?;
    }
    Ok(())
}

fn speed(report: &Report<'_>, output: &mut impl Write) -> io::Result<()> {
    writeln!(
        output,
        "\n  {} games a second on {}, {:.2} s in all",
        words::rate(report.games_per_second()),
        words::threads(report.threads),
        report.time.as_secs_f64()
    )?;
    let turn = |percent| stats::percentile(report.turns, percent);
    let (half, most, mean) = (turn(50.0), turn(99.0), stats::mean_time(report.turns));
    if let (Some(half), Some(most), Some(mean)) = (half, most, mean) {
        writeln!(
            output,
            "  thought about a turn: half of them up to {}, 99 of 100 up to {}, {} on average",
            duration(half),
            duration(most),
            duration(mean)
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buckets_hold_every_number_of_cards_once() {
        let mut numbers = BUCKETS.into_iter().flatten();
        assert!((0..=98).all(|number| numbers.next() == Some(number)));
        assert_eq!(numbers.next(), None);
    }
}
