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

pub mod clear4;
mod level;
pub mod piles;
mod random;

pub use level::{Level, Playable};
pub use random::Random;

use stapel_rules::{Game, Seat};

/// A player of one seat.
pub trait Bot<G: Game> {
    /// What the bot does now, it being its turn. The view is that of its own seat.
    fn act(&mut self, rules: &G, view: &G::View) -> G::Action;

    /// How gladly the bot would begin, where the players agree on a starter (G3): more is gladder.
    /// It sees its own hand and nobody else's.
    fn eagerness(&mut self, _rules: &G, _view: &G::View) -> i32 {
        0
    }
}

/// The seat that the table names to start when everyone has said how gladly they would: the
/// gladdest, and of equals the first.
pub fn starter(eagerness: impl IntoIterator<Item = i32>) -> Seat {
    let gladdest =
        eagerness.into_iter().enumerate().fold(None, |best, (index, gladness)| match best {
            Some((_, other)) if other >= gladness => best,
            _ => Some((index, gladness)),
        });
    gladdest.and_then(|(index, _)| Seat::new(index)).unwrap_or(Seat::FIRST)
}
