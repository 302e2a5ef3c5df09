//! Who has used how much lately, of something that is forgiven at a steady rate: thinking time of bots, or
//! bytes of the disk.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::time::{Duration, Instant};

use crate::id_hash::ById;

/// How many accounts are kept. If more are needed, those that are paid off are dropped, which changes nothing.
const MAX_ACCOUNTS: usize = 100_000;

/// How much each of many has used.
#[derive(Debug)]
pub(crate) struct Usage<K, S = RandomState> {
    /// How much is forgiven in a second.
    per_second: f64,
    used: HashMap<K, (f64, Instant), S>,
}

impl<K> Usage<K> {
    /// Nobody has used anything; so much is forgiven in a second.
    pub(crate) fn new(per_second: f64) -> Usage<K> {
        Usage { per_second, used: HashMap::new() }
    }
}

impl<K> Usage<K, ById> {
    /// The same where the keys are ids.
    pub(crate) fn by_id(per_second: f64) -> Usage<K, ById> {
        Usage { per_second, used: HashMap::default() }
    }
}

impl<K: Copy + Eq + Hash, S: BuildHasher> Usage<K, S> {
    /// What this one has used and is not forgiven yet.
    pub(crate) fn of(&self, key: K, now: Instant) -> f64 {
        self.used.get(&key).map_or(0.0, |&account| left(account, self.per_second, now))
    }

    /// Notes that someone has used something.
    pub(crate) fn charge(&mut self, key: K, amount: f64, now: Instant) {
        if self.used.len() >= MAX_ACCOUNTS && !self.used.contains_key(&key) {
            let per_second = self.per_second;
            self.used.retain(|_, account| left(*account, per_second, now) > 0.0);
            if self.used.len() >= MAX_ACCOUNTS {
                // So many at once are an attack, and whoever is new in it is not counted.
                return;
            }
        }
        let account = self.used.entry(key).or_insert((0.0, now));
        *account = (left(*account, self.per_second, now) + amount, now);
    }

    /// How long it takes until someone has used no more than this.
    pub(crate) fn wait(&self, key: K, most: f64, now: Instant) -> Duration {
        let too_much = (self.of(key, now) - most).max(0.0);
        let seconds = if too_much == 0.0 { 0.0 } else { too_much / self.per_second };
        // Whoever has to wait for a year may as well ask tomorrow.
        Duration::from_secs_f64(seconds.min(24.0 * 60.0 * 60.0))
    }
}

fn left((used, at): (f64, Instant), per_second: f64, now: Instant) -> f64 {
    (used - now.saturating_duration_since(at).as_secs_f64() * per_second).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_is_forgiven_at_a_steady_rate() {
        let (mut usage, start) = (Usage::new(0.5), Instant::now());
        usage.charge("ada", 3.0, start);
        usage.charge("ada", 1.0, start);
        let after = |seconds| usage.of("ada", start + Duration::from_secs(seconds));
        assert_eq!((after(0), after(2), after(8), after(100)), (4.0, 3.0, 0.0, 0.0));
        assert_eq!(usage.of("ben", start), 0.0);
        assert_eq!(usage.wait("ada", 3.0, start), Duration::from_secs(2));
        assert_eq!(usage.wait("ada", 4.0, start), Duration::ZERO);
    }
}
