//! Tally marks: strokes that show a number by being counted.

use super::fold::{Mark, Sign};
use super::word::Word;
use super::{Reason, Taboo};

/// Fewer strokes are a separator or an operator.
const ENOUGH_BARS: usize = 3;
/// Fewer letters are a Roman numeral or a word.
const ENOUGH_LETTERS: usize = 4;

/// The first row of strokes.
pub(super) fn find(marks: &[Mark], words: &[Word]) -> Option<Taboo> {
    let letters = words.iter().find(|word| {
        word.letters.len() >= ENOUGH_LETTERS
            && ["i", "l"].iter().any(|stroke| word.letters.replace(stroke, "").is_empty())
    });
    bars(marks).or_else(|| letters.map(|word| (word.start, word.end))).map(|(start, end)| Taboo {
        reason: Reason::Tally,
        start,
        end,
    })
}

/// The bytes of the first row of bars, groups of them included.
fn bars(marks: &[Mark]) -> Option<(usize, usize)> {
    let mut row: Option<(usize, usize)> = None;
    let mut count = 0;
    for mark in marks {
        match mark.sign {
            Sign::Other('|' | '¦' | '│' | '┃' | '❘' | '❙' | '❚' | '∣' | 'ǀ') => {
                row = Some((row.map_or(mark.start, |(start, _)| start), mark.end));
                count += 1;
            }
            Sign::Blank | Sign::Other('/' | '\\' | '-') => {}
            _ if count >= ENOUGH_BARS => break,
            _ => (row, count) = (None, 0),
        }
    }
    row.filter(|_| count >= ENOUGH_BARS)
}
