//! However the program ends, the terminal is as it was before.

use std::process::Command;

use crate::support::terminal::{CONTROL_C, Terminal};

/// A terminal that shows a game.
fn at_a_table() -> (tempfile::TempDir, Terminal) {
    let data = tempfile::tempdir().unwrap();
    let terminal = Terminal::play(data.path(), &["the-game", "--players", "1"]);
    terminal.wait_for("a table", |screen| screen.alternate_screen().then_some(()));
    (data, terminal)
}

#[test]
fn control_c_leaves_the_terminal_as_it_was() {
    let (_data, mut terminal) = at_a_table();
    terminal.press(CONTROL_C);
    assert_eq!(terminal.wait_for_end().exit_code(), 130);
    terminal.assert_restored();
}

#[test]
fn a_program_that_is_asked_to_end_leaves_the_terminal_as_it_was() {
    for (signal, code) in [("-TERM", 0), ("-HUP", 0), ("-INT", 130)] {
        let (_data, mut terminal) = at_a_table();
        let process = terminal.process().to_string();
        assert!(Command::new("kill").args([signal, &process]).status().unwrap().success());
        assert_eq!(terminal.wait_for_end().exit_code(), code, "{signal}");
        terminal.assert_restored();
    }
}
