//! What a session knows of each family of games, one directory per family, and the registry that finds the right one.
//! Nothing else in this crate names a game.

pub(crate) mod clear4;
pub(crate) mod piles;

use stapel_rules::any::{
    AnyAction, AnyEvent, AnyGame, AnySeen, AnySignal, AnyState, AnyTalk, AnyView,
};
use stapel_rules::clear4::Public;
use stapel_rules::piles::{Action, Pile, Said, Signal};
use stapel_rules::{Card, GameKind, Outcome, Seat};

use self::clear4::{Clear4Moment, Clear4Play, Clear4Screen, HandGroup};
use self::piles::{HandCard, PilesMoment, PilesScreen};
use crate::lesson::Script;
use crate::replay::{Moment, Position};
use crate::{NotQueued, Session, Typed, TypedError};

/// Plays that wait for the person's turn. Only in The Game and Extreme can plays be queued.
pub(crate) type Queue = Vec<piles::Queued>;

impl Session {
    /// Does something as soon as it is the person's turn, after what is queued already.
    ///
    /// # Errors
    /// [`NotQueued`]; then nothing has changed.
    pub fn queue_action(&mut self, action: AnyAction) -> Result<(), NotQueued> {
        match action {
            AnyAction::Piles(Action::Lay { card, pile }) => self.queue(card, pile),
            AnyAction::Piles(Action::End) | AnyAction::Clear4(_) => Err(NotQueued::NoGame),
        }
    }
}

/// What a session saw happen in a game and a view of it doesn't tell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    pub(crate) piles: piles::Memory,
}

impl Memory {
    pub(crate) fn note(&mut self, seen: &AnySeen) {
        match seen {
            AnySeen::Piles(seen) => self.piles.note(seen),
            AnySeen::Clear4(_) => {}
        }
    }
}

/// What a seat has said that still holds.
pub(crate) fn said(talk: &AnyTalk, seat: Seat) -> Said {
    match talk {
        AnyTalk::Piles(talk) => talk.of(seat),
        AnyTalk::Clear4(_) => Said::default(),
    }
}

/// Understands what was typed in a game.
pub(crate) fn read_command(
    session: &Session,
    view: &AnyView,
    text: &str,
) -> Result<Typed, TypedError> {
    match view {
        AnyView::Piles(_) => session.read_piles_command(text),
        AnyView::Clear4(_) => session.read_clear4_command(text),
    }
}

/// An example of the form that an action has, in notation.
pub(crate) fn form(action: &AnyAction) -> &'static str {
    match action {
        AnyAction::Piles(action) => piles::typed::form(action),
        AnyAction::Clear4(action) => clear4::typed::form(action),
    }
}

/// Whether two actions are so alike that one may have been meant by the other.
pub(crate) fn are_alike(one: &AnyAction, other: &AnyAction) -> bool {
    match (one, other) {
        (AnyAction::Piles(one), AnyAction::Piles(other)) => piles::typed::are_alike(one, other),
        _ => form(one) == form(other),
    }
}

/// The lesson about a game.
pub(crate) fn lesson(kind: GameKind) -> Script {
    match kind {
        GameKind::TheGame => piles::lesson::THE_GAME,
        GameKind::Extreme => piles::lesson::EXTREME,
        GameKind::Clear4 => clear4::lesson::CLEAR4,
    }
}

/// What a learner is to say something about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    Pile(Pile),
}

impl Topic {
    /// Whether a signal is about it.
    pub(crate) fn is_topic_of(self, signal: AnySignal) -> bool {
        let Topic::Pile(pile) = self;
        matches!(signal, AnySignal::Piles(Signal::Pile(about, _)) if about == pile)
    }
}

/// The game in a position of a replay or a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one is alive at a time")]
pub enum ReplayGame {
    Piles(PilesScreen),
    /// Clear 4!.
    Clear4(Clear4Screen),
}

/// The cards of an open hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenCards {
    /// Of The Game or Extreme, ascending.
    Piles(Vec<HandCard>),
    /// Of Clear 4!: numbers ascending, then PUSH, JOKER, CLEAR.
    Clear4(Vec<HandGroup>),
}

impl ReplayGame {
    /// The viewer's hand.
    pub(crate) fn into_hand(self) -> OpenCards {
        match self {
            ReplayGame::Piles(screen) => OpenCards::Piles(screen.hand),
            ReplayGame::Clear4(screen) => OpenCards::Clear4(screen.hand),
        }
    }
}

/// What is drawn of a position in a replay or a lesson.
pub(crate) fn replay_game(position: &Position<'_>) -> ReplayGame {
    let screen = match (position.rules(), &position.view()) {
        (AnyGame::Piles(rules), AnyView::Piles(view)) => {
            piles::replay::screen(position, rules, view).map(ReplayGame::Piles)
        }
        (AnyGame::Clear4(rules), AnyView::Clear4(view)) => {
            clear4::replay::screen(position, rules, view).map(ReplayGame::Clear4)
        }
        _ => None,
    };
    screen.expect("a game's own view, spread and talk")
}

/// What makes a position of a finished game worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MomentKind {
    Piles(PilesMoment),
    /// Something in Clear 4!.
    Clear4(Clear4Moment),
    Over(Outcome),
}

/// The moments in a game, from its events and the positions after them.
pub(crate) fn moments<'e>(
    game: &AnyGame,
    events: impl Iterator<Item = (usize, &'e AnyEvent)>,
) -> Vec<Moment> {
    match game {
        AnyGame::Piles(_) => piles::moments::find(events),
        AnyGame::Clear4(_) => clear4::moments::find(events),
    }
}

/// What a turn puts where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnPicture {
    /// The cards that are laid, in order.
    Piles(Vec<(Card, Pile)>),
    /// The plays of Clear 4!, in order.
    Clear4(Vec<Clear4Play>),
}

/// What these actions put where, from a position on.
pub(crate) fn picture(state: &AnyState, actions: &[AnyAction]) -> TurnPicture {
    match state {
        AnyState::Piles(_) => laid(actions),
        AnyState::Clear4(state) => plays(state, actions),
    }
}

/// The same for a seat that sees no more than its own part of the position.
pub(crate) fn picture_seen(view: &AnyView, actions: &[AnyAction]) -> TurnPicture {
    match view {
        AnyView::Piles(_) => laid(actions),
        AnyView::Clear4(view) => plays(view, actions),
    }
}

fn laid(actions: &[AnyAction]) -> TurnPicture {
    let laid = actions.iter().filter_map(|action| match *action {
        AnyAction::Piles(Action::Lay { card, pile }) => Some((card, pile)),
        _ => None,
    });
    TurnPicture::Piles(laid.collect())
}

fn plays(public: &Public, actions: &[AnyAction]) -> TurnPicture {
    let plays = actions.iter().filter_map(|action| match *action {
        AnyAction::Clear4(action) => Some(Clear4Play::of(public, action)),
        AnyAction::Piles(_) => None,
    });
    TurnPicture::Clear4(plays.collect())
}
