//! Whether a word as a whole is a number: put together from parts that make numbers, and from nothing else.

use std::sync::LazyLock;

use super::{Language, english, french, german, italian, polish};

/// What a part of a number word does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// A number that is refused by itself.
    Number,
    /// A part that is harmless by itself, like "one" and "third", but goes on with a number: "twentyone".
    Light,
    /// A number that is no word yet: another part has to follow, as in "douz-aine".
    Stem,
    /// A word between two numbers, like "and".
    And,
    /// What may follow a number at its end, as in "six-th".
    NumberEnd,
    /// What may follow a stem at its end, as in "douz-aine".
    StemEnd,
}

/// The number words of one language, with blanks between them. All are in lower case without accents.
pub(super) struct Lexicon {
    pub(super) language: Language,
    pub(super) parts: &'static [(Role, &'static str)],
    /// Words that would be numbers by their parts, but are refused by nobody.
    pub(super) harmless: &'static str,
    /// Parts that stand in no ordinary word, so that any word around them is refused too.
    pub(super) telling: &'static str,
    /// Parts of words that pass although they have a telling part.
    pub(super) vague: &'static str,
}

static READERS: LazyLock<[Reader; 5]> = LazyLock::new(|| {
    [&german::LEXICON, &english::LEXICON, &french::LEXICON, &italian::LEXICON, &polish::LEXICON]
        .map(Reader::new)
});

/// Longer words are no numbers, only noise.
pub(super) const LONGEST: usize = 80;

/// The language in which the word is a number, if any.
pub(super) fn language_of(word: &str) -> Option<Language> {
    if word.len() > LONGEST {
        return READERS.iter().find(|reader| reader.is_telling(word)).map(|reader| reader.language);
    }
    READERS
        .iter()
        .find(|reader| !reader.harmless.contains(&word) && reader.is_number(word))
        .or_else(|| READERS.iter().find(|reader| reader.is_telling(word)))
        .map(|reader| reader.language)
}

/// Whether all of the word is put together like a number, even if it is a harmless one.
pub(super) fn is_built_like_number(word: &str) -> bool {
    word.len() <= LONGEST && READERS.iter().any(|reader| reader.is_number(word))
}

/// Whether the letters are a number that another can follow at once, perhaps with an "and" at their end: "zweiund".
pub(super) fn is_head(letters: &str) -> bool {
    ends_in(letters, state::NUMBER | state::NUMBER_AND | state::LIGHT_AND)
}

/// Whether the letters can end a number: a number themselves, or a word for one.
pub(super) fn is_tail(letters: &str) -> bool {
    ends_in(letters, state::NUMBER | state::ENDED | state::LIGHT)
}

fn ends_in(letters: &str, states: u8) -> bool {
    letters.len() <= LONGEST
        && READERS.iter().any(|reader| reader.states_after(letters) & states != 0)
}

/// A lexicon with its parts sorted by their first letter.
struct Reader {
    language: Language,
    parts: [Vec<(Role, &'static [u8])>; 26],
    harmless: Vec<&'static str>,
    telling: Vec<&'static str>,
    vague: Vec<&'static str>,
}

/// Where one can stand inside a number word; sets of these are bits.
mod state {
    pub(super) const START: u8 = 1;
    /// After parts of which none counts.
    pub(super) const LIGHT: u8 = 1 << 1;
    /// After parts that make a number.
    pub(super) const NUMBER: u8 = 1 << 2;
    pub(super) const LIGHT_AND: u8 = 1 << 3;
    pub(super) const NUMBER_AND: u8 = 1 << 4;
    pub(super) const STEM: u8 = 1 << 5;
    pub(super) const ENDED: u8 = 1 << 6;
}

impl Reader {
    fn new(lexicon: &'static Lexicon) -> Reader {
        let mut parts: [Vec<_>; 26] = Default::default();
        for &(role, texts) in lexicon.parts {
            for text in texts.split(' ') {
                let list = text.bytes().next().and_then(|first| parts.get_mut(place(first)));
                list.into_iter().for_each(|list| list.push((role, text.as_bytes())));
            }
        }
        let list = |texts: &'static str| texts.split_whitespace().collect();
        Reader {
            language: lexicon.language,
            parts,
            harmless: list(lexicon.harmless),
            telling: list(lexicon.telling),
            vague: list(lexicon.vague),
        }
    }

    /// Whether the word, which is not too long, is put together from parts.
    fn is_number(&self, word: &str) -> bool {
        self.states_after(word) & (state::NUMBER | state::ENDED) != 0
    }

    /// Where one can stand after these letters, which are not too many.
    fn states_after(&self, word: &str) -> u8 {
        let word = word.as_bytes();
        let mut reached = [0u8; LONGEST + 1];
        reached[0] = state::START;
        let mut furthest = 0;
        for (at, &letter) in word.iter().enumerate() {
            if at > furthest {
                return 0;
            }
            let states = reached[at];
            let Some(parts) = self.parts.get(place(letter)).filter(|_| states != 0) else {
                continue;
            };
            for &(role, part) in parts {
                let next = step(states, role);
                if next != 0 && word[at..].starts_with(part) {
                    reached[at + part.len()] |= next;
                    furthest = furthest.max(at + part.len());
                }
            }
        }
        reached[word.len()]
    }

    fn is_telling(&self, word: &str) -> bool {
        self.telling.iter().any(|part| word.contains(part))
            && !self.vague.iter().any(|vague| word.contains(vague))
    }
}

/// The place of a letter in the alphabet; too high for anything else.
fn place(letter: u8) -> usize {
    usize::from(letter.wrapping_sub(b'a'))
}

/// Where one stands after a part with this role, from all the places where one stood.
fn step(states: u8, role: Role) -> u8 {
    use state::*;
    let from = |set: u8, to: u8| if states & set != 0 { to } else { 0 };
    match role {
        Role::Number => from(START | LIGHT | NUMBER | LIGHT_AND | NUMBER_AND | STEM, NUMBER),
        Role::Light => {
            from(START | LIGHT | LIGHT_AND, LIGHT) | from(NUMBER | NUMBER_AND | STEM, NUMBER)
        }
        Role::Stem => from(START | LIGHT | NUMBER | LIGHT_AND | NUMBER_AND, STEM),
        Role::And => from(LIGHT, LIGHT_AND) | from(NUMBER, NUMBER_AND),
        Role::NumberEnd => from(NUMBER, ENDED),
        Role::StemEnd => from(STEM, ENDED),
    }
}
