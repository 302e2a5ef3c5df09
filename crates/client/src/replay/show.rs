//! What is drawn of a position.

use stapel_rules::any::{AnyAction, AnyGame, AnySeen, AnySpread, AnyTalk, AnyView};
use stapel_rules::{Game, Midway, Outcome, Seat, TableGame, Turn, Viewer};

use super::{Did, OpenCards, Recording, ReplayGame};
use crate::games;
use crate::screen::own_cards_left;

/// Who looks at a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// Someone who sees all hands.
    Open,
    /// This seat, as it saw the game.
    Seat(Seat),
}

/// One position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayScreen {
    /// Which, from 0 for the deal.
    pub index: usize,
    pub last: usize,
    pub perspective: Perspective,
    /// What led here; `None` for the deal.
    pub step: Option<ReplayStep>,
    /// What is done next, and by whom; `None` at the end.
    pub next: Option<(Seat, Did)>,
    /// The game, as at a table. Nothing can be done.
    pub game: ReplayGame,
    /// Whose turn it is; `None` before the start and at the end.
    pub active: Option<Seat>,
    /// How many cards each seat has left, in hand and on stacks.
    pub left: Vec<u8>,
    /// The hands of all seats if they are open; the seat's own hand is in the game.
    pub hands: Vec<OpenHand>,
}

/// What led to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayStep {
    pub seat: Seat,
    pub did: Did,
    /// What happened: as the seat saw it that did it, if all hands are open, otherwise as the one who looks saw it.
    pub seen: Vec<AnySeen>,
}

/// An open hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenHand {
    pub seat: Seat,
    pub cards: OpenCards,
}

impl Recording {
    /// The position with this index, or the last one if there are not so many. A seat that does not play
    /// sees what everyone sees.
    pub fn at(&self, index: usize, perspective: Perspective) -> ReplayScreen {
        let index = index.min(self.last());
        let viewer = match perspective {
            Perspective::Seat(seat) if seat.index() < usize::from(self.players()) => {
                Viewer::Seat(seat)
            }
            Perspective::Seat(_) | Perspective::Open => Viewer::Spectator,
        };
        let position =
            Position { recording: self, index, viewer, acts: false, talk: self.game.new_talk() };
        let game = position.game();
        let is_open = perspective == Perspective::Open;
        let open_hand = |seat| {
            let own = Position { viewer: Viewer::Seat(seat), ..position };
            OpenHand { seat, cards: own.game().into_hand() }
        };
        ReplayScreen {
            index,
            last: self.last(),
            perspective,
            step: self.step(index, perspective, viewer),
            next: self.next_step(index),
            active: match self.game.turn(&self.states[index]) {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            },
            left: Seat::all(self.players()).map(|seat| position.cards_left(seat)).collect(),
            game,
            hands: Seat::all(self.players()).filter(|_| is_open).map(open_hand).collect(),
        }
    }

    fn step(&self, index: usize, perspective: Perspective, viewer: Viewer) -> Option<ReplayStep> {
        let step = self.steps.get(index.checked_sub(1)?)?;
        let viewer = match perspective {
            Perspective::Open => Viewer::Seat(step.seat),
            Perspective::Seat(_) => viewer,
        };
        let seen = step.events.iter().map(|event| self.game.seen_by(event, viewer));
        Some(ReplayStep { seat: step.seat, did: step.did, seen: seen.collect() })
    }
}

/// A position that is being shown.
#[derive(Clone, Copy)]
pub(crate) struct Position<'r> {
    pub(super) recording: &'r Recording,
    pub(super) index: usize,
    pub(super) viewer: Viewer,
    /// Whether the viewer is to do something themselves.
    pub(crate) acts: bool,
    pub(crate) talk: AnyTalk,
}

impl Position<'_> {
    /// What is drawn of it.
    pub(super) fn game(&self) -> ReplayGame {
        games::replay_game(self)
    }

    /// The rules that it was played by.
    pub(crate) fn rules(&self) -> &AnyGame {
        &self.recording.game
    }

    /// What the viewer may know of it.
    pub(crate) fn view(&self) -> AnyView {
        self.rules().view(&self.recording.states[self.index], self.viewer)
    }

    /// How the game ended here, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.rules().outcome(&self.recording.states[self.index])
    }

    /// Everything that led to it, as everyone saw it.
    pub(crate) fn seen(&self) -> impl Iterator<Item = AnySeen> {
        let events = self.recording.steps[..self.index].iter().flat_map(|step| &step.events);
        events.map(|event| self.rules().seen_by(event, Viewer::Spectator))
    }

    /// What happened in the step that led to it, as everyone saw it.
    pub(crate) fn last_seen(&self) -> impl Iterator<Item = AnySeen> {
        let last = self.index.checked_sub(1).and_then(|index| self.recording.steps.get(index));
        let events = last.into_iter().flat_map(|step| &step.events);
        events.map(|event| self.rules().seen_by(event, Viewer::Spectator))
    }

    /// What lies on the table in order.
    pub(crate) fn spread(&self) -> AnySpread {
        let recording = self.recording;
        let mut spread = match recording.record.position {
            None => recording.game.new_spread(),
            Some(_) => recording.game.spread_from(&recording.states[0]),
        };
        for seen in self.seen() {
            AnyGame::note_spread(&mut spread, &seen);
        }
        spread
    }

    /// How many cards a seat has left, in hand and on stacks.
    fn cards_left(&self, seat: Seat) -> u8 {
        let (kind, view) = (self.rules().kind(), self.view());
        own_cards_left(kind, &view, seat).unwrap_or_else(|| view.hand_size(seat))
    }
}

impl Did {
    /// The action, if it was one.
    pub fn action(&self) -> Option<AnyAction> {
        match self {
            Did::Started => None,
            Did::Acted(action) => Some(*action),
        }
    }
}
