//! Someone who plays Clear 4!: whatever goes, numbers first.

use super::{Answer, is_our_turn, is_over, type_play};
use crate::support::terminal::Terminal;

/// Plays until the round is over. Tells how often something was done.
pub(crate) fn play_to_the_end(terminal: &mut Terminal) -> usize {
    let mut done = 0;
    loop {
        let over = terminal.wait_for("our turn", |screen| {
            (is_over(screen) || is_our_turn(screen)).then(|| is_over(screen))
        });
        if over {
            return done;
        }
        done += usize::from(act(terminal));
    }
}

/// Does one thing, if there is something to do by now.
fn act(terminal: &mut Terminal) -> bool {
    let before = terminal.text();
    for play in everything() {
        if type_play(terminal, &play) == Answer::Done {
            terminal.wait_for("something happens", |screen| {
                (screen.contents() != before).then_some(())
            });
            return true;
        }
        // The program may have been quicker than we have.
        if !terminal.text().contains("Your turn") {
            return false;
        }
    }
    false
}

/// Whatever might be played, what brings most first.
fn everything() -> Vec<String> {
    let stacks = || (1..=4).map(|stack| format!("s{stack}"));
    let faces = || (1..=10).rev().map(|number| number.to_string()).chain([String::from("J")]);
    let mut all: Vec<String> = Vec::new();
    all.extend(stacks().flat_map(|stack| [format!("add {stack}"), format!("play {stack}")]));
    all.extend((1..=4).map(|stack| format!("blind {stack}")));
    all.extend(faces().map(|face| format!("add {face}")));
    all.extend(faces().map(|face| format!("play {face}")));
    all.push(String::from("clear"));
    all.extend(stacks().map(|stack| format!("clear {stack}")));
    all.extend([String::from("target 1"), String::from("push 1")]);
    all.extend(stacks().map(|stack| format!("push {stack} 1")));
    all.extend(["sweep", "end", "take"].map(String::from));
    all
}
