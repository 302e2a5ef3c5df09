//! Morse code.

use super::fold::{Mark, Sign};
use super::{Reason, Taboo, compound};

/// The letters from a to z.
const LETTERS: [&str; 26] = [
    ".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--",
    "-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--..",
];
/// A word has at most so many letters.
const LONGEST: usize = 24;

/// The first number in dots and dashes: digits, or a number word. A single group is only punctuation.
pub(super) fn find(marks: &[Mark]) -> Option<Taboo> {
    let mut run: Vec<(String, usize, usize)> = Vec::new();
    let chunks = marks.split(|mark| mark.sign == Sign::Blank || mark.sign == Sign::Other('/'));
    for chunk in chunks.filter(|chunk| !chunk.is_empty()) {
        let group: Option<String> = chunk.iter().map(dot_or_dash).collect();
        match (group, chunk.first(), chunk.last()) {
            (Some(group), Some(first), Some(last)) if group.len() <= 5 => {
                run.push((group, first.start, last.end));
            }
            _ => {
                if let Some(found) = number_in(&run) {
                    return Some(found);
                }
                run.clear();
            }
        }
    }
    number_in(&run)
}

fn dot_or_dash(mark: &Mark) -> Option<char> {
    match mark.sign {
        Sign::Other('.' | '·' | '•' | '∙') => Some('.'),
        Sign::Other('-' | '–' | '—' | '_' | '−' | '‐') => Some('-'),
        Sign::Letter { .. } | Sign::Blank | Sign::Other(_) => None,
    }
}

fn number_in(run: &[(String, usize, usize)]) -> Option<Taboo> {
    let taboo = |first: usize, last: usize| {
        Some(Taboo { reason: Reason::Disguised, start: run.get(first)?.1, end: run.get(last)?.2 })
    };
    if run.len() < 2 {
        return None;
    }
    if let Some(digit) = run.iter().position(|(group, ..)| is_digit(group)) {
        return taboo(digit, digit);
    }
    let letters: Vec<Option<char>> = run.iter().map(|(group, ..)| letter(group)).collect();
    for first in 0..run.len() {
        let mut word = String::new();
        for (index, letter) in letters[first..].iter().take(LONGEST).enumerate() {
            let Some(letter) = letter else { break };
            word.push(*letter);
            if index >= 2 && compound::is_built_like_number(&word) {
                return taboo(first, first + index);
            }
        }
    }
    None
}

/// Five dots or dashes, in which one kind follows on the other at most once.
fn is_digit(group: &str) -> bool {
    group.len() == 5
        && (group.trim_start_matches('.').chars().all(|sign| sign == '-')
            || group.trim_start_matches('-').chars().all(|sign| sign == '.'))
}

fn letter(group: &str) -> Option<char> {
    let place = LETTERS.iter().position(|code| *code == group)?;
    u8::try_from(place).ok().map(|place| char::from(b'a' + place))
}
