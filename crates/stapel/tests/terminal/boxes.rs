//! Own boxes: kept by name for the next time, shared as a code, and never lost by a damaged file.

use std::fs;
use std::path::Path;

use stapel_rules::Card;
use stapel_rules::piles::Layout;

use crate::support::terminal::{CONTROL_C, DELETE, DOWN, ENTER, ESCAPE, RIGHT, Terminal};

fn code() -> String {
    Layout::shuffled(<[Card]>::reverse).code()
}

/// At home, with the list of what cards can carry commands open.
fn at_list(data: &Path) -> Terminal {
    let mut terminal = Terminal::play(data, &[]);
    terminal.wait_for_text("▸ Play now with 2 bots (⏎) ◂");
    terminal.press("g");
    terminal.wait_for_text("● The Game: Extreme");
    terminal.press("o");
    terminal.wait_for_text("▸ Expert");
    while !terminal.text().contains("▸ Cards with commands") {
        let before = terminal.frames();
        terminal.press(DOWN);
        terminal.wait_for_frame(before);
    }
    terminal.press(ENTER);
    terminal.wait_for_text("▸ ● The standard ones ◂");
    terminal
}

/// Goes down to a row of the list.
fn highlight(terminal: &mut Terminal, row: &str) {
    let highlighted = format!("▸ {row} ◂");
    while !terminal.text().contains(&highlighted) {
        let before = terminal.frames();
        terminal.press(DOWN);
        terminal.wait_for_frame(before);
    }
}

fn end(mut terminal: Terminal) {
    terminal.press(CONTROL_C);
    terminal.wait_for_end();
}

#[test]
fn a_box_is_kept_by_name_and_there_the_next_time() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = at_list(data.path());
    terminal.press(&format!("\x1b[200~{}\x1b[201~", code()));
    terminal.wait_for_text("All in place");
    terminal.press(ENTER);
    terminal.wait_for_text("Name of the box");
    terminal.press("\x15Attic");
    terminal.wait_for_text("Attic");
    terminal.press(ENTER);
    terminal.wait_for_text("◂ Attic ▸");
    end(terminal);
    let file = fs::read_to_string(data.path().join("boxes")).unwrap();
    assert_eq!(file, format!("{} Attic\n", code()));

    let mut terminal = at_list(data.path());
    highlight(&mut terminal, "○ Attic");
    terminal.wait_for_text(&code());
    terminal.press("r");
    terminal.wait_for_text("Name of the box");
    terminal.press(" 2");
    terminal.wait_for_text("Attic 2");
    terminal.press(ENTER);
    terminal.wait_for_text("▸ ○ Attic 2 ◂");
    terminal.press(ENTER);
    terminal.wait_for_text("◂ Attic 2 ▸");
    terminal.press(ESCAPE);
    terminal.wait_until_gone("◂ Attic 2 ▸");
    terminal.wait_for_text("Extreme · own box");
    terminal.press(ENTER);
    terminal.wait_for_text("Who starts?");
    end(terminal);

    let mut terminal = at_list(data.path());
    highlight(&mut terminal, "○ Attic 2");
    terminal.press(DELETE);
    terminal.wait_for_text("▸ Don’t delete it (Esc) ◂");
    terminal.press(RIGHT);
    terminal.wait_for_text("▸ Delete this box ◂");
    terminal.press(ENTER);
    terminal.wait_until_gone("Attic 2");
    end(terminal);
    assert_eq!(fs::read_to_string(data.path().join("boxes")).unwrap(), "");
}

#[test]
fn a_damaged_file_of_boxes_is_told_and_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("boxes");
    let damaged = format!("{} Beach\n{}x Cellar\n", code(), code());
    fs::write(&path, &damaged).unwrap();
    let mut terminal = at_list(data.path());
    terminal.wait_for_text("○ Beach");
    terminal.wait_for_text("One line of");
    highlight(&mut terminal, "○ Beach");
    terminal.press("r");
    terminal.wait_for_text("Name of the box");
    terminal.press("!");
    terminal.wait_for_text("Beach!");
    terminal.press(ENTER);
    terminal.wait_for_text("▸ ○ Beach! ◂");
    end(terminal);
    let after = fs::read_to_string(&path).unwrap();
    assert_eq!(after, format!("{} Beach!\n{}x Cellar\n", code(), code()));
}

#[test]
fn a_code_is_copied_to_the_clipboard() {
    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("boxes"), format!("{} Beach\n", code())).unwrap();
    let mut terminal = at_list(data.path());
    highlight(&mut terminal, "○ Beach");
    terminal.press("y");
    terminal.wait_for_text("The code is in the clipboard");
    let bytes = terminal.bytes();
    let written = String::from_utf8_lossy(&bytes);
    assert!(written.contains("\x1b]52;c;"), "nothing for the clipboard");
    end(terminal);
}
