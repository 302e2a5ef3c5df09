//! Rate limits and limits of concurrency, per address, guest or connection.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use crate::id_hash::ById;

/// A token bucket: it fills up at a rate, and each request takes a token.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// How fast buckets fill up, and how much they hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// Tokens a second.
    pub per_second: f64,
    /// The most that a bucket holds: so many may come at once.
    pub burst: f64,
}

impl Rate {
    /// So many a second, and for two seconds at once.
    pub fn per_second(count: u32) -> Rate {
        Rate { per_second: f64::from(count), burst: 2.0 * f64::from(count) }
    }

    /// So many an hour, all of them at once if need be.
    pub fn per_hour(count: u32) -> Rate {
        Rate { per_second: f64::from(count) / 3600.0, burst: f64::from(count) }
    }
}

impl Bucket {
    /// A full bucket.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled: now }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * rate.per_second).min(rate.burst);
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * rate.per_second >= rate.burst
    }

    /// How long until there is a token.
    pub fn wait(&self, rate: Rate) -> Duration {
        Duration::from_secs_f64(((1.0 - self.tokens) / rate.per_second).clamp(0.0, 3600.0))
    }
}

/// How many buckets are kept. If more are needed, full buckets are dropped, which changes nothing.
const MAX_KEYS: usize = 100_000;

/// A token bucket for each key.
#[derive(Debug)]
pub struct Buckets<K, S = RandomState> {
    rate: RwLock<Rate>,
    buckets: Mutex<HashMap<K, Bucket, S>>,
}

impl<K> Buckets<K> {
    /// No buckets yet; each begins full.
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate: RwLock::new(rate), buckets: Mutex::new(HashMap::new()) }
    }
}

impl<K> Buckets<K, ById> {
    /// The same where the keys are ids.
    pub(crate) fn by_id(rate: Rate) -> Buckets<K, ById> {
        Buckets { rate: RwLock::new(rate), buckets: Mutex::default() }
    }
}

impl<K: Eq + Hash, S: BuildHasher> Buckets<K, S> {
    /// Fills buckets at another rate from now on, and each begins full again: whoever had to wait for a limit that was
    /// too low shall not wait for it any longer. The same rate changes nothing.
    pub fn set_rate(&self, rate: Rate) {
        let mut now = self.rate.write().unwrap_or_else(PoisonError::into_inner);
        if *now != rate {
            *now = rate;
            self.buckets.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    /// Takes a token out of the bucket of this key, or tells how long to wait.
    pub fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let rate = *self.rate.read().unwrap_or_else(PoisonError::into_inner);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_KEYS {
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
            if buckets.len() >= MAX_KEYS {
                // So many at once are an attack, so new keys have to wait.
                return Err(Duration::from_secs(60));
            }
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(rate, now));
        if bucket.take(rate, now) { Ok(()) } else { Err(bucket.wait(rate)) }
    }

    /// Whether the bucket of this key has no token now. It takes none.
    pub fn is_empty(&self, key: &K, now: Instant) -> bool {
        let rate = *self.rate.read().unwrap_or_else(PoisonError::into_inner);
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        // A copy: what is taken out of it is there still.
        buckets.get(key).is_some_and(|bucket| !{ *bucket }.take(rate, now))
    }
}

/// A limited number of slots for each key.
#[derive(Debug)]
pub struct Slots<K: Eq + Hash> {
    most: AtomicUsize,
    open: Mutex<HashMap<K, usize>>,
}

/// A slot of a key, which is free again once this is dropped.
#[derive(Debug)]
pub struct Slot<K: Eq + Hash> {
    slots: Arc<Slots<K>>,
    key: K,
}

impl<K: Copy + Eq + Hash> Slots<K> {
    /// Up to so many for each key.
    pub fn new(most: usize) -> Arc<Slots<K>> {
        Arc::new(Slots { most: AtomicUsize::new(most), open: Mutex::new(HashMap::new()) })
    }

    /// Up to so many from now on. Slots that are taken stay taken.
    pub fn set_most(&self, most: usize) {
        self.most.store(most, Ordering::Relaxed);
    }

    /// Takes a slot, if one is free.
    pub fn take(self: &Arc<Slots<K>>, key: K) -> Option<Slot<K>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(key).or_insert(0);
        if *count >= self.most.load(Ordering::Relaxed) {
            return None;
        }
        *count += 1;
        Some(Slot { slots: Arc::clone(self), key })
    }
}

impl<K: Eq + Hash> Drop for Slot<K> {
    fn drop(&mut self) {
        let mut open = self.slots.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_lets_a_burst_pass_and_then_as_much_as_fills_it() {
        let (rate, start) = (Rate::per_second(5), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        assert_eq!((0..20).filter(|_| bucket.take(rate, start)).count(), 10);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..20).filter(|_| bucket.take(rate, later)).count(), 5);
        assert!(bucket.wait(rate) <= Duration::from_millis(200));
    }

    #[test]
    fn each_key_has_a_bucket_of_its_own() {
        let buckets = Buckets::new(Rate { per_second: 1.0, burst: 1.0 });
        let now = Instant::now();
        assert!(buckets.take("a", now).is_ok());
        assert!(buckets.take("a", now).is_err());
        assert!(buckets.take("b", now).is_ok());
    }

    #[test]
    fn at_another_rate_buckets_begin_full_and_at_the_same_they_stay_as_they_are() {
        let rate = |burst| Rate { per_second: 0.001, burst };
        let buckets = Buckets::new(rate(1.0));
        let now = Instant::now();
        assert!(buckets.take("a", now).is_ok());
        buckets.set_rate(rate(1.0));
        assert!(buckets.take("a", now).is_err());
        buckets.set_rate(rate(2.0));
        assert_eq!((0..5).filter(|_| buckets.take("a", now).is_ok()).count(), 2);
        buckets.set_rate(rate(0.0));
        assert!(buckets.take("b", now).is_err());
    }

    #[test]
    fn slots_come_back() {
        let slots = Slots::new(2);
        let (first, second) = (slots.take(1), slots.take(1));
        assert!(first.is_some() && second.is_some() && slots.take(1).is_none());
        assert!(slots.take(2).is_some());
        drop(first);
        let third = slots.take(1);
        assert!(third.is_some() && slots.take(1).is_none());
    }
}
