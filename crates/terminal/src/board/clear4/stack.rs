use ratatui::layout::Rect;
use stapel_client::screen::StackScreen;

use super::FaceSize;
use crate::look::{Ink, Painter, Standing};

/// How many columns a stack has: its horizontal card is the widest.
pub(crate) const STACK_WIDTH: u16 = 9;
/// How many rows it has: a card, and what looks out below it.
pub(crate) const STACK_HEIGHT: u16 = 7;

/// Draws a stack of Clear 4!: the face-up card, below it the edge of the one that lies face down, and below that the
/// horizontal one. A chosen face-up card is one row higher.
pub(crate) fn stack<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    (x, y): (u16, u16),
    stack: &StackScreen,
    standing: Standing,
    label: &str,
) -> Rect {
    let whole = Rect::new(x, y, STACK_WIDTH, STACK_HEIGHT);
    let across = Rect::new(x, y + 4, STACK_WIDTH, 3);
    if stack.horizontal {
        let lit = stack.up.is_none() && (stack.blind || standing == Standing::Chosen);
        paint.back(across, lit);
        if stack.up.is_none() && standing == Standing::Chosen {
            paint.text(x + 1, y + 5, 7, "▒▒▒▒▒▒▒", Ink::Chosen);
        }
    } else if stack.up.is_none() {
        paint.text(x + 4, y + 4, 1, "·", Ink::Soft);
    }
    if let Some(up) = stack.up {
        let raised = u16::from(standing != Standing::Chosen);
        if stack.down {
            paint.back(Rect::new(x + 1, y + 2, FaceSize::Card.width(), FaceSize::HEIGHT), false);
        }
        paint.face((x + 1, y + raised), FaceSize::Card, up, None, standing);
    }
    let row = Rect::new(x, y + STACK_HEIGHT - 1, STACK_WIDTH, 1);
    if stack.horizontal {
        paint.centred(row, &format!(" {label} "), Ink::Back);
    } else if stack.up.is_some() {
        paint.centred(row, label, Ink::Soft);
    }
    whole
}
