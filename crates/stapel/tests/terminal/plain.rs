//! Terminals that can do little: small ones, and those without Unicode.

use crate::support::terminal::{CONTROL_C, RIGHT, Setting, Terminal};

#[test]
fn a_locale_without_unicode_gets_nothing_but_ascii() {
    for (language, card) in [("en", "98 cards to go"), ("pl", "98 kart")] {
        let data = tempfile::tempdir().unwrap();
        let variables = [("LANG", "C"), ("COLORTERM", "truecolor")];
        let setting = Setting { variables: &variables, ..Setting::default() };
        let arguments = ["extreme", "--players", "1", "--language", language];
        let mut terminal = Terminal::start_speaking(data.path(), &arguments, &setting);
        terminal.wait_for_text(card);
        terminal.press(RIGHT);
        // The picked card still differs from the others.
        terminal.wait_for_text("#=====#");
        terminal.press("?");
        terminal.wait_for_text("Esc");
        terminal.press(CONTROL_C);
        terminal.wait_for_end();
        let bytes = terminal.bytes();
        let strange = String::from_utf8_lossy(&bytes).chars().find(|letter| !letter.is_ascii());
        assert_eq!(strange, None);
    }
}

#[test]
fn a_small_window_has_room_for_the_hand_and_the_keys() {
    let data = tempfile::tempdir().unwrap();
    let setting = Setting { columns: 60, rows: 20, ..Setting::default() };
    let mut terminal = Terminal::start(data.path(), &["extreme", "--players", "1"], &setting);
    terminal.wait_for_text("98 cards to go");
    let rows: Vec<String> = terminal.text().lines().map(str::to_owned).collect();
    assert!(rows[19].contains("? Keys"), "{rows:#?}");
    assert_eq!(rows[18].trim(), "", "{rows:#?}");
    assert!(rows.iter().any(|row| row.matches('╰').count() == 8), "all eight cards: {rows:#?}");
    terminal.press(CONTROL_C);
    terminal.wait_for_end();
    let small = Setting { columns: 50, rows: 15, ..Setting::default() };
    let terminal = Terminal::start(data.path(), &[], &small);
    terminal.wait_for_text("The window is too small");
}
