//! Numbers that follow from a seed.

/// FNV-1a with 64 bits.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The number with this index, counted from 0, that SplitMix64 gives when started with the seed.
pub(crate) fn split_mix(seed: u64, index: u64) -> u64 {
    let mut z = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published test values of both functions.
    #[test]
    fn seeds_are_mixed_as_documented() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
        assert_eq!(split_mix(0, 0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(split_mix(1_234_567, 0), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(1_234_567, 4), 16_408_922_859_458_223_821);
    }
}
