use stapel_rules::piles::{Rules, Signal, Start, View};
use stapel_rules::{Game, Seat, TableGame, Turn, Viewer};

use super::{Effort, Greedy, Search, Weights};
use crate::{Bot, Level, Playable, Profile, Random};

impl Playable for Rules {
    fn bot(profile: &Profile, seed: u64) -> Box<dyn Bot<Self> + Send> {
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

    fn turns(view: &View) -> u16 {
        view.turns
    }

    fn indifferent_opening() -> Option<Signal> {
        Some(Signal::Start(Start::Could))
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
