//! Points in time as operators read them.

/// A time in milliseconds since 1970, to the minute, in the time zone that all logs share.
pub(super) fn shown(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    let (year, month, day) = civil(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

/// The date so many days after 1970-01-01, in the Gregorian calendar. A year begins with March here, so that the day that
/// leap years add is its last.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn times_are_dates() {
        for (millis, text) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (1_790_000_105_000, "2026-09-21 14:15 UTC"),
            (4_107_542_399_999, "2100-02-28 23:59 UTC"),
            (-1, "1969-12-31 23:59 UTC"),
        ] {
            assert_eq!(shown(millis), text);
        }
    }
}
