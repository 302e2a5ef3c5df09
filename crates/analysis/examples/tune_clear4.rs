//! Tunes the rule of thumb that rounds of Clear 4! are imagined with, by the cross-entropy method:
//! `cargo run --release -p stapel-analysis --example tune_clear4 -- PLAYERS [ROUNDS [GAMES]]`.
//!
//! One seat with candidate weights plays against seats with the plain ones, which decide like the
//! greedy bot. Prints the weights after every round, and how the last ones do over fresh deals.

use std::process::ExitCode;

use stapel_analysis::play::{Seats, Simulator};
use stapel_analysis::tune::CrossEntropy;
use stapel_bots::Bot;
use stapel_bots::clear4::{Quick, Weights};
use stapel_rules::clear4::{Options, Rules};
use stapel_rules::{Game, Seat};

const USAGE: &str = "usage: tune_clear4 PLAYERS [ROUNDS [GAMES]]";

/// Fresh deals that no tuning has seen, for the last word.
const FRESH: u64 = 1 << 60;

/// One seat plays by its own weights, the others by the plain ones.
struct OneAgainstAll {
    seat: Seat,
    own: Quick,
    plain: Quick,
}

impl Seats<Rules> for OneAgainstAll {
    fn bot(&mut self, seat: Seat) -> &mut dyn Bot<Rules> {
        if seat == self.seat { &mut self.own } else { &mut self.plain }
    }
}

/// The share of rounds that the weights win, each deal played once from every seat.
fn measure(rules: &Rules, weights: Weights, games: u64, first_seed: u64) -> f64 {
    let mut simulator = Simulator::new(*rules);
    let deals = games.div_ceil(u64::from(rules.players()));
    let mut wins = 0_u64;
    for seat in Seat::all(rules.players()) {
        let mut seats = OneAgainstAll { seat, own: Quick(weights), plain: Quick(Weights::PLAIN) };
        for deal in 0..deals {
            let played = simulator.play(first_seed.wrapping_add(deal), &mut seats);
            wins += u64::from(played.outcome.is_win_for(seat));
        }
    }
    wins as f64 / (deals * u64::from(rules.players())) as f64
}

fn tune(rules: &Rules, rounds: u32, games: u64) -> Weights {
    let mean = Weights::PLAIN.0.map(f64::from);
    let search = CrossEntropy {
        mean,
        deviation: mean.map(|weight| (weight.abs() * 0.4).clamp(1.0, 8.0)),
        rounds,
        candidates: 64,
        elite: 12,
        deviation_kept: 0.5,
        seed: 1,
    };
    let mean = search.maximise(
        |weight| f64::from(weight as f32),
        |weights, deals| measure(rules, Weights(weights.map(|weight| weight as f32)), games, deals),
        |round, mean, best| println!("{round:3} {:.2} % {:?}", 100.0 * best, rounded(mean).0),
    );
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
