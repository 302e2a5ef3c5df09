//! The form of what a table agrees on before the deal: the same at home, in a lobby and between two games. It names no
//! game: what there is to agree on, it is told.

mod own_box;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use stapel_client::agreement::{Control, LayoutDraft, Row, Term, Value};
use stapel_protocol::table::{LayoutJson, LayoutName};
use stapel_rules::Seat;
use stapel_words::Words;
use stapel_words::phrases;

use self::own_box::{Entered, OwnBox};
use crate::look::{Ink, Painter, shorten, width, wrap};

/// How far a page key counts.
const PAGE: u32 = 10;

/// The form while it is unfolded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Form {
    /// The row that the keyboard is on.
    row: usize,
    /// The layout of an own box, while it is entered.
    own_box: Option<OwnBox>,
}

/// What can be pressed on the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FormPress {
    /// The next value of a row.
    Next(usize),
    Close,
}

/// What came of a key or a press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FormDid {
    Nothing,
    /// This shall be agreed on.
    Set(Term, Value),
    /// The form is folded again.
    Close,
}

/// What the form is about.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub(crate) words: &'a Words,
    pub(crate) rows: &'a [Row],
    /// All of it in one line.
    pub(crate) summary: &'a str,
    /// Who sits in a seat, or which seat it is.
    pub(crate) name: &'a dyn Fn(Seat) -> String,
}

impl Form {
    /// Whether letters are words, and no keys.
    pub(crate) fn is_writing(&self) -> bool {
        self.own_box.as_ref().is_some_and(OwnBox::is_writing)
    }

    /// Text was pasted: on an own box it is its code. Tells whether it means something.
    pub(crate) fn paste(&mut self, text: &str) -> bool {
        self.own_box.as_mut().is_some_and(|own_box| {
            own_box.paste(text);
            true
        })
    }

    /// A key is pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, rows: &[Row]) -> FormDid {
        if let Some(own_box) = &mut self.own_box {
            return match own_box.key(key) {
                Entered::Nothing => FormDid::Nothing,
                Entered::Given(layout) => {
                    self.own_box = None;
                    FormDid::Set(Term::Layout, Value::Layout(LayoutJson::listed(&layout)))
                }
                Entered::Closed => {
                    self.own_box = None;
                    FormDid::Nothing
                }
            };
        }
        let last = rows.len().saturating_sub(1);
        self.row = self.row.min(last);
        match key.code {
            KeyCode::Esc | KeyCode::Char('o' | 'O' | 'q' | 'Q') => return FormDid::Close,
            KeyCode::Up => self.row = self.row.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1).min(last),
            KeyCode::Home => self.row = 0,
            KeyCode::End => self.row = last,
            KeyCode::Left => return self.step(rows, false, 1),
            KeyCode::Right => return self.step(rows, true, 1),
            KeyCode::PageUp => return self.step(rows, true, PAGE),
            KeyCode::PageDown => return self.step(rows, false, PAGE),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(rows),
            _ => {}
        }
        FormDid::Nothing
    }

    /// Something is pressed.
    pub(crate) fn press(&mut self, press: FormPress, rows: &[Row]) -> FormDid {
        match press {
            FormPress::Close if self.own_box.take().is_some() => FormDid::Nothing,
            FormPress::Close => FormDid::Close,
            FormPress::Next(row) => {
                self.row = row;
                self.enter(rows)
            }
        }
    }

    /// The next value of the row, which begins again after the last one; of an own box, what is in it.
    fn enter(&mut self, rows: &[Row]) -> FormDid {
        let Some(row) = rows.get(self.row) else { return FormDid::Nothing };
        match &row.control {
            Control::Layout { chosen: chosen @ LayoutJson::Listed(_) } => {
                self.own_box = Some(OwnBox::new(LayoutDraft::of(chosen)));
                FormDid::Nothing
            }
            Control::Choice { values, chosen } if chosen + 1 >= values.len() => {
                FormDid::Set(row.term, Value::Chosen(0))
            }
            _ => self.step(rows, true, 1),
        }
    }

    /// One value on or back, or for a number so many.
    fn step(&mut self, rows: &[Row], on: bool, by: u32) -> FormDid {
        let Some(row) = rows.get(self.row) else { return FormDid::Nothing };
        let value = match &row.control {
            Control::Switch { on } => Value::On(!on),
            Control::Choice { values, chosen } => {
                let last = values.len().saturating_sub(1);
                let next = if on { (chosen + 1).min(last) } else { chosen.saturating_sub(1) };
                Value::Chosen(next)
            }
            Control::Number { least, most, value } => {
                let next = if on { value.saturating_add(by) } else { value.saturating_sub(by) };
                Value::Number(next.clamp(*least, *most))
            }
            Control::Layout { chosen } => match (chosen, on) {
                (LayoutJson::Named(LayoutName::Default), true) | (LayoutJson::Listed(_), false) => {
                    Value::Layout(LayoutJson::Named(LayoutName::Shuffled))
                }
                (LayoutJson::Named(LayoutName::Shuffled), false) => {
                    Value::Layout(LayoutJson::Named(LayoutName::Default))
                }
                (LayoutJson::Named(LayoutName::Shuffled), true) => {
                    self.own_box = Some(OwnBox::new(LayoutDraft::default()));
                    return FormDid::Nothing;
                }
                (LayoutJson::Named(LayoutName::Default), false) | (LayoutJson::Listed(_), true) => {
                    return FormDid::Nothing;
                }
            },
        };
        FormDid::Set(row.term, value)
    }

    /// Draws the form over a place.
    pub(crate) fn draw<P: Clone + PartialEq + From<FormPress>>(
        &self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        terms: &Terms<'_>,
    ) {
        let Terms { words, rows, summary, name } = *terms;
        if let Some(own_box) = &self.own_box {
            own_box.draw(paint, over, words, FormPress::Close.into());
            return;
        }
        let here = self.row.min(rows.len().saturating_sub(1));
        let labels: Vec<String> =
            rows.iter().map(|row| phrases::term_label(words, row.term)).collect();
        let values: Vec<String> =
            rows.iter().map(|row| phrases::row_value(words, row, name)).collect();
        let label_wide = labels.iter().map(|label| width(label)).max().unwrap_or(0);
        let value_wide = values.iter().map(|value| width(value)).max().unwrap_or(0) + 4;
        let wide = (label_wide + 4 + value_wide).max(52).min(over.width.saturating_sub(4));
        let label_wide = label_wide.min(wide.saturating_sub(value_wide.min(wide / 2) + 4));
        let about = rows.get(here).map(|row| phrases::term_hint(words, row.term));
        let about = wrap(&about.unwrap_or_default(), wide);
        let summary = wrap(summary, wide);
        let count = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
        let below = count(about.len().max(2)) + count(summary.len()) + 3;
        let high = count(rows.len()) + below;
        let title = words.get("agreement");
        let inside = paint.popup(over, wide, high, &title, FormPress::Close.into());
        // If there is no room for all rows, those around the keyboard are shown.
        let room = usize::from(inside.height.saturating_sub(below).max(1));
        let first = here.saturating_sub(room.saturating_sub(1)).min(rows.len());
        let shown = rows.iter().enumerate().skip(first).take(room);
        for ((index, row), y) in shown.zip(inside.y..) {
            let focused = index == here;
            let mark = if focused { "▸ " } else { "  " };
            let ink = if row.is_usual { Ink::Plain } else { Ink::Strong };
            let label = format!("{mark}{}", shorten(&labels[index], label_wide));
            paint.text(inside.x, y, label_wide + 2, &label, ink);
            let at = inside.x + label_wide + 4;
            let value = shorten(&values[index], inside.right().saturating_sub(at + 4));
            let (text, ink) = if focused {
                (format!("◂ {value} ▸"), Ink::Focus)
            } else {
                (format!("  {value}"), ink)
            };
            paint.text(at, y, inside.right().saturating_sub(at), &text, ink);
            paint.areas.add(Rect::new(inside.x, y, inside.width, 1), FormPress::Next(index));
        }
        let first = inside.y + count(rows.len().min(room)) + 1;
        for (line, y) in about.iter().zip(first..) {
            paint.text(inside.x, y, inside.width, line, Ink::Soft);
        }
        let last = inside.bottom().saturating_sub(1);
        for (line, y) in summary.iter().zip(last.saturating_sub(count(summary.len()))..) {
            paint.text(inside.x, y, inside.width, line, Ink::Glow);
        }
        let close = format!("{} (Esc)", words.get("close"));
        paint.button(inside.x, last, &close, FormPress::Close, Ink::Button);
    }
}
