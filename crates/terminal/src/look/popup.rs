//! Draws sheets that lie on top of a screen.

use ratatui::layout::Rect;

use super::{Ink, Painter, width};

impl<P: Clone + PartialEq> Painter<'_, P> {
    /// Lays an empty sheet with a title over the middle of a place, and gives the room in it. Whatever was
    /// drawn below can't be pressed any more; pressing it means `outside`.
    pub(crate) fn popup(
        &mut self,
        over: Rect,
        inner_width: u16,
        inner_height: u16,
        title: &str,
        outside: P,
    ) -> Rect {
        let wide = inner_width.max(width(title) + 2).saturating_add(4).min(over.width);
        let high = inner_height.saturating_add(2).min(over.height);
        let sheet = Rect::new(
            over.x + (over.width - wide) / 2,
            over.y + (over.height - high) / 2,
            wide,
            high,
        );
        self.areas.clear();
        self.areas.add(self.buffer.area, outside);
        self.areas.cover(sheet);
        self.framed(sheet, title)
    }

    /// A sheet with a title, and the room in it.
    pub(crate) fn framed(&mut self, sheet: Rect, title: &str) -> Rect {
        self.blank(sheet, Ink::Plain);
        if sheet.width < 4 || sheet.height < 2 {
            return Rect::new(sheet.x, sheet.y, 0, 0);
        }
        let across = "─".repeat(usize::from(sheet.width) - 2);
        let (left, right) = (sheet.left(), sheet.right() - 1);
        self.text(left, sheet.top(), sheet.width, &format!("╭{across}╮"), Ink::Soft);
        self.text(left, sheet.bottom() - 1, sheet.width, &format!("╰{across}╯"), Ink::Soft);
        for y in sheet.top() + 1..sheet.bottom() - 1 {
            self.text(left, y, 1, "│", Ink::Soft);
            self.text(right, y, 1, "│", Ink::Soft);
        }
        if !title.is_empty() {
            self.text(left + 2, sheet.top(), sheet.width - 4, &format!(" {title} "), Ink::Strong);
        }
        Rect::new(left + 2, sheet.top() + 1, sheet.width - 4, sheet.height - 2)
    }
}
