//! Numbers in free talk, which nobody may name (G11).

use std::fmt;

/// What names a number, as bytes of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taboo {
    /// Where it starts.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

impl fmt::Display for Taboo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("numbers can't be said at this table")
    }
}

/// Whether a text names a number.
pub fn check(text: &str) -> Result<(), Taboo> {
    match text.char_indices().find(|(_, letter)| letter.is_numeric()) {
        Some((start, digit)) => Err(Taboo { start, end: start + digit.len_utf8() }),
        None => Ok(()),
    }
}
