//! Texts told of something come out whole.

use stapel_words::{Argument, Language, built_in};

use crate::files::{Text, texts};

/// Arguments for a text: what it counts is this many, anything else is a name.
pub(crate) fn arguments(text: &Text, number: i64) -> Vec<(String, Argument<'static>)> {
    let counted: Vec<String> = text.choices().into_iter().map(|choice| choice.variable).collect();
    let argument = |name: String| {
        let argument =
            if counted.contains(&name) { Argument::Count(number) } else { Argument::Text("Ana") };
        (name, argument)
    };
    text.variables().into_iter().map(argument).collect()
}

#[test]
fn every_text_comes_out_whole() {
    for language in Language::ALL {
        let words = built_in(language);
        for (id, text) in texts(language) {
            for number in [0, 1, 2, 5, 12, 22, 25] {
                let arguments = arguments(&text, number);
                let arguments: Vec<(&str, Argument<'_>)> = arguments
                    .iter()
                    .map(|(name, argument)| (name.as_str(), argument.clone()))
                    .collect();
                let told = words.fill(&id, &arguments);
                assert!(!told.contains(['{', '}']), "{language}: {id}: {told}");
                assert!(!told.is_empty() && told == told.trim(), "{language}: {id}: {told:?}");
                assert!(!told.contains("  "), "{language}: {id}: {told:?}");
            }
        }
    }
}

#[test]
fn a_text_that_was_not_told_enough_shows_it() {
    let words = built_in(Language::English);
    assert!(words.get("their-turn").contains('{'));
}
