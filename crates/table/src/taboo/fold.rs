//! The text as a reader sees it: letters without case, accents and tricks.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::lookalike;

/// A letter or a sign of the text. A character that reads as several letters becomes several marks of the same place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) sign: Sign,
    /// The bytes of the character.
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Letter {
        /// In lower case, and one of a to z if it looks like one of them.
        letter: char,
        upper: bool,
        /// The character as it stood in the text.
        original: char,
    },
    Blank,
    Other(char),
}

/// The marks of a text. What nobody sees is left out.
pub(super) fn read(text: &str) -> Vec<Mark> {
    let mut marks = Vec::with_capacity(text.len());
    for (start, character) in text.char_indices() {
        let end = start + character.len_utf8();
        if is_unseen(character) {
            continue;
        }
        for sign in signs(character) {
            marks.push(Mark { sign, start, end });
        }
    }
    marks
}

/// The letters of a word.
pub(super) fn letters(word: &str) -> String {
    let letter = |mark: Mark| match mark.sign {
        Sign::Letter { letter, .. } => Some(letter),
        Sign::Blank | Sign::Other(_) => None,
    };
    read(word).into_iter().filter_map(letter).collect()
}

/// Whether the character shows nothing of its own: accents that stand alone, joiners, marks of direction.
pub(super) fn is_unseen(character: char) -> bool {
    is_combining_mark(character)
        || matches!(
            u32::from(character),
            0xAD | 0x34F
                | 0x61C
                | 0x115F..=0x1160
                | 0x17B4..=0x17B5
                | 0x180B..=0x180F
                | 0x200B..=0x200F
                | 0x202A..=0x202E
                | 0x2060..=0x206F
                | 0x3164
                | 0xFE00..=0xFE0F
                | 0xFEFF
                | 0xFFA0
                | 0xFFF9..=0xFFFB
                | 0xE0000..=0xE0FFF
        )
}

fn signs(character: char) -> impl Iterator<Item = Sign> {
    // What decomposes to more than this is a ligature of whole words that no number is written with.
    character.nfkd().filter(|&part| !is_unseen(part)).take(6).flat_map(move |part| {
        let upper = part.is_uppercase() || character.is_uppercase();
        let letter = |letter| Sign::Letter { letter, upper, original: character };
        let (first, second) = match part {
            'a'..='z' | 'A'..='Z' => (letter(part.to_ascii_lowercase()), None),
            _ => match lookalike::latin(part) {
                Some((first, second)) => (letter(first), second.map(letter)),
                None if part.is_alphabetic() => (letter(part), None),
                None if part.is_whitespace() => (Sign::Blank, None),
                None => (Sign::Other(part), None),
            },
        };
        [Some(first), second].into_iter().flatten()
    })
}
