//! Means, percentiles and confidence intervals.

use std::time::Duration;

/// The 97.5th percentile of the standard normal distribution: 95 % lie within this many standard
/// deviations of the mean.
const Z95: f64 = 1.959_963_984_540_054;

/// The Wilson score interval: the shares that go together with having seen `successes` in `trials`,
/// at a confidence of 95 %.
///
/// Unlike the textbook interval it never leaves 0 to 1, and it says something useful even where
/// nothing or everything was a success. Successes may be fractions, as of a shared win. Nothing was
/// tried, nothing is known: then it is 0 to 1.
pub fn wilson95(successes: f64, trials: u64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let n = trials as f64;
    let share = successes / n;
    let z2 = Z95 * Z95;
    let center = share + z2 / (2.0 * n);
    let spread = Z95 * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z2 / n;
    // At both ends rounding would leave the bound a hair's breadth away from where it is.
    let low = if successes <= 0.0 { 0.0 } else { (center - spread) / whole };
    let high = if successes >= n { 1.0 } else { (center + spread) / whole };
    (low, high)
}

/// What each of `count` has if `sum` is shared out, or none if there is nobody to share with.
pub fn mean(sum: i64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}

/// How long each took on average, or none of an empty list.
pub fn mean_time(times: &[Duration]) -> Option<Duration> {
    let sum: f64 = times.iter().map(Duration::as_secs_f64).sum();
    (!times.is_empty()).then(|| Duration::from_secs_f64(sum / times.len() as f64))
}

/// The smallest value of an ascending list that at least `percent` of a hundred values don't exceed
/// (the nearest rank: always a value that is there), or none of an empty list.
pub fn percentile<T: Copy>(ascending: &[T], percent: f64) -> Option<T> {
    let rank = (percent / 100.0 * ascending.len() as f64).ceil() as usize;
    let last = ascending.len().checked_sub(1)?;
    ascending.get(rank.saturating_sub(1).min(last)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_near((low, high): (f64, f64), expected: (f64, f64)) {
        let near = |one: f64, other: f64| (one - other).abs() < 0.000_05;
        assert!(near(low, expected.0) && near(high, expected.1), "{low} to {high}");
    }

    /// The interval with the continuity correction left out, from Newcombe, "Two-sided confidence
    /// intervals for the single proportion", Statistics in Medicine 17 (1998), table I.
    #[test]
    fn wilson_agrees_with_published_values() {
        assert_near(wilson95(81.0, 263), (0.2553, 0.3662));
        assert_near(wilson95(15.0, 148), (0.0624, 0.1605));
        assert_near(wilson95(0.0, 20), (0.0, 0.1611));
        assert_near(wilson95(1.0, 29), (0.0061, 0.1718));
    }

    #[test]
    fn wilson_stays_within_bounds() {
        assert_eq!(wilson95(0.0, 0), (0.0, 1.0));
        for trials in [1, 2, 10, 1_000_000_000] {
            let (low, high) = wilson95(0.0, trials);
            assert!(low == 0.0 && high < 1.0, "{low} to {high}");
            let (low, high) = wilson95(trials as f64, trials);
            assert!(low > 0.0 && high == 1.0, "{low} to {high}");
        }
        let (low, high) = wilson95(50.5, 100);
        assert!(low < 0.505 && 0.505 < high);
    }

    #[test]
    fn the_mean_of_nothing_is_unknown() {
        assert_eq!(mean(7, 2), Some(3.5));
        assert_eq!(mean(-3, 3), Some(-1.0));
        assert_eq!(mean(0, 0), None);
    }

    #[test]
    fn the_mean_time_of_no_turns_is_unknown() {
        let times = [1, 2, 6].map(Duration::from_millis);
        assert_eq!(mean_time(&times), Some(Duration::from_millis(3)));
        assert_eq!(mean_time(&[]), None);
    }

    #[test]
    fn a_percentile_is_the_nearest_rank() {
        // The usual example of the nearest rank.
        let list = [15, 20, 35, 40, 50];
        let found = [5.0, 30.0, 40.0, 50.0, 100.0].map(|percent| percentile(&list, percent));
        assert_eq!(found, [15, 20, 20, 35, 50].map(Some));
        assert_eq!(percentile(&list, 0.0), Some(15));
        assert_eq!(percentile(&[7], 99.0), Some(7));
        assert_eq!(percentile::<u8>(&[], 50.0), None);
    }
}
