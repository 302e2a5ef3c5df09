//! Arenas compare bots by the same deals, and stop with as much of each.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use stapel_analysis::arena::{Arena, Cell};
use stapel_analysis::simulate::{Simulated, Simulation, Tally};
use stapel_bots::{Level, Profile};
use stapel_rules::{Seat, clear4, piles};

const BOTS: [Level; 2] = [Level::Random, Level::Greedy];

fn the_game(players: u8) -> piles::Rules {
    piles::Rules::the_game(players, piles::Options::default()).unwrap()
}

fn clear4(players: u8) -> clear4::Rules {
    clear4::Rules::new(players, Seat::FIRST, clear4::Options::default()).unwrap()
}

fn arena<G: Simulated>(rules: &[G]) -> Arena<G> {
    Arena::new(rules, &BOTS.map(Profile::from), Level::Greedy.into(), "arena")
}

fn run<G: Simulated>(rules: &[G], games: u64, threads: usize) -> Vec<Cell> {
    let threads = NonZeroUsize::new(threads).unwrap();
    arena(rules).run(games, threads, &|_| (), &AtomicBool::new(false))
}

/// What doesn't depend on the machine.
fn counted(cells: &[Cell]) -> Vec<(u8, Profile, Tally, u64, usize)> {
    let counted = |cell: &Cell| {
        let run = &cell.run;
        (cell.players, cell.bot, run.tally.clone(), run.games, run.turns.len())
    };
    cells.iter().map(counted).collect()
}

#[test]
fn there_is_a_cell_for_each_bot_and_number_of_players() {
    let cells = run(&[the_game(1), the_game(4)], 3, 1);
    let found: Vec<_> = cells.iter().map(|cell| (cell.players, cell.bot.level)).collect();
    let expected = [(1, Level::Random), (1, Level::Greedy), (4, Level::Random), (4, Level::Greedy)];
    assert_eq!(found, expected);
    assert!(cells.iter().all(|cell| (cell.run.games, cell.run.tally.games()) == (3, 3)));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let team = counted(&run(&[the_game(2)], 40, 1));
    let rounds = counted(&run(&[clear4(2), clear4(3)], 40, 1));
    for threads in [2, 3] {
        assert_eq!(counted(&run(&[the_game(2)], 40, threads)), team);
        assert_eq!(counted(&run(&[clear4(2), clear4(3)], 40, threads)), rounds);
    }
}

/// Nothing of what stands beside it changes a cell: it is the simulation by itself.
#[test]
fn a_cell_can_be_played_by_itself() {
    for cell in run(&[the_game(1), the_game(3)], 30, 2) {
        let alone = Simulation::new(the_game(cell.players), &[cell.bot], "arena").unwrap();
        let run = alone.run(30, NonZeroUsize::MIN, &|_| (), &AtomicBool::new(false));
        assert_eq!(run.tally, cell.run.tally);
    }
}

#[test]
fn one_plays_against_the_field_from_every_seat() {
    for cell in run(&[clear4(2), clear4(5)], 20, 2) {
        let players = usize::from(cell.players);
        let Tally::Round(tally) = &cell.run.tally else { panic!("{cell:?}") };
        let one = tally.bots[0];
        assert_eq!(one.sat[..players], vec![20 / players as u64; players]);
        let even = 20.0 / players as f64;
        match cell.bot.level {
            Level::Random => assert!(one.wins() < even, "{one:?}"),
            _ => assert!(one.wins() > 0.0, "{one:?}"),
        }
    }
}

/// Only the one is timed, not the field: it has about one turn of so many as there are seats.
#[test]
fn the_turns_of_the_field_are_not_timed() {
    let [alike, against] = [
        Simulation::alike(clear4(4), Level::Greedy.into(), "clock"),
        Simulation::against(clear4(4), Level::Greedy.into(), Level::Greedy.into(), "clock"),
    ]
    .map(|one| one.run(1, NonZeroUsize::MIN, &|_| (), &AtomicBool::new(false)).turns.len());
    assert!(against > 0 && against.abs_diff(alike / 4) <= 1, "{against} of {alike}");
}

#[test]
fn what_is_stopped_has_as_many_games_of_each() {
    let arena = arena(&[the_game(1), the_game(2), the_game(5)]);
    let (played, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = |more| {
        if played.fetch_add(more, Ordering::SeqCst) + more >= 61 {
            stop.store(true, Ordering::SeqCst);
        }
    };
    let cells = arena.run(1_000_000, NonZeroUsize::MIN, &progress, &stop);
    let games: Vec<u64> = cells.iter().map(|cell| cell.run.games).collect();
    assert_eq!(games, [11, 10, 10, 10, 10, 10]);
}
