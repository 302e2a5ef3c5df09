use stapel_rules::any::{AnyAction, AnyEvent, AnyGame, AnySeen, AnySpread, AnyState, AnyView};
use stapel_rules::piles::Talk;
use stapel_rules::{Card, Game, Seat, TableGame, Viewer, clear4, piles};

use super::{Did, Recording};
use crate::queue::Prospect;
use crate::screen::{
    Clear4Facts, Clear4Screen, HandCard, HandGroup, LaidCard, PilesFacts, PilesScreen,
};

/// With whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All hands are open.
    Open,
    /// As this seat saw it.
    Seat(Seat),
}

/// One position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayScreen {
    /// Which, from 0 for the deal.
    pub index: usize,
    /// The last one.
    pub last: usize,
    /// With whose eyes.
    pub eyes: Eyes,
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

/// The game in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one is alive at a time")]
pub enum ReplayGame {
    /// The Game or Extreme.
    Piles(PilesScreen),
    /// Clear 4!.
    Clear4(Clear4Screen),
}

/// What led to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayStep {
    /// Who did it.
    pub seat: Seat,
    /// What it was.
    pub did: Did,
    /// What happened, as told to the eyes: cards that others drew are not in it.
    pub seen: Vec<AnySeen>,
    /// The cards that the seat drew, as far as the eyes see them.
    pub drew: Vec<Card>,
}

/// An open hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenHand {
    /// Whose.
    pub seat: Seat,
    /// Its cards.
    pub cards: OpenCards,
}

/// The cards of an open hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenCards {
    /// Of The Game or Extreme, ascending.
    Piles(Vec<HandCard>),
    /// Of Clear 4!: numbers ascending, then PUSH, JOKER, CLEAR.
    Clear4(Vec<HandGroup>),
}

impl Recording {
    /// The position with this index, or the last one if there are not so many. A seat that does not play
    /// sees what everyone sees.
    pub fn at(&self, index: usize, eyes: Eyes) -> ReplayScreen {
        let index = index.min(self.last());
        let viewer = match eyes {
            Eyes::Seat(seat) if seat.index() < usize::from(self.players()) => Viewer::Seat(seat),
            Eyes::Seat(_) | Eyes::Open => Viewer::Spectator,
        };
        let show = Shown { recording: self, index, viewer, acts: false, talk: Talk::default() };
        let seats = Seat::all(self.players()).filter(|_| eyes == Eyes::Open);
        let game = show.game();
        ReplayScreen {
            index,
            last: self.last(),
            eyes,
            step: self.step(index, eyes, viewer),
            next: self.steps.get(index).map(|step| (step.seat, step.did)),
            active: match &game {
                ReplayGame::Piles(screen) => screen.turn.as_ref().map(|turn| turn.seat),
                ReplayGame::Clear4(screen) => screen.active,
            },
            left: show.left(),
            game,
            hands: seats.map(|seat| show.open_hand(seat)).collect(),
        }
    }

    fn step(&self, index: usize, eyes: Eyes, viewer: Viewer) -> Option<ReplayStep> {
        let step = self.steps.get(index.checked_sub(1)?)?;
        let drawn = step.events.iter().filter_map(|event| match *event {
            AnyEvent::Piles(piles::Event::Drew { seat, card })
                if eyes == Eyes::Open || viewer.is(seat) =>
            {
                Some(card)
            }
            _ => None,
        });
        Some(ReplayStep {
            seat: step.seat,
            did: step.did,
            seen: step.events.iter().map(|event| self.game.seen_by(event, viewer)).collect(),
            drew: drawn.collect(),
        })
    }

    /// Everything that led to a position, in order.
    fn events_until(&self, index: usize) -> impl DoubleEndedIterator<Item = &AnyEvent> {
        self.steps[..index].iter().flat_map(|step| step.events.iter())
    }
}

/// A position that is being shown.
pub(super) struct Shown<'r> {
    pub(super) recording: &'r Recording,
    pub(super) index: usize,
    pub(super) viewer: Viewer,
    /// Whether the viewer is to do something themselves.
    pub(super) acts: bool,
    /// What the seats have said.
    pub(super) talk: Talk,
}

impl Shown<'_> {
    pub(super) fn game(&self) -> ReplayGame {
        self.with_eyes(self.viewer, ReplayGame::Piles, ReplayGame::Clear4)
    }

    fn left(&self) -> Vec<u8> {
        let Recording { game, states, .. } = self.recording;
        let seats = Seat::all(game.players());
        match game.view(&states[self.index], Viewer::Spectator) {
            AnyView::Piles(view) => seats.map(|seat| view.hand_sizes[seat.index()]).collect(),
            AnyView::Clear4(view) => seats.map(|seat| view.cards_left(seat)).collect(),
        }
    }

    fn open_hand(&self, seat: Seat) -> OpenHand {
        let cards = self.with_eyes(
            Viewer::Seat(seat),
            |screen| OpenCards::Piles(screen.hand),
            |screen| OpenCards::Clear4(screen.hand),
        );
        OpenHand { seat, cards }
    }

    fn with_eyes<T>(
        &self,
        viewer: Viewer,
        of_piles: impl FnOnce(PilesScreen) -> T,
        of_clear4: impl FnOnce(Clear4Screen) -> T,
    ) -> T {
        let Recording { game, states, .. } = self.recording;
        let state: &AnyState = &states[self.index];
        match (game, game.view(state, viewer), self.spread()) {
            (AnyGame::Piles(rules), AnyView::Piles(view), AnySpread::Piles(spread)) => {
                of_piles(self.piles(rules, &view, &spread))
            }
            (AnyGame::Clear4(rules), AnyView::Clear4(view), AnySpread::Clear4(spread)) => {
                of_clear4(self.clear4(rules, &view, &spread))
            }
            _ => unreachable!("a game's own view and spread"),
        }
    }

    fn spread(&self) -> AnySpread {
        let game = &self.recording.game;
        let mut spread = game.new_spread();
        for event in self.recording.events_until(self.index) {
            AnyGame::note_spread(&mut spread, &game.seen_by(event, Viewer::Spectator));
        }
        spread
    }

    fn piles(
        &self,
        rules: &piles::Rules,
        view: &piles::View,
        spread: &piles::Spread,
    ) -> PilesScreen {
        let events = self.recording.events_until(self.index);
        let laid: Vec<LaidCard> = events
            .filter_map(|event| match event {
                AnyEvent::Piles(event) => LaidCard::seen(rules, &event.seen_by(Viewer::Spectator)),
                AnyEvent::Clear4(_) => None,
            })
            .collect();
        let laid_by = |card: Card| laid.iter().find(|laid| laid.card == card)?.seat;
        let facts = PilesFacts {
            rules,
            view,
            spread,
            talk: self.talk,
            laid_by: &laid_by,
            plays: &laid,
            prospect: self.acts.then(|| Prospect::now(*view)),
            pending: None,
            queued: &[],
            signals: Vec::new(),
            may_name: false,
            outcome: self.outcome(),
        };
        facts.screen()
    }

    fn clear4(
        &self,
        rules: &clear4::Rules,
        view: &clear4::View,
        spread: &clear4::Spread,
    ) -> Clear4Screen {
        let last = self.index.checked_sub(1).and_then(|index| self.recording.steps.get(index));
        let events = last.into_iter().flat_map(|step| &step.events);
        let mut legal = Vec::new();
        if self.acts {
            rules.legal_in_view(view, &mut legal);
        }
        let facts = Clear4Facts {
            rules,
            view,
            spread,
            legal,
            pending: None,
            last: events
                .filter_map(|event| match event {
                    AnyEvent::Clear4(event) => Some(*event),
                    AnyEvent::Piles(_) => None,
                })
                .collect(),
            outcome: self.outcome(),
        };
        facts.screen()
    }

    fn outcome(&self) -> Option<stapel_rules::Outcome> {
        self.recording.game.outcome(&self.recording.states[self.index])
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
