use std::sync::atomic::AtomicBool;

use stapel_analysis::solve::{Limit, Solution, SolveError, Verdict, solve, solve_from};
use stapel_rules::piles::{Command, Event, Layout, Options, Rules};
use stapel_rules::{Game, Outcome, Refusal, Seat};

use crate::support::{HARD, NEVER, assert_true, deck, extreme, replay, solved, the_game};

#[test]
fn solutions_replay_to_a_win() {
    for players in 1..=5 {
        for rules in [the_game(players), extreme(players)] {
            for seed in 0..3 {
                let deck = deck(seed);
                let solution = solved(&rules, &deck, 3_000_000);
                assert_eq!(solution.verdict, Verdict::Won, "{players} players, deal {seed}");
                assert_eq!(replay(&rules, &deck, &solution).0, Outcome::Won);
                assert_eq!(solution.starter.is_some(), players > 1);
            }
        }
    }
}

#[test]
fn options_are_played_by() {
    let strict = Options { strict_one_pile: true, ..HARD };
    let loose = Options { loose_one_pile: true, ..HARD };
    for players in 1..=5 {
        let rules = [
            Rules::the_game(players, HARD).unwrap(),
            Rules::extreme(players, strict, Layout::DEFAULT).unwrap(),
            Rules::extreme(players, loose, Layout::DEFAULT).unwrap(),
        ];
        for rules in rules {
            let deck = deck(7);
            let solution = solved(&rules, &deck, 60_000);
            assert_true(&solution, replay(&rules, &deck, &solution).0);
        }
    }
}

#[test]
fn a_line_of_extreme_meets_every_command_and_obeys_it() {
    let rules = extreme(3);
    let deck = deck(3);
    let solution = solved(&rules, &deck, 3_000_000);
    let (outcome, events) = replay(&rules, &deck, &solution);
    assert_eq!(outcome, Outcome::Won);
    // A referee let it pass. That a stop ends a turn and a three counts to three is seen again here.
    let mut turn = Vec::new();
    let mut met = 0;
    for event in events {
        match event {
            Event::Laid { card, .. } => turn.push(rules.layout().command(card)),
            Event::TurnBegan { .. } => {
                met += turn.iter().flatten().count();
                let place = turn.iter().position(|&command| command == Some(Command::Stop));
                assert!(place.is_none_or(|place| place + 1 == turn.len()), "{turn:?}");
                assert!(!turn.contains(&Some(Command::Three)) || turn.len() == 3, "{turn:?}");
                turn.clear();
            }
            _ => {}
        }
    }
    met += turn.iter().flatten().count();
    assert_eq!(met, 28);
}

#[test]
fn a_starter_can_be_given() {
    let rules = the_game(3);
    let deck = deck(5);
    for seat in Seat::all(3) {
        let limit = Limit::nodes(3_000_000);
        let solution = solve(&rules, &deck, Some(seat), limit, &NEVER).unwrap();
        assert_eq!((solution.verdict, solution.starter), (Verdict::Won, Some(seat)));
        assert_eq!(replay(&rules, &deck, &solution).0, Outcome::Won);
    }
}

#[test]
fn the_same_limit_gives_the_same_solution() {
    for rules in [the_game(1), extreme(4)] {
        let deck = deck(11);
        for nodes in [0, 50_000] {
            assert_eq!(solved(&rules, &deck, nodes), solved(&rules, &deck, nodes));
        }
    }
    let seeds: Vec<Solution> = (0..6)
        .map(|seed| {
            let limit = Limit { nodes: 60_000, seed };
            solve(&the_game(1), &deck(2), None, limit, &NEVER).unwrap()
        })
        .collect();
    assert!(seeds.iter().any(|solution| solution.actions != seeds[0].actions));
}

#[test]
fn without_time_there_is_a_line_all_the_same() {
    let rules = extreme(1);
    let deck = deck(0);
    let solution = solved(&rules, &deck, 0);
    assert_eq!(solution.verdict, Verdict::Open);
    assert!(solution.nodes < 3300, "{}", solution.nodes);
    assert_true(&solution, replay(&rules, &deck, &solution).0);
    let stopped = solve(&rules, &deck, None, Limit::default(), &AtomicBool::new(true)).unwrap();
    assert_eq!(stopped, solution);
}

#[test]
fn a_limit_is_kept() {
    let rules = Rules::extreme(3, HARD, Layout::DEFAULT).unwrap();
    for nodes in [5_000, 20_000, 100_000] {
        let solution = solved(&rules, &deck(1), nodes);
        // A position is finished once it is begun, and has at most 33 cards to lay.
        assert!(solution.nodes < nodes + 33, "{}", solution.nodes);
    }
}

#[test]
fn what_can_not_be_solved_is_refused() {
    let rules = the_game(2);
    let deck = deck(0);
    let limit = Limit::default();
    let short = solve(&rules, &deck[1..], None, limit, &NEVER).unwrap_err();
    assert_eq!(short.to_string(), "a deck has 98 cards, this one has 97");
    let seat = Seat::new(3);
    let nobody = solve(&rules, &deck, seat, limit, &NEVER).unwrap_err();
    assert_eq!(nobody, SolveError::Starter(Refusal::NoSuchSeat { players: 2 }));
    let state = rules.deal(&deck).unwrap();
    for draws in [&deck[15..], &deck[13..], &[deck[14]; 84]] {
        let refused = solve_from(&rules, &state, draws, limit, &NEVER).unwrap_err();
        assert_eq!(refused, SolveError::Draws);
    }
}
