//! Words, and what stands between them.

use super::fold::{Mark, Sign};

/// A run of letters.
#[derive(Clone, Debug)]
pub(super) struct Word {
    /// In lower case, without accents.
    pub(super) letters: String,
    pub(super) case: Case,
    /// As it stood in the text.
    pub(super) original: String,
    /// What stands before it.
    pub(super) gap: Gap,
    /// Whether an apostrophe follows at once.
    pub(super) elided: bool,
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    Lower,
    /// Only the first letter is upper case.
    Title,
    Upper,
    Mixed,
}

/// What separates a word from the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    /// Signs without a blank, as in `fifty-two`.
    Tight,
    /// A blank, perhaps with quotation marks and the like.
    Blank,
    /// A sign that ends a clause, and a blank; or the beginning of the text.
    Stop,
}

/// The words of a text.
pub(super) fn split(marks: &[Mark]) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut gap = Gap::Stop;
    let mut stops = false;
    let mut inside = false;
    for &Mark { sign, start, end } in marks {
        match sign {
            Sign::Letter { letter, upper, original } => {
                match words.last_mut() {
                    Some(word) if inside => word.push(letter, upper),
                    _ => words.push(Word::new(letter, upper, gap, start)),
                }
                if let Some(word) = words.last_mut() {
                    word.original.push(original);
                    word.end = end;
                }
                (inside, gap, stops) = (true, Gap::Tight, false);
            }
            Sign::Blank => {
                inside = false;
                gap = if stops || gap == Gap::Stop { Gap::Stop } else { Gap::Blank };
            }
            Sign::Other(other) => {
                if let Some(word) = words.last_mut().filter(|_| inside) {
                    word.elided = is_apostrophe(other);
                }
                inside = false;
                stops |= ends_clause(other);
                if stops && gap == Gap::Blank {
                    gap = Gap::Stop;
                }
            }
        }
    }
    words
}

fn is_apostrophe(character: char) -> bool {
    matches!(character, '\'' | '’' | '‘' | '`' | '´' | 'ʼ')
}

fn ends_clause(character: char) -> bool {
    matches!(character, '.' | '!' | '?' | ',' | ';' | ':' | '(' | ')' | '–' | '—' | '¿' | '¡')
}

impl Word {
    fn new(letter: char, upper: bool, gap: Gap, start: usize) -> Word {
        Word {
            letters: letter.to_string(),
            case: if upper { Case::Upper } else { Case::Lower },
            original: String::new(),
            gap,
            elided: false,
            start,
            end: start,
        }
    }

    fn push(&mut self, letter: char, upper: bool) {
        self.case = match (self.case, upper) {
            (Case::Upper, true) => Case::Upper,
            (Case::Upper, false) if self.letters.chars().count() == 1 => Case::Title,
            (Case::Lower, false) => Case::Lower,
            (Case::Title, false) => Case::Title,
            _ => Case::Mixed,
        };
        self.letters.push(letter);
    }

    /// Whether a letter had an accent, or was otherwise more than a plain one.
    pub(super) fn is_marked(&self) -> bool {
        !self.original.is_ascii()
    }

    /// Whether the word is one of these.
    pub(super) fn is_any(&self, words: &[&str]) -> bool {
        words.contains(&self.letters.as_str())
    }
}
