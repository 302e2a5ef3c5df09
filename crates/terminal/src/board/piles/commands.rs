use ratatui::layout::Rect;
use stapel_client::screen::CommandInForce;
use stapel_words::Words;
use stapel_words::phrases::{self, letter};

use super::{command_sign, endurance_sign};
use crate::look::{Ink, Painter, shorten, width};

/// Draws the commands in force in a row: whether each strikes once or stays, its sign, its word, and where it lies.
pub(crate) fn commands<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    row: Rect,
    words: &Words,
    in_force: &[CommandInForce],
) {
    if in_force.is_empty() {
        paint.text(row.x, row.y, row.width, &words.fill("read-no-commands", &[]), Ink::Soft);
        return;
    }
    let parts: Vec<(String, String)> =
        in_force.iter().map(|command| part(words, command)).collect();
    let whole: u16 = parts.iter().map(|(sign, name)| width(sign) + 1 + width(name) + 3).sum();
    // If there are many, the words are shortened, never the signs.
    let names: u16 = parts.iter().map(|(_, name)| width(name)).sum();
    let missing = whole.saturating_sub(row.width + 3);
    let room = |name: &str| {
        let share = u32::from(width(name)) * u32::from(missing) / u32::from(names.max(1));
        width(name)
            .saturating_sub(u16::try_from(share).unwrap_or(u16::MAX) + u16::from(missing > 0))
    };
    let mut x = row.x;
    for (sign, name) in &parts {
        let left = |x: u16| row.right().saturating_sub(x);
        x += paint.text(x, row.y, left(x), sign, Ink::Glow) + 1;
        x += paint.text(x, row.y, left(x), &shorten(name, room(name)), Ink::Strong) + 3;
    }
}

fn part(words: &Words, in_force: &CommandInForce) -> (String, String) {
    let command = in_force.command;
    let piles: Vec<&str> = in_force.piles.iter().map(letter).collect();
    let sign = format!("{}{}", endurance_sign(command), command_sign(command));
    let sign = if piles.is_empty() { sign } else { format!("{} {sign}", piles.join("")) };
    (sign, phrases::command_name(words, command))
}
