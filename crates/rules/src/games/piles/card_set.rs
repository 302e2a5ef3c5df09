use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::Card;

/// A set of number cards, held in one integer: bit *n* stands for card *n*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 98 cards, 2 to 99.
    pub const ALL: CardSet = CardSet(((1 << 100) - 1) & !0b11);

    /// The set that holds just this card.
    #[inline]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.number())
    }

    /// The set whose bit *n* stands for card *n*; bits that stand for no card are dropped.
    #[inline]
    pub const fn from_bits(bits: u128) -> CardSet {
        CardSet(bits & CardSet::ALL.0)
    }

    /// The integer behind the set: bit *n* stands for card *n*.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// How many cards the set holds.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set holds no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds this card.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Whether every card of `other` is in this set.
    #[inline]
    pub const fn is_superset(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Puts a card in. Returns whether it was new.
    #[inline]
    pub fn insert(&mut self, card: Card) -> bool {
        let before = *self;
        *self |= CardSet::of(card);
        *self != before
    }

    /// Takes a card out. Returns whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let before = *self;
        *self -= CardSet::of(card);
        *self != before
    }

    /// The lowest card of the set.
    #[inline]
    pub fn lowest(self) -> Option<Card> {
        (!self.is_empty()).then(|| Card::new_unchecked(self.0.trailing_zeros() as u8))
    }

    /// The `n`-th lowest card of the set, counting from 0.
    ///
    /// It takes a short time whatever the set and `n` are, so it serves for drawing at random from
    /// a large set too.
    #[inline]
    pub fn nth(self, n: u8) -> Option<Card> {
        if n < 8 {
            // Within a hand, taking the lowest card away a few times is quickest.
            let mut bits = self.0;
            for _ in 0..n {
                bits &= bits.wrapping_sub(1);
            }
            return CardSet(bits).lowest();
        }
        self.nth_of_many(u32::from(n))
    }

    fn nth_of_many(self, n: u32) -> Option<Card> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let in_low = low.count_ones();
        let (half, rest, offset) = if n < in_low { (low, n, 0) } else { (high, n - in_low, 64) };
        let found = rest < half.count_ones();
        found.then(|| Card::new_unchecked((offset + select(half, rest)) as u8))
    }

    /// The cards of the set, ascending.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The place of the `n`-th lowest bit that is set, which must be there: first the byte it is in,
/// found by adding up the bits of all bytes at once, then the bit within the byte, from a table.
#[inline]
fn select(word: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    // Byte i of this holds how many bits there are in bytes 0 to i.
    let up_to = bytes.wrapping_mul(ONES);
    // A byte's top bit stays set where its count is more than n; the bytes before those are passed.
    let reached = ((up_to | TOPS) - u64::from(n + 1) * ONES) & TOPS;
    let byte = reached.trailing_zeros() / 8;
    let before = (up_to << 8 >> (8 * byte)) as u8;
    let bits = (word >> (8 * byte)) as u8;
    8 * byte + u32::from(SELECT_IN_BYTE[(n as usize - before as usize) % 8][bits as usize])
}

/// By rank and byte: where the bit of this rank is.
static SELECT_IN_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[rank][byte] = bit as u8;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The cards of a [`CardSet`], ascending.
#[derive(Clone, Debug)]
pub struct Iter(u128);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
        set
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

/// The cards of the first set that are not in the second.
impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    #[inline]
    fn sub_assign(&mut self, other: CardSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_holds_every_card_once() {
        assert!(CardSet::ALL.iter().eq(Card::all()));
        assert_eq!(usize::from(CardSet::ALL.len()), Card::COUNT);
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let set: CardSet = [3, 37, 64, 65, 99].iter().filter_map(|&n| Card::new(n)).collect();
        for (n, card) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u8), Some(card));
        }
        assert_eq!(set.nth(5), None);
        for start in 0..98 {
            // A few hundred different sets, full and thin, across both halves.
            let thin: CardSet = Card::all().skip(start).step_by(1 + start % 7).collect();
            for set in [thin, CardSet::ALL - thin] {
                for (n, card) in set.iter().enumerate() {
                    assert_eq!(set.nth(n as u8), Some(card), "{n} of {set:?}");
                }
                assert_eq!(set.nth(set.len()), None);
            }
        }
        assert_eq!(CardSet::EMPTY.nth(0), None);
    }

    #[test]
    fn bits_that_stand_for_no_card_are_dropped() {
        assert_eq!(CardSet::from_bits(u128::MAX), CardSet::ALL);
    }
}
