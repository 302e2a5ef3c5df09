//! Number words spelled letter by letter or syllable by syllable.

use super::word::{Gap, Word};
use super::{Reason, Taboo, compound, leaning, roman};

/// A word is looked for in so many pieces, unless they are single letters.
const PIECES: usize = 4;
/// The longest run of single letters that is looked at as one word.
const LETTERS: usize = 24;

/// The first number word in pieces.
pub(super) fn find(words: &[Word]) -> Option<Taboo> {
    (0..words.len()).find_map(|first| {
        let pieces = letters_from(words, first).or_else(|| fragments_from(words, first))?;
        let (start, end) = (words[first].start, words[first + pieces - 1].end);
        Some(Taboo { reason: Reason::Spelled, start, end })
    })
}

/// How many single letters from here on spell a number, whatever stands between them.
fn letters_from(words: &[Word], first: usize) -> Option<usize> {
    let run =
        words[first..].iter().take(LETTERS).take_while(|word| word.letters.chars().count() == 1);
    let mut joined = String::new();
    for (index, word) in run.enumerate() {
        joined.push_str(&word.letters);
        let numeral = roman::is_numeral(&joined) && joined.contains(['v', 'x', 'l']);
        if index >= 2 && (numeral || compound::is_built_like_number(&joined)) {
            return Some(index + 1);
        }
    }
    None
}

/// How many fragments from here on make a number, if not all of them are words.
fn fragments_from(words: &[Word], first: usize) -> Option<usize> {
    let mut joined = String::new();
    let mut ordinary = true;
    for (index, word) in words[first..].iter().take(PIECES).enumerate() {
        // What is a number by itself has been judged already, and is no fragment.
        if index > 0 && word.gap == Gap::Stop || compound::is_built_like_number(&word.letters) {
            return None;
        }
        joined.push_str(&word.letters);
        ordinary &= leaning::is_everyday(&word.letters);
        if index > 0
            && !ordinary
            && !is_short_word(&joined)
            && compound::is_built_like_number(&joined)
        {
            return Some(index + 1);
        }
    }
    None
}

/// Numbers so short, or so much like other words, that two ordinary neighbours may make them by accident.
pub(super) fn is_short_word(joined: &str) -> bool {
    matches!(
        joined,
        "ten"
            | "due"
            | "sei"
            | "sto"
            | "stu"
            | "elf"
            | "nono"
            | "nona"
            | "cent"
            | "seize"
            | "neuf"
            | "piec"
            | "achte"
            | "achten"
    )
}
