use core::fmt;

use crate::bit_set::bit_set;

/// One of the four stacks in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stack(u8);

impl Stack {
    /// How many stacks a seat has.
    pub const COUNT: usize = 4;
    /// The stacks from left to right.
    pub const ALL: [Stack; Stack::COUNT] = [Stack(0), Stack(1), Stack(2), Stack(3)];

    /// The stack that people call by this number, counting from 1.
    #[inline]
    pub const fn new(number: u8) -> Option<Stack> {
        if number >= 1 && number <= 4 { Some(Stack(number - 1)) } else { None }
    }

    /// The stack's place in [`Stack::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What people call it: 1 to 4.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

bit_set! {
    /// A set of stacks of one seat.
    StackSet of Stack
}

impl StackSet {
    /// All four.
    pub const ALL: StackSet = StackSet(0b1111);

    /// How many stacks the set holds.
    #[inline]
    pub const fn len(self) -> u8 {
        // A table beats counting bits where the machine has no instruction for it.
        const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
        COUNTS[(self.0 & 0xF) as usize]
    }

    /// The stacks in both sets.
    #[inline]
    pub const fn and(self, other: StackSet) -> StackSet {
        StackSet(self.0 & other.0)
    }

    /// The stacks of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: StackSet) -> StackSet {
        StackSet(self.0 & !other.0)
    }

    /// The leftmost stack of the set.
    #[inline]
    pub fn first(self) -> Option<Stack> {
        (!self.is_empty()).then(|| Stack(self.0.trailing_zeros() as u8))
    }

    /// The stacks of the set from left to right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Stack> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let stack = rest.first()?;
            rest.remove(stack);
            Some(stack)
        })
    }

    /// Every subset, the empty one and the whole included.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = StackSet> + Clone {
        let mut next = Some(0);
        core::iter::from_fn(move || {
            let current: u8 = next?;
            // The usual walk: subtracting the whole skips the bits outside it.
            let following = current.wrapping_sub(self.0) & self.0;
            next = (following != 0).then_some(following);
            Some(StackSet(current))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_all_there_once() {
        let set: StackSet = [Stack(0), Stack(2), Stack(3)].into_iter().collect();
        let mut seen = [false; 16];
        for subset in set.subsets() {
            assert!(subset.without(set).is_empty());
            assert!(!core::mem::replace(&mut seen[usize::from(subset.0)], true));
            assert_eq!(usize::from(subset.len()), subset.iter().count());
        }
        assert_eq!(seen.iter().filter(|&&seen| seen).count(), 8);
        assert_eq!(StackSet::EMPTY.subsets().count(), 1);
    }
}
