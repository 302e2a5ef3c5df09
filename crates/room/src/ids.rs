//! The ids of tables, guests and records.

use std::fmt;
use std::str::FromStr;

/// Digits and lower-case letters without those that look alike: safe in a URL, and one can read it out.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 128 bits are 25 characters of five bits, and three bits more.
const TEXT_LENGTH: usize = 26;

/// Text that is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "an id has {TEXT_LENGTH} characters out of 0-9 and a-z without i, l, o and u, and begins with 0 to 7"
)]
pub struct IdError;

fn write_bits(bytes: [u8; 16], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let bits = u128::from_be_bytes(bytes);
    let text: [u8; TEXT_LENGTH] = std::array::from_fn(|index| {
        let digit = (bits >> (5 * (TEXT_LENGTH - 1 - index))) & 31;
        ALPHABET[digit as usize]
    });
    f.pad(std::str::from_utf8(&text).expect("the alphabet is ASCII"))
}

fn read_bits(text: &str) -> Result<[u8; 16], IdError> {
    let mut bits: u128 = 0;
    if text.len() != TEXT_LENGTH || !matches!(text.as_bytes()[0], b'0'..=b'7') {
        return Err(IdError);
    }
    for byte in text.bytes() {
        let digit = ALPHABET.iter().position(|&letter| letter == byte).ok_or(IdError)?;
        bits = bits << 5 | digit as u128;
    }
    Ok(bits.to_be_bytes())
}

macro_rules! id {
    ($(#[$documentation:meta])* $name:ident) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// The id with these bits. They should be random, so that nobody can guess one.
            pub const fn from_bytes(bytes: [u8; 16]) -> $name {
                $name(bytes)
            }

            /// The bits of the id.
            pub const fn as_bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_bits(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                read_bits(text).map($name)
            }
        }
    };
}

id! {
    /// Names a table. Whoever knows it can find the table, even if it isn't listed.
    TableId
}

id! {
    /// Names a guest. It is no secret: being a guest takes a cookie, a link or a token.
    GuestId
}

id! {
    /// Names the record of a finished game. It tells nothing about the table.
    RecordId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_an_id_reads_as_that_id() {
        for bytes in [[0; 16], [255; 16], *b"0123456789abcdef", [1; 16]] {
            let id = TableId::from_bytes(bytes);
            let text = id.to_string();
            assert_eq!(text.len(), 26);
            assert_eq!(text.parse(), Ok(id));
        }
        assert_eq!(TableId::from_bytes([255; 16]).to_string(), "7zzzzzzzzzzzzzzzzzzzzzzzzz");
    }

    #[test]
    fn ids_sort_like_their_text() {
        let (low, high) = (GuestId::from_bytes([7; 16]), GuestId::from_bytes([200; 16]));
        assert!(low < high && low.to_string() < high.to_string());
    }

    #[test]
    fn an_id_has_one_spelling() {
        for text in [
            "",
            "0000000000000000000000000",
            "000000000000000000000000000",
            "80000000000000000000000000",
            "0000000000000000000000000A",
            "0000000000000000000000000u",
            "000000000000000000000000é",
            "é000000000000000000000000",
        ] {
            assert_eq!(text.parse::<RecordId>(), Err(IdError), "{text}");
        }
    }
}
