use std::sync::atomic::AtomicBool;

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use stapel_analysis::solve::{Limit, Solution, Verdict, solve};
use stapel_rules::piles::{Event, Layout, Options, Rules};
use stapel_rules::{Card, Dealt, Game, Outcome, Turn};

/// What makes it hard.
pub(crate) const HARD: Options =
    Options { expert: true, hand_less: 1, strict_one_pile: false, loose_one_pile: false };

/// A flag that nobody raises.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

pub(crate) fn the_game(players: u8) -> Rules {
    Rules::the_game(players, Options::default()).unwrap()
}

pub(crate) fn extreme(players: u8) -> Rules {
    Rules::extreme(players, Options::default(), Layout::DEFAULT).unwrap()
}

pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut Pcg64Mcg) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.next_u32() as usize % (last + 1));
    }
}

pub(crate) fn deck(seed: u64) -> Vec<Card> {
    let mut deck: Vec<Card> = Card::all().collect();
    shuffle(&mut deck, &mut Pcg64Mcg::seed_from_u64(seed));
    deck
}

pub(crate) fn solved(rules: &Rules, deck: &[Card], nodes: u64) -> Solution {
    solve(rules, deck, None, Limit::nodes(nodes), &NEVER).unwrap()
}

/// Plays the line as a referee would, who refuses what is not allowed, and tells how it ended.
#[track_caller]
pub(crate) fn replay(rules: &Rules, deck: &[Card], solution: &Solution) -> (Outcome, Vec<Event>) {
    let mut dealt = Dealt::new(*rules, deck.to_vec()).unwrap();
    let mut events = Vec::new();
    if let Some(starter) = solution.starter {
        dealt.start(starter, &mut events).unwrap();
    }
    for &action in &solution.actions {
        let Turn::Seat(seat) = dealt.turn() else { panic!("nobody is to act before {action}") };
        dealt.play(seat, action, &mut events).unwrap();
    }
    (rules.outcome(dealt.state()).expect("the line goes to the end"), events)
}

/// Asserts that the game ended as the solution says.
#[track_caller]
pub(crate) fn assert_true(solution: &Solution, outcome: Outcome) {
    match outcome {
        Outcome::Lost { left, .. } => {
            assert_ne!(solution.verdict, Verdict::Won);
            assert_eq!(solution.left, left);
        }
        _ => assert_eq!((solution.verdict, solution.left), (Verdict::Won, 0)),
    }
    assert!(solution.at_least <= solution.left, "{solution:?}");
}
