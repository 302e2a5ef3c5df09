//! Home: what is highlighted, what helps, and how one leaves.

use crate::support::terminal::{DOWN, ENTER, ESCAPE, RIGHT, Terminal, UP};

fn at_home() -> (tempfile::TempDir, Terminal) {
    let data = tempfile::tempdir().unwrap();
    let terminal = Terminal::play(data.path(), &[]);
    terminal.wait_for_text("▸ Play now with 2 bots (⏎) ◂");
    (data, terminal)
}

#[test]
fn arrows_go_where_eyes_go_and_enter_does_what_is_highlighted() {
    let (_data, mut terminal) = at_home();
    terminal.press(DOWN);
    terminal.wait_for_text("▸ Open on a server (S) ◂");
    let text = terminal.text();
    assert!(text.contains("[ Play now with 2 bots ]") && !text.contains('⏎'), "{text}");
    terminal.press(UP);
    terminal.wait_for_text("▸ Play now with 2 bots (⏎) ◂");
    terminal.press(UP);
    terminal.wait_for_text("▸ ○ Easy ◂");
    terminal.press(ENTER);
    terminal.wait_for_text("▸ ● Easy ◂");
    terminal.press(DOWN);
    terminal.wait_for_text("▸ Play now with 2 bots (⏎) ◂");
    terminal.press(ENTER);
    terminal.wait_for_text("Who starts?");
}

#[test]
fn a_question_mark_helps_and_escape_asks_before_it_leaves() {
    let (_data, mut terminal) = at_home();
    terminal.press("?");
    terminal.wait_for_text("join a table by its link");
    terminal.press(ESCAPE);
    terminal.wait_until_gone("join a table by its link");
    terminal.press(ESCAPE);
    terminal.wait_for_text("Leave Stapel?");
    terminal.press(ENTER);
    terminal.wait_until_gone("Leave Stapel?");
    terminal.press(ESCAPE);
    terminal.wait_for_text("Leave Stapel?");
    terminal.press(RIGHT);
    terminal.wait_for_text("▸ Quit (Q) ◂");
    terminal.press(ENTER);
    assert!(terminal.wait_for_end().success());
    terminal.assert_restored();
}

#[test]
fn a_game_is_played_with_the_options_that_were_chosen() {
    let (_data, mut terminal) = at_home();
    terminal.press("1o");
    terminal.wait_for_text("▸ Expert");
    terminal.press(RIGHT);
    terminal.wait_for_text("◂ Yes ▸");
    terminal.press(ESCAPE);
    terminal.wait_until_gone("◂ Yes ▸");
    terminal.wait_for_text("The Game · expert");
    terminal.press(ENTER);
    // Three cards a turn, and the summary above the table.
    terminal.wait_for_text("3 more cards");
    terminal.wait_for_text("expert");
}
