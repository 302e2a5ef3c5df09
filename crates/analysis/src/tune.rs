//! Tuning the greedy bot of The Game and Extreme by the cross-entropy method.
//!
//! Candidates are drawn around a mean, play the same deals, and the best of them move the mean.
//! Everything follows from one seed, whatever the number of threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_bots::Bot;
use stapel_bots::piles::{Greedy, Weights};
use stapel_rules::piles::Rules;
use stapel_rules::{Game, Outcome};

use crate::play::Table;

/// How to tune.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The games to be good at, all of equal importance.
    pub rules: Vec<Rules>,
    /// Whether the bots send signals and heed them.
    pub talk: bool,
    /// Where to start.
    pub start: Weights,
    /// How far candidates stray from the mean at first, as a share of each weight's size.
    pub spread: f64,
    /// How many rounds.
    pub rounds: u32,
    /// How many candidates in a round.
    pub candidates: usize,
    /// How many of them move the mean.
    pub elite: usize,
    /// How many games each candidate plays by each of the rules.
    pub games: u64,
    /// What a win is worth, in cards left.
    pub win: f64,
    /// Everything follows from it.
    pub seed: u64,
}

/// How well weights do.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Share of games won.
    pub win_rate: f64,
    /// Cards left on average.
    pub mean_left: f64,
}

/// Plays games with these weights in every seat.
pub fn measure(rules: &Rules, weights: Weights, talk: bool, games: u64, first_seed: u64) -> Score {
    let mut table = Table::new(*rules);
    let (mut wins, mut left) = (0_u64, 0_u64);
    let bots = || -> Box<dyn Bot<Rules> + Send> {
        let bot = Greedy::with_weights(weights);
        Box::new(if talk { bot.talking() } else { bot })
    };
    let mut seats: Vec<_> = (0..rules.players()).map(|_| bots()).collect();
    for game in 0..games {
        match table.play(first_seed.wrapping_add(game), &mut seats[..]).outcome {
            Outcome::Won => wins += 1,
            Outcome::Lost { left: cards, .. } => left += u64::from(cards),
            Outcome::Round { .. } => {}
        }
    }
    Score { win_rate: wins as f64 / games as f64, mean_left: left as f64 / games as f64 }
}

/// A number about the normal distribution: the sum of twelve even ones, less six.
fn normal(rng: &mut Pcg64Mcg) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

/// Tunes, telling after each round its number, the mean weights and how the best candidate did.
pub fn tune(tuning: &Tuning, mut report: impl FnMut(u32, Weights, f64)) -> Weights {
    let mut rng = Pcg64Mcg::seed_from_u64(tuning.seed);
    let mut mean = tuning.start.0.map(f64::from);
    let mut deviation = mean.map(|weight| (weight.abs() * tuning.spread).max(40.0 * tuning.spread));
    for round in 0..tuning.rounds {
        let candidates: Vec<Weights> = (0..tuning.candidates)
            .map(|index| {
                let mut weights = [0; Weights::COUNT];
                for (feature, weight) in weights.iter_mut().enumerate() {
                    // The mean itself plays too.
                    let stray =
                        if index == 0 { 0.0 } else { deviation[feature] * normal(&mut rng) };
                    *weight = (mean[feature] + stray).round() as i32;
                }
                Weights(weights)
            })
            .collect();
        // All candidates of a round play the same deals; the next round plays others.
        let deals = rng.next_u64();
        let mut ranked: Vec<(f64, usize)> =
            fitness(tuning, &candidates, deals).into_iter().zip(0..).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let elite: Vec<Weights> =
            ranked.iter().take(tuning.elite).map(|&(_, index)| candidates[index]).collect();
        for feature in 0..Weights::COUNT {
            let count = elite.len() as f64;
            let values = || elite.iter().map(|weights| f64::from(weights.0[feature]));
            let centre = values().sum::<f64>() / count;
            let variance = values().map(|value| (value - centre).powi(2)).sum::<f64>() / count;
            // Smoothed, so that a lucky round does not freeze a weight.
            mean[feature] = 0.3 * mean[feature] + 0.7 * centre;
            deviation[feature] = 0.4 * deviation[feature] + 0.6 * variance.sqrt();
        }
        report(round + 1, Weights(mean.map(|weight| weight.round() as i32)), ranked[0].0);
    }
    Weights(mean.map(|weight| weight.round() as i32))
}

/// How fit each candidate is: what its wins are worth, less the cards it leaves.
fn fitness(tuning: &Tuning, candidates: &[Weights], deals: u64) -> Vec<f64> {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let mut fitness = vec![0.0; candidates.len()];
    let parts: Vec<Vec<(usize, f64)>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&weights) = candidates.get(index) else { return done };
                        let total: f64 = tuning
                            .rules
                            .iter()
                            .map(|rules| {
                                let first = deals.wrapping_add(u64::from(rules.players()) << 40);
                                let score =
                                    measure(rules, weights, tuning.talk, tuning.games, first);
                                tuning.win * score.win_rate - score.mean_left
                            })
                            .sum();
                        done.push((index, total));
                    }
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    for (index, value) in parts.into_iter().flatten() {
        fitness[index] = value;
    }
    fitness
}
