//! Completions and the manual.

use std::fs;

use stapel::exit::Exit;
use stapel::voice::Voice;
use stapel_rules::GameKind;

use super::support::{Home, good};

#[test]
fn every_shell_gets_its_completions() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = good(home.stapel(&["completions", shell]));
        assert!(script.contains("stapel"), "{shell}");
        // The tests of the terminal press keys in the others, which ask the program.
        if ["powershell", "elvish"].contains(&shell) {
            for word in ["simulate", "commitment", "public-url"] {
                assert!(script.contains(word), "{shell}: no {word}");
            }
        }
    }
}

#[test]
fn completions_describe_in_the_language_that_is_spoken() {
    let home = Home::new();
    let script = good(home.stapel(&["completions", "elvish", "--language", "de"]));
    assert!(script.contains("Die Bots auflisten"), "{script}");
    let mut asked = home.stapel(&["--", "stapel", "bo"]);
    asked.env("STAPEL_COMPLETE", "1").env("STAPEL_LANGUAGE", "de");
    let told = good(asked);
    assert!(told.starts_with("bots\tDie Bots auflisten"), "{told}");
}

#[test]
fn options_are_completed_as_they_fit_the_game() {
    let home = Home::new();
    let told = |words: &[&str]| {
        let mut asked = home.stapel(&[&["--"], words].concat());
        asked.env("STAPEL_COMPLETE", (words.len() - 1).to_string());
        let told = good(asked);
        told.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    for game in GameKind::ALL {
        let offered = told(&["stapel", "simulate", game.name(), "--option", ""]);
        for option in game.about().options {
            let begin = format!("{}=", option.name);
            assert!(offered.iter().any(|word| word.starts_with(&begin)), "{game}: {offered:?}");
        }
        let others = GameKind::ALL.into_iter().flat_map(|other| other.about().options);
        for other in others.filter(|other| !game.about().options.contains(other)) {
            let begin = format!("{}=", other.name);
            assert!(!offered.iter().any(|word| word.starts_with(&begin)), "{game}: {offered:?}");
        }
    }
    // A bot takes each setting once, and thinks for so long or so much.
    let offered = told(&["stapel", "simulate", "the-game", "--bot", "expert:ms=5:"]);
    assert_eq!(
        offered,
        ["talk=on", "talk=off", "learned=on", "learned=off"]
            .map(|word| format!("expert:ms=5:{word}"))
    );
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let home = Home::new();
    good(home.stapel(&["man", "--out", "pages"]));
    let pages = fs::read_dir(home.path().join("pages")).unwrap();
    let mut names: Vec<String> =
        pages.map(|page| page.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    insta::assert_snapshot!(names.join("\n"));
    for name in &names {
        let page = fs::read_to_string(home.path().join("pages").join(name)).unwrap();
        for part in [".TH", ".SH NAME", ".SH SYNOPSIS", "EXIT STATUS", "Ctrl"] {
            assert!(page.contains(part), "{name}: no {part}");
        }
    }
}

#[test]
fn a_page_can_be_read_without_files() {
    let home = Home::new();
    assert!(good(home.stapel(&["man"])).contains(".TH STAPEL 1"));
    assert!(good(home.stapel(&["man", "serve"])).contains(".TH STAPEL-SERVE 1"));
}

#[test]
fn the_page_about_the_command_line_has_the_exit_codes_that_there_are() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/command-line.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, table) = page.split_once("\n## Exit codes\n").unwrap();
    let (table, _) = table.split_once("\n## ").unwrap();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    let meant =
        Exit::ALL.map(|exit| format!("| {} | {} |", exit.code(), exit.meaning(&Voice::english())));
    assert_eq!(rows, meant);
}
