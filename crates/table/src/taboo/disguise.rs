//! Number words with stretched letters, with signs in the place of letters, with a slip, or backwards.

use super::context::Context;
use super::fold::{Mark, Sign};
use super::{Reason, Taboo, compound, near};

/// The first number word in disguise.
pub(super) fn find(marks: &[Mark], context: &Context<'_>) -> Option<Taboo> {
    let words = context.words;
    let found = (0..words.len())
        .find(|&index| is_stretched_number(context, index))
        .or_else(|| {
            words
                .iter()
                .position(|word| near::is_near(&word.letters) || is_backwards(&word.letters))
        })
        .map(|index| (words[index].start, words[index].end))
        .or_else(|| masked(marks))
        .or_else(|| starred(marks))?;
    Some(Taboo { reason: Reason::Disguised, start: found.0, end: found.1 })
}

/// A letter that repeats so often was stretched.
const STRETCHED: usize = 3;
/// So many readings of one word are tried.
const READINGS: usize = 64;

fn is_stretched_number(context: &Context<'_>, index: usize) -> bool {
    let mut runs: Vec<(char, usize)> = Vec::new();
    for letter in context.words[index].letters.chars() {
        match runs.last_mut() {
            Some((last, count)) if *last == letter => *count += 1,
            _ => runs.push((letter, 1)),
        }
    }
    let options = runs.iter().map(|&(letter, count)| {
        let kept = if count >= STRETCHED { 1..=2 } else { count..=count };
        kept.map(|count| letter.to_string().repeat(count)).collect()
    });
    let changed = runs.iter().any(|&(_, count)| count >= STRETCHED);
    changed
        && runs.len() <= compound::LONGEST
        && readings(options).into_iter().any(|reading| {
            compound::language_of(&reading).is_some() && !context.is_innocent(index, &reading)
        })
}

/// The bytes of the first chunk between blanks that reads as a number when signs stand for letters.
fn masked(marks: &[Mark]) -> Option<(usize, usize)> {
    marks.split(|mark| mark.sign == Sign::Blank).find_map(|chunk| {
        let letters = chunk.iter().filter(|mark| matches!(mark.sign, Sign::Letter { .. })).count();
        let core = trimmed(chunk, letters);
        let (first, last) = (core.first()?, core.last()?);
        let has_mask =
            core.iter().any(|mark| matches!(mark.sign, Sign::Other(c) if !mask(c).is_empty()));
        let short = core.len() <= compound::LONGEST;
        let is_number = letters >= 2 && short && has_mask && {
            let options = core.iter().filter_map(|mark| match mark.sign {
                Sign::Letter { letter, .. } => Some(vec![letter.to_string()]),
                Sign::Other(other) => {
                    Some(mask(other).chars().map(String::from).collect::<Vec<_>>())
                        .filter(|list| !list.is_empty())
                }
                Sign::Blank => None,
            });
            readings(options).iter().any(|reading| compound::language_of(reading).is_some())
        };
        is_number.then_some((first.start, last.end))
    })
}

/// Whether the letters are a number word from right to left, and no other word.
fn is_backwards(letters: &str) -> bool {
    (4..=compound::LONGEST).contains(&letters.len()) && !near::is_ordinary(letters) && {
        let reversed: String = letters.chars().rev().collect();
        reversed != letters && compound::is_built_like_number(&reversed)
    }
}

/// The bytes of the first chunk in which stars stand for the letters of a number word.
fn starred(marks: &[Mark]) -> Option<(usize, usize)> {
    marks.split(|mark| mark.sign == Sign::Blank).find_map(|chunk| {
        let is_edge = |mark: &Mark| match mark.sign {
            Sign::Letter { .. } => false,
            Sign::Other(other) => !is_star(other),
            Sign::Blank => true,
        };
        let first = chunk.iter().position(|mark| !is_edge(mark))?;
        let last = chunk.iter().rposition(|mark| !is_edge(mark))?;
        let core = &chunk[first..=last];
        let mask: Option<Vec<Option<char>>> = core
            .iter()
            .map(|mark| match mark.sign {
                Sign::Letter { letter, .. } => Some(Some(letter)),
                Sign::Other(other) if is_star(other) => Some(None),
                Sign::Blank | Sign::Other(_) => None,
            })
            .collect();
        // A star only before or behind a word emphasizes or corrects it.
        let mask = mask.filter(|mask| {
            let inner = mask.get(1..mask.len().saturating_sub(1)).unwrap_or_default();
            inner.contains(&None)
        })?;
        near::fits_mask(&mask).then_some((core.first()?.start, core.last()?.end))
    })
}

fn is_star(sign: char) -> bool {
    matches!(sign, '*' | '#' | '_' | '?' | '×' | '•')
}

/// The chunk without the signs around it that need not be letters.
fn trimmed(chunk: &[Mark], letters: usize) -> &[Mark] {
    // Of several exclamation marks none is a letter.
    let excited = matches!(chunk, [.., last, end] if last.sign == end.sign);
    let keeps = |mark: &Mark| match mark.sign {
        Sign::Letter { .. } => true,
        // "dre!" may be a word in disguise, "se!" is one in excitement.
        Sign::Other('!' | '|') => letters >= 3 && !excited,
        // Around a word they emphasize or correct it.
        Sign::Other('*' | '_' | '#') | Sign::Blank => false,
        Sign::Other(other) => !mask(other).is_empty(),
    };
    let first = chunk.iter().position(keeps).unwrap_or(chunk.len());
    let after = chunk.iter().rposition(keeps).map_or(first, |last| last + 1);
    &chunk[first..after]
}

/// The letters that a sign may stand for.
fn mask(sign: char) -> &'static str {
    match sign {
        '@' => "a",
        '$' | '§' => "s",
        '!' | '¡' => "i",
        '|' => "il",
        '€' => "e",
        '£' => "l",
        '¥' => "y",
        '¢' => "c",
        '+' | '†' => "t",
        '*' | '#' | '_' | '°' => "eioua",
        _ => "",
    }
}

/// Every way to choose one option after the other; no more than [`READINGS`] of them.
fn readings(options: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    let mut readings = vec![String::new()];
    for options in options {
        let ways = readings.len() * options.len();
        let options = if ways > READINGS { &options[..1] } else { &options[..] };
        readings = readings
            .iter()
            .flat_map(|reading| options.iter().map(move |option| format!("{reading}{option}")))
            .collect();
    }
    readings
}
