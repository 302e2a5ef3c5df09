//! How much time there is.

use super::count;
use crate::Words;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;

/// How much time is left, in words, of so many milliseconds: in seconds below two minutes, in minutes below two hours, and
/// in hours beyond. What has begun counts as whole.
pub fn time_left(words: &Words, milliseconds: i64) -> String {
    let seconds = milliseconds.max(0).saturating_add(999) / 1000;
    let (id, number) = match seconds {
        0 => return words.get("time-up"),
        1..=119 => ("seconds-left", seconds),
        120..=7199 => ("minutes-left", (seconds + MINUTE - 1) / MINUTE),
        _ => ("hours-left", (seconds + HOUR - 1) / HOUR),
    };
    words.fill(id, &[("number", count(number))])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn time_is_told_in_the_unit_that_fits() {
        let words = crate::built_in(Language::English);
        let told = [-5, 0, 1, 1000, 29_001, 119_000, 119_001, 7_199_000, 7_200_000, 86_400_000];
        let expected = [
            "Time’s up",
            "Time’s up",
            "1 second left",
            "1 second left",
            "30 seconds left",
            "119 seconds left",
            "2 minutes left",
            "120 minutes left",
            "2 hours left",
            "24 hours left",
        ];
        assert_eq!(told.map(|milliseconds| time_left(&words, milliseconds)), expected);
    }
}
