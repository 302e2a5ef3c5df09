//! Numbers of cards, and sets of them as bits.

use stapel_rules::piles::Pile;

/// Something for each pile, by its index.
// Like `std::array::from_fn`, which the compiler doesn't always inline.
#[inline(always)]
pub(super) fn for_each_pile<T>(mut make: impl FnMut(usize) -> T) -> [T; Pile::COUNT] {
    [make(0), make(1), make(2), make(3)]
}

/// Takes card n to 101 − n.
#[inline]
pub(super) fn mirror(bits: u128) -> u128 {
    bits.reverse_bits() >> 26
}

/// A card as the pile with this index sees it, and the other way round.
#[inline]
pub(super) fn seen_from(index: usize, number: u32) -> u32 {
    if index < 2 { number } else { 101 - number }
}

/// For each number, the set of all smaller ones.
static BELOW: [u128; 128] = {
    let mut below = [0; 128];
    let mut number = 0;
    while number < 128 {
        below[number] = (1 << number) - 1;
        number += 1;
    }
    below
};

/// For each number, the set of all larger ones.
static ABOVE: [u128; 128] = {
    let mut above = [0; 128];
    let mut number = 0;
    while number < 127 {
        above[number] = u128::MAX << (number + 1);
        number += 1;
    }
    above
};

#[inline]
pub(super) fn above(number: u32) -> u128 {
    ABOVE[number as usize & 127]
}

#[inline]
pub(super) fn below(number: u32) -> u128 {
    BELOW[number as usize & 127]
}
