//! The name under which a box is kept, while it is written.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use stapel_client::agreement::{BoxRefused, Boxes, MAX_BOX_NAME, MOST_BOXES};
use stapel_words::Words;
use stapel_words::phrases::{count, text};

use super::FormPress;
use super::doubt::Doubt;
use crate::look::{Edit, Ink, Painter};

/// A name that is being written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Naming {
    edit: Edit,
    /// The name that the box has so far.
    before: Option<String>,
    /// Whether another box shall lose this name.
    doubt: Option<Doubt>,
    wrong: Option<BoxRefused>,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Named {
    Nothing,
    Name(String),
    Closed,
}

impl Naming {
    /// Begins with the name that the box has, or with one that is free.
    pub(super) fn new(before: Option<String>, usual: &str, boxes: &Boxes) -> Naming {
        let first = before.clone().unwrap_or_else(|| boxes.free_name(usual, None));
        Naming { edit: Edit::new(&first), before, doubt: None, wrong: None }
    }

    /// Whether letters are words, and no keys.
    pub(super) fn is_writing(&self) -> bool {
        self.doubt.is_none()
    }

    /// A key is pressed. An empty line means the usual name.
    pub(super) fn key(&mut self, key: KeyEvent, usual: &str, boxes: &Boxes) -> Named {
        if let Some(doubt) = &mut self.doubt {
            return match doubt.key(key.code) {
                Some(answer) => self.answer(answer),
                None => Named::Nothing,
            };
        }
        self.wrong = None;
        match key.code {
            KeyCode::Esc => Named::Closed,
            KeyCode::Enter => self.enter(usual, boxes),
            _ => {
                self.edit.key(key, MAX_BOX_NAME);
                Named::Nothing
            }
        }
    }

    fn enter(&mut self, usual: &str, boxes: &Boxes) -> Named {
        let before = self.before.as_deref();
        let name = match self.edit.text().trim() {
            "" => boxes.free_name(usual, before),
            name => name.to_owned(),
        };
        if let Err(wrong) = boxes.check(&name, before) {
            self.wrong = Some(wrong);
            return Named::Nothing;
        }
        if before != Some(name.as_str()) && boxes.get(&name).is_some() {
            self.edit = Edit::new(&name);
            self.doubt = Some(Doubt::default());
            return Named::Nothing;
        }
        Named::Name(name)
    }

    /// Whether another box shall lose its name was answered.
    pub(super) fn answer(&mut self, yes: bool) -> Named {
        match self.doubt.take() {
            Some(_) if yes => Named::Name(self.edit.text().to_owned()),
            _ => Named::Nothing,
        }
    }

    pub(super) fn draw<P: Clone + PartialEq + From<FormPress>>(
        &self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        words: &Words,
    ) {
        if let Some(doubt) = self.doubt {
            let name = [("name", text(self.edit.text()))];
            let texts =
                [words.get("terminal-box-taken-title"), words.fill("terminal-box-taken", &name)];
            let answers =
                ["terminal-box-other-name", "terminal-box-replace"].map(|id| words.get(id));
            doubt.draw(paint, over, [&texts[0], &texts[1]], answers);
            return;
        }
        let wide = 44.min(over.width.saturating_sub(4));
        let inside = paint.popup(over, wide, 4, &words.get("box-name"), FormPress::Close.into());
        self.edit.draw(paint, Rect { height: 1, ..inside });
        let (told, ink) = match self.wrong {
            Some(BoxRefused::BadName) => {
                let most = [("most", count(MAX_BOX_NAME))];
                (words.fill("terminal-box-bad-name", &most), Ink::Danger)
            }
            Some(BoxRefused::TooMany) => {
                (words.fill("terminal-box-full", &[("most", count(MOST_BOXES))]), Ink::Danger)
            }
            None => (words.get("terminal-box-name-keys"), Ink::Soft),
        };
        let below = Rect { y: inside.y + 2, height: inside.height.saturating_sub(2), ..inside };
        paint.wrapped(below, &told, ink);
    }
}
