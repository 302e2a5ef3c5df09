//! Bounds: what holds for every line from a position on, such as that it can't be won any more.

use stapel_rules::piles::{Command, Rules, State, Status};
use stapel_rules::{Card, CardSet, Seat};

/// The most seats these games have; those that don't play have no cards.
const SEATS: u8 = 5;

/// The cards that want others with them: of Extreme, in The Game there are none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanting {
    skulls: CardSet,
    threes: CardSet,
}

impl Wanting {
    pub(super) fn new(rules: &Rules) -> Wanting {
        let with = |wanted| {
            Card::all().filter(|&card| rules.layout().command(card) == Some(wanted)).collect()
        };
        Wanting { skulls: with(Command::Skull), threes: with(Command::Three) }
    }

    /// Whether the position is lost for sure, because a hand that gets no more cards can't obey its
    /// commands: nothing but skulls, of which the last can't be covered (X4), or a three that lacks
    /// cards to go with it (X7).
    #[inline]
    pub(super) fn doom(&self, state: &State) -> bool {
        if !state.undrawn().is_empty() || state.status != Status::Playing {
            return false;
        }
        Seat::all(SEATS).any(|seat| {
            let hand = state.hand(seat);
            if (hand & (self.skulls | self.threes)).is_empty() {
                return false;
            }
            // Cards laid in this turn count for a three as long as there are not three of them yet.
            let laid = if seat == state.seat && state.laid < 3 { state.laid } else { 0 };
            let few = hand.len() + laid < 3;
            self.skulls.is_superset(hand) || (few && !(hand & self.threes).is_empty())
        })
    }
}

/// How many cards stay left for sure, whatever the hands and the draw order are.
///
/// A card that fits no pile now can still be saved by going back: the top goes down by ten as long
/// as the next card of the chain is there, perhaps after it went up to where a chain begins. Each
/// pile is looked at as if it had all remaining cards for itself, in any order and without commands.
/// What even then reaches no pile is lost.
pub(super) fn stay_left(state: &State) -> u8 {
    let remaining = remaining(state).bits();
    let [a, b, c, d] = state.tops;
    let fit = (u128::MAX << (a.min(b) + 1)) | ((1 << c.max(d)) - 1);
    // Nearly always every card fits somewhere, and that is quickly seen.
    if remaining & !fit == 0 {
        return 0;
    }
    let mirrored = mirror(remaining);
    let ascending = reach(remaining, a) | reach(remaining, b);
    let descending = reach(mirrored, 101 - c) | reach(mirrored, 101 - d);
    (remaining & !(ascending | mirror(descending))).count_ones() as u8
}

/// The cards in hands and draw pile.
#[inline]
fn remaining(state: &State) -> CardSet {
    Seat::all(SEATS).fold(state.undrawn(), |all, seat| all | state.hand(seat))
}

/// Takes card *n* to 101 − *n*, so that piles that descend can be treated like those that ascend.
fn mirror(cards: u128) -> u128 {
    cards.reverse_bits() >> 26
}

/// The cards that could come onto an ascending pile with this top.
fn reach(remaining: u128, top: u8) -> u128 {
    let mut reached = 1u128 << top;
    loop {
        let onward = remaining & (u128::MAX << (reached.trailing_zeros() + 1));
        let back = remaining & (reached >> 10);
        let more = reached | onward | back;
        if more == reached {
            // The top itself lies there already.
            return reached & remaining;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u8]) -> u128 {
        numbers.iter().fold(0, |set, number| set | 1 << number)
    }

    #[test]
    fn a_pile_reaches_what_is_onward_and_what_chains_lead_back_to() {
        let remaining = cards(&[20, 30, 35, 47, 57, 90]);
        assert_eq!(reach(remaining, 60), cards(&[90]));
        // Back from the top, then up from there.
        assert_eq!(reach(remaining, 40), cards(&[20, 30, 35, 47, 57, 90]));
        // Up to 57, back to 47, which leads nowhere new.
        assert_eq!(reach(remaining, 50), cards(&[47, 57, 90]));
        assert_eq!(reach(remaining, 95), 0);
        assert_eq!(reach(cards(&[12, 3]), 13), cards(&[3, 12]));
    }

    #[test]
    fn the_mirror_takes_each_direction_to_the_other() {
        for number in 2..=99u8 {
            assert_eq!(mirror(1 << number), 1 << (101 - number));
        }
    }
}
