use core::fmt;

use crate::bit_set::bit_set;

/// One of the four piles: A and B ascend from 1, C and D descend from 100 (G1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// Ascending.
    A,
    /// Ascending.
    B,
    /// Descending.
    C,
    /// Descending.
    D,
}

impl Pile {
    /// How many piles there are.
    pub const COUNT: usize = 4;
    /// All piles in order.
    pub const ALL: [Pile; Pile::COUNT] = [Pile::A, Pile::B, Pile::C, Pile::D];

    /// The pile's place in [`Pile::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether cards on this pile go up.
    #[inline]
    pub const fn is_ascending(self) -> bool {
        matches!(self, Pile::A | Pile::B)
    }

    /// The number the pile starts from: 1 or 100.
    #[inline]
    pub const fn base(self) -> u8 {
        if self.is_ascending() { 1 } else { 100 }
    }

    /// The pile's letter.
    pub const fn letter(self) -> char {
        match self {
            Pile::A => 'A',
            Pile::B => 'B',
            Pile::C => 'C',
            Pile::D => 'D',
        }
    }

    /// The pile with this letter.
    pub fn from_letter(letter: char) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| pile.letter() == letter)
    }

    /// Whether `number` goes further in the pile's direction than `top` (G4).
    #[inline]
    pub const fn is_onward(self, top: u8, number: u8) -> bool {
        if self.is_ascending() { number > top } else { number < top }
    }

    /// Whether laying `number` on a pile of this kind with `top` on it is the trick: exactly ten
    /// against the pile's direction (G4).
    #[inline]
    pub const fn is_trick(self, top: u8, number: u8) -> bool {
        if self.is_ascending() { number + 10 == top } else { number == top + 10 }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

bit_set! {
    /// A set of piles.
    #[derive(PartialOrd, Ord)]
    PileSet of Pile
}

impl PileSet {
    /// The piles of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Pile> + Clone {
        Pile::ALL.into_iter().filter(move |&pile| self.contains(pile))
    }
}
