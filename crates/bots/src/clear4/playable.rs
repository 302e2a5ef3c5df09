use stapel_rules::clear4::{Rules, View};

use super::{Greedy, Search, Weights};
use crate::{Bot, Budget, Level, Playable, Profile, Random};

impl Playable for Rules {
    fn bot(profile: &Profile, seed: u64) -> Box<dyn Bot<Self> + Send> {
        let weights = if profile.learned { Weights::TUNED } else { Weights::PLAIN };
        let search = |usual: Budget| Search::new(profile.budget.unwrap_or(usual), weights, seed);
        match profile.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(Greedy::new()),
            Level::Steady => Box::new(search(Search::STEADY)),
            Level::Expert => Box::new(search(Search::EXPERT)),
        }
    }

    fn turns(view: &View) -> u16 {
        view.turns
    }
}
