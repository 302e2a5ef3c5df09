//! Tunes the greedy bot: `cargo run --release -p stapel-analysis --example tune_greedy -- GAME PLAYERS`.
//!
//! Prints the weights after every round, and how the last ones do over fresh deals. `talk` lets the
//! bots send signals and heed them; `on` starts from the weights in use instead of the plain ones;
//! with 0 rounds the weights in use are measured.

use std::process::ExitCode;
use std::time::Instant;

use stapel_analysis::play::Simulator;
use stapel_analysis::tune::CrossEntropy;
use stapel_bots::Bot;
use stapel_bots::piles::{Greedy, Weights};
use stapel_rules::piles::{Layout, Options, Rules};
use stapel_rules::{Game, Outcome};

const USAGE: &str =
    "usage: tune_greedy the-game|extreme PLAYERS[,PLAYERS…] [ROUNDS [GAMES]] [talk] [on]";

/// What a win is worth, in cards left.
const WIN: f64 = 60.0;

/// Fresh deals that no tuning has seen, for the last word.
const FRESH: u64 = 1 << 60;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((rules, rounds, games)) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let said = |word: &str| arguments.iter().any(|argument| argument == word);
    let (talk, on) = (said("talk"), said("on"));
    let in_use = *Weights::tuned(&rules[0], talk);
    // Without rounds, the weights in use are measured.
    let tuned = if rounds == 0 {
        in_use
    } else {
        let (start, spread) = if on { (in_use, 0.25) } else { (Weights::PLAIN, 0.5) };
        let mean = start.0.map(f64::from);
        let search = CrossEntropy {
            mean,
            deviation: mean.map(|weight| (weight.abs() * spread).max(40.0 * spread)),
            rounds,
            candidates: 48,
            elite: 8,
            deviation_kept: 0.4,
            seed: 1,
        };
        let mean = search.maximise(
            f64::round,
            |weights, deals| fitness(&rules, whole(weights), talk, games, deals),
            |round, mean, best| println!("{round:3} {best:9.3} {:?}", whole(mean).0),
        );
        whole(&mean)
    };
    println!("{:?}", tuned.0);
    for rules in &rules {
        let (games, began) = (10_000, Instant::now());
        let score = measure(rules, tuned, talk, games, FRESH);
        println!(
            "{} players: {:.2} % won, {:.2} cards left, {:.0} games a second",
            rules.players(),
            100.0 * score.win_rate,
            score.mean_left,
            games as f64 / began.elapsed().as_secs_f64(),
        );
    }
    ExitCode::SUCCESS
}

fn whole(weights: &[f64; Weights::COUNT]) -> Weights {
    Weights(weights.map(|weight| weight.round() as i32))
}

/// How well weights do.
struct Score {
    /// Share of games won.
    win_rate: f64,
    /// Cards left on average.
    mean_left: f64,
}

/// Plays games with these weights in every seat.
fn measure(rules: &Rules, weights: Weights, talk: bool, games: u64, first_seed: u64) -> Score {
    let mut simulator = Simulator::new(*rules);
    let (mut wins, mut left) = (0_u64, 0_u64);
    let bot = || -> Box<dyn Bot<Rules> + Send> {
        let bot = Greedy::with_weights(weights);
        Box::new(if talk { bot.talking() } else { bot })
    };
    let mut seats: Vec<_> = (0..rules.players()).map(|_| bot()).collect();
    for game in 0..games {
        match simulator.play(first_seed.wrapping_add(game), &mut seats[..]).outcome {
            Outcome::Won => wins += 1,
            Outcome::Lost { left: cards, .. } => left += u64::from(cards),
            Outcome::Round { .. } => {}
        }
    }
    Score { win_rate: wins as f64 / games as f64, mean_left: left as f64 / games as f64 }
}

/// What the wins of weights are worth, less the cards they leave, over games of equal importance.
fn fitness(rules: &[Rules], weights: Weights, talk: bool, games: u64, deals: u64) -> f64 {
    let fitness = |rules: &Rules| {
        let first = deals.wrapping_add(u64::from(rules.players()) << 40);
        let score = measure(rules, weights, talk, games, first);
        WIN * score.win_rate - score.mean_left
    };
    rules.iter().map(fitness).sum()
}

fn parse(arguments: &[String]) -> Option<(Vec<Rules>, u32, u64)> {
    let (game, players) = (arguments.first()?, arguments.get(1)?);
    let rules: Option<Vec<Rules>> = players
        .split(',')
        .map(|count| {
            let count = count.parse().ok()?;
            match game.as_str() {
                "the-game" => Rules::the_game(count, Options::default()).ok(),
                "extreme" => Rules::extreme(count, Options::default(), Layout::DEFAULT).ok(),
                _ => None,
            }
        })
        .collect();
    let rounds = arguments.get(2).map_or(Some(30), |rounds| rounds.parse().ok())?;
    let games = arguments.get(3).map_or(Some(2_000), |games| games.parse().ok())?;
    Some((rules?, rounds, games))
}
