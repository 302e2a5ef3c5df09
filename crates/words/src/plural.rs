use crate::Language;

/// The form that words take beside so many things, by the name that Unicode gives it. Forms for parts of things and for
/// whole millions are left out: nobody plays with those.
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
