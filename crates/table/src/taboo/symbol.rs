//! Characters that are numbers by themselves.

use unicode_normalization::UnicodeNormalization;

use super::fold;
use super::{Reason, Taboo};

/// The first character that shows a number.
pub(super) fn find(text: &str) -> Option<Taboo> {
    let (start, end, reason) = text.char_indices().find_map(|(start, character)| {
        let reason = if is_digit(character) {
            Reason::Digits
        } else if is_picture(character) {
            Reason::Symbol
        } else {
            return None;
        };
        Some((start, start + character.len_utf8(), reason))
    })?;
    // Whatever only changes how the character looks belongs to it: a keycap is a digit and two of these.
    let dressing = text[end..].chars().take_while(|&c| fold::is_unseen(c)).map(char::len_utf8);
    Some(Taboo { reason, start, end: end + dressing.sum::<usize>() })
}

fn is_digit(character: char) -> bool {
    if character.is_ascii() {
        return character.is_ascii_digit();
    }
    // The ideographs are letters to Unicode; the one for one is missing, since it names no card.
    character.is_numeric()
        // Makes digits of the letters after it in Braille.
        || character == '⠼'
        || "〇二三四五六七八九十百千貳貮叁參肆伍陸柒捌玖拾佰仟廿卅".contains(character)
        || character.nfkd().any(char::is_numeric)
}

/// Whether the picture is about a number: dice, dominoes, numbered tiles and cards, clock faces, and a few signs.
/// The sign for a hundred points passes, because it is praise, and no card is that high.
fn is_picture(character: char) -> bool {
    matches!(
        u32::from(character),
        0x2680..=0x2685
            | 0x1F007..=0x1F021
            | 0x1F030..=0x1F093
            | 0x1F0A1..=0x1F0AE
            | 0x1F0B1..=0x1F0BE
            | 0x1F0C1..=0x1F0CE
            | 0x1F0D1..=0x1F0DE
            | 0x1F0E1..=0x1F0F5
            | 0x1F3B1
            | 0x1F51E..=0x1F51F
            | 0x1F550..=0x1F567
    )
}
