//! What time it is, and whether the machine's clock is to be believed.
//!
//! The machine's clock can be set while a server runs, or be wrong when it starts. So it is read once, and from then on
//! time passes by the clock that nobody can set: nothing that waits is late or early because somebody corrected the
//! time. What deletes things for their age asks [`Trust`] first.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use stapel_table::Millis;

/// When the process began to count, and what has to be added to the milliseconds since then.
static BEGINNING: LazyLock<(Instant, AtomicI64)> =
    LazyLock::new(|| (Instant::now(), AtomicI64::new(machine_time().0)));

/// A difference that is no inaccuracy any more: the clock was set, or the machine slept.
const JUMP: i64 = 10 * 1000;

/// How far a clock may be behind what an earlier run noted: another machine, or a correction.
const BACK: i64 = 10 * 60 * 1000;

/// How far it may be ahead: a server that was off for longer has to wait until it is sure.
const AHEAD: i64 = 24 * 60 * 60 * 1000;

/// After so long without a jump the clock is believed.
const SURE_AFTER: Duration = Duration::from_secs(24 * 60 * 60);

/// What time it is. It never goes back while the process runs, and a second is always a second.
pub fn now() -> Millis {
    time_at(Instant::now())
}

/// What time it was or will be at a moment, for those who have looked at the clock already.
fn time_at(moment: Instant) -> Millis {
    let (beginning, offset) = &*BEGINNING;
    let passed = moment.saturating_duration_since(*beginning).as_millis();
    let passed = i64::try_from(passed).unwrap_or(i64::MAX);
    Millis(offset.load(Ordering::Relaxed).saturating_add(passed))
}

/// What the machine's clock says.
pub fn machine_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Takes over what the machine's clock says. Only for moments at which nothing waits.
pub fn take_over() {
    let difference = machine_time().0 - now().0;
    BEGINNING.1.fetch_add(difference, Ordering::Relaxed);
}

/// Whether the time can be believed so far that things may be deleted for their age: after two starts that agree, or a
/// day without a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trust {
    /// Whether an earlier run agrees.
    agreed: bool,
    /// Since when there was no jump.
    since: Instant,
    /// By how much the machine's clock is ahead of ours.
    ahead: i64,
}

impl Trust {
    /// At a start: what time it is, and what was noted last before.
    pub fn new(now: Millis, noted: Option<Millis>, at: Instant) -> Trust {
        let agrees =
            |noted: Millis| (noted.0 - BACK..=noted.0.saturating_add(AHEAD)).contains(&now.0);
        Trust { agreed: noted.is_some_and(agrees), since: at, ahead: 0 }
    }

    /// Compares the two clocks, and tells by how many milliseconds the machine's has jumped since the last time.
    pub fn look(&mut self, machine: Millis, ours: Millis, at: Instant) -> Option<i64> {
        let ahead = machine.0 - ours.0;
        let jump = ahead - self.ahead;
        self.ahead = ahead;
        if jump.abs() < JUMP {
            return None;
        }
        self.agreed = false;
        self.since = at;
        Some(jump)
    }

    /// Whether ours is another time than the machine's.
    pub fn differs(&self) -> bool {
        self.ahead.abs() >= JUMP
    }

    /// The two are the same again.
    pub fn taken_over(&mut self) {
        self.ahead = 0;
    }

    /// Whether things may be deleted for their age.
    pub fn is_sure(&self, at: Instant) -> bool {
        self.agreed || at.duration_since(self.since) >= SURE_AFTER
    }
}

/// The time at one table. It goes on from the last entry of the table's log even if that is in the future, because it was
/// written while the clock was wrong: so entries stay in order, and nobody waits for the time to catch up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableTime {
    ahead: i64,
}

impl TableTime {
    /// The time of a table whose last entry is from then.
    pub fn after(last: Option<Millis>) -> TableTime {
        TableTime { ahead: last.map_or(0, |last| (last.0 - now().0).max(0)) }
    }

    /// What time it is there.
    pub fn now(self) -> Millis {
        self.at(Instant::now())
    }

    /// What time it is there at this moment.
    pub fn at(self, moment: Instant) -> Millis {
        time_at(moment).plus(self.ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = AHEAD;

    #[test]
    fn two_starts_that_agree_are_believed_and_one_alone_is_not() {
        let at = Instant::now();
        let start = |now: i64, noted: Option<i64>| {
            Trust::new(Millis(now), noted.map(Millis), at).is_sure(at)
        };
        let today = 1_800_000_000_000;
        assert!(!start(today, None));
        assert!(start(today, Some(today - 5000)));
        assert!(start(today, Some(today - DAY)));
        // A month ahead, or an hour back.
        assert!(!start(today, Some(today - 30 * DAY)));
        assert!(!start(today, Some(today + DAY / 24)));
    }

    #[test]
    fn a_day_without_a_jump_is_believed() {
        let at = Instant::now();
        let mut trust = Trust::new(Millis(0), None, at);
        assert!(!trust.is_sure(at + SURE_AFTER / 2));
        assert!(trust.is_sure(at + SURE_AFTER));
        let later = at + SURE_AFTER;
        assert_eq!(trust.look(Millis(DAY + 1000), Millis(DAY), later), None);
        assert_eq!(trust.look(Millis(31 * DAY), Millis(DAY), later), Some(30 * DAY - 1000));
        assert!(!trust.is_sure(later) && trust.differs());
        // It is told once.
        assert_eq!(trust.look(Millis(31 * DAY), Millis(DAY), later), None);
        assert!(trust.is_sure(later + SURE_AFTER));
    }

    #[test]
    fn the_time_of_a_table_goes_on_where_its_log_ends() {
        let future = now().plus(DAY);
        let time = TableTime::after(Some(future));
        let first = time.now();
        assert!(first >= future && first < future.plus(DAY));
        assert!(time.now() >= first);
        let past = TableTime::after(Some(now().plus(-DAY)));
        assert_eq!(past, TableTime::default());
        assert_eq!(TableTime::after(None), TableTime::default());
    }
}
