use alloc::vec::Vec;

use crate::{SeatSet, TableGame};

/// What it takes to go on from the middle of a game: with the cards as they lie, with the hidden ones dealt anew, or
/// from a position whose beginning nobody has seen.
///
/// Decks are whole decks here too, as [`Dealt`](crate::Dealt) wants them: the cards that are still to be drawn lie
/// where the game looks for them.
pub trait Midway: TableGame {
    /// The places in this deck, which led to the position, of the cards that these seats can't know by now, whatever
    /// they tell each other. With all seats these are the cards that nobody has seen.
    ///
    /// Equal cards are the same to everyone, so which of them is counted as hidden is no matter.
    fn secrets(&self, state: &Self::State, deck: &[Self::Card], knowing: SeatSet) -> Vec<usize>;

    /// A deck that goes on from a position. The cards that nobody has seen are in their places, in no order that would
    /// be fair: shuffle those that [`secrets`](Midway::secrets) names.
    fn deck_from(&self, state: &Self::State) -> Vec<Self::Card>;

    /// Whether what is still to be drawn from a whole deck are the cards that nobody has seen in this position.
    fn fits(&self, state: &Self::State, deck: &[Self::Card]) -> bool;

    /// What lies on the table, as far as the position tells. What lies under the tops of piles, for example, it
    /// does not.
    fn spread_from(&self, state: &Self::State) -> Self::Spread;
}
