//! Number words with a slip: letters left out, doubled, swapped, or written as they sound.
//!
//! A word is compared with the plain number words only, and passes if any of the five languages has it
//! (`ordinary.txt`). How much may differ depends on how long the number word is: short ones have too many neighbours.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{compound, leaning};

/// Number words that a slip is looked for in, without accents, by language.
const NUMBERS: &str = "\
    zwei drei vier funf fuenf sechs sieben acht neun zehn elf zwolf zwoelf dreizehn vierzehn funfzehn \
    fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig fuenfzig sechzig siebzig \
    achtzig neunzig fuffzig \
    two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred \
    deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf \
    vingt trente quarante cinquante soixante septante nonante quatrevingt quatrevingts quatrevingtdix \
    soixantedix \
    due tre quattro cinque sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette \
    diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta \
    dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie trzynascie czternascie \
    pietnascie szesnascie siedemnascie osiemnascie dziewietnascie dwadziescia trzydziesci czterdziesci \
    piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat";

/// Words of the five languages that are as near to a number word, and mean something else.
const ORDINARY: &str = include_str!("ordinary.txt");

static TARGETS: LazyLock<Vec<&'static [u8]>> =
    LazyLock::new(|| NUMBERS.split_whitespace().map(str::as_bytes).collect());
static KNOWN: LazyLock<BTreeSet<&'static str>> =
    LazyLock::new(|| ORDINARY.split_whitespace().collect());

/// The shortest word that is compared, and the longest, compounds included.
const LENGTHS: std::ops::RangeInclusive<usize> = 4..=32;

/// Whether these letters are a number word with a slip, or a compound with one.
pub(super) fn is_near(letters: &str) -> bool {
    if !LENGTHS.contains(&letters.len())
        || !letters.is_ascii()
        || is_ordinary(letters)
        || compound::is_built_like_number(letters)
    {
        return false;
    }
    nears_any(letters) || is_compound_with_a_slip(letters)
}

/// Whether the word is one of the five languages, as far as that matters here.
pub(super) fn is_ordinary(letters: &str) -> bool {
    KNOWN.contains(letters) || leaning::is_everyday(letters)
}

/// Whether a number word has these letters, with any letter where there is none. Short words have to show all but one.
pub(super) fn fits_mask(mask: &[Option<char>]) -> bool {
    let shown = mask.iter().flatten().count();
    let enough = if mask.len() <= 4 { shown + 1 >= mask.len() } else { shown * 3 >= mask.len() };
    shown >= 2
        && enough
        && TARGETS.iter().any(|target| {
            target.len() == mask.len()
                && target
                    .iter()
                    .zip(mask)
                    .all(|(&letter, shown)| shown.is_none_or(|shown| shown == char::from(letter)))
        })
}

/// A number and what is nearly one, joined: "zweiundzwansig", "sevntyone".
fn is_compound_with_a_slip(letters: &str) -> bool {
    (3..letters.len().saturating_sub(2)).any(|at| {
        let (head, tail) = letters.split_at(at);
        let long = |part: &str| part.len() >= 5 && nears_any(part);
        compound::is_head(head) && long(tail) || compound::is_tail(tail) && long(head)
    })
}

fn nears_any(letters: &str) -> bool {
    let word = letters.as_bytes();
    TARGETS.iter().any(|target| {
        let most = most_cost(target.len());
        target.len().abs_diff(word.len()) <= usize::from(most.min(2)) && cost(word, target) <= most
    })
}

/// What a slip may cost in a number word of this length.
fn most_cost(length: usize) -> u8 {
    match length {
        0..=4 => 1,
        5..=6 => 2,
        7 => 3,
        _ => 4,
    }
}

/// What a letter more, less or in the place of another costs.
const DEAR: u8 = 2;
/// The same where it happens easily: a letter doubled, swapped with its neighbour or sounding alike, a vowel left out.
const CHEAP: u8 = 1;

/// What it costs to make the second word of the first: an edit distance with swaps.
fn cost(word: &[u8], target: &[u8]) -> u8 {
    const SIZE: usize = 36;
    let mut rows = [[u8::MAX / 2; SIZE]; 3];
    if target.len() >= SIZE {
        return u8::MAX;
    }
    // A short number has too many neighbours for anything but a letter twice.
    let short = target.len() <= 3;
    for at in 0..=target.len() {
        rows[0][at] = if at == 0 { 0 } else { rows[0][at - 1] + left_out(target, at - 1, short) };
    }
    for (index, &letter) in word.iter().enumerate() {
        let (new, old, older) = ((index + 1) % 3, index % 3, (index + 2) % 3);
        rows[new][0] = rows[old][0].saturating_add(added(word, index));
        for at in 0..target.len() {
            let changed = rows[old][at].saturating_add(swapped_in(letter, target[at], short));
            let more = rows[old][at + 1].saturating_add(added(word, index));
            let less = rows[new][at].saturating_add(left_out(target, at, short));
            let mut best = changed.min(more).min(less);
            let crossed = index > 0
                && at > 0
                && !short
                && word[index - 1] == target[at]
                && letter == target[at - 1];
            if crossed {
                best = best.min(rows[older][at - 1].saturating_add(CHEAP));
            }
            rows[new][at + 1] = best;
        }
    }
    rows[word.len() % 3][target.len()]
}

/// A letter in the place of another.
fn swapped_in(letter: u8, wanted: u8, short: bool) -> u8 {
    let sounds_alike = || {
        ["ckq", "szc", "fvw", "iyje", "dt", "ae", "uo", "mn"]
            .iter()
            .any(|group| group.as_bytes().contains(&letter) && group.as_bytes().contains(&wanted))
    };
    if letter == wanted {
        0
    } else if !short && sounds_alike() {
        CHEAP
    } else {
        DEAR
    }
}

/// A letter of the word that the number doesn't have.
fn added(word: &[u8], index: usize) -> u8 {
    let double = index > 0 && word[index - 1] == word[index];
    if double { CHEAP } else { DEAR }
}

/// A letter of the number that the word doesn't have.
fn left_out(target: &[u8], at: usize, short: bool) -> u8 {
    let double = at > 0 && target[at - 1] == target[at];
    let inner_vowel = at > 0 && b"aeiou".contains(&target[at]);
    if !short && (double || inner_vowel) { CHEAP } else { DEAR }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_cost_what_they_are() {
        for (word, target, wanted) in [
            ("fifty", "fifty", 0),
            ("fiftty", "fifty", 1),
            ("fitfy", "fifty", 1),
            ("fivty", "fifty", 1),
            ("fity", "fifty", 2),
            ("fiftey", "fifty", 2),
            ("sxty", "sixty", 1),
            ("sevn", "seven", 1),
        ] {
            assert_eq!(cost(word.as_bytes(), target.as_bytes()), wanted, "{word}");
        }
    }

    #[test]
    fn the_ordinary_words_are_sorted_and_all_needed() {
        let words: Vec<&str> = ORDINARY.split_whitespace().collect();
        assert!(words.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
