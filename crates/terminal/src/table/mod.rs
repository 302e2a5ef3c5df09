//! A table: the lobby, the game, its end, and the talk beside it.

mod context;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use stapel_client::{Moment, Session};
use stapel_protocol::table::EventJson;

pub(crate) use context::{Contact, TableContext};

use crate::look::{Areas, Ink, Painter};
use crate::wish::{Context, Wish};

/// The screen of a table, with everything that is being chosen, typed or asked there.
#[derive(Debug, Default)]
pub(crate) struct TableScreen {
    areas: Areas<()>,
    notice: Option<String>,
}

impl TableScreen {
    /// A table at which nothing is chosen.
    pub(crate) fn new() -> TableScreen {
        TableScreen::default()
    }

    /// Something happened, and the session knows of it already.
    pub(crate) fn happened(
        &mut self,
        _context: &Context<'_>,
        _session: &Session,
        _event: &EventJson,
    ) {
    }

    /// Something the person should know.
    pub(crate) fn notice(&mut self, text: String) {
        self.notice = Some(text);
    }

    /// When something on it changes by itself.
    pub(crate) fn wake_at(&self, _now: Moment) -> Option<Moment> {
        None
    }

    /// Draws everything.
    pub(crate) fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        place: Rect,
        context: &Context<'_>,
        table: &TableContext<'_>,
    ) {
        self.areas.clear();
        let mut painter = Painter {
            buffer: frame.buffer_mut(),
            look: context.look,
            areas: &mut self.areas,
            focus: None,
        };
        painter.blank(place, Ink::Plain);
        let version = table.session.mirror().map_or(0, |mirror| mirror.version);
        painter.text(place.x, place.y, place.width, &version.to_string(), Ink::Strong);
    }

    /// A key is pressed.
    pub(crate) fn key(
        &mut self,
        _key: KeyEvent,
        _context: &Context<'_>,
        _table: &TableContext<'_>,
    ) -> Vec<Wish> {
        Vec::new()
    }

    /// The mouse does something.
    pub(crate) fn mouse(
        &mut self,
        _mouse: MouseEvent,
        _context: &Context<'_>,
        _table: &TableContext<'_>,
    ) -> Vec<Wish> {
        Vec::new()
    }
}
