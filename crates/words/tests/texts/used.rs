//! Every text that is asked for is there, and every text is asked for.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use stapel_words::Language;

use crate::files::{by_file, ids, root};
use crate::source::{literals_below, literals_in, rust_below};

/// Where texts are asked for.
const SOURCES: [&str; 8] = [
    "crates/server/src/http/pages",
    "crates/server/src/push",
    "crates/web/src",
    "crates/terminal/src",
    "crates/stapel/src",
    "crates/words/src/games",
    "crates/words/src/phrases",
    "crates/client/src/games",
];

/// The functions that get the id of a text first.
const ASKING: [&str; 6] = ["t", "label", "say", "say_if_known", "fill", "of"];

/// Texts whose ids are handed on by those who know no words.
const HANDED_ON: [&str; 3] = ["lesson-game-", "lesson-extreme-", "lesson-clear-"];

/// Refusals of a table that nobody is told in words of ours: the message says more, or only programs
/// ever meet them.
const TOLD_OTHERWISE: [&str; 5] =
    ["bad_options", "not_text", "bad_share", "no_share", "wrong_reveal"];

fn literals() -> Vec<crate::source::Literal> {
    SOURCES.iter().flat_map(|source| literals_below(&root().join(source))).collect()
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let ids = ids();
    let asked: BTreeSet<String> = literals()
        .into_iter()
        .filter(|literal| {
            let asked = literal.given_to.as_deref().is_some_and(|name| ASKING.contains(&name));
            asked || HANDED_ON.iter().any(|family| literal.text.starts_with(family))
        })
        .map(|literal| literal.text)
        .collect();
    assert!(asked.len() > 50, "the source is not where it was: {asked:?}");
    let unknown: Vec<_> = asked.difference(&ids).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Files of texts that only some pages load, and where these pages and their phrases are.
const STUDY: [&str; 3] = ["learn.ftl", "study.ftl", "what-if.ftl"];
const STUDY_SOURCES: [&str; 4] = [
    "crates/web/src/learn",
    "crates/web/src/replay",
    "crates/web/src/rules",
    "crates/words/src/phrases/replay.rs",
];

/// How the ids of texts begin that the narrators of games tell in replays only.
const STUDY_IDS: [&str; 2] = ["step-", "moment-"];

/// What tells phrases of replays.
const STUDY_PHRASES: [&str; 3] = ["phrases::moment", "phrases::step", "Style::Replay"];

#[test]
fn texts_for_study_are_asked_for_on_those_pages_only() {
    let files = by_file(Language::English);
    let study: BTreeSet<&String> = STUDY.iter().flat_map(|name| files[*name].keys()).collect();
    assert!(study.len() > 100, "the texts are not where they were: {study:?}");
    let sources = STUDY_SOURCES.map(|source| root().join(source));
    let is_elsewhere = |path: &Path| !sources.iter().any(|source| path.starts_with(source));
    let narrators = root().join("crates/words/src/games");
    for source in ["crates/web/src", "crates/words/src"] {
        for path in rust_below(&root().join(source)).into_iter().filter(|path| is_elsewhere(path)) {
            let narrates = path.starts_with(&narrators);
            let in_replays = |text: &str| STUDY_IDS.iter().any(|begins| text.starts_with(begins));
            let asked: Vec<String> = literals_in(&path)
                .into_iter()
                .map(|literal| literal.text)
                .filter(|text| study.contains(text) && !(narrates && in_replays(text)))
                .collect();
            assert!(asked.is_empty(), "{} has not loaded {asked:?}", path.display());
            if narrates {
                continue;
            }
            let code = fs::read_to_string(&path).unwrap();
            let told = STUDY_PHRASES.iter().find(|phrase| code.contains(*phrase));
            assert_eq!(told, None, "{} has not loaded its texts", path.display());
        }
    }
}

/// Files of texts that come with reviews, and where the page asks for them.
const REVIEW: [&str; 2] = ["review-page.ftl", "review.ftl"];
const REVIEW_SOURCE: &str = "crates/web/src/review";

#[test]
fn texts_of_reviews_are_asked_for_in_reviews_only() {
    let files = by_file(Language::English);
    let review: BTreeSet<&String> = REVIEW.iter().flat_map(|name| files[*name].keys()).collect();
    assert!(review.len() > 60, "the texts are not where they were: {review:?}");
    let source = root().join(REVIEW_SOURCE);
    let pages = rust_below(&root().join("crates/web/src"));
    for path in pages.into_iter().filter(|path| !path.starts_with(&source)) {
        let literals = literals_in(&path).into_iter().map(|literal| literal.text);
        let asked: Vec<String> = literals.filter(|text| review.contains(text)).collect();
        assert!(asked.is_empty(), "{} has not loaded {asked:?}", path.display());
    }
}

#[test]
fn every_text_is_asked_for() {
    let written: BTreeSet<String> = literals().into_iter().map(|literal| literal.text).collect();
    let refusals = refusals();
    let is_refusal = |id: &str| {
        let code = id.strip_prefix("refused-").map(|code| code.replace('-', "_"));
        code.is_some_and(|code| refusals.all.contains(&code))
    };
    let unused: Vec<_> =
        ids().into_iter().filter(|id| !written.contains(id) && !is_refusal(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_refusal_at_a_table_has_a_text() {
    let ids = ids();
    let at_table = refusals().at_table;
    let missing: Vec<_> = at_table
        .iter()
        .filter(|code| !ids.contains(&format!("refused-{}", code.replace('_', "-"))))
        .filter(|code| !TOLD_OTHERWISE.contains(&code.as_str()))
        .collect();
    assert!(at_table.len() > 40 && missing.is_empty(), "{missing:?}");
}

/// The codes of refusals.
struct Refusals {
    all: BTreeSet<String>,
    /// Those that come over the connection to a table.
    at_table: BTreeSet<String>,
}

/// The codes that the description of the protocol lists.
fn refusals() -> Refusals {
    let protocol = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let (_, chapter) = protocol.split_once("\n## Refusals\n").unwrap();
    let (chapter, _) = chapter.split_once("\n## ").unwrap();
    let mut refusals = Refusals { all: BTreeSet::new(), at_table: BTreeSet::new() };
    let mut at_table = false;
    for line in chapter.lines() {
        if line.starts_with("**") {
            at_table = ["**The rules", "**The table", "**Last words"]
                .iter()
                .any(|heading| line.starts_with(heading));
        }
        let codes: Vec<&str> = if line.starts_with("**Last words**") {
            let names = line.split('`').skip(1).step_by(2);
            names.filter(|name| *name != "bye").collect()
        } else {
            line.strip_prefix("| `")
                .and_then(|row| row.split_once('`'))
                .map(|(code, _)| code)
                .into_iter()
                .collect()
        };
        for code in codes {
            refusals.all.insert(code.to_owned());
            if at_table {
                refusals.at_table.insert(code.to_owned());
            }
        }
    }
    refusals
}
