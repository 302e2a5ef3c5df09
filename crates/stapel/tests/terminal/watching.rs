//! `stapel replay` on a terminal: the record as a screen to step through.

use std::path::Path;

use portable_pty::CommandBuilder;

use crate::support::terminal::{Setting, Terminal};

/// Starts to look at one of the records that come with the documentation.
fn watch(data: &Path, record: &str, more: &[&str]) -> Terminal {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_stapel"));
    command.arg("replay");
    command.arg(examples.join(record));
    command.args(more);
    command.arg("--language=en");
    command.env_clear();
    command.env("TERM", "xterm-256color");
    command.env("STAPEL_PLAY_DATA", data);
    Terminal::run(command, &Setting::default())
}

#[test]
fn a_record_is_stepped_through_with_keys_until_one_has_had_enough() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = watch(data.path(), "extreme.txt", &[]);
    let shows = |terminal: &Terminal, what: &str| {
        terminal.wait_for(what, |screen| screen.contents().contains(what).then_some(()));
    };
    shows(&terminal, "extreme.txt");
    shows(&terminal, " 0 of ");
    // Step by step, then to the end.
    terminal.press("\u{1b}[C\u{1b}[C\u{1b}[C");
    shows(&terminal, " 3 of ");
    terminal.press("\u{1b}[D");
    shows(&terminal, " 2 of ");
    terminal.press("q");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.assert_restored();
}

#[test]
fn whoever_wants_text_gets_it_on_a_terminal_too() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = watch(data.path(), "the-game.txt", &["--plain"]);
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    let text = terminal.text();
    assert!(text.contains("50 steps, all legal."), "{text}");
}
