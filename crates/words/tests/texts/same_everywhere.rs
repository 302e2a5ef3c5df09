//! Every language says the same.

use std::fs;

use stapel_table::taboo;
use stapel_words::Language;

use crate::files::{by_file, is_help, root, texts};

#[test]
fn there_is_a_directory_of_texts_and_one_of_rule_pages_for_each_language() {
    let tags = Language::ALL.map(|language| language.tag().to_owned());
    for directory in ["crates/words/locales", "crates/words/rules"] {
        let entries = fs::read_dir(root().join(directory)).unwrap();
        let mut found: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        found.sort();
        assert_eq!(found, tags, "{directory}");
    }
}

#[test]
fn numbers_in_talk_are_found_in_each_language() {
    assert_eq!(taboo::Language::ALL.map(taboo::Language::code), Language::ALL.map(Language::tag));
}

#[test]
fn every_language_has_the_same_texts_in_the_same_files() {
    let of = |language| -> Vec<(String, Vec<String>)> {
        let files = by_file(language).into_iter();
        files
            .map(|(name, texts)| (name, texts.into_keys().filter(|id| !is_help(id)).collect()))
            .collect()
    };
    let english = of(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let found = of(language);
        let names = |files: &[(String, Vec<String>)]| -> Vec<String> {
            files.iter().map(|(name, _)| name.clone()).collect()
        };
        assert_eq!(names(&found), names(&english), "{language}");
        for ((name, ids), (_, wanted)) in found.iter().zip(&english) {
            let missing: Vec<_> = wanted.iter().filter(|id| !ids.contains(id)).collect();
            let unknown: Vec<_> = ids.iter().filter(|id| !wanted.contains(id)).collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{language}/{name}: missing {missing:?}, unknown {unknown:?}"
            );
        }
    }
}

#[test]
fn every_language_tells_of_the_same_things() {
    let english = texts(Language::English);
    for language in Language::ALL {
        for (id, text) in texts(language).into_iter().filter(|(id, _)| !is_help(id)) {
            assert_eq!(text.variables(), english[&id].variables(), "{language}: {id}");
        }
    }
}

#[test]
fn no_language_repeats_a_sentence_in_english() {
    // Names of games, and of things that are called the same, are short.
    const SENTENCE: usize = 24;
    const SAME: [&str; 1] = ["title"];
    let english = stapel_words::built_in(Language::English);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let words = stapel_words::built_in(language);
        let repeated: Vec<String> = texts(language)
            .into_iter()
            .filter(|(id, text)| text.choices().is_empty() && !SAME.contains(&id.as_str()))
            .map(|(id, _)| id)
            .filter(|id| {
                english.get(id).chars().count() > SENTENCE && words.get(id) == english.get(id)
            })
            .collect();
        assert!(repeated.is_empty(), "{language}: {repeated:?}");
    }
}
