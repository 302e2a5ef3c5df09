//! Numbers that look random, for every test that needs them.

/// Numbers that are the same for the same seed: SplitMix64.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`, which is not zero.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.word() % bound as u64) as usize
    }

    /// A time from `least` up to but not including `most`.
    pub(crate) fn time(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least) as usize) as i64
    }

    /// Whether something happens that happens once in so many times.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub(crate) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    pub(crate) fn bits(&mut self) -> [u8; 32] {
        let mut bits = [0; 32];
        for chunk in bits.chunks_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        bits
    }

    /// Another source, which follows from this one.
    pub(crate) fn fork(&mut self) -> Chance {
        Chance(self.word())
    }
}
