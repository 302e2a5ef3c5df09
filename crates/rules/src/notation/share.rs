//! What the people at a table added to a shuffle, as records tell it.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use super::SyntaxError;
use super::cursor::Piece;

/// How many hexadecimal digits 256 bits have.
const DIGITS: usize = 64;

/// What is written before a commitment whose bits are not known.
const LEFT_OUT: &str = "left out ";

/// What a seat added to the shuffle, besides the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Share {
    /// These bits, as 64 hexadecimal digits.
    Bits(String),
    /// Nothing in the end: bits were promised by this commitment, and were not there in time.
    LeftOut(String),
}

impl Share {
    /// Whether a text is 256 bits as they are written: 64 hexadecimal digits, without capitals.
    pub fn are_digits(text: &str) -> bool {
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        text.len() == DIGITS && text.bytes().all(is_digit)
    }

    /// The bits that were added.
    pub fn bits(&self) -> Option<&str> {
        match self {
            Share::Bits(bits) => Some(bits),
            Share::LeftOut(_) => None,
        }
    }

    pub(super) fn parse(value: Piece<'_>) -> Result<Share, SyntaxError> {
        let (digits, left_out) = match value.strip_prefix(LEFT_OUT) {
            Some(digits) => (digits, true),
            None => (value, false),
        };
        if !Share::are_digits(digits.text) {
            return Err(digits.expected("64 hexadecimal digits, after \"left out\" or alone"));
        }
        let digits = digits.text.to_owned();
        Ok(if left_out { Share::LeftOut(digits) } else { Share::Bits(digits) })
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Share::Bits(bits) => f.write_str(bits),
            Share::LeftOut(commitment) => write!(f, "{LEFT_OUT}{commitment}"),
        }
    }
}
