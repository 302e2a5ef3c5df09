use std::convert::Infallible;
use std::fmt;

use stapel_rules::{Game, Seat, Turn, Viewer, clear4, piles};

use crate::{Bot, Budget, Profile, Random};

/// How well a bot plays. Every level plays every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// What looks best at once.
    Greedy,
    /// Thinks ahead a little, and talks.
    Steady,
    /// Thinks ahead as well as we know how, and talks.
    Expert,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Greedy, Level::Steady, Level::Expert];

    /// The level's name in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Steady => "steady",
            Level::Expert => "expert",
        }
    }

    /// What the level does, in one honest line.
    pub const fn description(self) -> &'static str {
        match self {
            Level::Random => "does anything legal, each equally likely; for comparison",
            Level::Greedy => "does what looks best at once, without thinking ahead; very fast",
            Level::Steady => {
                "imagines some hundred games before each turn; quick enough for a browser"
            }
            Level::Expert => "imagines thousands of games before each turn; the strongest there is",
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
    /// Something that a seat may say.
    type Signal: Copy + Eq + fmt::Debug;
    /// What the seats have said, as far as it still holds.
    type Talk: Copy + Default + fmt::Debug;

    /// A bot like this; the same seed makes the same bot.
    fn bot(profile: &Profile, seed: u64) -> Box<dyn Bot<Self> + Send>;

    /// How many turns are over, by which turns are told apart.
    fn turns(view: &Self::View) -> u16;

    /// A turn begins, or the players are to agree on a starter: the others may speak, each in turn.
    /// `speak` asks one seat what it says.
    fn converse(
        &self,
        state: &Self::State,
        talk: &mut Self::Talk,
        speak: impl FnMut(Seat, &Self::View, &Self::Talk, &mut dyn FnMut(Self::Signal)),
    );
}

impl Playable for piles::Rules {
    type Signal = piles::Signal;
    type Talk = piles::Talk;

    fn bot(profile: &Profile, seed: u64) -> Box<dyn Bot<Self> + Send> {
        use crate::piles::{Effort, Greedy, Search, Weights};
        let search = |effort| {
            let mut bot = Search::new(effort, profile.talk, seed);
            if let Some(budget) = profile.budget {
                bot = bot.with_budget(budget);
            }
            if profile.learned { bot } else { bot.with_weights(&Weights::PLAIN) }
        };
        match profile.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy if profile.learned => Box::new(Greedy::new()),
            Level::Greedy => Box::new(Greedy::with_weights(Weights::PLAIN)),
            Level::Steady => Box::new(search(Effort::steady)),
            Level::Expert => Box::new(search(Effort::expert)),
        }
    }

    fn turns(view: &piles::View) -> u16 {
        view.turns
    }

    fn converse(
        &self,
        state: &Self::State,
        talk: &mut Self::Talk,
        mut speak: impl FnMut(Seat, &Self::View, &Self::Talk, &mut dyn FnMut(Self::Signal)),
    ) {
        let heard = *talk;
        for seat in Seat::all(self.players()) {
            talk.forget(seat);
            // Whose turn it is has nothing to ask for.
            if self.turn(state) == Turn::Seat(seat) {
                continue;
            }
            let view = self.view(state, Viewer::Seat(seat));
            speak(seat, &view, &heard, &mut |signal| {
                if self.check_signal(state, signal).is_ok() {
                    talk.say(seat, signal);
                }
            });
        }
    }
}

impl Playable for clear4::Rules {
    type Signal = Infallible;
    type Talk = ();

    fn bot(profile: &Profile, seed: u64) -> Box<dyn Bot<Self> + Send> {
        use crate::clear4::{Greedy, Search, Weights};
        let weights = if profile.learned { Weights::TUNED } else { Weights::PLAIN };
        let search = |usual: Budget| Search::new(profile.budget.unwrap_or(usual), weights, seed);
        match profile.level {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(Greedy::new()),
            Level::Steady => Box::new(search(Search::STEADY)),
            Level::Expert => Box::new(search(Search::EXPERT)),
        }
    }

    fn turns(view: &clear4::View) -> u16 {
        view.turns
    }

    /// Everyone plays for themselves and has nothing to say.
    fn converse(
        &self,
        _state: &Self::State,
        _talk: &mut (),
        _speak: impl FnMut(Seat, &Self::View, &(), &mut dyn FnMut(Infallible)),
    ) {
    }
}
