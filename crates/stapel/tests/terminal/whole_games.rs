//! Each game from its first card to its last, on this machine, by keys alone.

use crate::players::{clear4, piles};
use crate::support::terminal::{ENTER, Terminal};

/// Names whoever would most gladly start.
fn name_a_starter(terminal: &mut Terminal) {
    terminal.wait_for_text("Who starts?");
    terminal.press(ENTER);
}

#[test]
fn the_game_is_played_alone_to_its_end() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["the-game", "--players", "1"]);
    let laid = piles::play_to_the_end(&mut terminal);
    assert!(laid > 20, "only {laid} cards were laid");
}

#[test]
fn extreme_is_played_with_bots_to_its_end() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["extreme", "--players", "3", "--bots", "greedy", "--quick"];
    let mut terminal = Terminal::play(data.path(), &arguments);
    name_a_starter(&mut terminal);
    let laid = piles::play_to_the_end(&mut terminal);
    assert!(laid > 0, "nothing was laid");
}

#[test]
fn a_round_of_clear_4_is_played_to_its_end_and_the_next_one_begins() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["clear-4", "--players", "2", "--bots", "greedy", "--quick"];
    let mut terminal = Terminal::play(data.path(), &arguments);
    let done = clear4::play_to_the_end(&mut terminal);
    assert!(done > 4, "only {done} things were done");
    terminal.wait_for_text("Next round");
    terminal.press(ENTER);
    terminal.wait_for_text("Round 2 of 2");
}

#[test]
fn after_a_game_there_is_another_and_the_old_one_can_be_looked_back_at() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["the-game", "--players", "1"]);
    piles::play_to_the_end(&mut terminal);
    terminal.press("r");
    terminal.wait_for("the replay", |screen| {
        (!screen.contents().contains("Look back (R)")).then_some(())
    });
    terminal.press("q");
    terminal.wait_for_text("Play again");
    terminal.press(ENTER);
    terminal.wait_for_text("98 cards to go");
}
