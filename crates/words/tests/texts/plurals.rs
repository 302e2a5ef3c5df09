//! What is counted follows its number, as the grammar of each language wants it.

use std::collections::BTreeSet;

use fluent_syntax::ast::VariantKey;
use stapel_words::{Argument, Language, built_in};

use crate::files::texts;

/// The categories of whole numbers in a language, the one for all others last.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::German | Language::English | Language::French | Language::Italian => {
            &["one", "other"]
        }
        Language::Polish => &["one", "few", "many"],
    }
}

#[test]
fn every_choice_has_the_categories_of_its_language() {
    for language in Language::ALL {
        for (id, text) in texts(language) {
            for choice in text.choices() {
                let mut found = Vec::new();
                for variant in &choice.variants {
                    match &variant.key {
                        VariantKey::Identifier { name } => found.push(name.as_str()),
                        // An exact number may have words of its own.
                        VariantKey::NumberLiteral { value } => {
                            assert!(!variant.default, "{id}: {value}");
                        }
                    }
                }
                assert_eq!(found, categories(language), "{language}: {id}");
                assert!(
                    choice.variants.last().is_some_and(|last| last.default),
                    "{language}: {id}"
                );
            }
        }
    }
}

#[test]
fn what_english_counts_is_counted_everywhere() {
    let counted = |language| -> BTreeSet<(String, String)> {
        let texts = texts(language).into_iter();
        texts
            .flat_map(|(id, text)| {
                text.choices().into_iter().map(move |choice| (id.clone(), choice.variable))
            })
            .collect()
    };
    let english = counted(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let missing: Vec<_> = english.difference(&counted(language)).cloned().collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

/// What is never counted when there is none of it.
const NEVER_NONE: [&str; 6] =
    ["hint-open", "moment-fifth", "moment-too-high", "pile-joker", "play-cards", "told-cleared"];

/// What can be less than nothing.
const BELOW_NOTHING: [&str; 1] = ["points"];

/// A category may stand for several numbers (in French, `one` is none as well), so its words must tell
/// them apart.
#[test]
fn different_numbers_give_different_texts() {
    for language in Language::ALL {
        let words = built_in(language);
        for (id, text) in texts(language) {
            let mut numbers = vec![1, 2, 5, 22, 25];
            if !NEVER_NONE.contains(&id.as_str()) {
                numbers.push(0);
            }
            if BELOW_NOTHING.contains(&id.as_str()) {
                numbers.push(-1);
            }
            for choice in text.choices() {
                let tell = |number: &i64| {
                    // Some show their number in groups of digits, which they are told besides.
                    let shown = number.to_string();
                    let shown = ("shown", Argument::Text(&shown));
                    words.fill(&id, &[(&choice.variable, Argument::Count(*number)), shown])
                };
                let told: BTreeSet<String> = numbers.iter().map(tell).collect();
                assert_eq!(told.len(), numbers.len(), "{language}: {id}: {told:?}");
            }
        }
    }
}

#[test]
fn counted_words_have_their_right_forms() {
    use Language::{English, French, German, Italian, Polish};
    let cases: &[(Language, &str, &str, i64, &str)] = &[
        (Polish, "cards-left", "cards", 0, "Jeszcze 0 kart"),
        (Polish, "cards-left", "cards", 1, "Jeszcze jedna karta"),
        (Polish, "cards-left", "cards", 2, "Jeszcze 2 karty"),
        (Polish, "cards-left", "cards", 4, "Jeszcze 4 karty"),
        (Polish, "cards-left", "cards", 5, "Jeszcze 5 kart"),
        (Polish, "cards-left", "cards", 12, "Jeszcze 12 kart"),
        (Polish, "cards-left", "cards", 21, "Jeszcze 21 kart"),
        (Polish, "cards-left", "cards", 22, "Jeszcze 22 karty"),
        (Polish, "cards-left", "cards", 25, "Jeszcze 25 kart"),
        (Polish, "lost-left", "cards", 1, "Została jedna karta."),
        (Polish, "lost-left", "cards", 3, "Zostały 3 karty."),
        (Polish, "lost-left", "cards", 13, "Zostało 13 kart."),
        (Polish, "points", "points", -9, "-9 punktów"),
        (Polish, "table-free", "seats", 2, "2 wolne miejsca"),
        (Polish, "table-free", "seats", 5, "5 wolnych miejsc"),
        (French, "holds-cards", "cards", 0, "0 carte"),
        (French, "holds-cards", "cards", 1, "1 carte"),
        (French, "holds-cards", "cards", 2, "2 cartes"),
        (French, "draw-pile", "cards", 0, "Pioche vide"),
        (German, "cards-left", "cards", 1, "Noch eine Karte"),
        (German, "cards-left", "cards", 2, "Noch 2 Karten"),
        (German, "points", "points", 0, "0 Punkte"),
        (German, "points", "points", -1, "-1 Punkt"),
        (English, "draw-pile", "cards", 0, "Draw pile empty"),
        (English, "draw-pile", "cards", 1, "Draw pile: one card"),
        (English, "draw-pile", "cards", 61, "Draw pile: 61 cards"),
        (Italian, "lost-left", "cards", 1, "È rimasta una carta."),
        (Italian, "lost-left", "cards", 8, "Sono rimaste 8 carte."),
    ];
    for (language, id, variable, number, text) in cases {
        let told = built_in(*language).fill(id, &[(variable, Argument::Count(*number))]);
        assert_eq!(told, *text, "{language}: {id} of {number}");
    }
}
