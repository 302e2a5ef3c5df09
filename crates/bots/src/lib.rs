//! Players that see what a seat may see, and nothing more.
//!
//! A [`Bot`] is asked for an action with a [`View`](stapel_rules::Game::View): the same that a
//! person at that seat is shown. There is no way to hand it a state. Bots take a seed and are
//! otherwise a function of what they are shown, so a game with bots can be played again exactly.
//!
//! | level | what it does |
//! |---|---|
//! | [`Level::Random`] | any legal action, each equally likely |
//! | [`Level::Greedy`] | the action that looks best at once, by a tuned rule of thumb; very fast |
//! | [`Level::Steady`] | a small search over imagined deals, for a browser tab |
//! | [`Level::Expert`] | the same, larger |

mod any;
pub mod clear4;
mod clock;
mod level;
pub mod piles;
mod playable;
mod profile;
mod random;

pub use any::AnyBot;
pub use level::Level;
pub use playable::Playable;
pub use profile::{Budget, Profile, ProfileError};
pub use random::Random;

/// A player of one seat.
pub trait Bot<G: Playable> {
    /// What the bot does now, it being its turn. The view is that of its own seat; the talk is what
    /// everyone has said.
    fn act(&mut self, rules: &G, view: &G::View, talk: &G::Talk) -> G::Action;

    /// What the bot does now, and after it whatever it is certain to do next in the same turn: just
    /// what [`act`](Bot::act) would answer if it were asked each time. A table that has many games to
    /// play asks so, and shows the bot a view once a turn and not once an action.
    fn act_ahead(
        &mut self,
        rules: &G,
        view: &G::View,
        talk: &G::Talk,
        actions: &mut Vec<G::Action>,
    ) {
        actions.push(self.act(rules, view, talk));
    }

    /// What the bot says before another seat's turn. It says nothing unless it has something to say.
    fn speak(
        &mut self,
        _rules: &G,
        _view: &G::View,
        _talk: &G::Talk,
        _say: &mut dyn FnMut(G::Signal),
    ) {
    }

    /// What the bot signals while the players agree on a starter (G3). It sees its own hand and nobody
    /// else's.
    fn open(&mut self, _rules: &G, _view: &G::View) -> Option<G::Signal> {
        None
    }

    /// Whether the bot ever speaks: those who don't need not be asked.
    fn speaks(&self) -> bool {
        false
    }
}
