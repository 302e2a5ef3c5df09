//! Roman numerals up to a hundred. Higher ones name no card, and spell words like MIX.

use super::word::{Case, Word};
use super::{Reason, Taboo};

/// The first word that is a Roman numeral. Single letters pass: they are pronouns and piles.
pub(super) fn find(words: &[Word]) -> Option<Taboo> {
    words
        .iter()
        .enumerate()
        .find(|&(index, word)| is_meant(words, index, word))
        .map(|(_, word)| Taboo { reason: Reason::Roman, start: word.start, end: word.end })
}

fn is_meant(words: &[Word], index: usize, word: &Word) -> bool {
    if word.letters.len() < 2 || !is_numeral(&word.letters) {
        return false;
    }
    match word.case {
        // Italians who shout write pronouns like that.
        Case::Upper => !(word.is_any(&["vi", "li"]) && is_shouted(words, index)),
        // Rows of kisses, a size, a name, and Italian pronouns.
        Case::Lower => !word.is_any(&["vi", "li", "xi", "xx", "xxx", "xl", "lv", "lx"]),
        Case::Title => word.letters.len() > 2 && !word.is_any(&["liv", "xxx"]),
        Case::Mixed => word.letters.len() > 2,
    }
}

/// Whether a neighbour is in upper case, too, and a word.
fn is_shouted(words: &[Word], index: usize) -> bool {
    let before = index.checked_sub(1).and_then(|index| words.get(index));
    [before, words.get(index + 1)].into_iter().flatten().any(|neighbour| {
        neighbour.case == Case::Upper
            && neighbour.letters.len() > 1
            && !is_numeral(&neighbour.letters)
    })
}

/// Whether the letters are a numeral from 1 to 100 in its usual form, or with four strokes where a fifth is less one.
pub(super) fn is_numeral(letters: &str) -> bool {
    let (tens, units) = letters.split_at(letters.find(['i', 'v']).unwrap_or(letters.len()));
    // An x after an i or v can only be that of ix.
    let tens_or_none =
        ["", "x", "xx", "xxx", "xxxx", "xl", "l", "lx", "lxx", "lxxx", "lxxxx", "xc"];
    let units_or_none = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "viiii", "ix"];
    !letters.is_empty() && tens_or_none.contains(&tens) && units_or_none.contains(&units)
}
