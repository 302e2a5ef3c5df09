//! Going on from the middle of Clear 4!.

use alloc::vec::Vec;

use super::engine::HAND;
use super::{Counts, Draw, Face, Layer, Rules, Spread, State, Value};
use crate::{Game, Midway, Seat, SeatSet};

impl Midway for Rules {
    fn secrets(&self, state: &State, deck: &[Face], knowing: SeatSet) -> Vec<usize> {
        let dealt = Rules::DEALT * usize::from(self.players);
        let mut hidden: Vec<usize> = (dealt..deck.len()).collect();
        for seat in Seat::all(self.players) {
            let stacks = state.stacks(seat);
            for (layer, there) in [(Layer::Down, stacks.down), (Layer::Blind, stacks.blind)] {
                let index = |stack| self.deck_index(state, Draw { seat, stack, layer });
                hidden.extend(there.iter().map(index));
            }
            if !knowing.contains(seat) {
                // What nobody saw being taken was dealt to the hand. Where the game began in its middle it may have come
                // from elsewhere, and then it stays.
                let mut unknown = state.hand(seat) - state.known(seat);
                let hand = Rules::DEALT * seat.index() + HAND..Rules::DEALT * (seat.index() + 1);
                hidden.extend(hand.filter(|&index| unknown.remove(deck[index])));
            }
        }
        hidden
    }

    fn deck_from(&self, state: &State) -> Vec<Face> {
        let unseen: Vec<Face> = state.unseen().iter().collect();
        let mut rest = (Counts::DECK - state.unseen()).iter();
        let mut deck: Vec<Face> = self.full_deck();
        let places = self.secrets(state, &deck, Seat::all(self.players).collect());
        let mut hidden = unseen.into_iter();
        for (index, face) in deck.iter_mut().enumerate() {
            let next = if places.contains(&index) { hidden.next() } else { rest.next() };
            *face = next.unwrap_or(*face);
        }
        deck
    }

    fn fits(&self, state: &State, deck: &[Face]) -> bool {
        let places = self.secrets(state, deck, Seat::all(self.players).collect());
        let hidden: Counts = places.into_iter().map(|index| deck[index]).collect();
        deck.len() == Face::DECK && hidden == state.unseen()
    }

    /// The run lies on top, its numbers first. What lies under it, and what left the game before what, nobody knows.
    fn spread_from(&self, state: &State) -> Spread {
        let mut below = state.pile;
        let mut run: Vec<(Face, Option<Value>)> = Vec::new();
        if let Some(top) = state.run {
            let kinds = [Face::number(top.value), Face::JOKER];
            let cards =
                kinds.into_iter().flat_map(|face| (0..below.count(face)).map(move |_| face));
            run.extend(cards.take(top.count.into()).map(|face| (face, Some(top.value))));
            below -= run.iter().map(|&(face, _)| face).collect();
        }
        // Values fall from bottom to top. A joker may count for any of them, or for none.
        let mut under: Vec<Face> = below.iter().collect();
        under.sort_by_key(|face| core::cmp::Reverse(face.value()));
        let under = under.into_iter().map(|face| (face, face.value()));
        Spread::from_parts(under.chain(run).collect(), state.out.iter().collect())
    }
}
