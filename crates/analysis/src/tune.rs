//! Tuning weights by the cross-entropy method.
//!
//! Candidates are drawn around a mean, all are measured with the same deals, and the best of them
//! move the mean. Everything follows from one seed, whatever the number of threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How much of the old mean stays after a round, so that a lucky round does not decide alone.
const MEAN_KEPT: f64 = 0.3;

/// A search for the best of `N` weights.
#[derive(Clone, Debug)]
pub struct CrossEntropy<const N: usize> {
    /// Where to start.
    pub mean: [f64; N],
    /// How far candidates stray from the mean at first.
    pub deviation: [f64; N],
    pub rounds: u32,
    pub candidates: usize,
    /// How many of them move the mean.
    pub elite: usize,
    /// How much of the old deviation stays after a round, so that a lucky round does not freeze a
    /// weight.
    pub deviation_kept: f64,
    pub seed: u64,
}

impl<const N: usize> CrossEntropy<N> {
    /// Finds the weights of the greatest fitness. `fitness` measures weights with the deals that
    /// follow from a number, and `rounded` is a weight as precise as it is used. `report` is told
    /// after each round its number, the mean and how fit the best candidate was.
    pub fn maximise(
        &self,
        rounded: impl Fn(f64) -> f64,
        fitness: impl Fn(&[f64; N], u64) -> f64 + Sync,
        mut report: impl FnMut(u32, &[f64; N], f64),
    ) -> [f64; N] {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        let (mut mean, mut deviation) = (self.mean, self.deviation);
        for round in 1..=self.rounds {
            let mut candidates = vec![mean.map(&rounded); self.candidates];
            // The first is the mean itself.
            for candidate in candidates.iter_mut().skip(1) {
                for (index, weight) in candidate.iter_mut().enumerate() {
                    *weight = rounded(mean[index] + deviation[index] * normal(&mut rng));
                }
            }
            // All candidates of a round play the same deals; the next round plays others.
            let deals = rng.next_u64();
            let measured = on_all_cores(&candidates, |candidate| fitness(candidate, deals));
            let mut ranked: Vec<(f64, usize)> = measured.into_iter().zip(0..).collect();
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
            let elite = &ranked[..self.elite.min(ranked.len())];
            for index in 0..N {
                let count = elite.len() as f64;
                let values = || elite.iter().map(|&(_, place)| candidates[place][index]);
                let centre = values().sum::<f64>() / count;
                let variance = values().map(|value| (value - centre).powi(2)).sum::<f64>() / count;
                mean[index] = mix(MEAN_KEPT, mean[index], centre);
                deviation[index] = mix(self.deviation_kept, deviation[index], variance.sqrt());
            }
            report(round, &mean, ranked[0].0);
        }
        mean
    }
}

/// A share of one number and the rest of another.
fn mix(share: f64, one: f64, other: f64) -> f64 {
    share * one + (1.0 - share) * other
}

/// A number about the normal distribution: the sum of twelve even ones, less six.
fn normal(rng: &mut Pcg64Mcg) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

/// What a function gives for each item, in their order.
fn on_all_cores<T: Sync>(items: &[T], measure: impl Fn(&T) -> f64 + Sync) -> Vec<f64> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(index) else { return done };
            done.push((index, measure(item)));
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let mut measured = vec![0.0; items.len()];
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            for (index, value) in worker.join().expect("a worker does not panic") {
                measured[index] = value;
            }
        }
    });
    measured
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks for the place where two weights are 3 and -5.
    fn found(seed: u64) -> ([f64; 2], Vec<f64>) {
        let search = CrossEntropy {
            mean: [0.0, 0.0],
            deviation: [4.0, 4.0],
            rounds: 30,
            candidates: 40,
            elite: 8,
            deviation_kept: 0.4,
            seed,
        };
        let distance = |weights: &[f64; 2], _| -(weights[0] - 3.0).abs() - (weights[1] + 5.0).abs();
        let mut best = Vec::new();
        let mean = search.maximise(|weight| weight, distance, |_, _, fitness| best.push(fitness));
        (mean, best)
    }

    #[test]
    fn the_fittest_weights_are_found() {
        let (mean, best) = found(1);
        assert!((mean[0] - 3.0).abs() < 0.1 && (mean[1] + 5.0).abs() < 0.1, "{mean:?}");
        assert_eq!(best.len(), 30);
        assert!(best[29] > best[0], "{best:?}");
    }

    #[test]
    fn what_is_found_follows_from_the_seed() {
        assert_eq!(found(7), found(7));
        assert_ne!(found(7), found(8));
    }

    #[test]
    fn candidates_are_as_precise_as_weights_are_used() {
        let search = CrossEntropy {
            mean: [0.4],
            deviation: [3.0],
            rounds: 3,
            candidates: 10,
            elite: 3,
            deviation_kept: 0.5,
            seed: 1,
        };
        let whole = |weights: &[f64; 1], _| {
            assert_eq!(weights[0].fract(), 0.0);
            weights[0]
        };
        search.maximise(f64::round, whole, |_, _, _| ());
    }
}
