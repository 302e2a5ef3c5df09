//! Screens that are looked at for a while, before one comes back to where one was.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use stapel_client::Moment;
use stapel_rules::GameKind;

use crate::replay::ReplayScreen;
use crate::rules::RulesScreen;
use crate::table::LessonScreen;
use crate::wish::{Context, Wish};

/// Something to look at, to read or to learn.
pub(super) enum Aside {
    Replay(Box<ReplayScreen>),
    Rules(Box<RulesScreen>),
    Lesson(Box<LessonScreen>),
}

impl Aside {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, place: Rect, context: &Context<'_>) {
        match self {
            Aside::Replay(screen) => screen.draw(frame, place, context),
            Aside::Rules(screen) => screen.draw(frame, place, context),
            Aside::Lesson(screen) => screen.draw(frame, place, context),
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Vec<Wish> {
        match self {
            Aside::Replay(screen) => screen.key(key, context),
            Aside::Rules(screen) => screen.key(key),
            Aside::Lesson(screen) => screen.key(key, context),
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Vec<Wish> {
        match self {
            Aside::Replay(screen) => screen.mouse(mouse, context),
            Aside::Rules(screen) => screen.mouse(mouse),
            Aside::Lesson(screen) => screen.mouse(mouse, context),
        }
    }

    /// The game whose lesson is at its end.
    pub(super) fn learned(&self) -> Option<GameKind> {
        match self {
            Aside::Lesson(screen) => screen.learned(),
            Aside::Replay(_) | Aside::Rules(_) => None,
        }
    }

    /// When something on it changes by itself.
    pub(super) fn wake_at(&self, now: Moment) -> Option<Moment> {
        match self {
            Aside::Replay(screen) => screen.wake_at(now),
            Aside::Rules(_) => None,
            Aside::Lesson(screen) => screen.wake_at(now),
        }
    }
}
