//! Tunes the rule of thumb that rounds of Clear 4! are imagined with, by the cross-entropy method:
//! `cargo run --release -p stapel-analysis --example tune_clear4 -- PLAYERS [ROUNDS [GAMES]]`.
//!
//! One seat with candidate weights plays against seats with the plain ones, which decide like the
//! greedy bot. Prints the weights after every round, and how the last ones do over fresh deals.
//! Everything follows from the seed, on one thread.

use std::process::ExitCode;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_analysis::play::{Seats, Table};
use stapel_bots::Bot;
use stapel_bots::clear4::{Quick, Weights};
use stapel_rules::clear4::{Action, Options, Rules, Signal, Talk, View};
use stapel_rules::{Game, Seat};

const USAGE: &str = "usage: tune_clear4 PLAYERS [ROUNDS [GAMES]]";

const SEED: u64 = 1;
const CANDIDATES: usize = 64;
const ELITE: usize = 12;

/// Fresh deals that no tuning has seen, for the last word.
const FRESH: u64 = 1 << 60;

/// One seat plays by its own weights, the others by the plain ones.
struct OneAgainstAll {
    seat: Seat,
    weights: Weights,
}

impl Seats<Rules> for OneAgainstAll {
    fn act(
        &mut self,
        seat: Seat,
        rules: &Rules,
        view: &View,
        talk: &Talk,
        actions: &mut Vec<Action>,
    ) {
        let weights = if seat == self.seat { self.weights } else { Weights::PLAIN };
        Quick(weights).act_ahead(rules, view, talk, actions);
    }

    fn anyone_speaks(&self) -> bool {
        false
    }

    fn speak(
        &mut self,
        _seat: Seat,
        _rules: &Rules,
        _view: &View,
        _talk: &Talk,
        _say: &mut dyn FnMut(Signal),
    ) {
    }

    fn open(&mut self, _seat: Seat, _rules: &Rules, _view: &View) -> Option<Signal> {
        None
    }
}

/// The share of rounds that the weights win, each deal played once from every seat.
fn measure(rules: &Rules, weights: Weights, games: u64, first_seed: u64) -> f64 {
    let mut table = Table::new(*rules);
    let deals = games.div_ceil(u64::from(rules.players()));
    let mut wins = 0_u64;
    for seat in Seat::all(rules.players()) {
        let mut seats = OneAgainstAll { seat, weights };
        for deal in 0..deals {
            let played = table.play(first_seed.wrapping_add(deal), &mut seats);
            wins += u64::from(played.outcome.is_win_for(seat));
        }
    }
    wins as f64 / (deals * u64::from(rules.players())) as f64
}

/// A number about the normal distribution: the sum of twelve even ones, less six.
fn normal(rng: &mut Pcg64Mcg) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

fn tune(rules: &Rules, rounds: u32, games: u64) -> Weights {
    let mut rng = Pcg64Mcg::seed_from_u64(SEED);
    let mut mean = Weights::PLAIN.0.map(f64::from);
    let mut deviation = mean.map(|weight| (weight.abs() * 0.4).clamp(1.0, 8.0));
    for round in 1..=rounds {
        let candidates: Vec<Weights> = (0..CANDIDATES)
            .map(|index| {
                let mut weights = [0.0; Weights::COUNT];
                for (feature, weight) in weights.iter_mut().enumerate() {
                    // The mean itself plays too.
                    let stray =
                        if index == 0 { 0.0 } else { deviation[feature] * normal(&mut rng) };
                    *weight = (mean[feature] + stray) as f32;
                }
                Weights(weights)
            })
            .collect();
        // All candidates of a round play the same deals; the next round plays others.
        let deals = rng.next_u64();
        let mut ranked: Vec<(f64, usize)> = candidates
            .iter()
            .map(|&weights| measure(rules, weights, games, deals))
            .zip(0..)
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        let elite: Vec<Weights> =
            ranked.iter().take(ELITE).map(|&(_, index)| candidates[index]).collect();
        for feature in 0..Weights::COUNT {
            let values = || elite.iter().map(|weights| f64::from(weights.0[feature]));
            let centre = values().sum::<f64>() / ELITE as f64;
            let variance =
                values().map(|value| (value - centre).powi(2)).sum::<f64>() / ELITE as f64;
            // Smoothed, so that a lucky round does not freeze a weight.
            mean[feature] = 0.3 * mean[feature] + 0.7 * centre;
            deviation[feature] = 0.5 * deviation[feature] + 0.5 * variance.sqrt();
        }
        println!("{round:3} {:.2} % {:?}", 100.0 * ranked[0].0, rounded(&mean).0);
    }
    rounded(&mean)
}

fn rounded(mean: &[f64; Weights::COUNT]) -> Weights {
    Weights(mean.map(|weight| ((weight * 10.0).round() / 10.0) as f32))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((rules, rounds, games)) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    // Without rounds, the weights in use are measured.
    let tuned = if rounds == 0 { Weights::TUNED } else { tune(&rules, rounds, games) };
    println!("{:?}", tuned.0);
    println!("{:.2} % won", 100.0 * measure(&rules, tuned, 40_000, FRESH));
    ExitCode::SUCCESS
}

fn parse(arguments: &[String]) -> Option<(Rules, u32, u64)> {
    let players = arguments.first()?.parse().ok()?;
    let rules = Rules::new(players, Seat::FIRST, Options::default()).ok()?;
    let rounds = arguments.get(1).map_or(Some(40), |rounds| rounds.parse().ok())?;
    let games = arguments.get(2).map_or(Some(1_500), |games| games.parse().ok())?;
    Some((rules, rounds, games))
}
