//! How long to wait before connecting again.

/// The most milliseconds to wait after the first failure.
const FIRST_WAIT: i64 = 500;
/// The most milliseconds to wait, however often it failed.
const MAX_WAIT: i64 = 30_000;

/// How long to wait before connecting again: longer each time, and never exactly as long as others
/// who lost their connection at the same moment.
#[derive(Clone, Debug)]
pub(crate) struct Backoff {
    failures: u32,
    random: u64,
}

impl Backoff {
    pub(crate) fn new(seed: u64) -> Backoff {
        Backoff { failures: 0, random: seed }
    }

    /// It worked: the next time begins anew.
    pub(crate) fn reset(&mut self) {
        self.failures = 0;
    }

    /// How many milliseconds to wait now: at least as many as the server asks for.
    pub(crate) fn next(&mut self, asked: Option<u32>) -> i64 {
        // Sixty-four times the first is beyond the longest.
        let most = (FIRST_WAIT << self.failures.min(6)).min(MAX_WAIT);
        self.failures = self.failures.saturating_add(1);
        let half = most / 2;
        // Those whom the server asked to wait come back one by one, too.
        let jitter = (self.word() % half.unsigned_abs()) as i64;
        i64::from(asked.unwrap_or(0)).max(half) + jitter
    }

    /// SplitMix64: chance enough to spread people out.
    fn word(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.random;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_bound_and_begin_anew_after_success() {
        for seed in 0..200 {
            let mut backoff = Backoff::new(seed);
            for failures in 0..40 {
                let most = (FIRST_WAIT << failures.min(6)).min(MAX_WAIT);
                let wait = backoff.next(None);
                assert!((most / 2..most).contains(&wait), "{failures} failures, {wait} ms");
            }
            backoff.reset();
            assert!(backoff.next(None) < FIRST_WAIT);
        }
    }

    #[test]
    fn people_who_lost_their_connection_together_come_back_apart() {
        let mut waits: Vec<i64> = (0..20).map(|seed| Backoff::new(seed).next(None)).collect();
        waits.sort_unstable();
        waits.dedup();
        assert!(waits.len() > 15, "{waits:?}");
    }

    #[test]
    fn nobody_comes_back_before_the_server_wants_them() {
        let mut backoff = Backoff::new(7);
        assert!((20_000..21_000).contains(&backoff.next(Some(20_000))));
        assert!(backoff.next(Some(u32::MAX)) >= i64::from(u32::MAX));
        assert!(backoff.next(Some(0)) >= FIRST_WAIT);
    }
}
