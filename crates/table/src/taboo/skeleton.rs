//! What two texts have in common that a reader can't tell apart at a glance.

use super::fold::{self, Sign};

/// The text without case, accents, blanks and punctuation, and with one sign for all that look alike: letters of other
/// alphabets, `0` and `O`, `1`, `I` and `l`, `rn` and `m`. Texts with the same skeleton look nearly the same. Empty if
/// there is nothing to be seen.
///
/// ```
/// use stapel_table::taboo::skeleton;
///
/// assert_eq!(skeleton("Bot 1"), skeleton("ВОТ I"));
/// assert_ne!(skeleton("Ada"), skeleton("Ida"));
/// ```
pub fn skeleton(text: &str) -> String {
    let seen = fold::read(text).into_iter().filter_map(|mark| match mark.sign {
        Sign::Letter { letter, .. } => Some(letter),
        Sign::Other(sign) if is_punctuation(sign) => None,
        Sign::Other(sign) => Some(sign),
        Sign::Blank => None,
    });
    let alike: String = seen
        .map(|sign| match sign {
            'i' | '1' => 'l',
            '0' => 'o',
            other => other,
        })
        .collect();
    alike.to_lowercase().replace("rn", "m").replace("vv", "w")
}

/// Whether a character shows anything: it is neither blank nor ignored, and no accent that waits for a letter.
pub fn is_seen(character: char) -> bool {
    // A Braille cell without a dot is a blank that Unicode does not call one.
    !character.is_whitespace()
        && !character.is_control()
        && !fold::is_unseen(character)
        && !matches!(u32::from(character), 0x2800 | 0xFFF0..=0xFFF8 | 0x1BCA0..=0x1BCA3 | 0x1D173..=0x1D17A)
}

/// Whether it is an accent or another mark that joins the character before it.
pub fn is_mark(character: char) -> bool {
    unicode_normalization::char::is_combining_mark(character)
}

fn is_punctuation(sign: char) -> bool {
    sign.is_ascii_punctuation() && sign != '|'
        || matches!(u32::from(sign), 0xA0..=0xBF | 0x2000..=0x206F | 0x2E00..=0x2E7F | 0x3000..=0x303F)
        || !is_seen(sign)
}
