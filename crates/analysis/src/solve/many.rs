//! Many deals, solved on many threads, always with the same result.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use stapel_rules::Card;
use stapel_rules::piles::Rules;

use super::{Limit, Solution, SolveError, Verdict, solve};

/// No more deals than this are named of those that were not won.
pub const NAMED_AT_MOST: usize = 1000;

/// How many cards there are to be left at most, and none.
const LEFT: usize = 99;

/// What was found about many deals. All of it are sums and sets, so that the order doesn't matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    pub deals: u64,
    /// How many have each verdict, in the order of [`Verdict::ALL`].
    pub verdicts: [u64; Verdict::ALL.len()],
    /// How many cards were laid in all searches together.
    pub nodes: u64,
    /// How many of the refuted deals left 0, 1, … 98 cards at best.
    pub refuted_left: [u64; LEFT],
    /// How many of the open deals left 0, 1, … 98 cards at best.
    pub open_left: [u64; LEFT],
    /// The numbers of the first [`NAMED_AT_MOST`] deals that were not won.
    pub not_won: BTreeSet<u64>,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            deals: 0,
            verdicts: [0; Verdict::ALL.len()],
            nodes: 0,
            refuted_left: [0; LEFT],
            open_left: [0; LEFT],
            not_won: BTreeSet::new(),
        }
    }
}

impl Tally {
    /// How many deals have this verdict.
    pub fn of(&self, verdict: Verdict) -> u64 {
        self.verdicts[verdict as usize]
    }

    fn count(&mut self, number: u64, solution: &Solution) {
        self.deals += 1;
        self.nodes += solution.nodes;
        self.verdicts[solution.verdict as usize] += 1;
        let left = usize::from(solution.left);
        match solution.verdict {
            Verdict::Won => return,
            Verdict::Refuted => self.refuted_left[left] += 1,
            Verdict::Open => self.open_left[left] += 1,
        }
        self.not_won.insert(number);
        self.forget_some();
    }

    fn add(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.nodes += other.nodes;
        let lists = [
            (&mut self.verdicts[..], &other.verdicts[..]),
            (&mut self.refuted_left, &other.refuted_left),
            (&mut self.open_left, &other.open_left),
        ];
        for (sums, others) in lists {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        }
        self.not_won.extend(&other.not_won);
        self.forget_some();
    }

    fn forget_some(&mut self) {
        while self.not_won.len() > NAMED_AT_MOST {
            self.not_won.pop_last();
        }
    }
}

/// What came of solving many deals.
#[derive(Clone, Debug)]
pub struct Run {
    /// What was counted: all deals, unless it was stopped.
    pub tally: Tally,
    pub time: Duration,
}

/// Solves so many deals on so many threads, with any starter. `deck` makes the deck of each number,
/// counted from 0; `progress` is told of each deal that is done. When `stop` becomes true, deals that
/// have begun are dropped.
pub fn run(
    rules: &Rules,
    deals: u64,
    deck: &(dyn Fn(u64) -> Vec<Card> + Sync),
    limit: Limit,
    threads: NonZeroUsize,
    progress: &(dyn Fn() + Sync),
    stop: &AtomicBool,
) -> Result<Run, SolveError> {
    let begin = Instant::now();
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= deals || stop.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            let solution = solve(rules, &deck(number), None, limit, stop)?;
            // A search that was stopped has not found what it would have.
            if stop.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            tally.count(number, &solution);
            progress();
        }
    };
    let tallies = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("the solver doesn't panic"))
            .collect::<Result<Vec<Tally>, SolveError>>()
    })?;
    let mut tally = Tally::default();
    for other in &tallies {
        tally.add(other);
    }
    Ok(Run { tally, time: begin.elapsed() })
}
