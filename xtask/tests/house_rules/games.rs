//! Which crates know single games: `table`, `room` and `server` do not, and ask the game instead. `protocol` knows them
//! in one directory.

use std::path::Path;

use crate::assert_none;
use crate::source::{self, File, Item};
use crate::workspace::{packages, root};

/// The crates that carry any game alike.
const WITHOUT_GAMES: [&str; 4] = ["table", "room", "server", "protocol"];

/// The directories of these crates in which each family of games has its own place, below `crates`.
const OF_GAMES: [&str; 1] = ["protocol/src/games"];

/// A file in which a game may be named all the same.
struct Exception {
    /// Its path below `crates`.
    file: &'static str,
    reason: &'static str,
}

const EXCEPTIONS: &[Exception] = &[];

#[test]
fn crates_that_carry_any_game_name_none() {
    assert_none(&complaints(&mentions_in_the_crates(), EXCEPTIONS));
}

#[test]
fn an_exception_is_about_one_file_and_must_be_needed() {
    let there = Exception { file: "table/src/deal.rs", reason: "it is made up" };
    let mentions = mentions(Path::new("table/src/deal.rs"), "use stapel_rules::piles;");
    let named = "crates/table/src/deal.rs:1 names a single game, `piles`: ask the game instead";
    assert_eq!(complaints(&mentions, &[]), [named]);
    assert_eq!(complaints(&mentions, &[there]), [""; 0]);
    let elsewhere = Exception { file: "table/src/seed.rs", reason: "it is made up" };
    let stale =
        "remove the exception for table/src/seed.rs (it is made up): no game is named there";
    assert_eq!(complaints(&mentions, &[elsewhere]), [named, stale]);
}

#[test]
fn a_game_is_found_wherever_code_names_it() {
    for (source, expected) in [
        ("use stapel_rules::piles::Rules;", "piles"),
        ("use stapel_rules::{Card, clear4};", "clear4"),
        ("fn play() { match any { Any::Piles(_) => {} _ => {} } }", "Piles"),
        ("fn play() -> bool { matches!(kind, GameKind::Clear4) }", "Clear4"),
        ("const FIRST: GameKind = GameKind::TheGame;", "TheGame"),
        ("mod inner { impl A { fn kind() { GameKind::Extreme } } }", "Extreme"),
        ("fn a() { let piles_left = 4; }", "piles_left"),
        ("struct PilesTable;", "PilesTable"),
        ("#[cfg(not(test))] use stapel_rules::piles;", "piles"),
    ] {
        let mentions = mentions(Path::new("lib.rs"), source);
        let names: Vec<&str> = mentions.iter().map(|mention| mention.name.as_str()).collect();
        assert_eq!(names, [expected], "{source}");
    }
}

#[test]
fn words_of_people_and_tests_are_no_mention() {
    for source in [
        "// Both games have piles.\n/* clear4 */ fn play() {}",
        "/// Plays on [`piles`](stapel_rules::piles).\nfn play() {}",
        "fn play() { print(\"piles, clear4\") }",
        "#[cfg(test)] mod tests { use stapel_rules::piles; }",
        "#[cfg(all(test, unix))] mod tests { use stapel_rules::piles; }",
        "mod inner { #[cfg(test)] mod tests { use stapel_rules::clear4; } }",
        "impl Table { #[cfg(test)] fn on_piles() -> Self { Self::new(GameKind::TheGame) } }",
        "fn compiles(the_game: Game, clear: u8) {}",
    ] {
        assert_eq!(mentions(Path::new("lib.rs"), source).len(), 0, "{source}");
    }
}

/// A place where a single game is named.
struct Mention {
    /// The path of the file below `crates`.
    file: String,
    line: usize,
    name: String,
}

/// What is wrong about these mentions if these are the exceptions.
fn complaints(mentions: &[Mention], exceptions: &[Exception]) -> Vec<String> {
    let is_excepted = |mention: &&Mention| exceptions.iter().any(|one| one.file == mention.file);
    let unexpected = mentions.iter().filter(|mention| !is_excepted(mention));
    let unexpected = unexpected.map(|Mention { file, line, name }| {
        format!("crates/{file}:{line} names a single game, `{name}`: ask the game instead")
    });
    let is_stale = |one: &&Exception| mentions.iter().all(|mention| mention.file != one.file);
    let stale = exceptions.iter().filter(is_stale).map(|Exception { file, reason }| {
        format!("remove the exception for {file} ({reason}): no game is named there")
    });
    unexpected.chain(stale).collect()
}

fn mentions_in_the_crates() -> Vec<Mention> {
    let crates = root().join("crates");
    let packages = packages().into_iter();
    let packages = packages.filter(|one| WITHOUT_GAMES.contains(&one.directory.as_str()));
    let roots: Vec<_> = packages.flat_map(|package| package.roots).collect();
    assert!(roots.len() >= WITHOUT_GAMES.len(), "not all of the crates were found: {roots:?}");
    let files = roots.iter().flat_map(|root| source::production_files(root));
    let mentions = files.flat_map(|file| {
        let path = file.path.strip_prefix(&crates).unwrap_or(&file.path);
        let of_games = OF_GAMES.iter().any(|directory| path.starts_with(directory));
        if of_games { Vec::new() } else { mentions_in(path, &file) }
    });
    mentions.collect()
}

fn mentions(path: &Path, text: &str) -> Vec<Mention> {
    mentions_in(path, &File::parse(path, text))
}

fn mentions_in(path: &Path, file: &File) -> Vec<Mention> {
    let names = file.items.iter().flat_map(Item::identifiers);
    let games = names.filter(|name| names_a_game(&name.to_string()));
    let mention = |name: proc_macro2::Ident| Mention {
        file: path.display().to_string(),
        line: name.span().start().line,
        name: name.to_string(),
    };
    games.map(mention).collect()
}

/// Whether an identifier is the name of a game or made of the name of a family of games.
fn names_a_game(identifier: &str) -> bool {
    let words = words(identifier);
    ["TheGame", "Extreme"].contains(&identifier)
        || words.iter().any(|word| word == "piles" || word == "clear4")
}

/// The words of an identifier, in lower case.
fn words(identifier: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in identifier.chars() {
        if letter == '_' || letter.is_uppercase() {
            words.push(String::new());
        }
        let word = words.last_mut().expect("there is always one");
        word.extend(letter.to_lowercase().filter(|letter| *letter != '_'));
    }
    words
}
