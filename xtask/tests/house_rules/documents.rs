//! What ARCHITECTURE.md, CONTRIBUTING.md and the other documents name is there: files, tests, packages and commands.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::assert_none;
use crate::source::text;
use crate::workspace::{packages, root, sources_below};

/// The documents that say where things are in the code.
const GUIDES: [&str; 2] = ["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// Endings of names that can only be names of files.
const ENDINGS: [&str; 8] = [".rs", ".md", ".json", ".js", ".ftl", ".css", ".toml", ".txt"];

/// Directories that hold no sources.
const NO_SOURCES: [&str; 2] = ["target", ".git"];

#[test]
fn paths_in_the_guides_are_there() {
    let known = known_paths();
    let mut complaints = Vec::new();
    for (guide, line, code) in quoted_code() {
        let missing =
            paths(code.as_str()).filter(|path| !known.contains(path.trim_end_matches('/')));
        complaints.extend(missing.map(|path| format!("{guide}:{line} there is no {path}")));
    }
    assert_none(&complaints);
}

#[test]
fn tests_that_the_guides_name_by_ruling_are_there() {
    let sources: String =
        sources_below(&root().join("crates/rules/tests")).iter().map(|path| text(path)).collect();
    let named: Vec<_> = quoted_code().into_iter().filter(|(_, _, code)| is_test(code)).collect();
    assert!(!named.is_empty(), "no test is named any more, so nothing would be checked");
    let missing = named.iter().filter(|(_, _, code)| !sources.contains(&format!("fn {code}()")));
    let complaints =
        missing.map(|(guide, line, code)| format!("{guide}:{line} no test is called {code}"));
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn commands_in_the_guides_name_what_is_there() {
    let known = known_paths();
    let names: BTreeSet<String> = packages().into_iter().map(|package| package.name).collect();
    let xtask = text(&root().join("xtask/src/command_line.rs"));
    let mut complaints = Vec::new();
    for (guide, line, content) in lines() {
        let words: Vec<&str> = content.split(|c: char| c.is_whitespace() || c == '`').collect();
        for pair in words.windows(2) {
            let is_there = match pair {
                ["-p", package] => names.contains(*package),
                ["--test", test] => {
                    known.contains(&format!("tests/{test}"))
                        || known.contains(&format!("tests/{test}.rs"))
                }
                ["xtask", command] if content.contains("cargo xtask") => {
                    command.is_empty() || xtask.contains(&format!("\"{command}\""))
                }
                _ => true,
            };
            if !is_there {
                complaints.push(format!("{guide}:{line} there is no {}", pair.join(" ")));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut documents = documents_in(root());
    documents.extend(documents_in(&root().join("docs")));
    documents.extend(documents_in(&root().join("docs/rules")));
    assert!(documents.len() > 10, "{documents:?}");
    let mut complaints = Vec::new();
    for document in documents {
        let content = text(&document);
        let targets = content.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        for (target, _) in targets {
            let file = target.split('#').next().unwrap_or_default();
            let is_here = !file.is_empty() && !file.contains("://");
            if is_here && !document.with_file_name(file).exists() {
                complaints.push(format!("{}: there is no {file}", document.display()));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn paths_are_told_from_other_code() {
    for (code, expected) in [
        ("rules/tests/suite.rs", &["rules/tests/suite.rs"][..]),
        ("games/{piles,clear4}/", &["games/piles/", "games/clear4/"]),
        ("public.rs", &["public.rs"]),
        ("docs/", &["docs/"]),
        ("/api/v1", &[]),
        ("target/browser/packed/", &[]),
        ("games/<family>/", &[]),
        ("Game::turn", &[]),
        ("cargo xtask test", &[]),
    ] {
        assert_eq!(paths(code).collect::<Vec<_>>(), expected, "{code}");
    }
}

/// The lines of the guides, with where they stand.
fn lines() -> Vec<(&'static str, usize, String)> {
    let of_guide = |guide: &'static str| {
        let content = text(&root().join(guide));
        let lines: Vec<String> = content.lines().map(str::to_owned).collect();
        (1..).zip(lines).map(move |(number, line)| (guide, number, line))
    };
    GUIDES.into_iter().flat_map(of_guide).collect()
}

/// What stands between backquotes in the guides.
fn quoted_code() -> Vec<(&'static str, usize, String)> {
    let of_line = |(guide, number, line): (_, _, String)| {
        let quoted: Vec<String> = line.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        quoted.into_iter().map(move |code| (guide, number, code))
    };
    lines().into_iter().flat_map(of_line).collect()
}

/// The paths that a piece of code is, with `{a,b}` written out.
fn paths(code: &str) -> impl Iterator<Item = String> {
    let written_out = match (code.split_once('{'), code.split_once('}')) {
        (Some((before, _)), Some((_, after))) => {
            let between = &code[before.len() + 1..code.len() - after.len() - 1];
            between.split(',').map(|part| format!("{before}{}{after}", part.trim())).collect()
        }
        _ => vec![code.to_owned()],
    };
    written_out.into_iter().filter(|path| {
        let plain = path.chars().all(|c| c.is_ascii_alphanumeric() || "._-/".contains(c));
        let named = path.contains('/') || ENDINGS.iter().any(|ending| path.ends_with(ending));
        // What begins with a slash is an address, and what is built is not always there.
        plain && named && !path.starts_with('/') && !path.starts_with("target/")
    })
}

/// Whether this is the name of a test of a ruling, such as `x5_three_counts_exactly`.
fn is_test(code: &str) -> bool {
    let Some((id, rest)) = code.split_once('_') else { return false };
    let digits = id.trim_start_matches(|c: char| c.is_ascii_lowercase());
    digits.len() + 1 == id.len() && digits.parse::<u8>().is_ok() && rest.contains('_')
}

/// All files and directories, each also without what comes before: documents name them from where they are.
fn known_paths() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    add_paths(root(), &mut known);
    known
}

fn add_paths(directory: &Path, known: &mut BTreeSet<String>) {
    for path in entries(directory) {
        let below = path.strip_prefix(root()).expect("it lies in the workspace");
        let mut end = below.to_str().expect("our paths are plain");
        known.insert(end.to_owned());
        while let Some((_, shorter)) = end.split_once('/') {
            known.insert(shorter.to_owned());
            end = shorter;
        }
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() && !NO_SOURCES.iter().any(|other| name == *other) {
            add_paths(&path, known);
        }
    }
}

fn documents_in(directory: &Path) -> Vec<PathBuf> {
    let is_document = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "md");
    entries(directory).into_iter().filter(is_document).collect()
}

fn entries(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("the directory can be read");
    entries.map(|entry| entry.expect("the directory can be listed").path()).collect()
}
