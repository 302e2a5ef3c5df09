//! Positions that are the same for everything to come.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use stapel_rules::piles::{Pile, Rules, State, Variant};
use stapel_rules::{Game, Seat};

/// An odd number without a pattern: 128 bits of the golden ratio's fraction.
const SPREAD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

/// A number that is the same for two positions if the same can come of them: the two piles of a
/// direction may be swapped, and cards laid in this turn count only as far as a rule asks.
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
            facts |= u32::from(state.skulls().contains(pile));
            facts |= u32::from(state.bound() == Some(pile)) << 1;
            // Only the strict reading looks back at where cards of this turn went (X9).
            let used = rules.options().strict_one_pile && state.used().contains(pile);
            facts |= u32::from(used) << 2;
        }
        piles[pile.index()] = facts;
    }
    let [a, b, c, d] = piles;
    let tops = [a.min(b), a.max(b), c.min(d), c.max(d)];
    let tops = tops.into_iter().fold(0, |all, facts| all << 12 | u128::from(facts));
    // Once the minimum is reached, no rule asks how many cards were laid; but in Extreme a three
    // wants to know whether it comes too late (X5).
    let laid = u128::from(state.laid().min(if extreme { 3 } else { state.minimum() }));
    let turn = laid | u128::from(state.three()) << 2 | (state.seat().index() as u128) << 3;

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
