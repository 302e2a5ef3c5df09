//! `docs/operating.md` has every flag and variable of `stapel serve`, with its default, and no other.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

/// What is said of a flag.
#[derive(PartialEq, Eq, Debug, Default)]
struct Flag {
    /// With the name of its value.
    usage: String,
    variable: String,
    /// If there is one that the help writes.
    default: Option<String>,
}

/// What stands between two texts.
fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.split_once(start)?.1.split_once(end).map(|(inner, _)| inner)
}

/// The flags, as the program tells them.
fn told() -> BTreeMap<String, Flag> {
    let output = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["serve", "--help"])
        .env("STAPEL_LANGUAGE", "en")
        .output()
        .unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let options = between(&help, "\nOptions:\n", "\nOptions of every command:").unwrap();
    let mut flags = BTreeMap::new();
    for part in options.split("\n      --").map(|part| part.trim_start_matches("      --")) {
        let usage = part.lines().next().unwrap().replace(['<', '>'], "");
        let name = usage.split(' ').next().unwrap().to_owned();
        // What only shows something is said when it is wanted.
        let variable = between(part, "[env: ", "=]").unwrap_or("none");
        // Of the two with this name in one part, the last is what the program takes.
        let default = part.lines().find_map(|line| between(line.trim(), "[default: ", "]"));
        let written = default.filter(|default| !default.contains(' ')).map(str::to_owned);
        let flag = Flag { usage, variable: variable.to_owned(), default: written };
        flags.insert(name, flag);
    }
    flags
}

/// The flags, as the page tells them.
fn listed() -> BTreeMap<String, Flag> {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "operating.md"].iter().collect();
    let page = std::fs::read_to_string(path).unwrap();
    let table = between(&page, "\n## Flags and environment\n", "\n## ").unwrap();
    let mut flags = BTreeMap::new();
    for row in table.lines().filter(|line| line.starts_with("| `--")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let usage = cells[1].trim_matches('`').trim_start_matches("--").to_owned();
        let name = usage.split(' ').next().unwrap().to_owned();
        let default = cells[3].trim_matches('`').to_owned();
        let flag = Flag {
            usage,
            variable: cells[2].trim_matches('`').to_owned(),
            // Words instead of a value describe what the help doesn't write.
            default: (!default.contains(' ') && default != "none" && default != "off")
                .then_some(default),
        };
        flags.insert(name, flag);
    }
    flags
}

#[test]
fn the_page_lists_the_flags_that_there_are() {
    let told = told();
    assert!(told.len() > 10, "{told:?}");
    assert_eq!(listed(), told);
}

#[test]
fn flags_that_the_page_mentions_elsewhere_are_there_too() {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "operating.md"].iter().collect();
    let page = std::fs::read_to_string(path).unwrap();
    let told = told();
    for variable in page.split("STAPEL_").skip(1) {
        let end = variable.find(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
        let name = format!("STAPEL_{}", &variable[..end.unwrap_or(variable.len())]);
        assert!(told.values().any(|flag| flag.variable == name), "there is no {name}");
    }
    // Flags of other commands, in their own words.
    let others = [
        "text",
        "game",
        "now",
        "json",
        "for",
        "reason",
        "settle",
        "note",
        "off",
        "running",
        "connected",
        "server",
        "token-file",
    ];
    for flag in page.split(['`', ' ']).filter_map(|word| word.strip_prefix("--")) {
        let name = flag.split([' ', ',', ';']).next().unwrap();
        assert!(told.contains_key(name) || others.contains(&name), "there is no --{name}");
    }
}
