//! Public items are documented, and no doc comment is a single word that says nothing.

use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};

use crate::assert_none;
use crate::source::{self, Attribute, File, Item, Visibility};
use crate::workspace::{packages, root, sources_below};

/// Words that say nothing if they are all that a doc comment says.
const SAY_NOTHING: &[&str] = &[
    "he", "how", "it", "one", "she", "so", "that", "them", "these", "they", "this", "those", "we",
    "what", "when", "where", "which", "who", "whom", "whose", "why", "you",
];

/// Crates in which whatever one module offers to others is documented, too: few others or none read their public items.
const DOCUMENTED_WITHIN: &[&str] = &["terminal"];

#[test]
fn public_items_are_documented() {
    let complaints = packages().into_iter().flat_map(|package| {
        let within = DOCUMENTED_WITHIN.contains(&package.directory.as_str());
        let seen_from = if within { Visibility::Crate } else { Visibility::Public };
        let files = package.roots.into_iter().flat_map(|root| source::production_files(&root));
        files.flat_map(move |file| undocumented(file, seen_from))
    });
    assert_none(&complaints.collect::<Vec<_>>());
}

#[test]
fn doc_comments_say_something() {
    let crates =
        packages().into_iter().map(|package| root().join("crates").join(package.directory));
    let directories = crates.chain([root().join("xtask")]);
    let sources = directories.flat_map(|directory| sources_below(&directory.join("src")));
    let complaints: Vec<String> =
        sources.flat_map(|path| empty_comments(&path, &source::text(&path))).collect();
    assert_none(&complaints);
}

#[test]
fn an_undocumented_item_is_found() {
    for (source, expected) in [
        ("pub fn play() {}", &["lib.rs:1 fn play"][..]),
        ("/// Documented.\npub struct Table;\n\npub const fn play() {}", &["lib.rs:4 fn play"]),
        ("pub const PLAYERS: Seats = Seats { most: 5 };", &["lib.rs:1 const PLAYERS"]),
        ("#[derive(Debug)] pub enum Colour { Red }", &["lib.rs:1 enum Colour"]),
        ("pub mod inner { pub type A = u8; }", &["lib.rs:1 type A", "lib.rs:1 mod inner"]),
        ("impl Table { pub async fn play(&self) {} fn hidden() {} }", &["lib.rs:1 fn play"]),
        ("/// Documented.\npub trait Game { fn play(&self); }", &["lib.rs:2 fn play"]),
        ("pub static A: fn() = { f };", &["lib.rs:1 static A"]),
    ] {
        let file = File::parse(Path::new("lib.rs"), source);
        assert_eq!(undocumented(file, Visibility::Public), expected, "{source}");
    }
}

#[test]
fn what_is_documented_or_not_public_is_no_complaint() {
    for source in [
        "/// Documented.\n#[derive(Debug)] pub struct Table { pub seats: u8 }",
        "pub(crate) fn play() {} fn hidden() {} trait Own { fn play(&self); }",
        "pub mod inner { //! Documented.\n }",
        "pub use inner::*; impl Game for Table { fn play(&self) {} }",
        "#[doc(hidden)] pub fn play() {}",
        "#[cfg(test)] pub fn play() {}",
        "macro_rules! make { ($name:ident) => { pub fn $name() {} } } make! { play }",
    ] {
        let file = File::parse(Path::new("lib.rs"), source);
        assert_eq!(undocumented(file, Visibility::Public), [""; 0], "{source}");
    }
}

#[test]
fn what_other_modules_see_counts_where_it_should() {
    let source = "pub(crate) fn seen() {}\npub(super) fn hidden() {}\npub fn public() {}";
    let found = |seen_from| undocumented(File::parse(Path::new("lib.rs"), source), seen_from);
    assert_eq!(found(Visibility::Crate), ["lib.rs:1 fn seen", "lib.rs:3 fn public"]);
    assert_eq!(found(Visibility::Public), ["lib.rs:3 fn public"]);
}

#[test]
fn a_doc_comment_of_one_empty_word_is_found_wherever_it_stands() {
    for source in [
        "/// They.\nfn play() {}",
        "//! What.",
        "struct Table {\n    /// Who\n    seat: u8,\n}",
        "enum Event { A {\n    #[serde(default)]\n    /// `It`.\n    #[serde(skip)]\n    card: u8 } }",
        "/// Where.\n///\n///\nfn play() {}",
    ] {
        let found = empty_comments(Path::new("lib.rs"), source);
        assert_eq!(found.len(), 1, "{source}: {found:?}");
    }
    for source in [
        "/// Polish.\nfn play() {}",
        "/// Who plays.\nfn play() {}",
        "/// Plays for\n/// them.\nfn play() {}",
        "// They.\nfn play() { \"/// They.\"; }",
    ] {
        assert_eq!(empty_comments(Path::new("lib.rs"), source), [""; 0], "{source}");
    }
}

/// The items of a file that can be seen from there and have no doc comment.
fn undocumented(file: File, seen_from: Visibility) -> Vec<String> {
    let mut found = Vec::new();
    find_undocumented(file.items, seen_from, false, &mut found);
    let place = |item: &Item| format!("{}:{}", short(&file.path), item.line);
    found.iter().map(|item| format!("{} {} {}", place(item), item.keyword, item.name)).collect()
}

fn find_undocumented(
    items: Vec<Item>,
    seen_from: Visibility,
    in_seen_trait: bool,
    found: &mut Vec<Item>,
) {
    for item in items {
        let is_seen = item.visibility >= seen_from;
        find_undocumented(item.items(), seen_from, is_seen && item.keyword == "trait", found);
        if (is_seen || in_seen_trait) && !item.has_docs && item.keyword != "use" {
            found.push(item);
        }
    }
}

/// The places of doc comments that say nothing.
fn empty_comments(path: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    find_empty_comments(source::tokens(path, text), &mut found);
    let path = short(path);
    found.iter().map(|(line, text)| format!("{path}:{line} says only {text:?}")).collect()
}

fn find_empty_comments(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(next) = tokens.peek() {
        let line = next.span().start().line;
        let lines = source::attributes(&mut tokens)
            .iter()
            .filter_map(Attribute::doc_line)
            .collect::<Vec<_>>();
        let text = lines.join(" ");
        let word = text.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        if SAY_NOTHING.contains(&word.as_str()) {
            found.push((line, word));
        }
        if let Some(TokenTree::Group(group)) = tokens.next() {
            find_empty_comments(group.stream(), found);
        }
    }
}

/// A path below the workspace.
fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
