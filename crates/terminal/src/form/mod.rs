//! The form of what a table agrees on before the deal: the same at home, in a lobby and between two games. It names no
//! game: what there is to agree on, it is told.

mod doubt;
mod naming;
mod own_box;
mod picker;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use stapel_client::agreement::{Control, LayoutDraft, Row, Term, Value};
use stapel_protocol::table::LayoutJson;
use stapel_rules::Seat;
use stapel_words::Words;
use stapel_words::phrases;

use self::own_box::{Entered, OwnBox};
use self::picker::{Picked, Picker};
use crate::look::{Ink, Painter, shorten, width, wrap};
use crate::shelf::Shelf;
use crate::wish::Wish;

/// How far a page key counts.
const PAGE: u32 = 10;

/// The form while it is unfolded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Form {
    /// The row that the keyboard is on.
    row: usize,
    /// What that row is about: others may come and go above it.
    term: Option<Term>,
    /// The list of boxes, while it is open.
    picker: Option<Picker>,
    /// The layout of an own box, while it is entered.
    own_box: Option<OwnBox>,
}

/// What can be pressed on the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FormPress {
    /// The next value of a row.
    Next(usize),
    /// A row of the list of boxes.
    Entry(usize),
    /// An answer to what is asked: nothing changes.
    No,
    Yes,
    Close,
}

/// What came of a key or a press.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum FormDid {
    /// This shall be agreed on.
    Set(Term, Value),
    /// Something that is kept on this machine, or a text for the clipboard.
    Wish(Wish),
    /// The form is folded again.
    Close,
}

/// What the form is given to understand keys and presses.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub(crate) words: &'a Words,
    pub(crate) rows: &'a [Row],
    pub(crate) shelf: &'a Shelf,
}

impl Given<'_> {
    /// What a box is called if nobody says so.
    fn usual_name(&self) -> String {
        self.words.get("box-my")
    }

    /// The layout that is chosen.
    fn layout(&self) -> LayoutJson {
        let chosen = self.rows.iter().find_map(|row| match &row.control {
            Control::Layout { chosen } => Some(chosen.clone()),
            _ => None,
        });
        chosen.unwrap_or_default()
    }
}

/// What the form is about.
#[derive(Clone, Copy)]
pub(crate) struct Terms<'a> {
    pub(crate) given: Given<'a>,
    /// All of it in one line.
    pub(crate) summary: &'a str,
    /// Who sits in a seat, or which seat it is.
    pub(crate) name: &'a dyn Fn(Seat) -> String,
}

impl Form {
    /// Whether letters are words, and no keys.
    pub(crate) fn is_writing(&self) -> bool {
        match (&self.own_box, &self.picker) {
            (Some(own_box), _) => own_box.is_writing(),
            (None, picker) => picker.as_ref().is_some_and(Picker::is_writing),
        }
    }

    /// Text was pasted: among boxes it is the code of one.
    pub(crate) fn paste(&mut self, text: &str) {
        if self.picker.is_some() {
            self.own_box.get_or_insert_with(|| OwnBox::new(LayoutDraft::default(), None));
        }
        if let Some(own_box) = &mut self.own_box {
            own_box.paste(text);
        }
    }

    /// A key is pressed.
    pub(crate) fn key(&mut self, key: KeyEvent, given: &Given<'_>) -> Vec<FormDid> {
        if let Some(own_box) = &mut self.own_box {
            let entered = own_box.key(key, given);
            return self.entered(entered);
        }
        if let Some(picker) = &mut self.picker {
            let picked = picker.key(key, given, &given.layout());
            return self.picked(picked);
        }
        let last = given.rows.len().saturating_sub(1);
        self.row = self.here(given.rows);
        match key.code {
            KeyCode::Esc | KeyCode::Char('o' | 'O' | 'q' | 'Q') => vec![FormDid::Close],
            KeyCode::Up => self.go(given, self.row.saturating_sub(1)),
            KeyCode::Down | KeyCode::Tab => self.go(given, (self.row + 1).min(last)),
            KeyCode::Home => self.go(given, 0),
            KeyCode::End => self.go(given, last),
            KeyCode::Left => self.step(given, false, 1),
            KeyCode::Right => self.step(given, true, 1),
            KeyCode::PageUp => self.step(given, true, PAGE),
            KeyCode::PageDown => self.step(given, false, PAGE),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(given),
            _ => Vec::new(),
        }
    }

    /// The keyboard goes to another row.
    fn go(&mut self, given: &Given<'_>, row: usize) -> Vec<FormDid> {
        self.row = row;
        self.term = given.rows.get(row).map(|row| row.term);
        Vec::new()
    }

    /// The row that the keyboard is on, wherever it stands now.
    fn here(&self, rows: &[Row]) -> usize {
        let moved = rows.iter().position(|row| Some(row.term) == self.term);
        moved.unwrap_or(self.row).min(rows.len().saturating_sub(1))
    }

    /// Something is pressed.
    pub(crate) fn press(&mut self, press: FormPress, given: &Given<'_>) -> Vec<FormDid> {
        match press {
            FormPress::Close => return self.put_away(),
            FormPress::Next(row) => {
                self.go(given, row);
                return self.enter(given);
            }
            FormPress::Entry(row) => {
                if let Some(picker) = &mut self.picker {
                    let picked = picker.press(row, given, &given.layout());
                    return self.picked(picked);
                }
            }
            FormPress::No | FormPress::Yes => {
                let yes = press == FormPress::Yes;
                if let Some(own_box) = &mut self.own_box {
                    let entered = own_box.answer(yes);
                    return self.entered(entered);
                }
                if let Some(picker) = &mut self.picker {
                    let picked = picker.answer(yes, given, &given.layout());
                    return self.picked(picked);
                }
            }
        }
        Vec::new()
    }

    /// Puts away what lies on top, or the form itself.
    fn put_away(&mut self) -> Vec<FormDid> {
        if let Some(own_box) = &mut self.own_box {
            if !own_box.put_away() {
                self.own_box = None;
            }
        } else if let Some(picker) = &mut self.picker {
            if !picker.put_away() {
                self.picker = None;
            }
        } else {
            return vec![FormDid::Close];
        }
        Vec::new()
    }

    /// Does what came of entering a box.
    fn entered(&mut self, entered: Entered) -> Vec<FormDid> {
        match entered {
            Entered::Nothing => Vec::new(),
            Entered::Draft => {
                let draft = self.own_box.as_ref().map(|own_box| own_box.draft().clone());
                draft
                    .map(|draft| FormDid::Wish(Wish::KeepDraft(Box::new(draft))))
                    .into_iter()
                    .collect()
            }
            Entered::Copy(code) => vec![FormDid::Wish(Wish::Copy(code))],
            Entered::Closed => {
                self.own_box = None;
                Vec::new()
            }
            Entered::Kept { name, before, layout } => {
                (self.own_box, self.picker) = (None, None);
                let agreed = LayoutJson::listed(&layout);
                let kept = FormDid::Wish(Wish::KeepBox { name, before, layout });
                vec![kept, FormDid::Set(Term::Layout, Value::Layout(agreed))]
            }
        }
    }

    /// Does what came of the list of boxes.
    fn picked(&mut self, picked: Picked) -> Vec<FormDid> {
        let did = match picked {
            Picked::Nothing => return Vec::new(),
            Picked::Closed => {
                self.picker = None;
                return Vec::new();
            }
            Picked::Enter(name, draft) => {
                self.own_box = Some(OwnBox::new(*draft, name));
                return Vec::new();
            }
            Picked::Layout(layout) => {
                self.picker = None;
                FormDid::Set(Term::Layout, Value::Layout(layout))
            }
            Picked::Rename { name, before, layout } => {
                FormDid::Wish(Wish::KeepBox { name, before: Some(before), layout })
            }
            Picked::Forget(name) => FormDid::Wish(Wish::ForgetBox(name)),
            Picked::Copy(code) => FormDid::Wish(Wish::Copy(code)),
        };
        vec![did]
    }

    /// The next value of the row, which begins again after the last one; of cards with commands, the list.
    fn enter(&mut self, given: &Given<'_>) -> Vec<FormDid> {
        let Some(row) = given.rows.get(self.row) else { return Vec::new() };
        self.term = Some(row.term);
        match &row.control {
            Control::Layout { chosen } => {
                self.picker = Some(Picker::new(&given.shelf.boxes, chosen));
                Vec::new()
            }
            Control::Choice { values, chosen } if chosen + 1 >= values.len() => {
                vec![FormDid::Set(row.term, Value::Chosen(0))]
            }
            _ => self.step(given, true, 1),
        }
    }

    /// One value on or back, or for a number so many.
    fn step(&mut self, given: &Given<'_>, on: bool, by: u32) -> Vec<FormDid> {
        let Some(row) = given.rows.get(self.row) else { return Vec::new() };
        self.term = Some(row.term);
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
            Control::Layout { chosen } => {
                let boxes = &given.shelf.boxes;
                let choices = picker::choices(boxes, chosen);
                let here = choices.iter().position(|choice| choice == chosen).unwrap_or_default();
                let there = if on { Some(here + 1) } else { here.checked_sub(1) };
                match there.and_then(|there| choices.get(there)) {
                    Some(choice) => Value::Layout(choice.clone()),
                    // After the last one comes a new one, for those who have none.
                    None if on && boxes.is_empty() && picker::own_box(chosen).is_none() => {
                        self.own_box = Some(OwnBox::new(given.shelf.draft.clone(), None));
                        return Vec::new();
                    }
                    None => return Vec::new(),
                }
            }
        };
        vec![FormDid::Set(row.term, value)]
    }

    /// Draws the form over a place.
    pub(crate) fn draw<P: Clone + PartialEq + From<FormPress>>(
        &self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        terms: &Terms<'_>,
    ) {
        let Terms { given, summary, name } = *terms;
        let Given { words, rows, shelf } = given;
        if let Some(own_box) = &self.own_box {
            own_box.draw(paint, over, words);
            return;
        }
        if let Some(picker) = &self.picker {
            picker.draw(paint, over, &given, &given.layout());
            return;
        }
        let here = self.here(rows);
        let labels: Vec<String> =
            rows.iter().map(|row| phrases::term_label(words, row.term)).collect();
        let value = |row: &Row| {
            let kept = match &row.control {
                Control::Layout { chosen } => picker::own_box(chosen),
                _ => None,
            };
            let kept = kept.and_then(|layout| shelf.boxes.name_of(&layout).map(str::to_owned));
            kept.unwrap_or_else(|| phrases::row_value(words, row, name))
        };
        let values: Vec<String> = rows.iter().map(value).collect();
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
