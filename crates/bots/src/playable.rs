use stapel_rules::{Seat, TableGame};

use crate::{Bot, Profile};

/// A game that bots of every level play.
pub trait Playable: TableGame {
    /// A bot with this profile; the same seed makes the same bot.
    fn bot(profile: &Profile, seed: u64) -> Box<dyn Bot<Self> + Send>;

    /// How many turns are over, by which turns are told apart.
    fn turns(view: &Self::View) -> u16;

    /// The signal of a bot that doesn't mind who starts, in games whose players agree on a starter.
    fn indifferent_opening() -> Option<Self::Signal> {
        None
    }

    /// A turn begins, or the players are to agree on a starter: the others may speak, each in turn.
    /// `speak` asks one seat what it says.
    /// Games without signals need not say anything here.
    fn converse(
        &self,
        _state: &Self::State,
        _talk: &mut Self::Talk,
        _speak: impl FnMut(Seat, &Self::View, &Self::Talk, &mut dyn FnMut(Self::Signal)),
    ) {
    }
}
