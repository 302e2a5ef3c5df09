//! The commands of somebody's own box, entered on a calendar of all numbers or as a code.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use stapel_client::agreement::LayoutDraft;
use stapel_rules::Card;
use stapel_rules::piles::{Command, Layout};
use stapel_words::Words;
use stapel_words::phrases;

use super::naming::{Named, Naming};
use super::{FormPress, Given};
use crate::board::piles::command_sign;
use crate::look::{Edit, Ink, Painter, Way};

/// The columns of a number, and how many numbers stand in a row.
const CELL: u16 = 5;
const COLUMNS: u8 = 10;
const ROWS: u16 = 10;

/// The most letters of a code, with blanks.
const MAX_CODE: usize = 60;

/// A layout that is being entered. What is wrong with it stays until it is mended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OwnBox {
    draft: LayoutDraft,
    cursor: Card,
    /// The name under which it is kept, if it was kept before.
    before: Option<String>,
    code: Option<Edit>,
    /// Its name, once it is complete.
    naming: Option<Naming>,
    answer: Option<Wrong>,
    /// Whether its code was copied just now.
    copied: bool,
}

/// What was wrong with what was given.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wrong {
    Code(stapel_rules::piles::LayoutCodeError),
    /// Something is missing or double.
    Unfinished,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entered {
    Nothing,
    /// A new box looks otherwise now.
    Draft,
    /// It is complete, and to be kept under this name and used.
    Kept {
        name: String,
        before: Option<String>,
        layout: Box<Layout>,
    },
    Copy(String),
    Closed,
}

impl OwnBox {
    /// A box as far as it is known, and the name under which it is kept.
    pub(super) fn new(draft: LayoutDraft, before: Option<String>) -> OwnBox {
        OwnBox {
            draft,
            cursor: Card::MIN,
            before,
            code: None,
            naming: None,
            answer: None,
            copied: false,
        }
    }

    /// Whether a code or a name is being written.
    pub(super) fn is_writing(&self) -> bool {
        self.code.is_some() || self.naming.as_ref().is_some_and(Naming::is_writing)
    }

    /// What is entered so far.
    pub(super) fn draft(&self) -> &LayoutDraft {
        &self.draft
    }

    /// A code was pasted.
    pub(super) fn paste(&mut self, text: &str) {
        self.naming = None;
        self.read(text.trim());
    }

    /// What is nearest is put away; tells whether there was something on top of the box.
    pub(super) fn put_away(&mut self) -> bool {
        self.naming.take().is_some() || self.code.take().is_some()
    }

    /// Whether another box shall lose its name was answered.
    pub(super) fn answer(&mut self, yes: bool) -> Entered {
        let named = self.naming.as_mut().map(|naming| naming.answer(yes));
        self.named(named.unwrap_or(Named::Nothing))
    }

    fn named(&mut self, named: Named) -> Entered {
        match (named, self.draft.layout()) {
            (Named::Nothing, _) => Entered::Nothing,
            (Named::Name(name), Some(layout)) => {
                Entered::Kept { name, before: self.before.clone(), layout: Box::new(layout) }
            }
            (Named::Name(_) | Named::Closed, _) => {
                self.naming = None;
                Entered::Nothing
            }
        }
    }

    /// What is entered changed: only what has no name yet is kept as a draft.
    fn changed(&self) -> Entered {
        if self.before.is_none() { Entered::Draft } else { Entered::Nothing }
    }

    fn read(&mut self, code: &str) {
        match Layout::from_code(code) {
            Ok(layout) => {
                self.draft = LayoutDraft::from(&layout);
                self.code = None;
                self.answer = None;
            }
            // What was typed stays, to be mended.
            Err(error) => {
                self.code = Some(Edit::new(code));
                self.answer = Some(Wrong::Code(error));
            }
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent, given: &Given<'_>) -> Entered {
        self.answer = None;
        self.copied = false;
        if let Some(naming) = &mut self.naming {
            let named = naming.key(key, &given.usual_name(), &given.shelf.boxes);
            return self.named(named);
        }
        if let Some(edit) = &mut self.code {
            match key.code {
                KeyCode::Esc => self.code = None,
                KeyCode::Enter => {
                    let code = edit.text().to_owned();
                    self.read(&code);
                    return self.changed();
                }
                _ => {
                    edit.key(key, MAX_CODE);
                }
            }
            return Entered::Nothing;
        }
        if let Some(way) = Way::of(key.code) {
            self.go(way);
            return Entered::Nothing;
        }
        match key.code {
            KeyCode::Esc => return Entered::Closed,
            KeyCode::Enter if self.draft.layout().is_some() => {
                let (usual, boxes) = (given.usual_name(), &given.shelf.boxes);
                self.naming = Some(Naming::new(self.before.clone(), &usual, boxes));
            }
            KeyCode::Enter => self.answer = Some(Wrong::Unfinished),
            KeyCode::Char('y' | 'Y') => {
                if let Some(layout) = self.draft.layout() {
                    self.copied = true;
                    return Entered::Copy(layout.code());
                }
                self.answer = Some(Wrong::Unfinished);
            }
            KeyCode::Char('c' | 'C') => self.code = Some(Edit::default()),
            KeyCode::Backspace | KeyCode::Delete => {
                for command in self.draft.commands(self.cursor).iter() {
                    self.draft.toggle(self.cursor, command);
                }
                return self.changed();
            }
            KeyCode::Char(digit @ '1'..='9') => {
                if let Some(command) = Command::ALL.get(digit as usize - 0x31) {
                    self.draft.toggle(self.cursor, *command);
                    return self.changed();
                }
            }
            _ => {}
        }
        Entered::Nothing
    }

    /// The keyboard goes to another number, as far as there are any.
    fn go(&mut self, way: Way) {
        let here = self.cursor.number();
        let there = match way {
            Way::Left => here.checked_sub(1),
            Way::Right => here.checked_add(1),
            Way::Up => here.checked_sub(COLUMNS),
            Way::Down => here.checked_add(COLUMNS),
        };
        if let Some(card) = there.and_then(Card::new) {
            self.cursor = card;
        }
    }

    pub(super) fn draw<P: Clone + PartialEq + From<FormPress>>(
        &self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        words: &Words,
    ) {
        let wide = (u16::from(COLUMNS) * CELL + 6).min(over.width.saturating_sub(4));
        let title = self.before.clone().unwrap_or_else(|| words.get("layout-own"));
        let inside = paint.popup(over, wide, ROWS + 6, &title, FormPress::Close.into());
        for card in Card::all() {
            let number = card.number();
            let (row, column) = (u16::from(number / COLUMNS), u16::from(number % COLUMNS));
            let signs: String =
                self.draft.commands(card).iter().map(command_sign).collect::<Vec<_>>().concat();
            let ink = match self.draft.commands(card).iter().count() {
                _ if card == self.cursor => Ink::Focus,
                0 => Ink::Soft,
                1 => Ink::Strong,
                _ => Ink::Danger,
            };
            let text = format!("{number:>2}{signs:<2}");
            paint.text(inside.x + column * CELL, inside.y + row, CELL - 1, &text, ink);
        }
        let mut row = Rect { y: inside.y + ROWS, height: 1, ..inside };
        let mut x = row.x;
        for (number, command) in (1..).zip(Command::ALL) {
            let found = self.draft.cards(command).len();
            let label = format!("{number}{} {found}", command_sign(command));
            let ink = if found == Command::CARDS_EACH { Ink::Soft } else { Ink::Glow };
            x += paint.text(x, row.y, row.right().saturating_sub(x), &label, ink) + 2;
        }
        row.y += 1;
        let (told, ink) = self.told(words);
        let room = Rect { height: 2, ..row };
        paint.wrapped(room, &told, ink);
        row.y += 2;
        if let Some(edit) = &self.code {
            let label = format!("{} ", words.get("terminal-box-code"));
            let used = paint.text(row.x, row.y, row.width, &label, Ink::Strong);
            edit.draw(paint, Rect::new(row.x + used, row.y, row.width.saturating_sub(used), 1));
        } else if let Some(layout) = self.draft.layout() {
            paint.text(row.x, row.y, row.width, &layout.code(), Ink::Glow);
        }
        row.y += 1;
        paint.wrapped(Rect { height: 2, ..row }, &words.get("terminal-box-keys"), Ink::Soft);
        if let Some(naming) = &self.naming {
            naming.draw(paint, over, words);
        }
    }

    /// What is to be done, or what was wrong.
    fn told(&self, words: &Words) -> (String, Ink) {
        if let Some(Wrong::Code(error)) = &self.answer {
            return (phrases::layout_code_error(words, error), Ink::Danger);
        }
        if self.copied {
            return (words.get("terminal-box-copied"), Ink::Glow);
        }
        let problems = self.draft.problems();
        if problems.is_empty() {
            return (words.get("box-complete"), Ink::Plain);
        }
        let told: Vec<String> =
            problems.iter().map(|problem| phrases::layout_problem(words, problem)).collect();
        let ink = if self.answer.is_some() { Ink::Danger } else { Ink::Plain };
        (told.join(" · "), ink)
    }
}
