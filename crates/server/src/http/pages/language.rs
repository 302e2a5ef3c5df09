//! In which language a request wants to be answered.

use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use stapel_words::{Language, Words, built_in};

/// The texts of all languages, which are read once.
static TEXTS: LazyLock<Vec<Words>> =
    LazyLock::new(|| Language::ALL.into_iter().map(built_in).collect());

/// The texts of a language.
pub(super) fn texts(language: Language) -> &'static Words {
    TEXTS.iter().find(|words| words.language() == language).unwrap_or(&TEXTS[0])
}

/// The language that a request would like best, of those that there are. Who doesn't say reads English.
pub(super) fn accepted(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wanted: Vec<(&str, u32)> = accepted
        .unwrap_or_default()
        .split(',')
        .map(|entry| {
            let (tag, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
            (tag.trim(), weight_of(weight.trim()))
        })
        .filter(|(_, weight)| *weight > 0)
        .collect();
    // Languages of the same weight stay in their order.
    wanted.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    Language::choose(wanted.into_iter().map(|(tag, _)| tag))
}

/// A weight such as `q=0.8`, in thousandths. What is none counts as nothing.
fn weight_of(weight: &str) -> u32 {
    let value = weight.strip_prefix("q=").and_then(|value| value.trim().parse::<f32>().ok());
    let value = value.filter(|value| (0.0..=1.0).contains(value)).unwrap_or(0.0);
    (value * 1000.0) as u32
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_language_with_the_greatest_weight_is_chosen() {
        for (accepted_languages, language) in [
            ("de", Language::German),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Language::French),
            ("en;q=0.3, pl;q=0.9", Language::Polish),
            ("it;q=0, de;q=0.1", Language::German),
            ("sv, ja;q=0.9", Language::English),
            ("de;q=nan, it;q=0.1", Language::Italian),
            ("de;q=7, it;q=0.1", Language::Italian),
            (";;;,,,q=", Language::English),
            ("", Language::English),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(accepted_languages));
            assert_eq!(accepted(&headers), language, "{accepted_languages}");
        }
        assert_eq!(accepted(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn every_language_has_its_own_texts() {
        for language in Language::ALL {
            assert_eq!(texts(language).language(), language);
        }
    }
}
