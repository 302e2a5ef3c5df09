//! Puzzles by the dozen, always the same ones however many threads look for them.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use stapel_puzzles::Puzzle;
use stapel_rules::any::AnyGame;

use super::{Recipe, in_deal};

/// What is to be made of one game with one number of players.
#[derive(Clone, Debug)]
pub struct Order {
    pub game: AnyGame,
    /// How many puzzles there shall be, those that are there already counted.
    pub count: usize,
    /// After so many deals the search is given up.
    pub deals: u64,
}

/// What came of an order.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// What was found, in the order of the deals and without numbers.
    pub puzzles: Vec<Puzzle>,
    /// How many deals were played, those before counted.
    pub deals: u64,
    /// Whether it was stopped before there was enough.
    pub stopped: bool,
}

/// So large a part of a cell may be alike, in themes and grade: one of so many.
const ALIKE: usize = 4;

/// And so many in any case.
const ALIKE_AT_LEAST: usize = 3;

/// Whether a puzzle is still wanted beside those that were taken of its game and number of players: it is not if too many are
/// about the same and as hard.
pub fn is_wanted<'p>(
    puzzle: &Puzzle,
    taken: impl IntoIterator<Item = &'p Puzzle>,
    count: usize,
) -> bool {
    let (mut all, mut alike) = (0, 0);
    for other in taken {
        all += 1;
        let same = other.themes == puzzle.themes && other.grade() == puzzle.grade();
        alike += usize::from(same);
    }
    all < count && alike < (count / ALIKE).max(ALIKE_AT_LEAST)
}

/// Looks for puzzles, deal by deal. `before` are those that were found earlier by the same recipe: the search goes on after
/// the last of their deals. `played` is told of each deal, and of what was taken from it.
pub fn make(
    order: &Order,
    recipe: &Recipe,
    before: &[Puzzle],
    threads: NonZeroUsize,
    played: &mut dyn FnMut(&[Puzzle]),
    stop: &AtomicBool,
) -> Made {
    let first = before.iter().map(|puzzle| puzzle.origin.deal + 1).max().unwrap_or(0);
    let mut made = Made { deals: first, ..Made::default() };
    let enough = AtomicBool::new(before.len() >= order.count);
    let next = AtomicU64::new(first);
    let stopped = || stop.load(Ordering::Relaxed) || enough.load(Ordering::Relaxed);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.get() {
            let sender = sender.clone();
            let (next, stopped) = (&next, &stopped);
            scope.spawn(move || {
                while !stopped() {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= order.deals {
                        return;
                    }
                    let Some(puzzles) = in_deal(&order.game, recipe, deal, &stopped) else {
                        return;
                    };
                    // Nobody listens any more once there is enough.
                    if sender.send((deal, puzzles)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Deals come as they are done, and are looked at in their order.
        let mut waiting = BTreeMap::new();
        for (deal, puzzles) in receiver {
            waiting.insert(deal, puzzles);
            while let Some(puzzles) = waiting.remove(&made.deals) {
                let begin = made.puzzles.len();
                for puzzle in puzzles {
                    let taken = before.iter().chain(&made.puzzles);
                    if is_wanted(&puzzle, taken, order.count) {
                        made.puzzles.push(puzzle);
                    }
                }
                made.deals += 1;
                played(&made.puzzles[begin..]);
                if before.len() + made.puzzles.len() >= order.count {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
    made.stopped = stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed);
    made
}
