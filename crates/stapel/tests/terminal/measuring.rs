//! How quick the program is in a terminal. `cargo xtask bench-terminal` prints it as a table.

use std::time::{Duration, Instant};

use crate::players::piles;
use crate::support::terminal::{CONTROL_C, ENTER, Terminal};

/// How often the program is started.
const STARTS: usize = 50;

/// How many keys are pressed.
const KEYS: usize = 2000;

/// Keys that change something on the table without playing: back and forth in the hand, steps shown and hidden.
const PRESSED: [&str; 6] = ["\x1b[C", "\x1b[C", "s", "\x1b[D", "s", "\x1b[D"];

#[test]
#[ignore = "it takes long and asserts nothing: cargo xtask bench-terminal"]
fn how_quick_it_is() {
    println!("| what | median | 99 of 100 | slowest | aim |");
    println!("|---|---|---|---|---|");
    row("start to first frame, home", &starts(&[], "The Game"), "50 ms");
    let game = ["extreme", "--players", "3", "--bots", "greedy", "--quick"];
    row("start to the table of a new game of Extreme", &starts(&game, "cards to go"), "50 ms");
    row("key to redraw, in the middle of a game of Extreme", &redraws(&game), "16 ms");
}

/// How long it takes from the start until this is on the screen.
fn starts(arguments: &[&str], shown: &str) -> Vec<Duration> {
    let start = |_| {
        let data = tempfile::tempdir().unwrap();
        let begin = Instant::now();
        let mut terminal = Terminal::play(data.path(), arguments);
        terminal.wait_for_text(shown);
        let took = begin.elapsed();
        terminal.press(CONTROL_C);
        terminal.wait_for_end();
        took
    };
    (0..STARTS).map(start).collect()
}

/// How long it takes from a key until everything is drawn that follows from it.
fn redraws(arguments: &[&str]) -> Vec<Duration> {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::play(data.path(), arguments);
    terminal.wait_for_text("Who starts?");
    terminal.press(ENTER);
    for _ in 0..3 {
        piles::play_a_turn(&mut terminal);
    }
    // The bots have had their turns, too.
    terminal.wait_for("our turn", piles::to_decide);
    let press = |index: usize| {
        let before = terminal.frames();
        let begin = Instant::now();
        terminal.press(PRESSED[index % PRESSED.len()]);
        terminal.wait_for_frame(before).duration_since(begin)
    };
    (0..KEYS).map(press).collect()
}

fn row(what: &str, times: &[Duration], aim: &str) {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |share: f64| {
        let index = (share * (sorted.len() - 1) as f64).round() as usize;
        format!("{:.1} ms", sorted[index].as_secs_f64() * 1000.0)
    };
    println!(
        "| {what}, {} times | {} | {} | {} | {aim} |",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
