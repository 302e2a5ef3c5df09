//! Whoever uses it wrongly learns what would have been right.

use std::process::{Command, Stdio};

use crate::support::terminal::Terminal;

/// What the program says in a terminal before it ends.
fn said(arguments: &[&str]) -> String {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), arguments);
    let status = terminal.wait_for_end();
    assert_eq!(status.exit_code(), 2, "{}", terminal.text());
    terminal.assert_restored();
    terminal.text().replace('\n', " ")
}

#[test]
fn what_is_no_game_and_no_link_is_answered_with_the_games() {
    let said = said(&["the-gamee"]);
    assert!(said.contains("there is no game “the-gamee”"), "{said}");
    assert!(said.contains("the-game, extreme, clear-4"), "{said}");
}

#[test]
fn a_link_to_something_else_is_answered_with_what_links_look_like() {
    let said = said(&["https://example.org/settings"]);
    assert!(said.contains("/settings is not a table"), "{said}");
    assert!(said.contains("https://cards.example/t/"), "{said}");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    // Nobody listens at the port for throwing things away.
    let said = said(&["http://127.0.0.1:9/t/5fn4qzc72en7z090nxk1g4z7gt"]);
    assert!(said.contains("http://127.0.0.1:9: the server can’t be reached"), "{said}");
}

#[test]
fn too_many_players_and_unknown_options_are_told() {
    let players = said(&["the-game", "--players", "9"]);
    assert!(players.contains("is for 1 to 5 players, not 9"), "{players}");
    let option = said(&["extreme", "--option", "cheating=true"]);
    assert!(option.contains("--option cheating=true"), "{option}");
    let nothing = said(&["--players", "2"]);
    assert!(nothing.contains("stapel play the-game --players 2"), "{nothing}");
}

#[test]
fn without_an_unfinished_game_there_is_nothing_to_resume() {
    let said = said(&["--resume"]);
    assert!(said.contains("there is no unfinished game"), "{said}");
}

#[test]
fn without_a_terminal_there_is_nothing_to_draw_on() {
    let data = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["play", "the-game", "--data"])
        .arg(data.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("needs a terminal"), "{said}");
}
