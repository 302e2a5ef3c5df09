//! Whoever was interrupted goes on where they were.

use std::process::Command;

use crate::players::piles::{self, Seen};
use crate::support::terminal::{CONTROL_C, Terminal};

fn seen(terminal: &Terminal) -> Seen {
    terminal.wait_for("the table", piles::see)
}

#[test]
fn a_killed_program_goes_on_with_the_same_table() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["extreme", "--players", "1"]);
    piles::play_a_turn(&mut terminal);
    let before = seen(&terminal);
    terminal.kill();
    let mut again = Terminal::play(data.path(), &["--resume"]);
    assert_eq!(seen(&again), before);
    piles::play_to_the_end(&mut again);
    again.press(CONTROL_C);
    again.wait_for_end();
    // What was kept of the game is a record like any other.
    let kept = std::fs::read_dir(data.path().join("records")).unwrap().next().unwrap().unwrap();
    for command in ["verify", "replay"] {
        let stapel = env!("CARGO_BIN_EXE_stapel");
        let read = Command::new(stapel).arg(command).arg(kept.path()).output().unwrap();
        assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    }
    // Now there is nothing left to go on with.
    let mut nothing = Terminal::play(data.path(), &["--resume"]);
    assert_eq!(nothing.wait_for_end().exit_code(), 2);
}

#[test]
fn a_second_program_is_told_that_the_game_goes_on_elsewhere() {
    let data = tempfile::tempdir().unwrap();
    let first = Terminal::play(data.path(), &["the-game", "--players", "1"]);
    let before = seen(&first);
    let second = Terminal::play(data.path(), &["--resume"]);
    second.wait_for_text("Another window on this machine");
    assert_eq!(seen(&first), before);
}
