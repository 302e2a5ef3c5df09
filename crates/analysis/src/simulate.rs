//! Many games between bots, on many threads, always with the same result.
//!
//! A [`Simulation`] says what is played, and [`Simulation::run`] plays it. Everything about game
//! number *i* follows from the seed and *i*: its deal, its bots, and who sits where. Results are
//! sums of whole numbers. So neither the number of threads nor their pace changes a result.
//!
//! **Seeds.** The seed of a simulation is a text. FNV-1a (64 bits) makes a number of it, and
//! SplitMix64 started with that number gives game *i* its number, the *i*-th counted from 0. The
//! game is dealt from that number; SplitMix64 started with it gives a number to each listed bot.
//!
//! **Who sits where.** One listed bot sits in every seat, and is counted for each seat. Several are
//! as many as there are seats. If they play together, they sit as they are listed. If they play
//! against each other, game *i* has the seat order *i* modulo the number of [`seat_orders`], and
//! what is counted is counted for each listed bot, wherever it sat.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use stapel_bots::{Bot, Playable, Profile};
use stapel_rules::piles::Start;
use stapel_rules::{Loss, MAX_SEATS, Outcome, Seat, clear4, piles};

use crate::play::{Seats, Table};
use crate::stats;

/// Turns are timed in every game whose number this divides: often enough to know, and seldom enough
/// that reading the clock doesn't slow down a fast bot.
pub const TIMED_EVERY: u64 = 16;

/// No more games than this are timed, so that what is kept of a long run has a bound.
pub const TIMED_AT_MOST: u64 = 10_000;

/// A win counts for this many parts: it can be shared by up to six without a remainder.
pub const PARTS_OF_A_WIN: u64 = 60;

/// How many cards there are to be left at most, and none.
const LEFT: usize = 99;

/// A game that can be played by the thousand and counted.
pub trait Simulated: Playable + Clone + Sync {
    /// What is counted.
    type Tally: Tally;

    /// Whether everyone plays for themselves, so that it matters who sits where.
    const COMPETITIVE: bool;
}

impl Simulated for piles::Rules {
    type Tally = TeamTally;
    const COMPETITIVE: bool = false;
}

impl Simulated for clear4::Rules {
    type Tally = RoundTally;
    const COMPETITIVE: bool = true;
}

/// What is counted over many games. All of it are sums, so that the order doesn't matter.
pub trait Tally: Default + Send {
    /// Counts a game. `order` says for each seat which listed bot sat there.
    fn count(&mut self, outcome: &Outcome, order: &[usize]);

    /// Adds what another has counted.
    fn add(&mut self, other: &Self);
}

/// How a team fared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamTally {
    /// Games.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games that count as excellent: won, or fewer than ten cards left (G9).
    pub excellent: u64,
    /// How many games ended with 0, 1, … 98 cards left.
    pub left: [u64; LEFT],
    /// How many games were lost for each reason, in the order of [`Loss::ALL`].
    pub losses: [u64; Loss::ALL.len()],
}

impl Default for TeamTally {
    fn default() -> TeamTally {
        TeamTally { games: 0, wins: 0, excellent: 0, left: [0; LEFT], losses: Default::default() }
    }
}

impl TeamTally {
    /// The mean number of cards left, wins included.
    pub fn mean_left(&self) -> Option<f64> {
        let sum: u64 = (0..).zip(self.left).map(|(left, games): (u64, u64)| left * games).sum();
        stats::mean(sum as i64, self.games)
    }
}

impl Tally for TeamTally {
    fn count(&mut self, outcome: &Outcome, _order: &[usize]) {
        self.games += 1;
        self.excellent += u64::from(outcome.is_excellent());
        match *outcome {
            Outcome::Lost { reason, left } => {
                self.left[usize::from(left)] += 1;
                for (count, other) in self.losses.iter_mut().zip(Loss::ALL) {
                    *count += u64::from(other == reason);
                }
            }
            Outcome::Won | Outcome::Round { .. } => {
                self.wins += 1;
                self.left[0] += 1;
            }
        }
    }

    fn add(&mut self, other: &TeamTally) {
        self.games += other.games;
        self.wins += other.wins;
        self.excellent += other.excellent;
        add_each(&mut self.left, &other.left);
        add_each(&mut self.losses, &other.losses);
    }
}

fn add_each(sums: &mut [u64], others: &[u64]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

/// How bots fared against each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoundTally {
    /// Games.
    pub games: u64,
    /// Games that the turn cap ended (C14).
    pub capped: u64,
    /// How each listed bot fared. Where one sits in every seat, how it fared in each.
    pub bots: [BotTally; MAX_SEATS],
}

/// How one bot fared against others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BotTally {
    /// Wins, in parts: [`PARTS_OF_A_WIN`] for a win alone, a share of it for one that was shared.
    pub win_parts: u64,
    /// The sum of points, minus one for each card left.
    pub points: i64,
    /// How often it sat in each seat.
    pub sat: [u64; MAX_SEATS],
}

impl BotTally {
    /// How many games it won, shared ones in part.
    pub fn wins(&self) -> f64 {
        self.win_parts as f64 / PARTS_OF_A_WIN as f64
    }
}

impl Tally for RoundTally {
    fn count(&mut self, outcome: &Outcome, order: &[usize]) {
        self.games += 1;
        let mut share = PARTS_OF_A_WIN;
        if let Outcome::Round { winners, capped, .. } = *outcome {
            self.capped += u64::from(capped);
            share /= winners.len().max(1) as u64;
        }
        for (seat, &bot) in Seat::all(order.len() as u8).zip(order) {
            let bot = &mut self.bots[bot];
            bot.points += i64::from(outcome.points(seat));
            bot.sat[seat.index()] += 1;
            if outcome.is_win_for(seat) {
                bot.win_parts += share;
            }
        }
    }

    fn add(&mut self, other: &RoundTally) {
        self.games += other.games;
        self.capped += other.capped;
        for (bot, other) in self.bots.iter_mut().zip(&other.bots) {
            bot.win_parts += other.win_parts;
            bot.points += other.points;
            add_each(&mut bot.sat, &other.sat);
        }
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation<G> {
    rules: G,
    /// Each listed bot; one for each seat.
    bots: Vec<Profile>,
    orders: Vec<Vec<usize>>,
    seed: u64,
}

/// There are neither one bot nor as many as seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotCount {
    /// How many seats there are.
    pub seats: u8,
    /// How many bots were listed.
    pub bots: usize,
}

impl fmt::Display for BotCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BotCount { seats, bots } = self;
        write!(f, "{bots} bots for {seats} seats: name one for all seats, or one for each")
    }
}

impl std::error::Error for BotCount {}

/// What came of a simulation.
#[derive(Clone, Debug)]
pub struct Run<T> {
    /// What was counted.
    pub tally: T,
    /// How many games were played: all, unless it was stopped.
    pub games: u64,
    /// How long it took.
    pub time: Duration,
    /// How long the bots thought about each turn that was timed, ascending. A turn is everything
    /// that a seat does until the next one's turn, in the time that the bot took and not the rules.
    pub turns: Vec<Duration>,
}

impl<G: Simulated> Simulation<G> {
    /// Games by these rules between these bots: one for all seats, or one for each seat.
    pub fn new(rules: G, bots: &[Profile], seed: &str) -> Result<Simulation<G>, BotCount> {
        let seats = rules.players();
        let (bots, orders) = match bots {
            &[bot] => (vec![bot; usize::from(seats)], vec![listed(seats)]),
            _ if bots.len() != usize::from(seats) => {
                return Err(BotCount { seats, bots: bots.len() });
            }
            _ if G::COMPETITIVE => (bots.to_vec(), seat_orders(seats)),
            _ => (bots.to_vec(), vec![listed(seats)]),
        };
        Ok(Simulation { rules, bots, orders, seed: fnv1a(seed.as_bytes()) })
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
    /// and how many more; when `stop` becomes true, games that have begun are finished and no more
    /// are begun.
    pub fn run(
        &self,
        games: u64,
        threads: NonZeroUsize,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Run<G::Tally> {
        let begin = Instant::now();
        // Small pieces, so that no thread has much left when the others are done; but not so small
        // that they all stand in line for the next one.
        let piece = (games / (threads.get() as u64 * 32)).clamp(1, 64);
        let next = AtomicU64::new(0);
        let work = || {
            let mut worker = Worker::new(self);
            loop {
                let first = next.fetch_add(piece, Ordering::Relaxed);
                if first >= games {
                    return worker.done;
                }
                for index in first..games.min(first + piece) {
                    if stop.load(Ordering::Relaxed) {
                        return worker.done;
                    }
                    worker.play(index);
                    progress(1);
                }
            }
        };
        let mut sum = Done::default();
        thread::scope(|scope| {
            // This thread works, too.
            let others: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
            sum.add(&work());
            for other in others {
                match other.join() {
                    Ok(done) => sum.add(&done),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        sum.turns.sort_unstable();
        Run { tally: sum.tally, games: sum.games, time: begin.elapsed(), turns: sum.turns }
    }
}

/// What one thread has done.
#[derive(Default)]
struct Done<T> {
    tally: T,
    games: u64,
    turns: Vec<Duration>,
}

impl<T: Tally> Done<T> {
    fn add(&mut self, other: &Done<T>) {
        self.tally.add(&other.tally);
        self.games += other.games;
        self.turns.extend_from_slice(&other.turns);
    }
}

/// One thread's table.
struct Worker<'s, G: Simulated> {
    simulation: &'s Simulation<G>,
    table: Table<G>,
    done: Done<G::Tally>,
}

impl<'s, G: Simulated> Worker<'s, G> {
    fn new(simulation: &'s Simulation<G>) -> Worker<'s, G> {
        Worker { simulation, table: Table::new(simulation.rules.clone()), done: Done::default() }
    }

    fn play(&mut self, index: u64) {
        let Simulation { bots, orders, seed, .. } = self.simulation;
        let game_seed = split_mix(*seed, index);
        let order = &orders[(index % orders.len() as u64) as usize];
        let mut seats: Vec<Box<dyn Bot<G> + Send>> =
            order.iter().map(|&bot| G::bot(&bots[bot], split_mix(game_seed, bot as u64))).collect();
        let played = if index.is_multiple_of(TIMED_EVERY) && index / TIMED_EVERY < TIMED_AT_MOST {
            let turns = &mut self.done.turns;
            self.table.play(game_seed, &mut Timed { seats: &mut seats, turns, last: None })
        } else {
            self.table.play(game_seed, &mut seats[..])
        };
        self.done.tally.count(&played.outcome, order);
        self.done.games += 1;
    }
}

/// Bots with a clock beside them.
struct Timed<'t, G: Simulated> {
    seats: &'t mut [Box<dyn Bot<G> + Send>],
    turns: &'t mut Vec<Duration>,
    /// The turn that the last of the times is about.
    last: Option<(Seat, u16)>,
}

impl<G: Simulated> Seats<G> for Timed<'_, G> {
    fn act(&mut self, seat: Seat, rules: &G, view: &G::View, talk: &G::Talk) -> G::Action {
        let begin = Instant::now();
        let action = self.seats[seat.index()].act(rules, view, talk);
        let time = begin.elapsed();
        let turn = Some((seat, G::turns(view)));
        match self.turns.last_mut() {
            Some(last) if self.last == turn => *last += time,
            _ => self.turns.push(time),
        }
        self.last = turn;
        action
    }

    fn anyone_speaks(&self) -> bool {
        self.seats.anyone_speaks()
    }

    fn speak(
        &mut self,
        seat: Seat,
        rules: &G,
        view: &G::View,
        talk: &G::Talk,
        say: &mut dyn FnMut(G::Signal),
    ) {
        self.seats.speak(seat, rules, view, talk, say);
    }

    fn would_start(&mut self, seat: Seat, rules: &G, view: &G::View) -> Start {
        self.seats[seat.index()].would_start(rules, view)
    }
}

/// The seat order in which everyone sits as listed.
fn listed(seats: u8) -> Vec<usize> {
    (0..usize::from(seats)).collect()
}

/// The seat orders that are played in turn at a table with so many seats: for each seat, which of
/// the listed bots sits there.
///
/// Up to four seats these are all of them, at most 24. For more there would be hundreds, more than a
/// short run has games; then it is all rotations of the list. There, too, every bot is in every
/// seat equally often, but it always has the same neighbours.
pub fn seat_orders(seats: u8) -> Vec<Vec<usize>> {
    let mut orders = vec![listed(seats)];
    if seats > 4 {
        let mut rotated = listed(seats);
        for _ in 1..seats {
            rotated.rotate_left(1);
            orders.push(rotated.clone());
        }
        return orders;
    }
    // Every way to swap each seat with itself or one before it leads to another order.
    for seat in 1..usize::from(seats) {
        for index in 0..orders.len() {
            for other in 0..seat {
                let mut order = orders[index].clone();
                order.swap(seat, other);
                orders.push(order);
            }
        }
    }
    orders
}

/// FNV-1a with 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The number with this index, counted from 0, that SplitMix64 gives when started with the seed.
fn split_mix(seed: u64, index: u64) -> u64 {
    let mut z = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Published test values of both functions.
    #[test]
    fn seeds_are_mixed_as_documented() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
        assert_eq!(split_mix(0, 0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(split_mix(1_234_567, 0), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(1_234_567, 4), 16_408_922_859_458_223_821);
    }

    #[test]
    fn every_seat_order_is_there_once() {
        for (seats, expected) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 5), (6, 6)] {
            let orders = seat_orders(seats);
            assert_eq!(orders.len(), expected);
            assert_eq!(orders.iter().collect::<BTreeSet<_>>().len(), expected);
            for order in &orders {
                let mut sorted = order.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, listed(seats));
            }
            // Every bot is in every seat equally often.
            for seat in 0..usize::from(seats) {
                for bot in 0..usize::from(seats) {
                    let often = orders.iter().filter(|order| order[seat] == bot).count();
                    assert_eq!(often * usize::from(seats), expected);
                }
            }
        }
    }

    #[test]
    fn a_shared_win_is_shared_without_a_remainder() {
        let mut tally = RoundTally::default();
        let winners = [0, 2, 3].into_iter().filter_map(Seat::new).collect();
        let outcome = Outcome::Round { winners, left: [1, 2, 1, 1, 0, 0], capped: true };
        tally.count(&outcome, &[3, 2, 1, 0]);
        let parts = tally.bots.map(|bot| bot.win_parts);
        assert_eq!((parts, tally.capped), ([20, 20, 0, 20, 0, 0], 1));
        assert_eq!(tally.bots.map(|bot| bot.points), [-1, -1, -2, -1, 0, 0]);
    }
}
