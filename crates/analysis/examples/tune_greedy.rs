//! Tunes the greedy bot: `cargo run --release -p stapel-analysis --example tune_greedy -- GAME PLAYERS`.
//!
//! Prints the weights after every round, and how the last ones do over fresh deals. `talk` lets the
//! bots send signals and heed them; `on` starts from the weights in use instead of the plain ones;
//! with 0 rounds the weights in use are measured.

use std::process::ExitCode;
use std::time::Instant;

use stapel_analysis::tune::{Tuning, measure, tune};
use stapel_bots::piles::Weights;
use stapel_rules::piles::{Layout, Options, Rules};

const USAGE: &str =
    "usage: tune_greedy the-game|extreme PLAYERS[,PLAYERS…] [ROUNDS [GAMES]] [talk] [on]";

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
        let tuning = Tuning {
            rules: rules.clone(),
            talk,
            start: if on { in_use } else { Weights::PLAIN },
            spread: if on { 0.25 } else { 0.5 },
            rounds,
            candidates: 48,
            elite: 8,
            games,
            win: 60.0,
            seed: 1,
        };
        tune(&tuning, |round, mean, best| println!("{round:3} {best:9.3} {:?}", mean.0))
    };
    println!("{:?}", tuned.0);
    for rules in &rules {
        let (games, began) = (10_000, Instant::now());
        let score = measure(rules, tuned, talk, games, FRESH);
        println!(
            "{} players: {:.2} % won, {:.2} cards left, {:.0} games a second",
            stapel_rules::Game::players(rules),
            100.0 * score.win_rate,
            score.mean_left,
            games as f64 / began.elapsed().as_secs_f64(),
        );
    }
    ExitCode::SUCCESS
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
