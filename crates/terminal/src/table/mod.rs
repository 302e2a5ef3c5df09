//! A table: the lobby, the game, its end, and the talk beside it.

mod account;
mod advice;
mod clear4;
mod context;
mod games;
mod keys;
mod lesson;
mod panels;
mod piles;
mod play;
mod press;
mod pressed;
mod scene;
mod state;
mod typing;

use std::slice;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use stapel_client::{Moment, Session};
use stapel_protocol::review::ReviewedTurnJson;
use stapel_protocol::table::EventJson;
use stapel_words::{Words, phrases};

pub(crate) use context::TableContext;
pub(crate) use lesson::LessonScreen;

use self::advice::Advice;
use self::play::Play;
use self::press::Press;
use self::scene::Scene;
use self::state::{Sheet, State};
use crate::look::{Areas, Painter};
use crate::wish::{Context, Wish};

/// The screen of a table, with everything that is being chosen, typed or asked there.
#[derive(Debug, Default)]
pub(crate) struct TableScreen {
    areas: Areas<Press>,
    state: State,
}

impl TableScreen {
    /// A table at which nothing is chosen.
    pub(crate) fn new() -> TableScreen {
        TableScreen::default()
    }

    /// The whole table was shown.
    pub(crate) fn shown(&mut self, words: &Words, session: &Session) {
        self.state.account.shown(words, session);
    }

    /// These things happened together, and the session knows of them already.
    pub(crate) fn happened(
        &mut self,
        context: &Context<'_>,
        session: &Session,
        events: &[EventJson],
    ) {
        self.state.account.note(context.words, session, events);
        for event in events {
            match event {
                // What is said is seen at once, also where there is no room for talk.
                EventJson::Said { seat, .. } | EventJson::TakebackAsked { seat }
                    if session.seat() != Some(seat.0) && !self.state.talk_is_shown() =>
                {
                    let told = phrases::sentences(context.words, session, slice::from_ref(event));
                    told.into_iter().for_each(|sentence| self.state.tell(sentence.text));
                }
                EventJson::Dealt { .. } => self.state.end_is_hidden = false,
                _ => {}
            }
        }
        let game =
            session.mirror().and_then(|mirror| mirror.round.as_ref()).map(|round| &round.game);
        for seen in events.iter().filter_map(|event| event.seen(game?)) {
            self.state.game.happened(Play::Table(session), &seen, context.now);
        }
    }

    /// Something the person should know.
    pub(crate) fn notice(&mut self, text: String) {
        self.state.tell(text);
    }

    /// It was found out what would be best. Tells whether the person still wants to know.
    pub(crate) fn advised(&mut self, turn: Box<ReviewedTurnJson>) -> bool {
        let waits = self.state.sheet == Some(Sheet::Advice);
        if waits {
            self.state.advice = Some(Advice::Best(turn));
        }
        waits
    }

    /// A play that the person means to do, as it is written, is a blunder.
    pub(crate) fn warned(&mut self, play: String, turn: Box<ReviewedTurnJson>) {
        self.state.advice = Some(Advice::Blunder(play, turn));
        self.state.sheet = Some(Sheet::Advice);
        self.state.focus = None;
    }

    /// Whether letters are words, and no keys.
    pub(crate) fn is_writing(&self) -> bool {
        self.state.typing.is_some() || self.state.form.is_writing()
    }

    /// Text was pasted where nobody writes: on the form of options it may be a code.
    pub(crate) fn paste(&mut self, text: &str) {
        if self.state.sheet == Some(Sheet::Options) {
            self.state.form.paste(text);
        }
    }

    /// When something on it changes by itself.
    pub(crate) fn wake_at(&self, now: Moment) -> Option<Moment> {
        self.state.wake_at(now)
    }

    /// Draws everything.
    pub(crate) fn draw(
        &mut self,
        frame: &mut Frame<'_>,
        place: Rect,
        context: &Context<'_>,
        table: &TableContext<'_>,
    ) {
        let scene = Scene::new(context, table);
        self.state.pass(context.now);
        self.state.wide = panels::is_wide(place.width);
        self.state.clock_runs = table.session.clock_screen().is_some();
        self.state.game.follow(&scene);
        let mut paint = Painter::begin(frame, context.look, &mut self.areas, self.state.focus);
        panels::draw(&mut paint, place, &scene, &self.state);
        // What is no longer there can't have the keyboard.
        if self.state.focus.is_some_and(|focus| !self.areas.has_stop(&focus)) {
            self.state.focus = None;
        }
    }

    /// The card of the hand that is chosen.
    #[cfg(test)]
    pub(crate) fn chosen(&self) -> Option<stapel_rules::Card> {
        self.state.game.piles.chosen()
    }

    /// A key is pressed.
    pub(crate) fn key(
        &mut self,
        key: KeyEvent,
        context: &Context<'_>,
        table: &TableContext<'_>,
    ) -> Vec<Wish> {
        let scene = Scene::new(context, table);
        self.state.move_on();
        self.state.game.follow(&scene);
        keys::key(&mut self.state, &self.areas, key, &scene)
    }

    /// The mouse does something.
    pub(crate) fn mouse(
        &mut self,
        mouse: MouseEvent,
        context: &Context<'_>,
        table: &TableContext<'_>,
    ) -> Vec<Wish> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let Some(press) = self.areas.at(mouse.column, mouse.row) else { return Vec::new() };
                let scene = Scene::new(context, table);
                self.state.move_on();
                self.state.game.follow(&scene);
                pressed::press(&mut self.state, press, &scene)
            }
            MouseEventKind::ScrollUp => {
                self.state.scrolled = self.state.scrolled.saturating_add(1);
                Vec::new()
            }
            MouseEventKind::ScrollDown => {
                self.state.scrolled = self.state.scrolled.saturating_sub(1);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }
}
