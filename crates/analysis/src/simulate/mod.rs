//! Many games between bots, on many threads, always with the same result.
//!
//! A [`Simulation`] says what is played, and [`Simulation::run`] plays it. Everything about game
//! number *i* follows from the seed and *i*: its deal, its bots, and who sits where. Results are
//! sums of whole numbers. So neither the number of threads nor their pace changes a result.
//!
//! **Seeds.** The seed of a simulation is a text. FNV-1a (64 bits) makes a number of it, and
//! SplitMix64 started with that number gives game *i* its number, the *i*-th counted from 0. The
//! game is dealt from that number; SplitMix64 started with it gives a number to each listed bot.
//! So simulations with the same seed and the same number of seats play the same deals.
//!
//! **Who sits where.** One listed bot sits in every seat, and is counted for each seat. Several are
//! as many as there are seats. If they play together, they sit as they are listed. If they play
//! against each other, game *i* has the seat order *i* modulo the number of [`seat_orders`], and
//! what is counted is counted for each listed bot, wherever it sat. One against many of another
//! kind ([`Simulation::against`]) takes each seat in turn.

mod orders;
mod seeds;
mod tally;
mod worker;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use stapel_bots::{Playable, Profile};

pub use orders::seat_orders;
pub use tally::{BotTally, PARTS_OF_A_WIN, RoundTally, Tally, TeamTally};
pub use worker::{TIMED_AT_MOST, TIMED_EVERY};

use orders::{listed, seats_of_one};
pub(crate) use seeds::{fnv1a, split_mix};
use worker::{Done, Worker};

/// A game that can be played by the thousand on many threads: every game that bots play.
pub trait Simulated: Playable + Clone + Sync {}

impl<G: Playable + Clone + Sync> Simulated for G {}

/// Whether all seats win or lose together. Otherwise it matters who sits where.
pub(crate) fn is_cooperative<G: Simulated>(rules: &G) -> bool {
    rules.setup().options.kind().about().is_cooperative
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation<G> {
    rules: G,
    /// Each listed bot; one for each seat.
    bots: Vec<Profile>,
    orders: Vec<Vec<usize>>,
    seed: u64,
    /// The listed bot whose turns are timed, if not those of all.
    timed: Option<usize>,
}

/// There are neither one bot nor as many as seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{bots} bots for {seats} seats: name one for all seats, or one for each")]
pub struct BotCount {
    pub seats: u8,
    pub bots: usize,
}

/// What came of a simulation.
#[derive(Clone, Debug)]
pub struct Run {
    pub tally: Tally,
    /// How many games were played: all, unless it was stopped.
    pub games: u64,
    /// How long it took, together with what was played side by side with it.
    pub time: Duration,
    /// How long the bots thought about each turn that was timed, ascending. A turn is everything
    /// that a seat does until the next one's turn, in the time that the bot took and not the rules.
    pub turns: Vec<Duration>,
}

impl<G: Simulated> Simulation<G> {
    /// Games by these rules between these bots: one for all seats, or one for each seat.
    pub fn new(rules: G, bots: &[Profile], seed: &str) -> Result<Simulation<G>, BotCount> {
        let seats = rules.players();
        if let &[bot] = bots {
            return Ok(Simulation::alike(rules, bot, seed));
        }
        if bots.len() != usize::from(seats) {
            return Err(BotCount { seats, bots: bots.len() });
        }
        let orders = match is_cooperative(&rules) {
            true => vec![listed(seats)],
            false => seat_orders(seats),
        };
        Ok(Simulation::with_orders(rules, bots.to_vec(), orders, seed))
    }

    /// Games by these rules with this bot in every seat.
    pub fn alike(rules: G, bot: Profile, seed: &str) -> Simulation<G> {
        let seats = rules.players();
        let bots = vec![bot; usize::from(seats)];
        Simulation::with_orders(rules, bots, vec![listed(seats)], seed)
    }

    /// Games by these rules of one bot against others that are all of another kind. The one is
    /// listed first, takes each seat in turn, and only its turns are timed.
    pub fn against(rules: G, one: Profile, others: Profile, seed: &str) -> Simulation<G> {
        let seats = rules.players();
        let mut bots = vec![others; usize::from(seats)];
        bots[0] = one;
        let mut simulation = Simulation::with_orders(rules, bots, seats_of_one(seats), seed);
        simulation.timed = Some(0);
        simulation
    }

    fn with_orders(
        rules: G,
        bots: Vec<Profile>,
        orders: Vec<Vec<usize>>,
        seed: &str,
    ) -> Simulation<G> {
        Simulation { rules, bots, orders, seed: fnv1a(seed.as_bytes()), timed: None }
    }

    /// The bot that is counted for each place in the tally.
    pub fn bots(&self) -> &[Profile] {
        &self.bots
    }

    /// How many seat orders are played in turn. If it divides the number of games, each of them is
    /// played equally often; otherwise some are played once more than others.
    pub fn orders(&self) -> usize {
        self.orders.len()
    }

    /// Plays so many games on so many threads. `progress` is told whenever games have been played,
    /// and how many more. When `stop` becomes true, no more games are begun, and those that have
    /// begun are given up and not counted.
    pub fn run(
        &self,
        games: u64,
        threads: NonZeroUsize,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Run {
        let run = run_side_by_side(std::slice::from_ref(self), games, threads, progress, stop);
        run.into_iter().next().expect("one simulation, one run")
    }
}

/// Plays so many games of each simulation: the first of each, then the second of each, and so on.
/// So wherever it is stopped, all of them have come about as far, and the time that the rest takes
/// can be told from what was played. Otherwise as [`Simulation::run`].
pub(crate) fn run_side_by_side<G: Simulated>(
    simulations: &[Simulation<G>],
    games: u64,
    threads: NonZeroUsize,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Vec<Run> {
    let begin = Instant::now();
    let abreast = simulations.len() as u64;
    let all = games.saturating_mul(abreast);
    // Game by game: a strong bot's last games should not all be left to one thread, and taking a
    // number costs a weak bot next to nothing.
    let next = AtomicU64::new(0);
    let work = || {
        let mut worker = Worker::new(simulations);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= all {
                return worker.done;
            }
            if !worker.play((index % abreast) as usize, index / abreast, stop) {
                return worker.done;
            }
            progress(1);
        }
    };
    let mut sums: Vec<Done> = simulations.iter().map(Done::nothing).collect();
    let mut add = |done: Vec<Done>| {
        for (sum, done) in sums.iter_mut().zip(&done) {
            sum.add(done);
        }
    };
    thread::scope(|scope| {
        // This thread works, too.
        let others: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
        add(work());
        for other in others {
            match other.join() {
                Ok(done) => add(done),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    let time = begin.elapsed();
    let run = |mut done: Done| {
        done.turns.sort_unstable();
        Run { games: done.tally.games(), tally: done.tally, time, turns: done.turns }
    };
    sums.into_iter().map(run).collect()
}
