use std::fmt;

use stapel_rules::{Game, clear4, piles};

use crate::{Bot, Random};

/// How well a bot plays. Every level plays every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// What looks best at once.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The level's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// What the level does, in one honest line.
    pub const fn description(self) -> &'static str {
        match self {
            Level::Random => "does anything legal, each equally likely; for comparison",
            Level::Greedy => "does what looks best at once, without thinking ahead; very fast",
        }
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A game that bots of every level play.
pub trait Playable: Game {
    /// A bot of this level; the same seed makes the same bot.
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self> + Send>;
}

impl Playable for piles::Rules {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self> + Send> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(crate::piles::Greedy::new()),
        }
    }
}

impl Playable for clear4::Rules {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self> + Send> {
        match level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(crate::clear4::Greedy::new()),
        }
    }
}
