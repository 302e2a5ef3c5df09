//! Lessons and rules.

use crate::support::terminal::{ENTER, ESCAPE, RIGHT, Terminal};

fn waits(terminal: &Terminal, what: &str) {
    terminal.wait_for_text(what);
}

#[test]
fn a_lesson_is_played_at_a_table_with_a_coach() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &[]);
    waits(&terminal, "Learn (L)");
    terminal.press("l");
    waits(&terminal, "Step 1 of 15");
    terminal.press("?");
    waits(&terminal, "be shown what to do");
    terminal.press(ESCAPE);
    terminal.wait_until_gone("be shown what to do");
    terminal.press(ENTER);
    waits(&terminal, "Step 2 of 15");
    // What is wanted is shown, and then done.
    terminal.press("h");
    waits(&terminal, "It is ");
    waits(&terminal, "┏");
    let text = terminal.text();
    let (_, pile) = text.split_once("on pile ").unwrap_or_else(|| panic!("{text}"));
    let pile = pile.chars().next().unwrap().to_string();
    terminal.press(&pile);
    waits(&terminal, "Step 3 of 15");
    terminal.press("q");
    waits(&terminal, "Play now");
}

#[test]
fn rules_are_read_at_home_and_at_a_table() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &[]);
    waits(&terminal, "Rules (R)");
    terminal.press("r");
    waits(&terminal, "Rules · The Game");
    waits(&terminal, "Goal");
    terminal.press(RIGHT);
    waits(&terminal, "Rules · The Game: Extreme");
    terminal.press("nnn");
    waits(&terminal, "The trick");
    terminal.press(ESCAPE);
    waits(&terminal, "Play now");
    terminal.press("1");
    terminal.press(ENTER);
    waits(&terminal, "98 cards to go");
    terminal.press(ESCAPE);
    waits(&terminal, "[ Rules ]");
    terminal.press("\u{1b}[B\u{1b}[B");
    waits(&terminal, "▸ Rules ◂");
    terminal.press(ENTER);
    waits(&terminal, "Rules · The Game");
    terminal.press("q");
    waits(&terminal, "98 cards to go");
}
