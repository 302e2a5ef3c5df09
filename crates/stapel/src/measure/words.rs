//! Numbers as people read them.

use std::time::Duration;

use stapel_rules::AnyGame;

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

/// So many games.
pub(crate) fn games(count: u64) -> String {
    format!("{} game{}", grouped(count), plural(count))
}

/// So many players.
pub(crate) fn players(count: u8) -> String {
    format!("{count} player{}", plural(count.into()))
}

/// So many threads.
pub(crate) fn threads(count: usize) -> String {
    format!("{count} thread{}", plural(count as u64))
}

/// What a word ends with if there are so many.
pub(crate) fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// The options that differ from their defaults, each after a comma.
pub(crate) fn options(game: &AnyGame) -> String {
    let option = |(name, value)| format!(", {name}={value}");
    game.changed_options().into_iter().map(option).collect()
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
        assert_eq!((players(1), threads(2)), ("1 player".into(), "2 threads".into()));
    }
}
