//! Reviews in a replay, and advice at a table of one's own.

use std::fs;
use std::path::Path;

use portable_pty::CommandBuilder;
use vt100::Screen;

use crate::players::piles;
use crate::support::terminal::{CONTROL_C, ENTER, ESCAPE, Setting, Terminal};

/// Starts to look at one of the records that come with the documentation.
fn look(data: &Path, setting: &Setting<'_>, more: &[&str]) -> Terminal {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples");
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_stapel"));
    command.arg("replay");
    command.arg(examples.join("extreme.txt"));
    command.arg("--language=en");
    command.args(more);
    command.env_clear();
    command.env("TERM", "xterm-256color");
    command.env("STAPEL_PLAY_DATA", data);
    for (name, value) in setting.variables {
        command.env(name, value);
    }
    Terminal::run(command, setting)
}

/// Whether a review is complete: nothing is left to be stopped.
fn is_reviewed(screen: &Screen) -> Option<()> {
    let shown = screen.contents();
    (shown.contains("Board (R)") && shown.contains("??")).then_some(())
}

#[test]
fn a_game_is_reviewed_and_the_review_is_there_at_once_the_next_time() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = look(data.path(), &Setting::default(), &[]);
    terminal.wait_for_text("Review (R)");
    terminal.press("r");
    terminal.wait_for_text("turns");
    // The screen answers while the game is reviewed.
    terminal.press("\u{1b}[C\u{1b}[C");
    terminal.wait_for_text(" 2 of 30");
    terminal.wait_for("the whole review", is_reviewed);
    terminal.press("\u{1b}[Hn");
    terminal.wait_for_text("Turn 4, Tim: Blunder");
    terminal.press("n");
    terminal.wait_for_text("Turn 6, Mia: Blunder");
    terminal.press("q");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.assert_restored();
    assert_eq!(fs::read_dir(data.path().join("reviews")).unwrap().count(), 1);

    // At the smallest size, and with nothing but ASCII.
    let variables = [("LC_ALL", "C")];
    let setting = Setting { columns: 60, rows: 20, variables: &variables };
    let mut again = look(data.path(), &setting, &["--color=never"]);
    again.wait_for_text("Review (R)");
    again.press("r");
    again.wait_for("the whole review", is_reviewed);
    again.press("n");
    again.wait_for_text("Turn 4, Tim: Blunder");
    assert!(again.text().is_ascii(), "{}", again.text());
    again.press("q");
    assert_eq!(again.wait_for_end().exit_code(), 0);
}

#[test]
fn whoever_leaves_while_a_game_is_reviewed_does_not_wait() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = look(data.path(), &Setting::default(), &[]);
    terminal.wait_for_text("Review (R)");
    terminal.press("rq");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.assert_restored();
}

#[test]
fn alone_one_asks_for_advice_and_is_warned_before_a_blunder() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["the-game", "--players", "1"]);
    let seen = terminal.wait_for("something to decide", piles::to_decide);
    terminal.press("h");
    terminal.wait_for_text("What would the expert do?");
    terminal.wait_for_text("Chance ");
    terminal.press(ESCAPE);
    terminal.wait_until_gone("What would the expert do?");
    terminal.press("w");
    terminal.wait_for_text("You’ll be warned before a blunder");
    // The largest card on a pile that has only begun to climb.
    let largest = *seen.hand.iter().max().unwrap();
    let play = |terminal: &mut Terminal| {
        terminal.press("/");
        terminal.wait_for_text("Type a play");
        terminal.press(&format!("{largest}A"));
        terminal.press(ENTER);
        terminal.wait_for_text("This would cost");
    };
    play(&mut terminal);
    terminal.press(ESCAPE);
    terminal.wait_until_gone("This would cost");
    assert_eq!(terminal.wait_for("the table", piles::to_decide), seen, "nothing was laid");
    play(&mut terminal);
    terminal.press("!");
    terminal.wait_for("the card on its pile", |screen| {
        piles::see(screen).filter(|seen| seen.tops[0] == largest)
    });
    terminal.press(CONTROL_C);
    terminal.wait_for_end();
    // Both was in one position, and counts once.
    let tables = fs::read_dir(data.path().join("tables")).unwrap();
    let logs: String =
        tables.map(|table| fs::read_to_string(table.unwrap().path()).unwrap()).collect();
    assert_eq!(logs.matches(r#""hinted":0"#).count(), 1, "{logs}");
}
