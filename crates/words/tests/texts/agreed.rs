//! Everything that a table agrees on has words, in every language.

use std::collections::BTreeSet;

use stapel_client::agreement::{self, Control, Row, Setting, Term, Value};
use stapel_protocol::table::{AgreementJson, LayoutJson, LayoutName};
use stapel_rules::piles::Layout;
use stapel_rules::{GameKind, Seat};
use stapel_words::{Language, Words, built_in, phrases};

const EVERYONE: Setting = Setting { bots: true, friends: true };

/// A table of each game on which a clock runs, so that there is everything to agree on.
fn tables() -> impl Iterator<Item = AgreementJson> {
    GameKind::ALL.into_iter().map(|game| {
        let mut agreement = EVERYONE.usual(game, 2);
        agreement::set(&mut agreement, Term::Clock, Value::Chosen(1));
        agreement
    })
}

/// Another value than the usual one.
fn another(row: &Row) -> Value {
    match &row.control {
        Control::Switch { on } => Value::On(!on),
        Control::Choice { values, chosen } => Value::Chosen((chosen + 1) % values.len()),
        Control::Number { value, .. } => Value::Number(value + 1),
        Control::Layout { .. } => Value::Layout(LayoutJson::Named(LayoutName::Shuffled)),
    }
}

/// A text that is missing is shown by its id, an option without texts by its name.
fn assert_is_text(text: &str) {
    let is_id = |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter == '_';
    let looks_like_an_id = text.contains(['-', '_']) && text.chars().all(is_id);
    assert!(!text.is_empty() && !looks_like_an_id && !text.contains('{'), "{text:?}");
}

fn assert_are_texts_apart(texts: &[String]) {
    texts.iter().for_each(|text| assert_is_text(text));
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{texts:?}");
}

#[test]
fn every_term_and_every_value_has_words_of_its_own() {
    for words in Language::ALL.map(built_in) {
        let name = |seat: Seat| phrases::seat_number(&words, seat);
        for agreement in tables() {
            let rows = agreement::rows(&agreement, EVERYONE);
            let labels = rows.iter().map(|row| phrases::term_label(&words, row.term));
            assert_are_texts_apart(&labels.collect::<Vec<_>>());
            let hints = rows.iter().map(|row| phrases::term_hint(&words, row.term));
            assert_are_texts_apart(&hints.collect::<Vec<_>>());
            for row in &rows {
                assert_ne!(phrases::row_value(&words, row, &name), "", "{row:?}");
                if let Control::Choice { values, .. } = &row.control {
                    let value = |place| phrases::term_value(&words, row, place, &name);
                    assert_are_texts_apart(&(0..values.len()).map(value).collect::<Vec<_>>());
                }
            }
        }
        let layouts = [
            LayoutJson::default(),
            LayoutJson::Named(LayoutName::Shuffled),
            LayoutJson::listed(&Layout::DEFAULT),
        ];
        assert_are_texts_apart(&layouts.map(|layout| words.get(phrases::layout_id(&layout))));
    }
}

#[test]
fn whatever_is_not_as_usual_is_told_in_the_summary() {
    // By the rules nothing is taken back, and asking changes nothing.
    let untold =
        |row: &Row, value: &Value| row.term == Term::Takeback && *value != Value::Chosen(2);
    for words in Language::ALL.map(built_in) {
        for agreement in tables() {
            let usual = phrases::summary(&words, &agreement);
            let mut told = BTreeSet::from([usual.clone()]);
            for row in agreement::rows(&agreement, EVERYONE) {
                let value = another(&row);
                let mut changed = agreement.clone();
                agreement::set(&mut changed, row.term, value.clone());
                let summary = phrases::summary(&words, &changed);
                summary.split(" · ").for_each(assert_is_text);
                let is_new = told.insert(summary.clone());
                assert_eq!(is_new, !untold(&row, &value), "{row:?}: {summary}");
            }
        }
    }
}

fn summary(words: &Words, game: GameKind, change: impl FnOnce(&mut AgreementJson)) -> String {
    let mut agreement = EVERYONE.usual(game, 3);
    change(&mut agreement);
    phrases::summary(words, &agreement)
}

#[test]
fn the_summary_is_the_game_and_what_differs_from_the_usual() {
    let [german, english, ..] = Language::ALL.map(built_in);
    for game in GameKind::ALL {
        assert_eq!(summary(&english, game, |_| {}), game.about().short_title);
    }
    let own_box = |agreement: &mut AgreementJson| {
        agreement.layout = LayoutJson::listed(&Layout::DEFAULT);
        agreement::set(agreement, Term::Option("expert"), Value::On(true));
        agreement::set(agreement, Term::Clock, Value::Chosen(2));
    };
    let told = summary(&english, GameKind::Extreme, own_box);
    assert_eq!(told, "Extreme · own box · expert · 60 s a turn");
    let told = summary(&german, GameKind::Extreme, own_box);
    assert_eq!(told, "Extreme · eigene Schachtel · Profi · 60 s pro Zug");
    let told = summary(&english, GameKind::Clear4, |agreement| {
        agreement::set(agreement, Term::Rounds, Value::Number(2));
        agreement::set(agreement, Term::First, Value::Chosen(2));
        agreement::set(agreement, Term::Option("turn_cap"), Value::Number(100));
    });
    assert_eq!(told, "Clear 4! · 100 turns at most · seat 2 begins · 2 rounds");
}
