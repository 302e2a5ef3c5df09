//! Where on the screen something can be pressed.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

/// What can be pressed, and where it was drawn. Later ones lie on top of earlier ones.
#[derive(Clone, Debug)]
pub(crate) struct Areas<P> {
    drawn: Vec<Area<P>>,
}

#[derive(Clone, Debug)]
struct Area<P> {
    place: Rect,
    /// Nothing for a place that only covers what lies below it.
    press: Option<P>,
    /// Whether the Tab key gets there.
    stop: bool,
}

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    /// Where a key points.
    pub(crate) fn of(code: KeyCode) -> Option<Way> {
        Some(match code {
            KeyCode::Left => Way::Left,
            KeyCode::Right => Way::Right,
            KeyCode::Up => Way::Up,
            KeyCode::Down => Way::Down,
            _ => return None,
        })
    }
}

impl<P> Default for Areas<P> {
    fn default() -> Areas<P> {
        Areas { drawn: Vec::new() }
    }
}

impl<P: Clone + PartialEq> Areas<P> {
    /// Nothing is drawn yet.
    pub(crate) fn clear(&mut self) {
        self.drawn.clear();
    }

    /// Something that can be pressed was drawn here.
    pub(crate) fn add(&mut self, place: Rect, press: impl Into<P>) {
        self.drawn.push(Area { place, press: Some(press.into()), stop: false });
    }

    /// The same for something where the Tab key stops.
    pub(crate) fn add_stop(&mut self, place: Rect, press: P) {
        self.drawn.push(Area { place, press: Some(press), stop: true });
    }

    /// Something was drawn here that covers what lies below it, and can't be pressed itself.
    pub(crate) fn cover(&mut self, place: Rect) {
        self.drawn.push(Area { place, press: None, stop: false });
    }

    /// What is pressed by a click here.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<P> {
        let here = Position::new(column, row);
        let found = self.drawn.iter().rev().find(|area| area.place.contains(here));
        found.and_then(|area| area.press.clone())
    }

    /// Where something was drawn.
    pub(crate) fn place(&self, press: &P) -> Option<Rect> {
        self.drawn.iter().find(|area| area.press.as_ref() == Some(press)).map(|area| area.place)
    }

    /// Where the Tab key gets from here: on, or back. After the last one it is nowhere, then it begins anew.
    pub(crate) fn next(&self, from: Option<&P>, back: bool) -> Option<P> {
        let stops: Vec<&P> = self.stops().map(|(_, press)| press).collect();
        let here = from.and_then(|from| stops.iter().position(|stop| *stop == from));
        let there = match (here, back) {
            (None, false) => Some(0),
            (None, true) => stops.len().checked_sub(1),
            (Some(here), false) => Some(here + 1),
            (Some(here), true) => here.checked_sub(1),
        };
        there.and_then(|there| stops.get(there)).map(|stop| (*stop).clone())
    }

    /// Where an arrow key gets from here, as eyes would: along the row, or to the next row and there to what begins
    /// nearest. It only gets where the Tab key stops too.
    pub(crate) fn toward(&self, from: Option<&P>, way: Way) -> Option<P> {
        let here = self.stops().find(|(_, press)| Some(*press) == from);
        let Some((here, _)) = here else { return self.next(None, false) };
        let stops = self.stops().filter(|(_, press)| Some(*press) != from);
        // How many columns aside something is from where the keyboard is: none if it lies above or below.
        let aside = |place: Rect| {
            let gap =
                place.x.saturating_sub(here.x).max((here.x + 1).saturating_sub(place.right()));
            (gap, place.x.abs_diff(here.x))
        };
        let far = |place: Rect| match way {
            Way::Left if place.y == here.y && place.x < here.x => Some((0, aside(place))),
            Way::Right if place.y == here.y && place.x > here.x => Some((0, aside(place))),
            Way::Up if place.y < here.y => Some((here.y - place.y, aside(place))),
            Way::Down if place.y > here.y => Some((place.y - here.y, aside(place))),
            _ => None,
        };
        let distances = stops.filter_map(|(place, press)| Some((far(place)?, press)));
        let nearest = distances.min_by_key(|(far, _)| *far);
        nearest.map(|(_, press)| press.clone()).or_else(|| from.cloned())
    }

    /// Whether the Tab key could be there.
    pub(crate) fn has_stop(&self, press: &P) -> bool {
        self.stops().any(|(_, stop)| stop == press)
    }

    /// Where the Tab key stops, in the order in which it was drawn.
    fn stops(&self) -> impl Iterator<Item = (Rect, &P)> {
        let stops = self.drawn.iter().filter(|area| area.stop);
        stops.filter_map(|area| Some((area.place, area.press.as_ref()?)))
    }
}

/// A letter, whatever its case.
pub(crate) fn letter(code: KeyCode) -> Option<char> {
    match code {
        KeyCode::Char(letter) => Some(letter.to_ascii_lowercase()),
        _ => None,
    }
}
