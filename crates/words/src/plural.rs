//! Plural forms.

use crate::Language;

/// The plural category of a number in a language, as Unicode defines it (`one`, `few`, `many`, `other`). Those that only
/// fractions and whole millions have are left out: no text counts such things.
pub(crate) fn category(language: Language, count: i64) -> &'static str {
    let count = count.unsigned_abs();
    match (language, count) {
        (_, 1) | (Language::French, 0) => "one",
        (Language::Polish, _) => match (count % 10, count % 100) {
            (2..=4, tens) if !(12..=14).contains(&tens) => "few",
            _ => "many",
        },
        _ => "other",
    }
}
