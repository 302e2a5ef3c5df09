//! Several bots over several numbers of players, all with the same deals.
//!
//! An [`Arena`] has a cell for each bot and number of players. In a game that all play together the
//! bot sits in every seat. In one where everyone plays for themselves it is alone against bots of
//! another kind, the field, and takes each seat in turn.
//!
//! Each cell is a [`Simulation`] with the arena's seed. So all bots of a number of players get the
//! same deals, and a cell can be played again by itself. They are played side by side, deal by deal:
//! an arena that is stopped has about as many games of each.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use stapel_bots::Profile;

use crate::simulate::{Run, Simulated, Simulation, is_cooperative, run_side_by_side};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Arena<G> {
    /// Number of players, bot, and what they play.
    cells: Vec<(u8, Profile)>,
    simulations: Vec<Simulation<G>>,
}

/// How one bot fared with one number of players.
#[derive(Clone, Debug)]
pub struct Cell {
    pub players: u8,
    pub bot: Profile,
    /// What came of it. Where everyone plays for themselves, the bot is the first of the tally and
    /// only its turns are timed.
    pub run: Run,
}

impl<G: Simulated> Arena<G> {
    /// A cell for each of the rules and each bot, the bots of the first rules first. The field is
    /// whom bots play against where they don't play together.
    pub fn new(rules: &[G], bots: &[Profile], field: Profile, seed: &str) -> Arena<G> {
        let mut arena = Arena { cells: Vec::new(), simulations: Vec::new() };
        for rules in rules {
            for &bot in bots {
                arena.cells.push((rules.players(), bot));
                arena.simulations.push(match is_cooperative(rules) {
                    true => Simulation::alike(rules.clone(), bot, seed),
                    false => Simulation::against(rules.clone(), bot, field, seed),
                });
            }
        }
        arena
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.cells.len()
    }

    /// Plays so many games in each cell, on so many threads. `progress` is told whenever games have
    /// been played, and how many more. When `stop` becomes true, no more games are begun, and those
    /// that have begun are given up and not counted.
    pub fn run(
        &self,
        games: u64,
        threads: NonZeroUsize,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Vec<Cell> {
        let runs = run_side_by_side(&self.simulations, games, threads, progress, stop);
        let cell = |(&(players, bot), run)| Cell { players, bot, run };
        self.cells.iter().zip(runs).map(cell).collect()
    }
}
