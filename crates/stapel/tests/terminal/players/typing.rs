//! The command line of the table.

use super::rows;
use crate::support::terminal::{ENTER, ESCAPE, Terminal};

/// What came of a play that was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It was understood.
    Done,
    /// It loses the game, and the program asks whether it is meant.
    Doubted,
    /// It can't be played.
    Refused,
}

/// What stands above the line before anything is answered.
const PROMPT: &str = "Type a play, such as";
/// What stands in the line below the table when nothing is typed.
const KEYS: &str = "? Keys";
const DOUBT: &str = "Are you sure?";

/// Types a play, and tells what came of it. What can't be played is taken away again.
pub(crate) fn type_play(terminal: &mut Terminal, play: &str) -> Answer {
    terminal.press("/");
    terminal.wait_for_text(PROMPT);
    terminal.press(play);
    terminal.press(ENTER);
    let answer = terminal.wait_for(&format!("an answer to {play}"), |screen| {
        let text = screen.contents();
        let rows = rows(screen);
        let last = rows.last().map(String::as_str).unwrap_or_default();
        if text.contains(DOUBT) {
            Some(Answer::Doubted)
        } else if last.contains(KEYS) {
            Some(Answer::Done)
        } else {
            (!text.contains(PROMPT)).then_some(Answer::Refused)
        }
    });
    if answer == Answer::Refused {
        terminal.press(ESCAPE);
        terminal.wait_for_text(KEYS);
    }
    answer
}
