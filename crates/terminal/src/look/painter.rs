//! Draws texts and buttons.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Areas, Ink, Look, shorten, width, wrap};

/// Draws on a part of the terminal, and remembers what can be pressed there.
pub(crate) struct Painter<'p, P> {
    pub(crate) buffer: &'p mut Buffer,
    pub(crate) look: &'p Look,
    pub(crate) areas: &'p mut Areas<P>,
    /// Where the keyboard is, if it is on something to press.
    pub(crate) focus: Option<P>,
}

impl<'p, P: Clone + PartialEq> Painter<'p, P> {
    /// Begins to draw a screen anew: nothing can be pressed there yet.
    pub(crate) fn begin(
        frame: &'p mut Frame<'_>,
        look: &'p Look,
        areas: &'p mut Areas<P>,
        focus: Option<P>,
    ) -> Painter<'p, P> {
        areas.clear();
        Painter { buffer: frame.buffer_mut(), look, areas, focus }
    }

    /// How something is drawn.
    pub(crate) fn style(&self, ink: Ink) -> Style {
        self.look.style(ink)
    }

    /// Covers a place with nothing.
    pub(crate) fn blank(&mut self, place: Rect, ink: Ink) {
        let style = self.style(ink);
        for position in place.intersection(self.buffer.area).positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_style(style);
            }
        }
    }

    /// Writes a text that is at most so wide, and says how wide it became.
    pub(crate) fn text(&mut self, x: u16, y: u16, most: u16, text: &str, ink: Ink) -> u16 {
        let style = self.style(ink);
        self.styled(x, y, most, text, style)
    }

    /// The same in a style of its own.
    pub(crate) fn styled(&mut self, x: u16, y: u16, most: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y < area.top() || y >= area.bottom() || x < area.left() || x >= area.right() {
            return 0;
        }
        let short = shorten(text, most.min(area.right() - x));
        let (end, _) = self.buffer.set_stringn(x, y, &short, usize::from(most), style);
        end - x
    }

    /// Writes a text in the middle of a row.
    pub(crate) fn centred(&mut self, row: Rect, text: &str, ink: Ink) {
        let wide = width(text).min(row.width);
        self.text(row.x + (row.width - wide) / 2, row.y, row.width, text, ink);
    }

    /// Writes a text at the end of a row, and says where it begins.
    pub(crate) fn right(&mut self, row: Rect, text: &str, ink: Ink) -> u16 {
        let wide = width(text).min(row.width);
        let x = row.right() - wide;
        self.text(x, row.y, wide, text, ink);
        x
    }

    /// Writes a text in as many rows as it needs and there are, and says how many.
    pub(crate) fn wrapped(&mut self, place: Rect, text: &str, ink: Ink) -> u16 {
        let mut used = 0;
        for (line, y) in wrap(text, place.width).iter().zip(place.top()..place.bottom()) {
            self.text(place.x, y, place.width, line, ink);
            used += 1;
        }
        used
    }

    /// Writes a text that ends in this row; if it needs more rows, they are above it.
    pub(crate) fn raised(&mut self, row: Rect, text: &str, ink: Ink) {
        let lines = wrap(text, row.width);
        let above = u16::try_from(lines.len().saturating_sub(1)).unwrap_or(0).min(row.y);
        let first = row.y - above;
        if above > 0 {
            self.blank(Rect { y: first, height: above + 1, ..row }, Ink::Plain);
        }
        for (line, y) in lines.iter().zip(first..) {
            self.text(row.x, y, row.width, line, ink);
        }
    }

    /// How wide a button with this label is.
    pub(crate) fn button_width(label: &str) -> u16 {
        width(label).saturating_add(4)
    }

    /// Draws something to press, and says how wide it is.
    pub(crate) fn button(
        &mut self,
        x: u16,
        y: u16,
        label: &str,
        press: impl Into<P>,
        ink: Ink,
    ) -> u16 {
        let press = press.into();
        let focused = self.focus.as_ref() == Some(&press);
        let (open, close) = if focused { ("▸ ", " ◂") } else { ("[ ", " ]") };
        let ink = if focused { Ink::Focus } else { ink };
        let room = self.buffer.area.right().saturating_sub(x);
        let wide = self.text(x, y, room, &format!("{open}{label}{close}"), ink);
        if wide > 0 {
            self.areas.add_stop(Rect::new(x, y, wide, 1), press);
        }
        wide
    }

    /// Draws things to press side by side, and goes on in the next row where there is no room. Says how many rows that
    /// took.
    pub(crate) fn buttons(
        &mut self,
        place: Rect,
        buttons: impl IntoIterator<Item = (String, P, Ink)>,
    ) -> u16 {
        let (mut x, mut y) = (place.x, place.y);
        for (label, press, ink) in buttons {
            if x > place.x && x + Self::button_width(&label) > place.right() {
                (x, y) = (place.x, y + 1);
            }
            x += self.button(x, y, &label, press, ink) + 1;
        }
        y + 1 - place.y
    }

    /// A straight line through a row.
    pub(crate) fn rule(&mut self, row: Rect, ink: Ink) {
        let line = "─".repeat(row.width.into());
        self.text(row.x, row.y, row.width, &line, ink);
    }
}
