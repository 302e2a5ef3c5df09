use std::fmt;

/// How well a bot plays, the weakest first. Every level plays every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Does any legal action, each equally likely.
    Random,
    /// Does what looks best at once, without search.
    Greedy,
    /// Searches a little, and signals.
    Steady,
    /// Searches as much as helps, and signals.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Steady, Level::Expert];

    /// The levels that are offered to people, the weakest first. [`Level::Random`] is for
    /// measurements and tests only.
    pub const OFFERED: [Level; 3] = [Level::Greedy, Level::Steady, Level::Expert];

    /// The level's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Steady => "steady",
            Level::Expert => "expert",
        }
    }

    /// What the level does, in one line.
    pub const fn description(self) -> &'static str {
        match self {
            Level::Random => "does something legal at random; for comparison",
            Level::Greedy => {
                "does what looks best at first sight, without thinking ahead; very fast"
            }
            Level::Steady => {
                "imagines some hundred games before each turn; quick enough for a browser"
            }
            Level::Expert => "imagines thousands of games before each turn; the strongest of all",
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
