//! Keys of positions: two positions have the same key if everything to come is the same for both.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use stapel_rules::piles::{Pile, Rules, State, Variant};
use stapel_rules::{Game, Seat};

/// An odd number without a pattern: 128 bits of the golden ratio's fraction.
const SPREAD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

/// A number that is the same for two positions if the same can come of them: the two piles of a
/// direction may be swapped, and cards laid in this turn count only as far as a rule asks.
///
/// It is for positions of one deal with the same number of cards laid. They have the same draw pile
/// if they have the same hands.
///
/// Different positions have the same number by an accident of one in 2^128, which is seldom enough
/// to call a search exhaustive.
#[inline]
pub(super) fn key(rules: &Rules, state: &State) -> u128 {
    let extreme = rules.variant() == Variant::Extreme;
    let mut piles = [0u32; Pile::COUNT];
    for pile in Pile::ALL {
        let mut facts = u32::from(state.top(pile)) << 3;
        if extreme {
            facts |= u32::from(state.skulls.contains(pile));
            facts |= u32::from(state.bound == Some(pile)) << 1;
            // Only the strict reading looks back at where cards of this turn went (X9).
            let used = rules.options().strict_one_pile && state.used.contains(pile);
            facts |= u32::from(used) << 2;
        }
        piles[pile.index()] = facts;
    }
    let [a, b, c, d] = piles;
    let tops = [a.min(b), a.max(b), c.min(d), c.max(d)];
    let tops = tops.into_iter().fold(0, |all, facts| all << 12 | u128::from(facts));
    // Once the minimum is reached, no rule asks how many cards were laid; but in Extreme a three
    // wants to know whether it comes too late (X5).
    let laid = u128::from(state.laid.min(if extreme { 3 } else { state.minimum() }));
    let turn = laid | u128::from(state.three) << 2 | (state.seat.index() as u128) << 3;

    let mut key = mix(tops | turn << 64);
    for seat in Seat::all(rules.players()) {
        key = mix(key ^ state.hand(seat).bits());
    }
    mix(key)
}

#[inline]
fn mix(bits: u128) -> u128 {
    let product = bits.wrapping_add(SPREAD).wrapping_mul(SPREAD);
    product ^ product >> 67
}

/// Keys that came up already.
pub(super) type Seen = HashSet<u128, BuildHasherDefault<AlreadyMixed>>;

/// Takes a key for its own hash.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AlreadyMixed(u64);

impl Hasher for AlreadyMixed {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write_u128(&mut self, key: u128) {
        self.0 = (key >> 64) as u64 ^ key as u64;
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(u128::from(self.0 ^ u64::from(byte))) as u64;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::estimate::Estimate;
    use stapel_rules::any::{AnyGame, AnyState};
    use stapel_rules::notation::parse_position;

    /// The key and the cost of a position.
    fn judged(text: &str) -> (u128, i32) {
        match parse_position(text).unwrap() {
            (AnyGame::Piles(rules), AnyState::Piles(state)) => {
                (key(&rules, &state), Estimate::new(&rules).cost(&state))
            }
            _ => panic!("not a game with piles"),
        }
    }

    /// Two players of Extreme; a turn is under way with a skull (48) on C and a one-pile (30) on A.
    const POSITION: &str = "extreme players=2 status=playing seat=0 piles=30,41,48,71 \
        hands=5,60,61/7,62,63 undrawn=- laid=2 minimum=1 skulls=C used=AC turns=20";

    #[test]
    fn which_of_two_piles_is_which_does_not_matter() {
        let swapped = POSITION.replace("30,41,48,71", "41,30,71,48").replace('C', "D");
        assert_eq!(judged(&swapped.replace("used=AD", "used=BD")), judged(POSITION));
    }

    #[test]
    fn what_no_rule_asks_for_does_not_matter() {
        for (from, to) in [("turns=20", "turns=21"), ("used=AC", "used=BC")] {
            assert_eq!(judged(&POSITION.replace(from, to)), judged(POSITION), "{to}");
        }
    }

    #[test]
    fn what_a_rule_asks_for_makes_another_position() {
        let changes = [
            ("seat=0", "seat=1"),
            ("30,41", "30,42"),
            ("5,60,61/7,62,63", "7,60,61/5,62,63"),
            ("5,60,61/7", "5,60/7"),
            ("laid=2", "laid=3"),
            ("minimum=1", "minimum=1 three=true"),
            ("minimum=1", "minimum=1 bound=A"),
            ("skulls=C ", ""),
            ("players=2", "players=2 strict_one_pile=true"),
        ];
        let mut keys = HashSet::from([judged(POSITION).0]);
        for (from, to) in changes {
            assert!(keys.insert(judged(&POSITION.replace(from, to)).0), "{to}");
        }
    }
}
