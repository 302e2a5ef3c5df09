use core::fmt;
use core::ops::{Add, AddAssign, Sub, SubAssign};

use super::{Face, Value};

/// A bag of cards: how many of each face, four bits apiece in one integer.
///
/// No face exists more than ten times, so a count always fits its four bits and bags are added and
/// taken apart by plain integer arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts(u64);

impl Counts {
    /// No cards.
    pub const EMPTY: Counts = Counts(0);

    /// The full deck of 120 cards.
    pub const DECK: Counts = {
        let mut bits = 0;
        let mut index = 0;
        while index < Face::COUNT {
            bits |= (Face::from_index(index as u8).copies() as u64) << (4 * index);
            index += 1;
        }
        Counts(bits)
    };

    /// The bag with one card of this face.
    #[inline]
    pub const fn of(face: Face) -> Counts {
        Counts(1 << (4 * face.index()))
    }

    /// How many cards of this face are in the bag.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> (4 * face.index()) & 0xF) as u8
    }

    /// How many number cards of this value are in the bag.
    #[inline]
    pub const fn of_value(self, value: Value) -> u8 {
        self.count(Face::number(value))
    }

    /// The bag with `count` cards of one face; the count must be at most fifteen.
    #[inline]
    pub(crate) const fn several(face: Face, count: u8) -> Counts {
        debug_assert!(count <= 15);
        Counts((count as u64) << (4 * face.index()))
    }

    /// How many cards are in the bag.
    #[inline]
    pub const fn len(self) -> u8 {
        const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether the bag is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the bag has at least the cards of `other`.
    pub fn contains(self, other: Counts) -> bool {
        other.faces().all(|(face, count)| self.count(face) >= count)
    }

    /// Puts a card in, unless the bag has as many of its face as can be counted (fifteen, more
    /// than any deck has). Returns whether it went in.
    pub fn insert(&mut self, face: Face) -> bool {
        let fits = self.count(face) < 0xF;
        if fits {
            *self += Counts::of(face);
        }
        fits
    }

    /// Puts all cards of `other` in, as far as they can be counted (fifteen of each face).
    pub fn insert_all(&mut self, other: Counts) {
        for (face, count) in other.faces() {
            let sum = (self.count(face) + count).min(0xF);
            *self += Counts::several(face, sum - self.count(face));
        }
    }

    /// Takes a card out, if it is there. Returns whether it was.
    #[inline]
    pub fn remove(&mut self, face: Face) -> bool {
        let there = self.count(face) > 0;
        if there {
            *self -= Counts::of(face);
        }
        there
    }

    /// Takes out what is there of `other`, and nothing more. Returns what was not there.
    #[inline]
    pub fn remove_up_to(&mut self, other: Counts) -> Counts {
        let mut missing = other;
        if self.0 & nibbles_in_use(other.0) == 0 {
            return missing;
        }
        for (face, count) in other.faces() {
            let there = Counts::several(face, count.min(self.count(face)));
            *self -= there;
            missing -= there;
        }
        missing
    }

    /// The faces in the bag with how many there are of each: numbers ascending, then PUSH, JOKER,
    /// CLEAR.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = (Face, u8)> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() / 4;
            let count = (rest >> (4 * index) & 0xF) as u8;
            rest &= !(0xF << (4 * index));
            Some((Face::from_index(index as u8), count))
        })
    }

    /// The cards in the bag one by one: numbers ascending, then PUSH, JOKER, CLEAR.
    pub fn iter(self) -> impl Iterator<Item = Face> + Clone {
        self.faces().flat_map(|(face, count)| core::iter::repeat_n(face, usize::from(count)))
    }

    /// The `n`-th card of the bag in the order of [`iter`](Counts::iter), counting from 0.
    pub fn nth(self, n: u8) -> Option<Face> {
        let mut rest = n;
        self.faces().find_map(|(face, count)| {
            let here = rest < count;
            rest = rest.saturating_sub(count);
            here.then_some(face)
        })
    }
}

/// The four bits of every face that is there at all.
#[inline]
const fn nibbles_in_use(bits: u64) -> u64 {
    const LOW: u64 = 0x1111_1111_1111_1111;
    let any = (bits | bits >> 1 | bits >> 2 | bits >> 3) & LOW;
    any * 0xF
}

impl Add for Counts {
    type Output = Counts;
    #[inline]
    fn add(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }
}

impl AddAssign for Counts {
    #[inline]
    fn add_assign(&mut self, other: Counts) {
        self.0 += other.0;
    }
}

/// What is left after taking `other` out, which must be there.
impl Sub for Counts {
    type Output = Counts;
    #[inline]
    fn sub(self, other: Counts) -> Counts {
        debug_assert!(self.contains(other), "{other:?} is not in {self:?}");
        Counts(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Counts {
    #[inline]
    fn sub_assign(&mut self, other: Counts) {
        *self = *self - other;
    }
}

impl FromIterator<Face> for Counts {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Counts {
        let mut counts = Counts::EMPTY;
        for face in faces {
            counts.insert(face);
        }
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn the_deck_has_120_cards() {
        assert_eq!(usize::from(Counts::DECK.len()), Face::DECK);
        assert_eq!(Counts::DECK.iter().count(), Face::DECK);
        assert_eq!(Counts::DECK.count(Face::PUSH), 7);
        assert_eq!(Counts::DECK.count(Face::JOKER), 7);
        assert_eq!(Counts::DECK.count(Face::CLEAR), 6);
    }

    #[test]
    fn cards_come_out_in_the_order_of_faces() {
        let faces: Vec<Face> = ["10", "clear", "3", "joker", "3", "push"]
            .iter()
            .filter_map(|name| Face::from_name(name))
            .collect();
        let bag: Counts = faces.iter().copied().collect();
        let mut sorted = faces;
        sorted.sort();
        assert_eq!(bag.iter().collect::<Vec<_>>(), sorted);
        for (n, &face) in sorted.iter().enumerate() {
            assert_eq!(bag.nth(n as u8), Some(face));
        }
        assert_eq!(bag.nth(6), None);
    }

    #[test]
    fn remove_up_to_takes_no_more_than_is_there() {
        let five = Face::number(Value::new(5).unwrap());
        let mut bag = Counts::several(five, 2) + Counts::of(Face::CLEAR);
        let missing = bag.remove_up_to(Counts::several(five, 3) + Counts::of(Face::PUSH));
        assert_eq!(bag, Counts::of(Face::CLEAR));
        assert_eq!(missing, Counts::of(five) + Counts::of(Face::PUSH));
    }

    #[test]
    fn insert_all_puts_in_no_more_than_can_be_counted() {
        let mut bag = Counts::DECK;
        bag.insert_all(Counts::EMPTY);
        assert_eq!(bag, Counts::DECK);
        bag.insert_all(Counts::DECK);
        for face in Face::all() {
            assert_eq!(bag.count(face), (2 * face.copies()).min(15));
        }
    }
}
