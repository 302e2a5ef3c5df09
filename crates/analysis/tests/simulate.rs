//! Simulations give the same result on any number of threads, and treat bots alike.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::Cell;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use stapel_analysis::play::Simulator;
use stapel_analysis::simulate::{
    PARTS_OF_A_WIN, RoundTally, Run, Simulated, Simulation, Tally, TeamTally,
};
use stapel_bots::piles::Greedy;
use stapel_bots::{Bot, Level, Profile};
use stapel_rules::piles::{self, Layout};
use stapel_rules::{Seat, clear4};

fn the_game(players: u8) -> piles::Rules {
    piles::Rules::the_game(players, piles::Options::default()).unwrap()
}

fn extreme(players: u8) -> piles::Rules {
    piles::Rules::extreme(players, piles::Options::default(), Layout::DEFAULT).unwrap()
}

fn clear4(players: u8) -> clear4::Rules {
    clear4::Rules::new(players, Seat::FIRST, clear4::Options::default()).unwrap()
}

fn run<G: Simulated>(rules: G, bots: &[Level], seed: &str, games: u64, threads: usize) -> Run {
    let bots: Vec<Profile> = bots.iter().copied().map(Profile::from).collect();
    let simulation = Simulation::new(rules, &bots, seed).unwrap();
    let threads = NonZeroUsize::new(threads).unwrap();
    simulation.run(games, threads, &|_| (), &AtomicBool::new(false))
}

/// What was counted of a game that all play together.
fn team(run: Run) -> TeamTally {
    match run.tally {
        Tally::Team(tally) => *tally,
        Tally::Round(tally) => panic!("{tally:?}"),
    }
}

/// What was counted of a game in which everyone plays for themselves.
fn round(run: Run) -> RoundTally {
    match run.tally {
        Tally::Round(tally) => *tally,
        Tally::Team(tally) => panic!("{tally:?}"),
    }
}

fn assert_same_on_any_threads<G: Simulated>(rules: G, bots: &[Level]) {
    let one = run(rules.clone(), bots, "threads", 99, 1);
    assert_eq!(one.games, 99);
    for threads in [2, 3] {
        let more = run(rules.clone(), bots, "threads", 99, threads);
        assert_eq!((&more.tally, more.games), (&one.tally, one.games));
        assert_eq!(more.turns.len(), one.turns.len(), "the same turns are timed");
    }
    let other = run(rules, bots, "another seed", 99, 1);
    assert_ne!(other.tally, one.tally);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for bots in [&[Level::Greedy][..], &[Level::Random], &[Level::Random, Level::Greedy]] {
        assert_same_on_any_threads(the_game(2), bots);
        assert_same_on_any_threads(extreme(2), bots);
        assert_same_on_any_threads(clear4(2), bots);
    }
}

/// What was counted for each bot over all seats.
fn sat(tally: &RoundTally, players: usize) -> Vec<&[u64]> {
    tally.bots[..players].iter().map(|bot| &bot.sat[..players]).collect()
}

#[test]
fn everyone_sits_everywhere_equally_often() {
    for (players, games) in [(2, 6), (3, 12), (4, 24), (5, 10), (6, 12)] {
        let bots = [Level::Greedy, Level::Random, Level::Greedy].repeat(2);
        let count = usize::from(players);
        let tally = round(run(clear4(players), &bots[..count], "seats", games, 2));
        let often = games / u64::from(players);
        assert_eq!(sat(&tally, count), vec![&vec![often; count][..]; count]);
    }
}

#[test]
fn one_bot_is_counted_for_each_seat() {
    let tally = round(run(clear4(2), &[Level::Greedy], "seats", 10, 2));
    assert_eq!(sat(&tally, 2), [[10, 0], [0, 10]]);
}

#[test]
fn every_win_is_given_to_someone() {
    let options = clear4::Options { turn_cap: 9, ..Default::default() };
    let short = clear4::Rules::new(4, Seat::FIRST, options).unwrap();
    let tally = round(run(short, &[Level::Greedy], "caps", 60, 2));
    assert!(tally.capped > 0);
    let parts: u64 = tally.bots.iter().map(|bot| bot.win_parts).sum();
    assert_eq!(parts, 60 * PARTS_OF_A_WIN);
    // A cap is often shared, and then a win is not a whole one.
    assert!(tally.bots.iter().any(|bot| bot.win_parts % PARTS_OF_A_WIN != 0));
}

#[test]
fn what_a_team_tally_counts_adds_up() {
    let tally = team(run(extreme(3), &[Level::Greedy], "sums", 100, 2));
    assert_eq!(tally.games, 100);
    assert_eq!(tally.left.iter().sum::<u64>(), 100);
    assert_eq!(tally.left[..10].iter().sum::<u64>(), tally.excellent);
    assert_eq!(tally.losses.iter().sum::<u64>() + tally.wins, 100);
    let mean = tally.mean_left().unwrap();
    assert!(mean > 0.0 && mean < 98.0, "{mean}");
}

#[test]
fn stronger_bots_fare_better() {
    let greedy = team(run(the_game(3), &[Level::Greedy], "strength", 60, 2));
    let random = team(run(the_game(3), &[Level::Random], "strength", 60, 2));
    assert!(greedy.mean_left() < random.mean_left(), "{greedy:?} {random:?}");
    let rounds = round(run(clear4(2), &[Level::Random, Level::Greedy], "strength", 60, 2));
    assert!(rounds.bots[1].win_parts > rounds.bots[0].win_parts, "{rounds:?}");
}

#[test]
fn a_simulation_tells_how_far_it_is_and_can_be_stopped() {
    let simulation = Simulation::new(the_game(2), &[Level::Random.into()], "stop").unwrap();
    let threads = NonZeroUsize::new(2).unwrap();
    let (played, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = |more| {
        if played.fetch_add(more, Ordering::SeqCst) + more >= 20 {
            stop.store(true, Ordering::SeqCst);
        }
    };
    let run = simulation.run(1_000_000, threads, &progress, &stop);
    assert!((20..1_000_000).contains(&run.games), "{}", run.games);
    assert_eq!(run.games, played.load(Ordering::SeqCst));
    assert_eq!(run.tally.games(), run.games);

    let run = simulation.run(10, threads, &|_| (), &AtomicBool::new(true));
    assert_eq!((run.games, run.turns.len()), (0, 0));
}

#[test]
fn a_game_is_given_up_between_two_actions() {
    let mut simulator = Simulator::new(the_game(2));
    let asked = Cell::new(0);
    let mut play_up_to = |actions| {
        asked.set(0);
        let stopped = || asked.replace(asked.get() + 1) == actions;
        let mut seats: [Box<dyn Bot<_> + Send>; 2] =
            [Box::new(Greedy::new()), Box::new(Greedy::new())];
        simulator.play_unless(stopped, 7, &mut seats[..])
    };
    assert_eq!(play_up_to(5), None);
    assert_eq!(asked.get(), 6);
    let whole = play_up_to(u32::MAX).unwrap();
    assert_eq!(asked.get(), whole.actions);
}

#[test]
fn turns_are_timed_and_not_actions() {
    // A solo game has one seat, whose turns must be told apart all the same.
    let run = run(the_game(1), &[Level::Greedy], "clock", 1, 1);
    assert!((5..=49).contains(&run.turns.len()), "{} turns", run.turns.len());
    assert!(run.turns.is_sorted());
}

#[test]
fn there_is_one_bot_or_one_for_each_seat() {
    let refused = Simulation::new(the_game(3), &[Level::Greedy.into(); 2], "count").unwrap_err();
    assert_eq!(refused.to_string(), "2 bots for 3 seats: name one for all seats, or one for each");
    assert!(Simulation::new(the_game(3), &[], "count").is_err());
    assert!(Simulation::new(the_game(3), &[Level::Greedy.into(); 3], "count").is_ok());
}
