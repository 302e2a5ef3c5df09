//! What is played: a game at a table, or a lesson. Boards draw both alike, and both are played with the same keys.

use stapel_client::lesson::{LEARNER, Lesson, Topic, Waits};
use stapel_client::replay::ReplayGame;
use stapel_client::screen::{Choices, Clear4Screen, Fits, PilesScreen, Selection};
use stapel_client::{Queued, Session};
use stapel_rules::piles::Signal;
use stapel_rules::{Card, Seat};

use super::piles::WISHES;

/// What is played, to be asked.
#[derive(Clone, Copy)]
pub(super) enum Play<'a> {
    Table(&'a Session),
    Lesson(&'a Lesson),
}

impl<'a> Play<'a> {
    /// The session at a table; a lesson has none.
    pub(super) fn session(self) -> Option<&'a Session> {
        match self {
            Play::Table(session) => Some(session),
            Play::Lesson(_) => None,
        }
    }

    /// Where the person sits.
    pub(super) fn seat(self) -> Option<Seat> {
        match self {
            Play::Table(session) => session.seat(),
            Play::Lesson(_) => Some(LEARNER),
        }
    }

    /// Whether nobody may talk.
    pub(super) fn is_silent(self) -> bool {
        self.session().is_some_and(Session::is_silent)
    }

    /// What is drawn of The Game or Extreme.
    pub(super) fn piles_screen(self) -> Option<PilesScreen> {
        let lesson = match self {
            Play::Table(session) => return session.piles_screen(),
            Play::Lesson(lesson) => lesson,
        };
        let ReplayGame::Piles(mut screen) = lesson.game() else { return None };
        if let Waits::Saying(Topic::Pile(pile)) = lesson.waits() {
            screen.signals = WISHES.map(|wish| Signal::Pile(pile, wish)).to_vec();
        }
        Some(screen)
    }

    /// What is drawn of Clear 4!.
    pub(super) fn clear4_screen(self) -> Option<Clear4Screen> {
        match self {
            Play::Table(session) => session.clear4_screen(),
            Play::Lesson(lesson) => match lesson.game() {
                ReplayGame::Clear4(screen) => Some(screen),
                ReplayGame::Piles(_) => None,
            },
        }
    }

    /// What a card of the hand would do on each pile.
    pub(super) fn fits(self, card: Card) -> Option<Fits> {
        match self {
            Play::Table(session) => session.fits(card),
            Play::Lesson(lesson) => lesson.fits(card),
        }
    }

    /// What cards of Clear 4! can come to.
    pub(super) fn choices(self, selection: &Selection) -> Option<Choices> {
        match self {
            Play::Table(session) => session.choices(selection),
            Play::Lesson(lesson) => lesson.choices(selection),
        }
    }

    /// The cards that wait for the person's turn.
    pub(super) fn queued(self) -> &'a [Queued] {
        self.session().map(Session::queued).unwrap_or_default()
    }
}
