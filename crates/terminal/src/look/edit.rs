//! A line of text that is being edited.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use super::{Ink, Painter, width};

/// A line that is being written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Edit {
    text: String,
    /// Where the next letter goes, in letters.
    at: usize,
}

impl Edit {
    /// A line that begins with this.
    pub(crate) fn new(text: &str) -> Edit {
        Edit { text: text.to_owned(), at: text.chars().count() }
    }

    /// What is written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// A key is pressed while it is written. Tells whether it means something here.
    pub(crate) fn key(&mut self, key: KeyEvent, most: usize) -> bool {
        let held = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        let letters = self.text.chars().count();
        match key.code {
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                *self = Edit::default();
            }
            KeyCode::Char(letter) if !held && !letter.is_control() => {
                if letters < most {
                    self.text.insert(self.byte(self.at), letter);
                    self.at += 1;
                }
            }
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.byte(self.at));
            }
            KeyCode::Delete if self.at < letters => {
                self.text.remove(self.byte(self.at));
            }
            KeyCode::Backspace | KeyCode::Delete => {}
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(letters),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = letters,
            _ => return false,
        }
        true
    }

    fn byte(&self, letter: usize) -> usize {
        self.text.char_indices().nth(letter).map_or(self.text.len(), |(byte, _)| byte)
    }

    /// Draws the line with a mark where one writes. What is written last can always be seen.
    pub(crate) fn draw<P: Clone + PartialEq>(&self, painter: &mut Painter<'_, P>, row: Rect) {
        painter.blank(Rect { height: 1, ..row }, Ink::Button);
        let mut shown: Vec<char> = self.text.chars().collect();
        shown.push(' ');
        let mut first = 0;
        let until = |first: usize| shown[first..=self.at].iter().collect::<String>();
        while first < self.at && width(&until(first)) > row.width {
            first += 1;
        }
        let mut x = row.x;
        for (index, letter) in shown.iter().enumerate().skip(first) {
            if x >= row.right() {
                break;
            }
            let ink = if index == self.at { Ink::Focus } else { Ink::Button };
            x += painter.text(x, row.y, row.right() - x, &letter.to_string(), ink).max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(edit: &mut Edit, code: KeyCode) {
        edit.key(KeyEvent::new(code, KeyModifiers::NONE), 10);
    }

    #[test]
    fn a_line_is_written_and_mended() {
        let mut edit = Edit::new("37");
        press(&mut edit, KeyCode::Char('A'));
        press(&mut edit, KeyCode::Home);
        press(&mut edit, KeyCode::Delete);
        press(&mut edit, KeyCode::Char('ł'));
        press(&mut edit, KeyCode::End);
        press(&mut edit, KeyCode::Backspace);
        assert_eq!(edit.text(), "ł7");
    }
}
