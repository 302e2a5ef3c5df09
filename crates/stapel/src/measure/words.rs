//! Numbers as people read them.

use std::time::Duration;

use stapel_rules::{AnyGame, Loss};
use stapel_words::Argument;

use super::json;
use crate::voice::{Voice, count, text};

/// A share as percents, aligned.
pub(crate) fn percent(share: f64) -> String {
    format!("{:6.2} %", 100.0 * share)
}

/// A short time in a unit that fits.
pub(crate) fn duration(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1e-3 => format!("{:.1} µs", seconds * 1e6),
        seconds if seconds < 1.0 => format!("{:.1} ms", seconds * 1e3),
        seconds => format!("{seconds:.1} s"),
    }
}

/// How many in a second.
pub(crate) fn rate(per_second: f64) -> String {
    if per_second < 100.0 { format!("{per_second:.1}") } else { grouped(per_second as u64) }
}

/// So many of something, in a text that follows their number and shows it.
pub(crate) fn counted(voice: &Voice, id: &str, number: u64) -> String {
    counted_with(voice, id, number, &[])
}

/// So many of something, in a text that tells of other things too.
pub(crate) fn counted_with(
    voice: &Voice,
    id: &str,
    number: u64,
    others: &[(&str, Argument<'_>)],
) -> String {
    let shown = grouped(number);
    let told = [("count", count(number)), ("shown", text(&shown))];
    voice.say(id, &[&told, others].concat())
}

/// So many games.
pub(crate) fn told_games(voice: &Voice, number: u64) -> String {
    counted(voice, "counted-games", number)
}

/// So many players.
pub(crate) fn told_players(voice: &Voice, number: u8) -> String {
    voice.say("retold-players", &[("players", count(number))])
}

/// So many threads, as they are told after "on".
pub(crate) fn on_threads(voice: &Voice, number: usize) -> String {
    counted(voice, "counted-threads", number as u64)
}

/// Why a game was lost, in a word.
pub(crate) fn loss(voice: &Voice, reason: Loss) -> String {
    voice.t(match reason {
        Loss::Stuck => "lost-by-stuck",
        Loss::Skull => "lost-by-skull",
        Loss::Three => "lost-by-three",
        Loss::OnePile => "lost-by-one-pile",
    })
}

/// From one share to another.
pub(crate) fn range(voice: &Voice, low: &str, high: &str) -> String {
    voice.say("measured-range", &[("low", text(low)), ("high", text(high))])
}

/// How much room a text takes in a table.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// So many games, in documents and pictures.
pub(crate) fn games(count: u64) -> String {
    format!("{} game{}", grouped(count), plural(count))
}

/// So many players, in documents and pictures.
pub(crate) fn players(count: u8) -> String {
    format!("{count} player{}", plural(count.into()))
}

/// What a word ends with if there are so many.
fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// The options and the layout that differ from their defaults, each after a comma.
pub(crate) fn options(game: &AnyGame) -> String {
    let option = |(name, value)| format!(", {name}={value}");
    let options: String = game.options().changed().into_iter().map(option).collect();
    let layout = json::layout(game).map(|code| format!(", layout={code}"));
    options + &layout.unwrap_or_default()
}

/// A number with its digits in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        let grouped = [0, 999, 1_000, 12_345, 1_234_567].map(grouped);
        assert_eq!(grouped, ["0", "999", "1,000", "12,345", "1,234,567"]);
    }

    #[test]
    fn times_have_a_unit_that_fits() {
        let told = [1_500, 2_500_000, 3_000_000_000].map(Duration::from_nanos).map(duration);
        assert_eq!(told, ["1.5 µs", "2.5 ms", "3.0 s"]);
    }

    #[test]
    fn one_is_not_many() {
        assert_eq!((games(1), games(1_200)), ("1 game".into(), "1,200 games".into()));
        assert_eq!((players(1), players(2)), ("1 player".into(), "2 players".into()));
    }
}
