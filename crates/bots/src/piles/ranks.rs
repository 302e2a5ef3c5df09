use super::numbers::below;

/// A set of numbers that knows how many of it are below another.
#[derive(Clone, Copy)]
pub(super) struct Ranks {
    /// The set, eight numbers at a time: so whether a number is in it is told without branching.
    eights: [u8; 16],
}

impl Ranks {
    #[inline]
    pub(super) fn of(set: u128) -> Ranks {
        Ranks { eights: set.to_le_bytes() }
    }

    /// Whether the set has this number.
    #[inline]
    pub(super) fn contains(&self, number: u32) -> bool {
        self.eights[number as usize >> 3 & 15] >> (number & 7) & 1 == 1
    }

    /// How many numbers of the set are below this one.
    #[inline]
    pub(super) fn below(&self, number: u32) -> i32 {
        (u128::from_le_bytes(self.eights) & below(number)).count_ones() as i32
    }
}
