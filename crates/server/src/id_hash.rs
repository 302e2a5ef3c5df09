//! Looking things up by ids, many times for each move.

use std::hash::{BuildHasherDefault, Hasher};

/// For maps whose keys are ids of tables or guests, and nothing that anybody can choose.
pub(crate) type ById = BuildHasherDefault<IdHasher>;

/// A hash of ids, which are random already: the server makes them, so nobody can choose them so that they collide.
#[derive(Debug, Default)]
pub(crate) struct IdHasher(u64);

impl IdHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for IdHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.add(u64::from_be_bytes(*word));
        }
        if !rest.is_empty() {
            self.add(rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
