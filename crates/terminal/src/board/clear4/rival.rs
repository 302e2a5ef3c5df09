use ratatui::layout::Rect;
use stapel_client::screen::{SeatStacks, StackScreen};
use stapel_words::Words;
use stapel_words::phrases::count;

use super::short_face;
use crate::look::{Ink, Painter, width};

/// The columns of one stack of somebody else.
const STACK: u16 = 7;

/// Somebody else's cards as they are drawn, in one row.
pub(crate) struct RivalLook<'a> {
    pub(crate) words: &'a Words,
    pub(crate) stacks: &'a SeatStacks,
    pub(crate) name: String,
    pub(crate) active: bool,
    /// What else there is to say: points, or that they are away.
    pub(crate) about: String,
}

/// Draws what somebody has in front of them in one row: the face-up cards, the backs below each, and how many cards
/// there are in hand and in all.
pub(crate) fn rival<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    row: Rect,
    look: &RivalLook<'_>,
) {
    let ink = if look.active { Ink::Glow } else { Ink::Plain };
    let sign = if look.active { "▸" } else { " " };
    paint.text(row.x, row.y, 2, sign, ink);
    let name_room = (row.width / 5).clamp(8, 16);
    paint.text(row.x + 2, row.y, name_room, &look.name, ink);
    let mut x = row.x + 2 + name_room + 1;
    for stack in &look.stacks.stacks {
        mini(paint, x, row.y, stack);
        x += STACK;
    }
    x += 1;
    let left = row.right().saturating_sub(x);
    let hand = look.words.fill("terminal-in-hand", &[("cards", count(look.stacks.hand_size))]);
    let all = look.words.fill("cards-in-all", &[("cards", count(look.stacks.cards_left))]);
    let mut about = format!("{hand} · {all}");
    if width(&about) > left {
        about = format!("▯{} · {all}", look.stacks.hand_size);
    }
    if !look.about.is_empty() && width(&about) + 3 + width(&look.about) <= left {
        about = format!("{about} · {}", look.about);
    }
    paint.text(x, row.y, left, &about, Ink::Soft);
}

/// One stack in six columns: what lies open on it, and a sign for each card that doesn't.
fn mini<P: Clone + PartialEq>(paint: &mut Painter<'_, P>, x: u16, y: u16, stack: &StackScreen) {
    let open = match stack.up {
        Some(face) => short_face(face),
        None => String::from(" ·"),
    };
    let ink = if stack.up.is_some() { Ink::Paper } else { Ink::Soft };
    let (left, right) = if stack.up.is_some() { ("[", "]") } else { (" ", " ") };
    paint.text(x, y, 4, &format!("{left}{open}{right}"), ink);
    let down = if stack.down { "▐" } else { " " };
    let across = if stack.horizontal { "▬" } else { " " };
    paint.text(x + 4, y, 2, &format!("{down}{across}"), Ink::Soft);
}
