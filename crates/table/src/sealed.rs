use std::fmt;

use sha2::{Digest, Sha256};

use crate::Seed;

/// What is hashed before a seed, so that a commitment can't be mistaken for anything else.
const COMMITMENT: &str = "stapel commitment 1\n";

/// The secret text that a deal follows from: 64 hexadecimal digits.
///
/// Before the first card everyone is shown its [`commitment`](SeedText::commitment), after the last
/// one the text itself. Whoever kept the commitment can check that the deck was fixed all along.
#[derive(Clone, PartialEq, Eq)]
pub struct SeedText(Box<str>);

impl SeedText {
    /// The text for these random bits.
    pub fn from_bits(bits: [u8; 32]) -> SeedText {
        SeedText(hex(&bits).into())
    }

    /// A text that was written down before. Any text is a seed.
    pub fn from_text(text: &str) -> SeedText {
        SeedText(text.into())
    }

    /// Whether a text is one that random bits could have led to.
    pub fn is_from_bits(text: &str) -> bool {
        text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    }

    /// The text, which is a secret until the game is over.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What can be shown before the game: nothing of the seed follows from it, but no other seed
    /// fits it.
    pub fn commitment(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(COMMITMENT.as_bytes());
        hash.update(self.0.as_bytes());
        hex(&hash.finalize())
    }

    /// What the shuffle is made from.
    pub fn seed(&self) -> Seed {
        Seed::from_text(&self.0)
    }
}

/// Secrets stay out of logs.
impl fmt::Debug for SeedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeedText(…)")
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a String takes everything");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Anyone can compute this with two lines of Python; it must never change.
    #[test]
    fn a_commitment_is_the_hash_of_its_seed_with_a_label() {
        let seed = SeedText::from_text("any text");
        assert_eq!(
            seed.commitment(),
            "804fa829f99fe4c396d6fca90b46fc93e30f290e9e12258eecdbcd42cbb35fc0"
        );
        assert_ne!(seed.commitment(), SeedText::from_text("any text ").commitment());
    }

    #[test]
    fn bits_are_written_as_digits() {
        let seed = SeedText::from_bits(std::array::from_fn(|index| index as u8 * 8));
        assert!(seed.reveal().starts_with("0008101820"));
        assert_eq!(seed.reveal().len(), 64);
        assert!(SeedText::is_from_bits(seed.reveal()));
        for other in ["", "any text", &"A".repeat(64), &"a".repeat(65), &"é".repeat(32)] {
            assert!(!SeedText::is_from_bits(other), "{other}");
        }
        assert_eq!(format!("{seed:?}"), "SeedText(…)");
    }
}
