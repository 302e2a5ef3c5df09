//! The languages that Stapel speaks.

use std::fmt;

/// A language that Stapel speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    German,
    English,
    French,
    Italian,
    Polish,
}

impl Language {
    /// All of them, in the order of their own names.
    pub const ALL: [Language; 5] = [
        Language::German,
        Language::English,
        Language::French,
        Language::Italian,
        Language::Polish,
    ];

    /// The two letters of ISO 639-1, by which files, browsers and options name it.
    pub fn tag(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Polish => "pl",
        }
    }

    /// Its name in the language itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Polish => "Polski",
        }
    }

    /// The language of a tag as browsers and systems write them, such as `de`, `de-AT` or `pl_PL.UTF-8`. Region and
    /// encoding don't matter.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of these tags that is a language Stapel speaks, or English.
    pub fn choose<'t>(wanted: impl IntoIterator<Item = &'t str>) -> Language {
        wanted.into_iter().find_map(Language::from_tag).unwrap_or(Language::English)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_is_chosen() {
        let cases: [(&[&str], Language); 6] = [
            (&["de"], Language::German),
            (&["de-AT", "en"], Language::German),
            (&["sv", "PL-pl", "en"], Language::Polish),
            (&["fr_CH.UTF-8"], Language::French),
            (&["ja", "sv"], Language::English),
            (&[], Language::English),
        ];
        for (wanted, chosen) in cases {
            assert_eq!(Language::choose(wanted.iter().copied()), chosen, "{wanted:?}");
        }
    }
}
