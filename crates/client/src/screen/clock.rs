//! The time of a turn.

use stapel_protocol::table::WhoJson;
use stapel_rules::Seat;

use crate::{Moment, RoundMirror, Session};

/// The time that a person has for their turn. There is none while a bot plays, or if no clock was agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockScreen {
    /// Whose time it is; nobody's while the players agree who starts.
    pub seat: Option<Seat>,
    pub is_yours: bool,
    /// When it is up, by the clock of whoever runs the session.
    pub ends: Moment,
    /// How many milliseconds it is in all.
    pub lasts: i64,
}

/// A moment at which whoever can't see the clock is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeMark {
    /// So much is left: a half, a quarter, or ten seconds.
    Left,
    Up,
}

/// The last milliseconds, which are told as a number.
const LAST: i64 = 10_000;

impl ClockScreen {
    /// How many milliseconds are left: none once the time is up, and never more than there were.
    pub fn left(&self, now: Moment) -> i64 {
        self.ends.saturating_sub(now).clamp(0, self.lasts)
    }

    /// How much of the time is left, in thousandths.
    pub fn thousandths(&self, now: Moment) -> u16 {
        let share = self.left(now).saturating_mul(1000) / self.lasts.max(1);
        u16::try_from(share).unwrap_or(1000)
    }

    /// Whether the last quarter has begun.
    pub fn is_late(&self, now: Moment) -> bool {
        self.left(now) <= self.lasts / 4
    }

    /// The seconds that are left, if they are few enough to be counted.
    pub fn last_seconds(&self, now: Moment) -> Option<u8> {
        let left = self.left(now);
        u8::try_from((left + 999) / 1000).ok().filter(|_| left <= LAST)
    }

    /// What has come between two moments that is worth telling.
    pub fn mark(&self, before: Moment, now: Moment) -> Option<TimeMark> {
        let (before, left) = (self.left(before), self.left(now));
        let passed = |mark: i64| before > mark && left <= mark;
        if passed(0) {
            return Some(TimeMark::Up);
        }
        let marks = [self.lasts / 2, self.lasts / 4, LAST];
        marks.into_iter().any(passed).then_some(TimeMark::Left)
    }
}

impl Session {
    /// The time of the turn under way, if it is a person's and a clock was agreed on.
    pub fn clock_screen(&self) -> Option<ClockScreen> {
        let mirror = self.mirror.as_ref()?;
        let ends = mirror.deadline?.saturating_sub(self.clock_ahead);
        let lasts = milliseconds(&mirror.agreement.clock)?;
        let seat = mirror.running().map(RoundMirror::waits_for)?;
        if let Some(seat) = seat {
            let place = mirror.places.get(seat.index())?;
            let plays = matches!(place.who, WhoJson::Person(_)) && place.stand_in.is_none();
            if !plays {
                return None;
            }
        }
        Some(ClockScreen { seat, is_yours: seat.is_some() && seat == mirror.seat(), ends, lasts })
    }
}

/// How long a clock lasts, by the name that agreements give it: a number and a unit.
fn milliseconds(clock: &str) -> Option<i64> {
    let (number, unit) = clock.split_at_checked(clock.len().checked_sub(1)?)?;
    let unit = match unit {
        "s" => 1000,
        "m" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        _ => return None,
    };
    number.parse::<i64>().ok()?.checked_mul(unit).filter(|lasts| *lasts > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOCK: ClockScreen =
        ClockScreen { seat: None, is_yours: false, ends: 100_000, lasts: 60_000 };

    #[test]
    fn the_clocks_that_tables_agree_on_are_understood_and_nothing_else_is() {
        let known = ["30s", "60s", "5m", "1d"].map(milliseconds);
        assert_eq!(known, [30_000, 60_000, 300_000, 86_400_000].map(Some));
        for unknown in ["none", "", "s", "0s", "-5s", "30", "5ü", "9223372036854775807d"] {
            assert_eq!(milliseconds(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn time_is_left_until_it_is_up_and_never_more_than_there_was() {
        let left = [0, 40_000, 70_000, 99_999, 100_000, 200_000];
        assert_eq!(left.map(|now| CLOCK.left(now)), [60_000, 60_000, 30_000, 1, 0, 0]);
        assert_eq!(left.map(|now| CLOCK.thousandths(now)), [1000, 1000, 500, 0, 0, 0]);
    }

    #[test]
    fn the_last_quarter_is_late_and_the_last_ten_seconds_are_counted() {
        let late = [84_999, 85_000, 99_000].map(|now| CLOCK.is_late(now));
        assert_eq!(late, [false, true, true]);
        let seconds = [89_999, 90_000, 90_500, 99_001, 100_000, 150_000];
        let counted = [None, Some(10), Some(10), Some(1), Some(0), Some(0)];
        assert_eq!(seconds.map(|now| CLOCK.last_seconds(now)), counted);
    }

    #[test]
    fn a_half_a_quarter_ten_seconds_and_the_end_are_told_once_each() {
        let told = |step: i64| {
            let moments = (40_000..=130_000).step_by(usize::try_from(step).unwrap_or(1));
            let marks = moments.filter_map(|now| Some((now, CLOCK.mark(now - step, now)?)));
            marks.collect::<Vec<_>>()
        };
        let expected = [
            (70_000, TimeMark::Left),
            (85_000, TimeMark::Left),
            (90_000, TimeMark::Left),
            (100_000, TimeMark::Up),
        ];
        assert_eq!(told(500), expected);
        // A page that slept tells only what is still true.
        assert_eq!(told(60_000), [(100_000, TimeMark::Up)]);
    }
}
