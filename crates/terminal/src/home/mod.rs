//! Where everything begins: play, go on, look back, join.

mod games;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;

pub(crate) use games::{FinishedGame, HomeContext, KeptGame};

use crate::look::{Areas, Ink, Painter};
use crate::wish::{Context, Wish};

/// The screen on which everything begins.
#[derive(Debug, Default)]
pub(crate) struct HomeScreen {
    areas: Areas<()>,
    notice: Option<String>,
}

impl HomeScreen {
    /// Nothing is chosen yet but what is usual.
    pub(crate) fn new() -> HomeScreen {
        HomeScreen::default()
    }

    /// Something the person should know.
    pub(crate) fn notice(&mut self, text: String) {
        self.notice = Some(text);
    }

    /// Draws everything.
    pub(crate) fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        place: Rect,
        context: &Context<'_>,
        home: &HomeContext<'_>,
    ) {
        self.areas.clear();
        let mut painter = Painter {
            buffer: frame.buffer_mut(),
            look: context.look,
            areas: &mut self.areas,
            focus: None,
        };
        painter.blank(place, Ink::Plain);
        painter.text(place.x, place.y, place.width, home.name, Ink::Strong);
    }

    /// A key is pressed.
    pub(crate) fn key(
        &mut self,
        _key: KeyEvent,
        _context: &Context<'_>,
        _home: &HomeContext<'_>,
    ) -> Vec<Wish> {
        Vec::new()
    }

    /// The mouse does something.
    pub(crate) fn mouse(
        &mut self,
        _mouse: MouseEvent,
        _context: &Context<'_>,
        _home: &HomeContext<'_>,
    ) -> Vec<Wish> {
        Vec::new()
    }
}
