//! Histograms that are cheap to add to: a bucket and the sum are one atomic addition each, and nobody waits for a lock.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::{EncodeMetric, MetricEncoder};
use prometheus_client::metrics::MetricType;

/// A second, in the unit in which times are counted.
const SECOND: u64 = 1_000_000_000;

/// The upper bounds of buckets of times, in nanoseconds: from a quarter of a millisecond, which is less than a write to
/// a disk takes, to ten seconds, after which people have given up.
const TIMES: [u64; 15] = [
    SECOND / 4000,
    SECOND / 2000,
    SECOND / 1000,
    SECOND / 400,
    SECOND / 200,
    SECOND / 100,
    SECOND / 40,
    SECOND / 20,
    SECOND / 10,
    SECOND / 4,
    SECOND / 2,
    SECOND,
    5 * SECOND / 2,
    5 * SECOND,
    10 * SECOND,
];

/// The upper bounds of buckets of how many things were done at once.
const AMOUNTS: [u64; 9] = [1, 2, 4, 8, 16, 64, 256, 1024, 4096];

/// No labels.
type Unlabelled = [(&'static str, &'static str); 0];

/// How often something took how long, or was how large. Clones count into the same buckets.
#[derive(Clone, Debug)]
pub struct Histogram(Arc<Buckets>);

#[derive(Debug)]
struct Buckets {
    bounds: &'static [u64],
    /// What one is, in the unit that is counted in.
    one: u64,
    /// One more than there are bounds: the last is for whatever lies beyond.
    counts: Box<[AtomicU64]>,
    sum: AtomicU64,
}

impl Histogram {
    /// Of times, which are told in seconds.
    pub fn of_times() -> Histogram {
        Histogram::new(&TIMES, SECOND)
    }

    /// Of how many things were done at once.
    pub fn of_amounts() -> Histogram {
        Histogram::new(&AMOUNTS, 1)
    }

    fn new(bounds: &'static [u64], one: u64) -> Histogram {
        let counts = (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect();
        Histogram(Arc::new(Buckets { bounds, one, counts, sum: AtomicU64::new(0) }))
    }

    /// Counts something that took so long.
    pub fn observe(&self, took: Duration) {
        self.add(u64::try_from(took.as_nanos()).unwrap_or(u64::MAX));
    }

    /// Counts something of this size.
    pub fn add(&self, value: u64) {
        let bucket = self.0.bounds.partition_point(|bound| *bound < value);
        self.0.counts[bucket].fetch_add(1, Ordering::Relaxed);
        self.0.sum.fetch_add(value, Ordering::Relaxed);
    }

    /// Below which bound lies this share of all that took its time, if there was anything. What lies beyond all bounds
    /// is told as the last of them.
    pub fn below(&self, share: f64) -> Option<Duration> {
        let wanted = (self.count() as f64 * share).ceil() as u64;
        let mut counted = 0;
        let bucket = self.0.counts.iter().position(|count| {
            counted += count.load(Ordering::Relaxed);
            counted >= wanted && wanted > 0
        })?;
        let bound = self.0.bounds.get(bucket).or(self.0.bounds.last())?;
        Some(Duration::from_nanos(*bound))
    }

    /// How often something was counted.
    pub fn count(&self) -> u64 {
        self.0.counts.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }
}

impl EncodeMetric for Histogram {
    fn encode(&self, mut encoder: MetricEncoder<'_>) -> fmt::Result {
        let Buckets { bounds, one, counts, sum } = &*self.0;
        let one = *one as f64;
        let bounds =
            bounds.iter().map(|bound| *bound as f64 / one).chain(std::iter::once(f64::INFINITY));
        let counts = counts.iter().map(|count| count.load(Ordering::Relaxed));
        let buckets: Vec<(f64, u64)> = bounds.zip(counts).collect();
        // Counted from what is told, so that both agree also while more is added.
        let count = buckets.iter().map(|(_, count)| count).sum();
        let sum = sum.load(Ordering::Relaxed) as f64 / one;
        encoder.encode_histogram::<Unlabelled>(sum, count, &buckets, None)
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Histogram
    }
}

#[cfg(test)]
mod tests {
    use prometheus_client::encoding::text::encode;
    use prometheus_client::registry::Registry;

    use super::*;

    fn told(histogram: &Histogram) -> String {
        let mut registry = Registry::default();
        registry.register("it", "What is told", histogram.clone());
        let mut text = String::new();
        encode(&mut text, &registry).expect("a String takes everything");
        text
    }

    #[test]
    fn times_are_told_in_seconds_and_buckets_add_up() {
        let times = Histogram::of_times();
        for micros in [250, 251, 1000, 400_000, 60_000_000] {
            times.observe(Duration::from_micros(micros));
        }
        let text = told(&times);
        for line in [
            "it_count 5\n",
            "it_sum 60.401501\n",
            "it_bucket{le=\"0.00025\"} 1\n",
            "it_bucket{le=\"0.0005\"} 2\n",
            "it_bucket{le=\"0.001\"} 3\n",
            "it_bucket{le=\"0.5\"} 4\n",
            "it_bucket{le=\"10.0\"} 4\n",
            "it_bucket{le=\"+Inf\"} 5\n",
        ] {
            assert!(text.contains(line), "no {line} in {text}");
        }
    }

    #[test]
    fn amounts_are_told_as_they_are() {
        let amounts = Histogram::of_amounts();
        amounts.add(3);
        amounts.add(5000);
        assert_eq!(amounts.count(), 2);
        let text = told(&amounts);
        assert!(text.contains("it_sum 5003.0\n"), "{text}");
        assert!(text.contains("it_bucket{le=\"4.0\"} 1\n"), "{text}");
    }
}
