//! The strings that a program is written with.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// A string in the source, and the function that gets it as its first argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Literal {
    pub(crate) text: String,
    pub(crate) given_to: Option<String>,
}

/// Every string in the Rust files below a directory.
pub(crate) fn literals_below(directory: &Path) -> Vec<Literal> {
    rust_below(directory).iter().flat_map(|path| literals_in(path)).collect()
}

/// Every string in a Rust file.
pub(crate) fn literals_in(path: &Path) -> Vec<Literal> {
    literals(&fs::read_to_string(path).unwrap())
}

/// The Rust files below a directory.
pub(crate) fn rust_below(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(rust_below(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// Every string in a piece of Rust. It knows just enough to tell strings from comments, characters and
/// lifetimes.
pub(crate) fn literals(source: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(start) = rest.find(['"', '/', '\'']) {
        let (before, from) = rest.split_at(start);
        if from.starts_with("//") {
            rest = from.split_once('\n').map_or("", |(_, after)| after);
        } else if from.starts_with("/*") {
            rest = from.split_once("*/").map_or("", |(_, after)| after);
        } else if let Some(after) = from.strip_prefix('"') {
            let given_to = given_to(&source[..source.len() - from.len()]);
            let hashes = raw_hashes(before);
            let (text, after) = match hashes {
                Some(hashes) => split_raw(after, hashes),
                None => split_plain(after),
            };
            found.push(Literal { text: text.to_owned(), given_to });
            rest = after;
        } else {
            rest = after_quote(from);
        }
    }
    found
}

/// The function that is called with what follows.
fn given_to(before: &str) -> Option<String> {
    let before = before.trim_end().strip_suffix('(')?;
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let name = &before[before.trim_end_matches(is_part).len()..];
    (!name.is_empty()).then(|| name.to_owned())
}

/// How many hashes open a raw string, if it is one.
fn raw_hashes(before: &str) -> Option<usize> {
    let without = before.trim_end_matches('#');
    without.ends_with('r').then(|| before.len() - without.len())
}

fn split_raw(after: &str, hashes: usize) -> (&str, &str) {
    let end = format!("\"{}", "#".repeat(hashes));
    after.split_once(&end).unwrap_or((after, ""))
}

fn split_plain(after: &str) -> (&str, &str) {
    let mut escaped = false;
    let end = after.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.map_or((after, ""), |end| (&after[..end], &after[end + 1..]))
}

/// What follows a quote that opens a character or a lifetime, or a slash that divides.
fn after_quote(from: &str) -> &str {
    let mut letters = from.chars();
    let (first, second, third) = (letters.next(), letters.next(), letters.next());
    match (first, second, third) {
        (Some('\''), Some('\\'), Some(escape)) => {
            let after = &from[2 + escape.len_utf8()..];
            after.split_once('\'').map_or("", |(_, after)| after)
        }
        (Some('\''), Some(letter), Some('\'')) => &from[2 + letter.len_utf8()..],
        _ => &from[1..],
    }
}

#[test]
fn strings_are_told_from_everything_else() {
    let source = r##"
        // "no" and 'no'
        /* "no" */
        fn with<'a>(letter: char) -> &'a str { say("first", &[]); words::t( "second" ) }
        match letter { '"' => "third", '\'' => r"fourth", '\u{2f}' => r#"fi"fth"#, _ => "si\"xth" }
        let seventh = 3 / 4 + of("seventh", it("is"));
    "##;
    let literal = |text: &str, given_to: Option<&str>| Literal {
        text: text.to_owned(),
        given_to: given_to.map(str::to_owned),
    };
    assert_eq!(
        literals(source),
        [
            literal("first", Some("say")),
            literal("second", Some("t")),
            literal("third", None),
            literal("fourth", None),
            literal("fi\"fth", None),
            literal("si\\\"xth", None),
            literal("seventh", Some("of")),
            literal("is", Some("it")),
        ]
    );
}
