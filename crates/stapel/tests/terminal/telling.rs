//! What the program says of keys, of plays that are typed, and of games that are over.

use crate::players::{clear4, piles};
use crate::support::terminal::{CONTROL_C, ENTER, Setting, Terminal};

#[test]
fn only_extreme_lists_the_key_of_commands() {
    for (game, listed) in [("the-game", false), ("extreme", true)] {
        let data = tempfile::tempdir().unwrap();
        let mut terminal = Terminal::play(data.path(), &[game, "--players", "1"]);
        terminal.wait_for_text("98 cards to go");
        terminal.press("?");
        terminal.wait_for_text("─ Keys ─");
        let shown = terminal.text();
        assert_eq!(shown.contains("see the commands and what they mean"), listed, "{shown}");
    }
}

#[test]
fn keys_that_do_different_things_are_called_differently() {
    for language in ["de", "en", "fr", "it", "pl"] {
        let data = tempfile::tempdir().unwrap();
        let setting = Setting { columns: 200, rows: 30, ..Setting::default() };
        let arguments = ["the-game", "--players", "2", "--quick", "--language", language];
        let mut terminal = Terminal::start_speaking(data.path(), &arguments, &setting);
        let row = terminal.wait_for("the row of keys", |screen| {
            let shown = screen.contents();
            shown.lines().last().filter(|row| row.contains(" M ")).map(str::to_owned)
        });
        let hints = row.split("   ").filter_map(|hint| Some(hint.trim().split_once(' ')?.1));
        let mut labels: Vec<&str> = hints.collect();
        labels.sort_unstable();
        let all = labels.len();
        labels.dedup();
        assert!(all > 2 && labels.len() == all, "{language}: {row}");
        terminal.press(CONTROL_C);
        terminal.wait_for_end();
    }
}

#[test]
fn what_is_suggested_after_a_slip_is_in_the_hand() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), &["the-game", "--players", "1"]);
    let seen = terminal
        .wait_for("the hand", |screen| piles::see(screen).filter(|seen| seen.hand.len() == 8));
    terminal.press("/x");
    terminal.wait_for_text("x");
    terminal.press(ENTER);
    terminal.wait_for_text("You could type: ");
    let shown = terminal.text();
    let (_, suggested) = shown.split_once("You could type: ").unwrap();
    let first = suggested.split([',', ' ', '\n']).next().unwrap();
    let card: u8 = first.trim_end_matches(['A', 'B', 'C', 'D']).parse().unwrap();
    assert!(seen.hand.contains(&card), "{first} of {:?}", seen.hand);
}

#[test]
fn a_finished_round_of_clear_4_says_at_home_who_won() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["clear-4", "--players", "2", "--bots", "greedy", "--quick", "--rounds", "1"];
    let mut terminal = Terminal::play(data.path(), &arguments);
    clear4::play_to_the_end(&mut terminal);
    terminal.press("q");
    terminal.wait_for_text("Recent games");
    let shown = terminal.text();
    let row = shown.lines().find(|row| row.contains("Clear 4! · one bot")).unwrap_or(&shown);
    assert!(row.contains("· Won ·") || row.contains("· Bot Momo won ·"), "{shown}");
}
