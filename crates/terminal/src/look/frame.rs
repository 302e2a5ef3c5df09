//! Lines around cards.

use ratatui::layout::Rect;

use super::{Ink, Painter};

/// What kind of line is around a card. Each means something, so that no colour has to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    Round,
    /// The chosen card may be laid here.
    Thick,
    /// The chosen card goes back by ten here.
    Double,
    /// Nothing lies here yet, or the chosen card would lose the game here.
    Dashed,
}

/// How a card lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Lies,
    Faded,
    Chosen,
    /// It is the number that a pile starts from, not a card.
    Base {
        ascending: bool,
    },
}

/// The letters of a frame: corners from the top left on, across, down.
fn letters(frame: Frame) -> [&'static str; 6] {
    match frame {
        Frame::Round => ["╭", "╮", "╰", "╯", "─", "│"],
        Frame::Thick => ["┏", "┓", "┗", "┛", "━", "┃"],
        Frame::Double => ["╔", "╗", "╚", "╝", "═", "║"],
        Frame::Dashed => ["╭", "╮", "╰", "╯", "╌", "┆"],
    }
}

impl<P: Clone + PartialEq> Painter<'_, P> {
    /// The line around a card, and its ground.
    pub(crate) fn card_frame(&mut self, place: Rect, frame: Frame, edge: Ink, ground: Ink) {
        let [a, b, c, d, across, down] = letters(frame);
        let wide = usize::from(place.width.saturating_sub(2));
        let line = across.repeat(wide);
        self.blank(place, ground);
        self.text(place.x, place.top(), place.width, &format!("{a}{line}{b}"), edge);
        self.text(place.x, place.bottom() - 1, place.width, &format!("{c}{line}{d}"), edge);
        for y in place.top() + 1..place.bottom() - 1 {
            self.text(place.x, y, 1, down, edge);
            self.text(place.right() - 1, y, 1, down, edge);
        }
    }
}
