//! Going on from the middle of The Game and Extreme.

use alloc::vec::Vec;

use super::{Card, CardSet, Pile, Rules, Seen, Spread, State};
use crate::{Midway, Seat, SeatSet};

impl Midway for Rules {
    fn secrets(&self, state: &State, deck: &[Card], knowing: SeatSet) -> Vec<usize> {
        let others = Seat::all(self.players).filter(|&seat| !knowing.contains(seat));
        let unseen = others.fold(state.undrawn(), |all, seat| all | state.hand(seat));
        (0..deck.len()).filter(|&index| unseen.contains(deck[index])).collect()
    }

    /// The draw pile is what lies last.
    fn deck_from(&self, state: &State) -> Vec<Card> {
        let drawn = CardSet::ALL - state.undrawn();
        drawn.into_iter().chain(state.undrawn()).collect()
    }

    fn fits(&self, state: &State, deck: &[Card]) -> bool {
        let undrawn = state.undrawn();
        let pile = deck.iter().rev().take(usize::from(undrawn.len()));
        deck.len() == Card::COUNT && pile.into_iter().all(|&card| undrawn.contains(card))
    }

    /// Under the top of a pile may lie anything that fits, and nobody knows what.
    fn spread_from(&self, state: &State) -> Spread {
        let mut spread = Spread::new();
        for pile in Pile::ALL {
            if let Some(card) = Card::new(state.top(pile)) {
                spread.note(&Seen::Laid { seat: state.seat, card, pile, trick: false });
            }
        }
        spread
    }
}
