//! The home screen: begin a game, go on with one, look at a finished one, or join a table on a server.

mod draw;
mod games;
mod keys;
mod state;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

pub(crate) use games::{FinishedGame, HomeContext, KeptGame};
pub(crate) use state::usual_table;

use self::state::{Press, Sheet, State, Written};
use crate::look::{Areas, Edit, Painter};
use crate::wish::{Context, Wish};

/// The screen on which everything begins.
#[derive(Debug, Default)]
pub(crate) struct HomeScreen {
    areas: Areas<Press>,
    state: State,
}

impl HomeScreen {
    /// Nothing is chosen yet but what is usual.
    pub(crate) fn new() -> HomeScreen {
        HomeScreen::default()
    }

    /// Something the person should know. It stays until they do something.
    pub(crate) fn notice(&mut self, text: String) {
        self.state.notice = Some(text);
    }

    /// Whether letters are words, and no keys.
    pub(crate) fn is_writing(&self) -> bool {
        let form = match &self.state.sheet {
            Some(Sheet::Options(form)) => form.is_writing(),
            _ => false,
        };
        form || self.state.typing.is_some()
    }

    /// Text was pasted where nobody writes: on the form of options it may be a code, otherwise it is most likely a link.
    pub(crate) fn paste(&mut self, text: &str) {
        match &mut self.state.sheet {
            Some(Sheet::Options(form)) => {
                form.paste(text);
            }
            Some(_) => {}
            None => self.state.typing = Some((Written::Link, Edit::new(text))),
        }
    }

    /// Draws everything.
    pub(crate) fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        place: Rect,
        context: &Context<'_>,
        home: &HomeContext<'_>,
    ) {
        self.draw_once(frame, place, context, home);
        // What the keyboard was on may be gone. What it is on instead is to be seen at once.
        if !self.areas.has_stop(&self.state.focus) {
            let sheet = self.state.sheet.is_some();
            self.state.focus = if sheet { Press::Close } else { Press::Play };
            self.draw_once(frame, place, context, home);
        }
    }

    fn draw_once(
        &mut self,
        frame: &mut Frame<'_>,
        place: Rect,
        context: &Context<'_>,
        home: &HomeContext<'_>,
    ) {
        let mut paint =
            Painter::begin(frame, context.look, &mut self.areas, Some(self.state.focus.clone()));
        draw::draw(&mut paint, place, context, home, &self.state);
    }

    /// A key is pressed.
    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        context: &Context<'_>,
        home: &HomeContext<'_>,
    ) -> Vec<Wish> {
        self.state.notice = None;
        keys::key(&mut self.state, &self.areas, key, context, home)
    }

    /// The mouse does something.
    pub(crate) fn mouse(
        &mut self,
        mouse: MouseEvent,
        context: &Context<'_>,
        home: &HomeContext<'_>,
    ) -> Vec<Wish> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.state.notice = None;
                let pressed = self.areas.at(mouse.column, mouse.row);
                let press = |press| keys::press(&mut self.state, press, context, home);
                pressed.map(press).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }
}
