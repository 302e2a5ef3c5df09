//! What one thread of a simulation does.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use stapel_bots::Bot;
use stapel_rules::Seat;

use super::seeds::split_mix;
use super::{Simulated, Simulation, Tally, is_cooperative};
use crate::play::{Seats, Simulator};

/// Turns are timed in every game whose number this divides: often enough to know, and seldom enough
/// that reading the clock doesn't slow down a fast bot. It has no divisor in common with any number
/// of seat orders, so that all of them are timed alike.
pub const TIMED_EVERY: u64 = 17;

/// No more games than this are timed, so that what is kept of a long run has a bound.
pub const TIMED_AT_MOST: u64 = 10_000;

/// What one thread has done of one simulation.
pub(super) struct Done {
    pub(super) tally: Tally,
    pub(super) turns: Vec<Duration>,
}

impl Done {
    pub(super) fn nothing<G: Simulated>(simulation: &Simulation<G>) -> Done {
        Done { tally: Tally::new(is_cooperative(&simulation.rules)), turns: Vec::new() }
    }

    pub(super) fn add(&mut self, other: &Done) {
        self.tally.add(&other.tally);
        self.turns.extend_from_slice(&other.turns);
    }
}

/// One thread, with a simulator for each simulation.
pub(super) struct Worker<'s, G: Simulated> {
    simulations: &'s [Simulation<G>],
    simulators: Vec<Simulator<G>>,
    /// The bots of the game under way. Every game has new ones; the list is kept to save allocations.
    seats: Vec<Box<dyn Bot<G> + Send>>,
    pub(super) done: Vec<Done>,
}

impl<'s, G: Simulated> Worker<'s, G> {
    pub(super) fn new(simulations: &'s [Simulation<G>]) -> Worker<'s, G> {
        Worker {
            simulations,
            simulators: simulations.iter().map(|one| Simulator::new(one.rules.clone())).collect(),
            seats: Vec::new(),
            done: simulations.iter().map(Done::nothing).collect(),
        }
    }

    /// Plays the game with this number and counts it, unless it is stopped before the end; whether
    /// it was played.
    pub(super) fn play(&mut self, simulation: usize, index: u64, stop: &AtomicBool) -> bool {
        let Simulation { bots, orders, seed, timed, .. } = &self.simulations[simulation];
        let (simulator, done) = (&mut self.simulators[simulation], &mut self.done[simulation]);
        let stop = || stop.load(Ordering::Relaxed);
        let game_seed = split_mix(*seed, index);
        let order = &orders[(index % orders.len() as u64) as usize];
        let seats = &mut self.seats;
        seats.clear();
        seats.extend(order.iter().map(|&bot| G::bot(&bots[bot], split_mix(game_seed, bot as u64))));
        let played = if index.is_multiple_of(TIMED_EVERY) && index / TIMED_EVERY < TIMED_AT_MOST {
            let only = timed.map(|timed| order.iter().position(|&bot| bot == timed));
            let only = only.flatten().and_then(Seat::new);
            let turns = &mut done.turns;
            let mut timed = Timed { seats, turns, only, last: None };
            simulator.play_unless(stop, game_seed, &mut timed)
        } else {
            simulator.play_unless(stop, game_seed, &mut seats[..])
        };
        if let Some(played) = &played {
            done.tally.count(&played.outcome, order);
        }
        played.is_some()
    }
}

/// Bots whose turns are timed.
struct Timed<'t, G: Simulated> {
    seats: &'t mut [Box<dyn Bot<G> + Send>],
    turns: &'t mut Vec<Duration>,
    /// The seat that is timed, if not all of them.
    only: Option<Seat>,
    /// The turn that the last of the times is about.
    last: Option<(Seat, u16)>,
}

impl<G: Simulated> Seats<G> for Timed<'_, G> {
    fn bot(&mut self, seat: Seat) -> &mut dyn Bot<G> {
        self.seats.bot(seat)
    }

    fn act(
        &mut self,
        seat: Seat,
        rules: &G,
        view: &G::View,
        talk: &G::Talk,
        actions: &mut Vec<G::Action>,
    ) {
        if self.only.is_some_and(|only| only != seat) {
            return self.seats.act(seat, rules, view, talk, actions);
        }
        let begin = Instant::now();
        self.seats.act(seat, rules, view, talk, actions);
        let time = begin.elapsed();
        let turn = Some((seat, G::turns(view)));
        match self.turns.last_mut() {
            Some(last) if self.last == turn => *last += time,
            _ => self.turns.push(time),
        }
        self.last = turn;
    }
}
