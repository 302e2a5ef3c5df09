//! Draws sheets that lie on top of a screen.

use ratatui::layout::Rect;

use stapel_words::Words;

use super::{Ink, Painter, width, wrap};

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

    /// Asks something: a title, a sentence, what puts the sheet away again, and what is meant by yes.
    pub(crate) fn question(
        &mut self,
        over: Rect,
        [title, text]: [&str; 2],
        no: (String, P),
        yes: (String, P),
    ) {
        let buttons = Self::button_width(&no.0) + 2 + Self::button_width(&yes.0);
        let wide = buttons.max(width(text).min(56)).min(over.width.saturating_sub(4));
        let lines = u16::try_from(wrap(text, wide).len()).unwrap_or(1);
        let inside = self.popup(over, wide, lines + 2, title, no.1.clone());
        let y = inside.y + self.wrapped(inside, text, Ink::Plain) + 1;
        let first = self.button(inside.x, y, &no.0, no.1, Ink::Main);
        self.button(inside.x + first + 2, y, &yes.0, yes.1, Ink::Button);
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

/// Asks before the program ends.
pub(crate) fn quit_question<P: Clone + PartialEq>(
    paint: &mut Painter<'_, P>,
    over: Rect,
    words: &Words,
    stay: P,
    quit: P,
) {
    let no = format!("{} (Esc)", words.get("terminal-stay"));
    let yes = format!("{} (Q)", words.get("terminal-quit"));
    let texts = [words.get("terminal-quit-title"), words.get("terminal-quit-text")];
    paint.question(over, [&texts[0], &texts[1]], (no, stay), (yes, quit));
}
