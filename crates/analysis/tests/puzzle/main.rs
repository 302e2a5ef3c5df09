//! Puzzles that are made, and those that Stapel brings along.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use stapel_analysis::puzzle::{self, Order, Recipe, is_wanted, make};
use stapel_puzzles::{Collection, Puzzle, Try, Verdict, leads_to_the_same};
use stapel_rules::any::{AnyGame, GameKind, Setup};

fn recipe(playouts: u32) -> Recipe {
    let bot = "steady:playouts=30".parse().expect("a bot");
    Recipe { bot, playouts, seed: String::from("test") }
}

fn game(kind: GameKind, players: u8) -> AnyGame {
    AnyGame::new(&Setup::new(kind, players)).expect("so many may play it")
}

/// What is found with so many threads, after what was found before, and how many deals it took.
fn made(order: &Order, before: &[Puzzle], threads: usize) -> (Vec<Puzzle>, u64) {
    let threads = NonZeroUsize::new(threads).expect("not zero");
    let stop = AtomicBool::new(false);
    let made = make(order, &recipe(800), before, threads, &mut |_| {}, &stop);
    (made.puzzles, made.deals)
}

#[test]
fn the_same_puzzles_are_found_however_many_threads_look_and_however_often_they_are_stopped() {
    let order = Order { game: game(GameKind::Clear4, 3), count: 2, deals: 200 };
    let (all, deals) = made(&order, &[], 1);
    assert_eq!(all.len(), 2, "from {deals} deals");
    assert_eq!(made(&order, &[], 3), (all.clone(), deals));
    // Whoever was stopped after the first one goes on after its deal.
    assert!(all[1].origin.deal > all[0].origin.deal, "another seed would do");
    assert_eq!(made(&order, &all[..1], 2), (all[1..].to_vec(), deals));
}

#[test]
fn a_search_that_finds_nothing_ends_with_its_deals() {
    let order = Order { game: game(GameKind::Extreme, 4), count: 1, deals: 0 };
    assert_eq!(made(&order, &[], 2), (Vec::new(), 0));
}

#[test]
fn what_is_found_is_a_puzzle_as_its_lines_say() {
    let order = Order { game: game(GameKind::TheGame, 4), count: 2, deals: 120 };
    let (puzzles, deals) = made(&order, &[], 2);
    assert!(!puzzles.is_empty(), "nothing in {deals} deals");
    for puzzle in &puzzles {
        holds(puzzle);
    }
}

#[test]
fn too_many_of_a_kind_are_not_wanted() {
    let Some(puzzle) = Collection::built_in().all().first() else { return };
    let taken = vec![puzzle.clone(); 3];
    assert!(is_wanted(puzzle, &taken[..2], 10));
    assert!(!is_wanted(puzzle, &taken, 10), "three of ten");
    assert!(is_wanted(puzzle, &taken, 40), "a quarter of forty");
    assert!(!is_wanted(puzzle, &taken[..1], 1), "there is enough");
}

/// What every puzzle promises by its text alone, and of the rule of thumb.
fn holds(puzzle: &Puzzle) {
    let told = puzzle.write();
    let best = puzzle.answer();
    assert!(best.chance >= puzzle::LEAST_CHANCE && !best.obvious, "{told}");
    for (place, choice) in puzzle.choices.iter().enumerate() {
        let tried = Try { actions: choice.actions.clone() };
        let expected = match place {
            0 => Verdict::Solved,
            _ => Verdict::Missed { place: Some(place) },
        };
        assert_eq!(puzzle.judge(&tried), Ok(expected), "{told}");
        let lead = best.chance - choice.chance;
        assert!(place == 0 || lead >= puzzle::LEAD, "{told}");
        assert!(place == 0 || lead >= puzzle::ERRORS * choice.error, "{told}");
    }
    let obvious = puzzle::obvious(puzzle);
    let same = |other: &[_]| leads_to_the_same(&puzzle.game, &puzzle.state, &obvious, other);
    assert!(!same(&best.actions), "greedy finds it: {told}");
    assert!(puzzle.obvious().is_some_and(|choice| same(&choice.actions)), "{told}");
    assert!(puzzle.found.is_undisputed() && puzzle.rating == puzzle.found.rating(), "{told}");
}

#[test]
fn every_puzzle_that_stapel_brings_along_keeps_what_it_promises() {
    for puzzle in Collection::built_in().all() {
        holds(puzzle);
    }
}

#[test]
fn a_sample_of_them_comes_out_the_same_in_other_worlds() {
    let sample = Collection::built_in().all().iter().step_by(17);
    for puzzle in sample {
        let playouts = match puzzle.kind() {
            GameKind::Extreme => 4000,
            GameKind::TheGame | GameKind::Clear4 => 1800,
        };
        let again = puzzle::weigh(puzzle, playouts, 99);
        let best = &again[0];
        for (choice, before) in again.iter().zip(&puzzle.choices).skip(1) {
            let told = format!("{}{again:?}", puzzle.write());
            assert!(best.chance > choice.chance, "{told}");
            // Both leads have errors; so far apart they are by accident once in ten thousand times.
            let [lead, lead_before] = [(best, choice), (puzzle.answer(), before)]
                .map(|(best, other)| f64::from(best.chance) - f64::from(other.chance));
            let error = f64::from(choice.error).hypot(f64::from(before.error)) + 10.0;
            assert!((lead - lead_before).abs() <= 5.0 * error, "{told}");
        }
    }
}

#[test]
fn those_who_think_and_play_on_from_a_sample_of_them_win_most_after_the_best_turn() {
    for puzzle in Collection::built_in().all().iter().step_by(41) {
        assert!(puzzle::is_confirmed(puzzle), "{}", puzzle.write());
    }
}

#[test]
fn every_game_is_there_alone_or_in_company() {
    let all = Collection::built_in().all();
    for kind in GameKind::ALL {
        let there = |players: &u8| {
            all.iter().any(|puzzle| puzzle.kind() == kind && puzzle.players() == *players)
        };
        let numbers = kind.players().filter(there).count();
        assert!(numbers >= 4, "{kind} with {numbers} numbers of players");
    }
}
