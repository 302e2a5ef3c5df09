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
        let new = !self.contains(card);
        self.0 |= 1 << card.number();
        new
    }

    /// Takes a card out. Returns whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.0 &= !(1 << card.number());
        there
    }

    /// The lowest card of the set.
    #[inline]
    pub fn lowest(self) -> Option<Card> {
        (!self.is_empty()).then(|| Card::new_unchecked(self.0.trailing_zeros() as u8))
    }

    /// The `n`-th lowest card of the set, counting from 0.
    #[inline]
    pub fn nth(self, n: u8) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        CardSet(bits).lowest()
    }

    /// The cards of the set, ascending.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }
}

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
    }

    #[test]
    fn bits_that_stand_for_no_card_are_dropped() {
        assert_eq!(CardSet::from_bits(u128::MAX), CardSet::ALL);
    }
}
