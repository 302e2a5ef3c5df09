//! A simulation as text for people.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use stapel_analysis::simulate::{RoundTally, Tally, TeamTally};
use stapel_analysis::stats;
use stapel_rules::Loss;

use super::Report;
use crate::measure::words::{self, duration, grouped, percent, told_games, told_players, width};
use crate::voice::{Voice, text};

/// How long the longest bar is.
const BAR: u64 = 40;

/// How many cards left are told together: those of a win, and then in tens as the rules do (G9).
const BUCKETS: [RangeInclusive<usize>; 11] =
    [0..=0, 1..=9, 10..=19, 20..=29, 30..=39, 40..=49, 50..=59, 60..=69, 70..=79, 80..=89, 90..=98];

/// Writes the report.
pub(super) fn write(report: &Report<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    title(report, voice, output)?;
    if report.games == 0 {
        return writeln!(output, "{}", voice.t("simulate-none"));
    }
    match report.result {
        Tally::Team(tally) => {
            team(tally, voice, output)?;
            left(tally, voice, output)?;
        }
        Tally::Round(tally) => round(report, tally, voice, output)?,
    }
    speed(report, voice, output)
}

fn title(report: &Report<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let arguments = report.arguments;
    let what = format!(
        "{}, {}, {}{}",
        arguments.game.title(),
        told_players(voice, report.players),
        report.bots_asked_for(),
        words::options(&report.game),
    );
    let counted = told_games(voice, report.games);
    let seed = format!("{:?}", arguments.playing.seed);
    let told = [("what", text(&what)), ("counted", text(&counted)), ("seed", text(&seed))];
    writeln!(output, "{}", voice.say("measured-title", &told))?;
    if report.stopped() {
        let planned = told_games(voice, arguments.games);
        writeln!(output, "{}", voice.say("measured-stopped", &[("planned", text(&planned))]))?;
    }
    writeln!(output)
}

fn team(tally: &TeamTally, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let share = |count: u64| percent(count as f64 / tally.games as f64);
    let (low, high) = stats::wilson95(tally.wins as f64, tally.games);
    let [won, excellent, left, lost_by] =
        ["column-won", "simulate-excellent", "simulate-left", "simulate-lost-by"]
            .map(|id| voice.t(id));
    let room = [&won, &excellent, &left, &lost_by].map(|label| width(label)).into_iter().max();
    let room = room.unwrap_or(0) + 2;
    let games = told_games(voice, tally.wins);
    let range = words::range(voice, percent(low).trim_start(), percent(high).trim_start());
    let sure = voice.say("simulate-sure", &[("games", text(&games)), ("range", text(&range))]);
    writeln!(output, "  {won:room$} {}  {sure}", share(tally.wins))?;
    let games = told_games(voice, tally.excellent);
    let few = voice.say("simulate-few-left", &[("games", text(&games))]);
    writeln!(output, "  {excellent:room$} {}  {few}", share(tally.excellent))?;
    if let Some(mean) = tally.mean_left() {
        writeln!(output, "  {left:room$} {mean:6.2}    {}", voice.t("simulate-average"))?;
    }
    let lost: Vec<String> = Loss::ALL
        .iter()
        .zip(tally.losses)
        .filter(|&(_, games)| games > 0)
        .map(|(&reason, games)| format!("{} {}", words::loss(voice, reason), grouped(games)))
        .collect();
    if !lost.is_empty() {
        writeln!(output, "  {lost_by:room$} {}", lost.join(", "))?;
    }
    Ok(())
}

/// How many games left how many cards.
fn left(tally: &TeamTally, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let [left, games] = ["column-left", "column-games"].map(|id| voice.t(id));
    let room = width(&left).max("10–19".chars().count());
    writeln!(output, "\n  {left:room$} {games:>7}")?;
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
        let line = format!("  {name:>room$} {:>8}  {}", grouped(count), "█".repeat(length));
        writeln!(output, "{}", line.trim_end())?;
    }
    Ok(())
}

fn round(
    report: &Report<'_>,
    tally: &RoundTally,
    voice: &Voice,
    output: &mut impl Write,
) -> io::Result<()> {
    let [bot, wins, share, sure, points] =
        ["column-bot", "column-wins", "column-share", "column-sure", "column-points"]
            .map(|id| voice.t(id));
    let names = report.places(voice);
    let name_room = names.iter().chain([&bot]).map(|name| width(name)).max().unwrap_or(0);
    let wins_room = width(&wins).max(8);
    let shares = |(low, high)| {
        let [low, high] = [low, high].map(|share| format!("{:>8}", percent(share).trim_start()));
        words::range(voice, &low, &high)
    };
    let sure_room = width(&shares((0.0, 1.0)));
    writeln!(
        output,
        "  {bot:name_room$} {wins:>wins_room$}  {share:>8}  {sure:^sure_room$} {points:>6}"
    )?;
    for (name, bot) in names.iter().zip(&tally.bots) {
        let wins = match bot.wins() {
            wins if wins.fract() == 0.0 => grouped(wins as u64),
            wins => format!("{wins:.2}"),
        };
        let points = stats::mean(bot.points, tally.games).unwrap_or(0.0);
        writeln!(
            output,
            "  {name:name_room$} {wins:>wins_room$}  {}  {}  {points:>7.2}",
            percent(bot.wins() / tally.games as f64),
            shares(stats::wilson95(bot.wins(), tally.games)),
        )?;
    }
    if tally.capped > 0 {
        writeln!(output, "\n  {}", words::counted(voice, "simulate-capped", tally.capped))?;
    }
    let orders = report.orders as u64;
    if !report.stopped() && !tally.games.is_multiple_of(orders) {
        let orders = orders.to_string();
        writeln!(output, "\n  {}", voice.say("simulate-uneven", &[("games", text(&orders))]))?;
    }
    Ok(())
}

fn speed(report: &Report<'_>, voice: &Voice, output: &mut impl Write) -> io::Result<()> {
    let rate = words::rate(report.games_per_second());
    let threads = words::on_threads(voice, report.threads);
    let seconds = format!("{:.2}", report.time.as_secs_f64());
    let told = [("rate", text(&rate)), ("threads", text(&threads)), ("seconds", text(&seconds))];
    writeln!(output, "\n  {}", voice.say("simulate-speed", &told))?;
    let turn = |percent| stats::percentile(report.turns, percent);
    let (half, most, mean) = (turn(50.0), turn(99.0), stats::mean_time(report.turns));
    if let (Some(half), Some(most), Some(mean)) = (half, most, mean) {
        let [half, most, mean] = [half, most, mean].map(duration);
        let told = [("half", text(&half)), ("most", text(&most)), ("mean", text(&mean))];
        writeln!(output, "  {}", voice.say("simulate-thinking", &told))?;
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
