//! Games are columns: what the page has of one family of games is in modules of its name. Everything else asks the
//! registry, or what is known of every game.

use std::fs;
use std::path::{Path, PathBuf};

/// The families of games, as modules are called.
const FAMILIES: [&str; 2] = ["piles", "clear4"];

/// The one place that knows all games, and the programs, of which each family has one.
const REGISTRY: [&str; 5] = ["games.rs", "lib.rs", "programs.rs", "bin/piles.rs", "bin/clear4.rs"];

/// What only speaks of one game or of one family.
const KNOWLEDGE: [&str; 12] = [
    "GameKind::TheGame",
    "GameKind::Extreme",
    "GameKind::Clear4",
    "rules::piles",
    "rules::clear4",
    "::Piles(",
    "::Clear4(",
    "PilesScreen",
    "Clear4Screen",
    "piles_screen",
    "clear4_screen",
    "super::piles",
];

fn sources(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("the sources can be read") {
        let path = entry.expect("the sources can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Whether a file is in a module of a family.
fn is_in_column(path: &Path) -> bool {
    path.iter().any(|part| {
        let name = part.to_str().and_then(|name| name.split('.').next());
        name.is_some_and(|name| FAMILIES.contains(&name))
    })
}

/// The lines of a file that know something of one game, apart from tests and comments.
fn knowing(text: &str) -> Vec<&str> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.filter(|line| KNOWLEDGE.iter().any(|word| line.contains(word))).collect()
}

#[test]
fn only_columns_and_the_registry_know_single_games() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    assert!(paths.len() > 100, "the sources are not where they were");
    let mut wrong = Vec::new();
    for path in paths {
        let name = path.strip_prefix(&root).expect("it is below").to_path_buf();
        if is_in_column(&name) || REGISTRY.iter().any(|known| name == Path::new(known)) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("the sources can be read");
        let lines = knowing(&text);
        wrong.extend(lines.into_iter().map(|line| format!("{}: {}", name.display(), line.trim())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Texts that are loaded with the form for what a table agrees on, by how their ids begin or end in the code, and the
/// functions that ask for such texts. The packer leaves them out of what every page loads.
const OF_FORM: [&str; 5] =
    ["(\"box-", "-about\"", "term_hint", "layout_problem", "layout_code_error"];

#[test]
fn only_the_form_asks_for_texts_that_come_with_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    let asks = |path: &&PathBuf| {
        let text = fs::read_to_string(path).expect("the sources can be read");
        OF_FORM.iter().any(|word| text.contains(word))
    };
    let (form, others): (Vec<&PathBuf>, Vec<&PathBuf>) = paths
        .iter()
        .filter(asks)
        // Pages to learn on have all texts.
        .filter(|path| !path.starts_with(root.join("learn")))
        .partition(|path| path.starts_with(root.join("agreement/form")));
    assert!(form.len() > 3, "the form is not where it was: {form:?}");
    assert!(others.is_empty(), "{others:?}");
}

/// Where texts of the start page and the settings are asked for. Pages to learn on have all texts.
const OF_HOME: [&str; 6] = ["home", "settings", "learn", "replay", "rules", "games.rs"];

/// Where their ids mean something else: names in the browser's storage, and what the browser itself is asked for; and the
/// titles of all pages.
const OTHERWISE: [&str; 3] = ["app/settings.rs", "browser/mod.rs", "app/frame.rs"];

#[test]
fn only_the_start_page_and_the_settings_ask_for_texts_that_tables_do_not_load() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let src = root.join("src");
    let text = |name: &str| {
        let path = root.join("../words/locales/en").join(name);
        fs::read_to_string(path).expect("the texts can be read")
    };
    let texts = ["home.ftl", "turns.ftl"].map(text).concat();
    let ids: Vec<&str> = texts
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .collect();
    assert!(ids.len() > 50, "the texts are not where they were");
    let mut paths = Vec::new();
    sources(&src, &mut paths);
    sources(&root.join("../words/src/phrases"), &mut paths);
    let skipped: Vec<PathBuf> =
        OF_HOME.iter().chain(&OTHERWISE).map(|name| src.join(name)).collect();
    let mut wrong = Vec::new();
    for path in &paths {
        if skipped.iter().any(|skipped| path.starts_with(skipped)) {
            continue;
        }
        let text = fs::read_to_string(path).expect("the sources can be read");
        let asked = ids.iter().filter(|id| text.contains(&format!("\"{id}\"")));
        wrong.extend(asked.map(|id| format!("{}: {id}", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_knows_a_game_is_found() {
    let text = "use stapel_rules::piles::Pile;\n// GameKind::Clear4\nlet x = GameKind::Clear4;\n\
        #[cfg(test)]\nmod tests { use stapel_rules::clear4; }";
    assert_eq!(knowing(text), ["use stapel_rules::piles::Pile;", "let x = GameKind::Clear4;"]);
    assert!(is_in_column(Path::new("table/piles/hand.rs")));
    assert!(is_in_column(Path::new("replay/clear4.rs")));
    assert!(!is_in_column(Path::new("table/hand.rs")));
}
