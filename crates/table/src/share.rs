//! What the people at a table add to a shuffle, so that nobody can stack it, the server included.
//!
//! `docs/shuffle.md` tells the whole story, who moves last in it, and what that is worth.

use std::fmt;

use sha2::{Digest, Sha256};
use stapel_rules::Seat;
use stapel_rules::notation::{Record, Share};

use crate::{PersonId, SeedText, hex};

/// What is hashed before the bits of a share, so that a commitment to them can't be mistaken for anything else.
const COMMITMENT: &str = "stapel share 1\n";
/// What is hashed before shares and seed, for the same reason.
const SHUFFLE: &str = "stapel shuffle 1\n";
/// What is hashed before a secret from which bits are drawn.
const DRAWN: &str = "stapel bits 1\n";

/// 256 bits as 64 hexadecimal digits: what somebody adds to a shuffle, or the commitment to it.
#[derive(Clone, PartialEq, Eq)]
pub struct Digits(Box<str>);

impl Digits {
    /// These bits.
    pub fn from_bits(bits: [u8; 32]) -> Digits {
        Digits(hex(&bits).into())
    }

    /// Bits drawn from a secret: each number gives others, and nothing about those can be found out from these.
    pub fn drawn(secret: &[u8; 32], number: u64) -> Digits {
        let mut hash = Sha256::new();
        hash.update(DRAWN.as_bytes());
        hash.update(secret);
        hash.update(number.to_be_bytes());
        Digits(hex(&hash.finalize()).into())
    }

    /// The bits that a text stands for, if it is one of 64 hexadecimal digits without capitals.
    pub fn parse(text: &str) -> Option<Digits> {
        Share::are_digits(text).then(|| Digits(text.into()))
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// They may be somebody's secret still, so they stay out of logs.
impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digits(…)")
    }
}

/// The commitment of a seat to the bits that it will add to the deal of a sealed seed. It is bound to that deal and to
/// that seat, so that nobody can use it again, or as their own.
pub fn share_commitment(sealed: &str, seat: Seat, bits: &Digits) -> Digits {
    let mut hash = Sha256::new();
    hash.update(COMMITMENT.as_bytes());
    hash.update(format!("{sealed}\n{} {}", seat.index(), bits.as_str()).as_bytes());
    Digits(hex(&hash.finalize()).into())
}

/// What a deal follows from: the seed of the server and what the seats added to it, in the order of the seats. Where
/// nobody added anything it is the seed as it is.
pub fn combined<'s>(
    seed: &SeedText,
    shares: impl IntoIterator<Item = (Seat, &'s str)>,
) -> SeedText {
    let mut shares = shares.into_iter().peekable();
    if shares.peek().is_none() {
        return seed.clone();
    }
    let mut hash = Sha256::new();
    hash.update(SHUFFLE.as_bytes());
    for (seat, bits) in shares {
        hash.update(format!("{} {bits}\n", seat.index()).as_bytes());
    }
    // Each line above has one form only and the seed is the last, so no two tables can mean the same text.
    hash.update(b"\n");
    hash.update(seed.reveal().as_bytes());
    SeedText::from_text(&hex(&hash.finalize()))
}

/// What the deal of a record follows from; `None` if it has no seed.
pub fn combined_seed(record: &Record) -> Option<SeedText> {
    let seed = SeedText::from_text(record.seed.as_deref()?);
    Some(combined(&seed, bits_of(record)))
}

/// The bits that were added to the deal of a record, in the order of the seats.
fn bits_of(record: &Record) -> impl Iterator<Item = (Seat, &str)> {
    let seats = Seat::all(record.players).zip(&record.shares);
    seats.filter_map(|(seat, share)| Some((seat, share.as_ref()?.bits()?)))
}

/// The commitments that were made for the deal of a record, by seat: those whose bits are known, and those that were
/// left out. It is the list that everyone who took part was shown before anyone revealed anything.
pub fn commitments(record: &Record) -> Vec<(Seat, Digits)> {
    let Some(seed) = &record.seed else { return Vec::new() };
    let sealed = SeedText::from_text(seed).commitment();
    let seats = Seat::all(record.players).zip(&record.shares);
    let made = seats.filter_map(|(seat, share)| {
        let commitment = match share.as_ref()? {
            Share::Bits(bits) => share_commitment(&sealed, seat, &Digits::parse(bits)?),
            Share::LeftOut(commitment) => Digits::parse(commitment)?,
        };
        Some((seat, commitment))
    });
    made.collect()
}

/// A promise to add bits to the next deal, and the bits once they are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatShare {
    pub seat: Seat,
    /// Whose promise it is. Only they can keep it, whether they still sit there or not.
    pub person: PersonId,
    pub commitment: Digits,
    pub bits: Option<Digits>,
}

impl SeatShare {
    /// As a record tells it.
    pub(crate) fn record(&self) -> Share {
        match &self.bits {
            Some(bits) => Share::Bits(bits.as_str().to_owned()),
            None => Share::LeftOut(self.commitment.as_str().to_owned()),
        }
    }
}

/// How far a deal that was called for has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealStage {
    /// Nobody has called for it.
    Open,
    /// It was called for when the table was opened, and waits for the one who opened it to promise their bits.
    Called,
    /// Nothing can be added to the list any more, and whoever is on it may reveal their bits.
    Frozen,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(byte: u8) -> Digits {
        Digits::from_bits([byte; 32])
    }

    /// Anyone can compute these with a few lines of Python; they must never change.
    #[test]
    fn what_follows_from_shares_never_changes() {
        let seed = SeedText::from_text("any text");
        let second = Seat::new(2).unwrap();
        assert_eq!(
            share_commitment(&seed.commitment(), second, &digits(0xab)).as_str(),
            "b123ddee0f1b864c31c1f67e255a8223c289afca9660b605ee50c79eaa23a215"
        );
        let (zero, two) = (digits(1), digits(0xab));
        let both = combined(&seed, [(Seat::FIRST, zero.as_str()), (second, two.as_str())]);
        assert_eq!(
            both.reveal(),
            "38c0ea84c876bd77f1ff3a61e35779ac3a16f89e0379e0eef6b9a35d9c2f53eb"
        );
        assert_eq!(combined(&seed, []), seed, "where nobody adds anything all is as it was");
    }

    #[test]
    fn a_commitment_is_of_one_deal_one_seat_and_its_bits() {
        let made = |sealed: &str, seat, byte| {
            share_commitment(sealed, Seat::new(seat).unwrap(), &digits(byte))
        };
        let first = made("a", 0, 1);
        for other in [made("b", 0, 1), made("a", 1, 1), made("a", 0, 2)] {
            assert_ne!(first, other);
        }
        assert_eq!(format!("{first:?}"), "Digits(…)");
    }

    #[test]
    fn only_64_small_digits_are_bits() {
        assert!(Digits::parse(&"0f".repeat(32)).is_some());
        for other in
            ["", "0f", &"0F".repeat(32), &"0g".repeat(32), &"0f".repeat(33), &"é".repeat(32)]
        {
            assert_eq!(Digits::parse(other), None, "{other}");
        }
    }
}
