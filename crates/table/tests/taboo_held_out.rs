//! The number taboo on dodges and ordinary lines that were frozen before the filter was improved (`held_out_2/`), and on
//! those that it was improved with (`tune_2/`).

#![expect(clippy::unwrap_used, reason = "a file that cannot be read fails the test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};
use stapel_table::taboo::{Depth, Language, check_message};

fn text(set: &str, kind: &str, language: Language) -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("taboo");
    fs::read_to_string(tests.join(set).join(kind).join(language.code()).with_extension("txt"))
        .unwrap()
}

fn lines(set: &str, kind: &str) -> Vec<String> {
    Language::ALL
        .into_iter()
        .flat_map(|language| {
            text(set, kind, language).lines().map(str::to_owned).collect::<Vec<_>>()
        })
        .collect()
}

/// Whether one of the messages in a line is refused.
fn is_refused(line: &str) -> bool {
    let messages: Vec<&str> = line.split('⏎').map(str::trim).collect();
    (0..messages.len()).any(|index| {
        let said = messages[..index].iter().copied();
        check_message(messages[index], said, &[], Depth::Everything).is_err()
    })
}

/// Of lines that one speaker says one after the other, those that are refused. What is refused was not said.
fn refused_in_a_row(lines: &[&str]) -> usize {
    let mut said: Vec<&str> = Vec::new();
    let mut refused = 0;
    for &line in lines {
        let recent = said[said.len().saturating_sub(8)..].iter().copied();
        match check_message(line, recent, &[], Depth::Everything) {
            Ok(()) => said.push(line),
            Err(_) => refused += 1,
        }
    }
    refused
}

/// The published rates: see `docs/talk.md`. They may get better.
const LEAST_DODGES_REFUSED: usize = 578;
const MOST_ORDINARY_REFUSED: usize = 84;
/// Of the lines that the filter was improved with.
const TUNED_DODGES_PASSED: usize = 25;
const TUNED_ORDINARY_REFUSED: usize = 10;

#[test]
fn the_held_out_lines_are_those_that_were_frozen() {
    let mut hash = Sha256::new();
    for language in Language::ALL {
        for kind in ["dodges", "ordinary"] {
            hash.update(text("held_out_2", kind, language));
        }
    }
    let hash: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hash, "d05436c0128aafd8a96f569266bcc2e57e4133b0f1952eeed8824834cd1c73f2");
}

#[test]
fn there_are_enough_held_out_lines_and_none_to_improve_with() {
    for language in Language::ALL {
        assert!(text("held_out_2", "dodges", language).lines().count() >= 100);
        assert!(text("held_out_2", "ordinary", language).lines().count() >= 300);
    }
    for kind in ["dodges", "ordinary"] {
        let held_out: BTreeSet<String> = lines("held_out_2", kind).into_iter().collect();
        let tuned: BTreeSet<String> = lines("tune_2", kind).into_iter().collect();
        let both: Vec<&String> =
            held_out.intersection(&tuned).filter(|line| line.len() > 4).collect();
        assert!(both.is_empty() || kind == "neither", "{both:?}");
    }
}

/// F16: 554 of 803 dodges passed. Which lines are judged wrongly is not told: whoever sees them improves the filter with
/// them.
#[test]
fn f16_as_many_held_out_dodges_are_refused_as_published() {
    let refused = lines("held_out_2", "dodges").iter().filter(|line| is_refused(line)).count();
    assert!(refused >= LEAST_DODGES_REFUSED, "{refused}");
}

/// F16: 81 of 465 ordinary lines were refused. They are told by one speaker after the other, so that nothing is refused
/// for what was said before either.
#[test]
fn f16_no_more_held_out_ordinary_lines_are_refused_than_published() {
    let refused: usize = Language::ALL
        .into_iter()
        .map(|language| {
            refused_in_a_row(&text("held_out_2", "ordinary", language).lines().collect::<Vec<_>>())
        })
        .sum();
    assert!(refused <= MOST_ORDINARY_REFUSED, "{refused}");
}

#[test]
fn of_the_lines_to_improve_with_few_are_judged_wrongly() {
    let dodges = lines("tune_2", "dodges");
    let passed: Vec<&String> = dodges.iter().filter(|line| !is_refused(line)).collect();
    assert!(passed.len() <= TUNED_DODGES_PASSED, "{passed:#?}");
    let ordinary = lines("tune_2", "ordinary");
    let refused: Vec<&String> = ordinary.iter().filter(|line| is_refused(line)).collect();
    assert!(refused.len() <= TUNED_ORDINARY_REFUSED, "{refused:#?}");
}
