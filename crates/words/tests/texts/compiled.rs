//! Texts that were compiled say what Fluent says.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use stapel_fluent_compiler::{Source, compile};
use stapel_words::{Argument, Language, Words, built_in};

use crate::files::{texts, whole};

/// Numbers of every form that a language has, and some that are only there to be sure.
fn numbers() -> impl Iterator<Item = i64> {
    (0..=130).chain([199, 1000, 1001, 1002, 1012, 2_000_000, -1, -3, -12])
}

/// The same texts, read by the reference.
fn reference(language: Language, fluent: String) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
    // Marks around names would end up in labels, and nobody's name is written from right to left here.
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(fluent).unwrap()).unwrap();
    bundle
}

fn referred(
    reference: &FluentBundle<FluentResource>,
    id: &str,
    told: &[(&str, Argument<'_>)],
) -> String {
    let pattern = reference.get_message(id).unwrap().value().unwrap();
    let mut arguments = FluentArgs::new();
    for (name, argument) in told {
        match argument {
            Argument::Count(count) => arguments.set(*name, FluentValue::from(*count)),
            Argument::Text(text) => arguments.set(*name, FluentValue::from(*text)),
        }
    }
    reference.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
}

fn agree(
    words: &Words,
    reference: &FluentBundle<FluentResource>,
    id: &str,
    told: &[(&str, Argument<'_>)],
) {
    assert_eq!(words.fill(id, told), referred(reference, id, told), "{id} told {told:?}");
}

#[test]
fn every_text_says_what_fluent_says() {
    for language in Language::ALL {
        let words = built_in(language);
        let reference = reference(language, whole(language));
        for (id, text) in texts(language) {
            let names = text.variables();
            agree(&words, &reference, &id, &[]);
            for number in numbers() {
                let told: Vec<_> =
                    names.iter().map(|name| (name.as_str(), Argument::Count(number))).collect();
                agree(&words, &reference, &id, &told);
            }
            for name in ["Ana", "one", "0", ""] {
                let told: Vec<_> =
                    names.iter().map(|told| (told.as_str(), Argument::Text(name))).collect();
                agree(&words, &reference, &id, &told);
            }
        }
    }
}

#[test]
fn choices_within_choices_and_lines_are_kept() {
    let fluent = "
several = First line
    and second, { $name }:
      indented
within = { $cards ->
    [0] nothing
    [one] one card of { $piles ->
        [one] the pile
       *[other] { $piles } piles
    }
   *[other] { $cards } cards of { $piles ->
        [one] the pile
       *[other] { $piles } piles
    }
} here
named = { $who ->
    [anna] Anna herself
   *[someone] someone
}
zero = none
";
    let source = Source { path: "test.ftl".into(), fluent: fluent.to_owned() };
    let compiled = compile(&[source]).unwrap();
    for language in Language::ALL {
        let words = Words::read(language, compiled.clone()).unwrap();
        let reference = reference(language, fluent.to_owned());
        for cards in numbers() {
            for piles in [0, 1, 2, 5] {
                let told = [("cards", Argument::Count(cards)), ("piles", Argument::Count(piles))];
                agree(&words, &reference, "within", &told);
            }
        }
        for who in ["anna", "someone", "bert"] {
            agree(&words, &reference, "named", &[("who", Argument::Text(who))]);
            agree(&words, &reference, "several", &[("name", Argument::Text(who))]);
        }
    }
}

#[test]
fn a_file_that_is_no_file_of_texts_says_where() {
    for (file, line) in [("b\u{1}two\na\u{1}one\n", 2), ("nothing", 1), ("a\u{1}x\n\n", 2)] {
        let error = Words::read(Language::English, file).unwrap_err();
        assert_eq!(error.line, line, "{file:?}");
    }
    assert!(Words::read(Language::English, "").is_ok());
}
