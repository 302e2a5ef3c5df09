//! How much each guest has had written lately.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use stapel_table::PersonId;

use crate::id_hash::ById;
use crate::usage::Usage;

const SECONDS_PER_DAY: f64 = 24.0 * 60.0 * 60.0;

/// How much each guest has had written lately. It is kept in memory only: a restart forgives everything.
#[derive(Debug)]
pub(crate) struct Quota {
    /// Bytes a day.
    most: f64,
    used: Mutex<Usage<PersonId, ById>>,
}

impl Quota {
    /// Everyone may have so many bytes a day written.
    pub(super) fn new(bytes_per_day: u64) -> Quota {
        let most = bytes_per_day as f64;
        Quota { most, used: Mutex::new(Usage::by_id(most / SECONDS_PER_DAY)) }
    }

    /// Notes that something was written for someone.
    pub(crate) fn charge(&self, person: PersonId, bytes: u64, now: Instant) {
        self.used().charge(person, bytes as f64, now);
    }

    /// Whether this guest may have something written, or how long they have to wait.
    pub(crate) fn check(&self, person: PersonId, now: Instant) -> Result<(), Duration> {
        self.check_times(person, 1.0, now)
    }

    /// The same for what moderates a table, for which there is as much again.
    pub(crate) fn check_reserve(&self, person: PersonId, now: Instant) -> Result<(), Duration> {
        self.check_times(person, 2.0, now)
    }

    fn check_times(&self, person: PersonId, times: f64, now: Instant) -> Result<(), Duration> {
        let (used, most) = (self.used(), times * self.most);
        if used.of(person, now) < most { Ok(()) } else { Err(used.wait(person, most, now)) }
    }

    fn used(&self) -> MutexGuard<'_, Usage<PersonId, ById>> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_had_too_much_written_waits_and_may_moderate_all_the_same() {
        let (quota, ada, now) = (Quota::new(1000), PersonId(1), Instant::now());
        quota.charge(ada, 999, now);
        assert_eq!(quota.check(ada, now), Ok(()));
        quota.charge(ada, 200, now);
        // A fifth of what is forgiven in a day.
        let wait = quota.check(ada, now).unwrap_err().as_secs();
        assert!((17_000..17_290).contains(&wait), "{wait}");
        assert_eq!(quota.check_reserve(ada, now), Ok(()));
        quota.charge(ada, 1000, now);
        assert!(quota.check_reserve(ada, now).is_err());
        assert_eq!(quota.check(PersonId(2), now), Ok(()));
    }
}
