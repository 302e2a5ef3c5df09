/// Numbers that look random, the same for the same seed: SplitMix64.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(super) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    pub(super) fn bits(&mut self) -> [u8; 32] {
        let mut bits = [0; 32];
        for chunk in bits.chunks_mut(8) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        bits
    }
}
