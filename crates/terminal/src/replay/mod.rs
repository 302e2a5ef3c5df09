//! A finished game, looked at step by step.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use stapel_client::Moment;
use stapel_client::replay::Recording;

use crate::look::{Areas, Ink, Painter};
use crate::wish::{Context, Wish};

/// The screen of a finished game.
#[derive(Debug)]
pub(crate) struct ReplayScreen {
    areas: Areas<()>,
    recording: Recording,
    title: String,
}

impl ReplayScreen {
    /// A game, at its deal and with open cards. Its title is drawn as it is, and may be empty.
    pub(crate) fn new(recording: Recording, title: String) -> ReplayScreen {
        ReplayScreen { areas: Areas::default(), recording, title }
    }

    /// When something on it changes by itself.
    pub(crate) fn wake_at(&self, _now: Moment) -> Option<Moment> {
        None
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, place: Rect, context: &Context<'_>) {
        self.areas.clear();
        let mut painter = Painter {
            buffer: frame.buffer_mut(),
            look: context.look,
            areas: &mut self.areas,
            focus: None,
        };
        painter.blank(place, Ink::Plain);
        painter.text(place.x, place.y, place.width, &self.title, Ink::Strong);
        let last = self.recording.last().to_string();
        painter.text(place.x, place.y + 1, place.width, &last, Ink::Plain);
    }

    /// A key is pressed.
    pub(crate) fn key(&mut self, _key: KeyEvent, _context: &Context<'_>) -> Vec<Wish> {
        vec![Wish::Leave]
    }

    /// The mouse does something.
    pub(crate) fn mouse(&mut self, _mouse: MouseEvent, _context: &Context<'_>) -> Vec<Wish> {
        Vec::new()
    }
}
