//! The choice of which cards carry commands: the built-in ones, others with every deal, or those of a box that is kept
//! by name.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use stapel_client::agreement::{Boxes, LayoutDraft};
use stapel_protocol::table::{LayoutJson, LayoutName};
use stapel_rules::piles::Layout;
use stapel_rules::setup::LayoutChoice;
use stapel_words::Words;
use stapel_words::phrases::{self, count, text};

use super::doubt::Doubt;
use super::naming::{Named, Naming};
use super::{FormPress, Given};
use crate::look::{Ink, Painter, letter, shorten, width, wrap};

/// The list while it is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Picker {
    /// The row that the keyboard is on.
    row: usize,
    /// The box of that row: with another name it stands elsewhere.
    name: Option<String>,
    /// Another name for a box.
    naming: Option<Naming>,
    /// Whether a box shall be deleted.
    doubt: Option<Doubt>,
    /// Whether the code of a box was copied just now.
    copied: bool,
}

/// What came of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    Nothing,
    /// This shall be agreed on.
    Layout(LayoutJson),
    /// The box of this name shall be changed, or without one a new one entered, beginning with this.
    Enter(Option<String>, Box<LayoutDraft>),
    Rename {
        name: String,
        before: String,
        layout: Box<Layout>,
    },
    Forget(String),
    Copy(String),
    Closed,
}

/// A row of the list.
enum Entry<'a> {
    Named(LayoutName),
    Kept(&'a str, &'a Layout),
    /// Somebody else's box, or one that is not kept here any more.
    Unnamed(Box<Layout>),
    New,
}

/// The rows of the list.
fn entries<'a>(boxes: &'a Boxes, chosen: &LayoutJson) -> Vec<Entry<'a>> {
    let mut entries = vec![Entry::Named(LayoutName::Default), Entry::Named(LayoutName::Shuffled)];
    entries.extend(boxes.iter().map(|kept| Entry::Kept(&kept.name, &kept.layout)));
    let own = own_box(chosen).filter(|layout| boxes.name_of(layout).is_none());
    entries.extend(own.map(Box::new).map(Entry::Unnamed));
    entries.push(Entry::New);
    entries
}

/// The own box that is chosen.
pub(super) fn own_box(chosen: &LayoutJson) -> Option<Layout> {
    match (chosen, chosen.read()) {
        (LayoutJson::Listed(_), Ok(LayoutChoice::Listed(layout))) => Some(layout),
        _ => None,
    }
}

/// Everything that can be chosen without entering it, in the order of the list.
pub(super) fn choices(boxes: &Boxes, chosen: &LayoutJson) -> Vec<LayoutJson> {
    let mut choices = Vec::new();
    for layout in entries(boxes, chosen).iter().filter_map(Entry::layout) {
        // A box that is kept under two names is one choice.
        if !choices.contains(&layout) {
            choices.push(layout);
        }
    }
    choices
}

impl Entry<'_> {
    fn layout(&self) -> Option<LayoutJson> {
        match self {
            Entry::Named(name) => Some(LayoutJson::Named(*name)),
            Entry::Kept(_, layout) => Some(LayoutJson::listed(layout)),
            Entry::Unnamed(layout) => Some(LayoutJson::listed(layout)),
            Entry::New => None,
        }
    }

    /// The name under which it is kept.
    fn name(&self) -> Option<&str> {
        match self {
            Entry::Kept(name, _) => Some(name),
            Entry::Named(_) | Entry::Unnamed(_) | Entry::New => None,
        }
    }

    /// The cards of somebody's own box.
    fn own(&self) -> Option<&Layout> {
        match self {
            Entry::Kept(_, layout) => Some(layout),
            Entry::Unnamed(layout) => Some(layout),
            Entry::Named(_) | Entry::New => None,
        }
    }

    fn in_words(&self, words: &Words) -> String {
        match self {
            Entry::Named(name) => words.get(phrases::layout_id(&LayoutJson::Named(*name))),
            Entry::Kept(name, _) => (*name).to_owned(),
            Entry::Unnamed(_) => words.get("layout-own"),
            Entry::New => words.get("box-enter"),
        }
    }

    /// The box is entered: a kept one under its name, everything else as a new one.
    fn enter(&self, given: &Given<'_>) -> Picked {
        let (name, draft) = match self {
            Entry::Named(LayoutName::Shuffled) => return Picked::Nothing,
            Entry::Named(LayoutName::Default) => (None, LayoutDraft::from(&Layout::DEFAULT)),
            Entry::Kept(name, layout) => (Some((*name).to_owned()), LayoutDraft::from(*layout)),
            Entry::Unnamed(layout) => (None, LayoutDraft::from(&**layout)),
            Entry::New => (None, given.shelf.draft.clone()),
        };
        Picked::Enter(name, Box::new(draft))
    }
}

impl Picker {
    /// Begins on what is chosen.
    pub(super) fn new(boxes: &Boxes, chosen: &LayoutJson) -> Picker {
        let entries = entries(boxes, chosen);
        let row = entries.iter().position(|entry| entry.layout().as_ref() == Some(chosen));
        let mut picker = Picker::default();
        picker.go(&entries, row.unwrap_or_default());
        picker
    }

    /// The row that the keyboard is on, wherever it stands now.
    fn here(&self, entries: &[Entry<'_>]) -> usize {
        let is_it =
            |entry: &Entry<'_>| entry.name().is_some() && entry.name() == self.name.as_deref();
        entries.iter().position(is_it).unwrap_or(self.row).min(entries.len().saturating_sub(1))
    }

    /// The keyboard goes to another row.
    fn go(&mut self, entries: &[Entry<'_>], row: usize) {
        self.row = row;
        self.name = entries.get(row).and_then(Entry::name).map(str::to_owned);
    }

    /// Whether letters are words, and no keys.
    pub(super) fn is_writing(&self) -> bool {
        self.naming.as_ref().is_some_and(Naming::is_writing)
    }

    /// A key is pressed.
    pub(super) fn key(&mut self, key: KeyEvent, given: &Given<'_>, chosen: &LayoutJson) -> Picked {
        self.copied = false;
        let boxes = &given.shelf.boxes;
        let entries = entries(boxes, chosen);
        let last = entries.len() - 1;
        self.row = self.here(&entries);
        if let Some(naming) = &mut self.naming {
            let named = naming.key(key, &given.usual_name(), boxes);
            return self.named(named, &entries);
        }
        if let Some(doubt) = &mut self.doubt {
            return match doubt.key(key.code) {
                Some(answer) => self.answer(answer, given, chosen),
                None => Picked::Nothing,
            };
        }
        let entry = &entries[self.row];
        match (key.code, letter(key.code)) {
            (KeyCode::Esc, _) | (_, Some('q')) => return Picked::Closed,
            (KeyCode::Up, _) => self.go(&entries, self.row.saturating_sub(1)),
            (KeyCode::Down | KeyCode::Tab, _) => self.go(&entries, (self.row + 1).min(last)),
            (KeyCode::Home, _) => self.go(&entries, 0),
            (KeyCode::End, _) => self.go(&entries, last),
            (KeyCode::Enter | KeyCode::Char(' '), _) => return self.press(self.row, given, chosen),
            (_, Some('e')) => return entry.enter(given),
            (_, Some('r')) => {
                if let Entry::Kept(name, _) = entry {
                    let before = Some((*name).to_owned());
                    self.naming = Some(Naming::new(before, &given.usual_name(), boxes));
                }
            }
            (_, Some('y')) => {
                if let Some(layout) = entry.own() {
                    self.copied = true;
                    return Picked::Copy(layout.code());
                }
            }
            (KeyCode::Delete | KeyCode::Backspace, _) => {
                if let Entry::Kept(..) = entry {
                    self.doubt = Some(Doubt::default());
                }
            }
            _ => {}
        }
        Picked::Nothing
    }

    /// A row is pressed.
    pub(super) fn press(&mut self, row: usize, given: &Given<'_>, chosen: &LayoutJson) -> Picked {
        let entries = entries(&given.shelf.boxes, chosen);
        self.go(&entries, row);
        match entries.get(row) {
            Some(entry) => entry.layout().map_or_else(|| entry.enter(given), Picked::Layout),
            None => Picked::Nothing,
        }
    }

    /// What is asked on top of the list was answered.
    pub(super) fn answer(&mut self, yes: bool, given: &Given<'_>, chosen: &LayoutJson) -> Picked {
        let entries = entries(&given.shelf.boxes, chosen);
        self.row = self.here(&entries);
        if let Some(naming) = &mut self.naming {
            let named = naming.answer(yes);
            return self.named(named, &entries);
        }
        match (self.doubt.take(), entries.get(self.row)) {
            (Some(_), Some(Entry::Kept(name, _))) if yes => Picked::Forget((*name).to_owned()),
            _ => Picked::Nothing,
        }
    }

    /// What is nearest is put away; tells whether there was something on top of the list.
    pub(super) fn put_away(&mut self) -> bool {
        self.doubt.take().is_some() || self.naming.take().is_some()
    }

    fn named(&mut self, named: Named, entries: &[Entry<'_>]) -> Picked {
        let name = match named {
            Named::Nothing => return Picked::Nothing,
            Named::Closed => None,
            Named::Name(name) => Some(name),
        };
        self.naming = None;
        match (name, entries.get(self.row)) {
            (Some(name), Some(Entry::Kept(before, layout))) if name != *before => {
                self.name = Some(name.clone());
                let (before, layout) = ((*before).to_owned(), Box::new(**layout));
                Picked::Rename { name, before, layout }
            }
            _ => Picked::Nothing,
        }
    }

    pub(super) fn draw<P: Clone + PartialEq + From<FormPress>>(
        &self,
        paint: &mut Painter<'_, P>,
        over: Rect,
        given: &Given<'_>,
        chosen: &LayoutJson,
    ) {
        let Given { words, shelf, .. } = *given;
        let entries = entries(&shelf.boxes, chosen);
        let here = self.here(&entries);
        let labels: Vec<String> = entries.iter().map(|entry| entry.in_words(words)).collect();
        let wide = 52.min(over.width.saturating_sub(4));
        let keys = wrap(&words.get("terminal-box-list-keys"), wide);
        let damage = shelf.damage.as_ref().map(|damage| {
            let file = ("file", text(&damage.file));
            match damage.lines {
                Some(lines) => {
                    words.fill("terminal-boxes-damaged", &[file, ("lines", count(lines))])
                }
                None => words.fill("terminal-boxes-unreadable", &[file]),
            }
        });
        let damage = damage.map(|damage| wrap(&damage, wide)).unwrap_or_default();
        let rows = |lines: usize| u16::try_from(lines).unwrap_or(u16::MAX);
        // A blank line, what is said of the row, a blank line, and the keys.
        let below = rows(keys.len() + damage.len()) + 3;
        let title = words.get("term-layout");
        let high = rows(entries.len()).saturating_add(below);
        let inside = paint.popup(over, wide, high, &title, FormPress::Close.into());
        // If there is no room for all rows, those around the keyboard are shown.
        let room = usize::from(inside.height.saturating_sub(below).max(1));
        let first = here.saturating_sub(room.saturating_sub(1));
        for ((index, entry), y) in entries.iter().enumerate().skip(first).take(room).zip(inside.y..)
        {
            let is_chosen = entry.layout().as_ref() == Some(chosen);
            let mark = if is_chosen { "●" } else { "○" };
            let mark = if matches!(entry, Entry::New) { " " } else { mark };
            let label = shorten(&labels[index], inside.width.saturating_sub(6));
            let (line, ink) = if index == here {
                (format!("▸ {mark} {label} ◂"), Ink::Focus)
            } else {
                (format!("  {mark} {label}"), Ink::Plain)
            };
            paint.text(inside.x, y, inside.width, &line, ink);
            paint.areas.add(Rect::new(inside.x, y, inside.width, 1), FormPress::Entry(index));
        }
        let mut y = inside.y + rows(entries.len().min(room)) + 1;
        let (told, ink) = match entries.get(here).and_then(Entry::own) {
            Some(_) if self.copied => (words.get("terminal-box-copied"), Ink::Glow),
            Some(layout) => (layout.code(), Ink::Glow),
            None => (String::new(), Ink::Soft),
        };
        let told = if width(&told) > inside.width { shorten(&told, inside.width) } else { told };
        paint.text(inside.x, y, inside.width, &told, ink);
        y += 2;
        let lines = damage.iter().map(|line| (line, Ink::Danger));
        for (line, ink) in lines.chain(keys.iter().map(|line| (line, Ink::Soft))) {
            if y < inside.bottom() {
                paint.text(inside.x, y, inside.width, line, ink);
            }
            y += 1;
        }
        if let Some(naming) = &self.naming {
            naming.draw(paint, over, words);
        } else if let Some(doubt) = self.doubt {
            let name = labels.get(here).map(String::as_str).unwrap_or_default();
            let texts = [
                words.get("box-delete"),
                words.fill("terminal-box-delete", &[("name", text(name))]),
            ];
            let answers = ["delete-game-not", "box-delete"].map(|id| words.get(id));
            doubt.draw(paint, over, [&texts[0], &texts[1]], answers);
        }
    }
}
