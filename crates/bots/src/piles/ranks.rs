/// How many numbers of a set are below another: one look-up instead of counting bits, which takes
/// long on processors that have no instruction for it.
#[derive(Clone, Copy)]
pub(super) struct Ranks {
    /// The set, eight numbers at a time.
    eights: [u8; 16],
    /// How many numbers of the set come before each of the eights.
    before: [u8; 16],
}

/// How many bits of each byte are set.
static ONES: [u8; 256] = {
    let mut ones = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        ones[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    ones
};

/// For every byte of a word, how many bits are set in it and in all lower ones.
#[inline]
fn running(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(0x0101_0101_0101_0101)
}

impl Ranks {
    #[inline]
    pub(super) fn of(set: u128) -> Ranks {
        let (low, high) = (running(set as u64), running((set >> 64) as u64));
        let in_low = (low >> 56) * 0x0101_0101_0101_0101;
        let before = u128::from(low << 8) | u128::from((high << 8) + in_low) << 64;
        Ranks { eights: set.to_le_bytes(), before: before.to_le_bytes() }
    }

    /// Whether the set has this number.
    #[inline]
    pub(super) fn contains(&self, number: u32) -> bool {
        self.eights[number as usize >> 3 & 15] >> (number & 7) & 1 == 1
    }

    /// How many numbers of the set are below this one.
    #[inline]
    pub(super) fn below(&self, number: u32) -> i32 {
        let eight = number as usize >> 3 & 15;
        let lower = self.eights[eight] & ((1 << (number & 7)) - 1);
        i32::from(self.before[eight]) + i32::from(ONES[usize::from(lower)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_counted_right() {
        let sets = [0, 1, u128::MAX >> 2, 0x8000_0000_0000_0001 << 36, 0x1234_5678_9ABC_DEF0 << 30];
        for set in sets {
            let ranks = Ranks::of(set);
            for number in 0..128 {
                let counted = (set & ((1 << number) - 1)).count_ones() as i32;
                assert_eq!(ranks.below(number), counted, "{set:x} below {number}");
            }
        }
    }
}
