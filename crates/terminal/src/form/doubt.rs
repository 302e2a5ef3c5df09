//! A question with two answers, of which the one that changes nothing is highlighted first.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::FormPress;
use crate::look::Painter;

/// A question on top of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Doubt {
    /// Whether the keyboard is on the answer that changes something.
    on_yes: bool,
}

impl Doubt {
    /// A key is pressed; tells what was answered by it.
    pub(super) fn key(&mut self, code: KeyCode) -> Option<bool> {
        match code {
            KeyCode::Left | KeyCode::Right | KeyCode::Tab | KeyCode::BackTab => {
                self.on_yes = !self.on_yes;
                None
            }
            KeyCode::Enter | KeyCode::Char(' ') => Some(self.on_yes),
            KeyCode::Esc => Some(false),
            _ => None,
        }
    }

    pub(super) fn draw<P: Clone + PartialEq + From<FormPress>>(
        self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        texts: [&str; 2],
        [no, yes]: [String; 2],
    ) {
        let focus = if self.on_yes { FormPress::Yes } else { FormPress::No };
        paint.focus = Some(focus.into());
        let no = (format!("{no} (Esc)"), FormPress::No.into());
        paint.question(over, texts, no, (yes, FormPress::Yes.into()));
    }
}
