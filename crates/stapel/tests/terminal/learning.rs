//! Lessons and rules.

use crate::support::terminal::{CONTROL_C, DOWN, ENTER, ESCAPE, RIGHT, Terminal};

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

/// The letter after a text on the screen.
fn letter_after(shown: &str, text: &str) -> Option<String> {
    shown.split_once(text)?.1.chars().next().map(String::from)
}

#[test]
fn a_finished_lesson_is_remembered() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &[]);
    waits(&terminal, "[ Learn (L) ]");
    terminal.press("l");
    // The others may play by themselves meanwhile, so that what is on the screen counts, and not how often a key was
    // pressed.
    let wanted = |shown: &str| {
        let pile = letter_after(shown, ", on pile ");
        pile.or_else(|| letter_after(shown, "It is the ")).map(|key| key.to_lowercase())
    };
    loop {
        let shown = terminal.wait_for("something to do", |screen| {
            let shown = screen.contents();
            let ways = ["Play now (⏎)", "Continue (⏎)", "Show me (H)"];
            ways.iter().any(|way| shown.contains(way)).then_some(shown)
        });
        if shown.contains("Play now (⏎)") {
            break;
        }
        if shown.contains("Continue (⏎)") {
            terminal.press(ENTER);
            terminal.wait_for("what follows", |screen| (screen.contents() != shown).then_some(()));
            continue;
        }
        terminal.press("h");
        let key = terminal.wait_for("what is wanted", |screen| wanted(&screen.contents()));
        terminal.press(&key);
        if key == "i" {
            // Whatever is said about the pile is right.
            waits(&terminal, "Say something about a pile");
            terminal.press(DOWN);
            waits(&terminal, "▸ ⊗ ◂");
            terminal.press(ENTER);
        }
        terminal
            .wait_for("what follows", |screen| wanted(&screen.contents()).is_none().then_some(()));
    }
    terminal.press("q");
    waits(&terminal, "[ Learn ✓ (L) ]");
    // Of this lesson alone, and the next time as well.
    terminal.press("g");
    waits(&terminal, "[ Learn (L) ]");
    terminal.press(CONTROL_C);
    terminal.wait_for_end();
    let terminal = Terminal::play(data.path(), &[]);
    waits(&terminal, "[ Learn ✓ (L) ]");
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
