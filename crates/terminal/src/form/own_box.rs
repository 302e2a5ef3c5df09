//! The commands of somebody's own box, entered on a calendar of all numbers or as a code.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use stapel_client::agreement::LayoutDraft;
use stapel_rules::Card;
use stapel_rules::piles::{Command, Layout};
use stapel_words::Words;
use stapel_words::phrases;

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
    code: Option<Edit>,
    answer: Option<Wrong>,
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
    Given(Box<Layout>),
    Closed,
}

impl OwnBox {
    pub(super) fn new(draft: LayoutDraft) -> OwnBox {
        OwnBox { draft, cursor: Card::MIN, code: None, answer: None }
    }

    /// Whether a code is being written.
    pub(super) fn is_writing(&self) -> bool {
        self.code.is_some()
    }

    /// A code was pasted.
    pub(super) fn paste(&mut self, text: &str) {
        self.read(text.trim());
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

    pub(super) fn key(&mut self, key: KeyEvent) -> Entered {
        self.answer = None;
        if let Some(edit) = &mut self.code {
            match key.code {
                KeyCode::Esc => self.code = None,
                KeyCode::Enter => {
                    let code = edit.text().to_owned();
                    self.read(&code);
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
            KeyCode::Enter => match self.draft.layout() {
                Some(layout) => return Entered::Given(Box::new(layout)),
                None => self.answer = Some(Wrong::Unfinished),
            },
            KeyCode::Char('c' | 'C') => self.code = Some(Edit::default()),
            KeyCode::Backspace | KeyCode::Delete => {
                for command in self.draft.commands(self.cursor).iter() {
                    self.draft.toggle(self.cursor, command);
                }
            }
            KeyCode::Char(digit @ '1'..='9') => {
                if let Some(command) = Command::ALL.get(digit as usize - 0x31) {
                    self.draft.toggle(self.cursor, *command);
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

    pub(super) fn draw<P: Clone + PartialEq>(
        &self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        words: &Words,
        outside: P,
    ) {
        let wide = (u16::from(COLUMNS) * CELL + 6).min(over.width.saturating_sub(4));
        let title = words.get("layout-own");
        let inside = paint.popup(over, wide, ROWS + 6, &title, outside);
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
    }

    /// What is to be done, or what was wrong.
    fn told(&self, words: &Words) -> (String, Ink) {
        if let Some(Wrong::Code(error)) = &self.answer {
            return (phrases::layout_code_error(words, error), Ink::Danger);
        }
        let problems = self.draft.problems();
        let told: Vec<String> =
            problems.iter().map(|problem| phrases::layout_problem(words, problem)).collect();
        let ink = if self.answer.is_some() { Ink::Danger } else { Ink::Plain };
        (told.join(" · "), ink)
    }
}
