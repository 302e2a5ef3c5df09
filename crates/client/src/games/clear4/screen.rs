//! A round of Clear 4! as it is drawn.

use stapel_rules::any::{AnyAction, AnyGame, AnySeen, AnySpread, AnyView};
use stapel_rules::clear4::{Action, Event, Phase, Rules, Spread, StackSet, View};
use stapel_rules::{Game, Outcome, Seat, SeatSet};

use super::{BlindMoment, Choices, DiscardScreen, HandGroup, SeatStacks, Selection};
use crate::{RoundMirror, Session};

/// Everything that is drawn of a round of Clear 4!.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clear4Screen {
    /// The stacks of every seat, the first one first.
    pub seats: Vec<SeatStacks>,
    /// Where the viewer sits; `None` for those who only watch.
    pub you: Option<Seat>,
    /// The viewer's hand: numbers ascending, then PUSH, JOKER, CLEAR.
    pub hand: Vec<HandGroup>,
    pub discard: DiscardScreen,
    /// Whose turn it is; `None` once the round is over.
    pub active: Option<Seat>,
    pub is_yours: bool,
    /// What the active seat may do next.
    pub phase: Phase,
    /// The horizontal cards that the viewer may play blind.
    pub blind: StackSet,
    /// How many cards the viewer would take by passing, if they may.
    pub take: Option<u8>,
    /// Whether the viewer may end the turn.
    pub end: bool,
    /// Whether the viewer may sweep the four that they completed.
    pub sweep: bool,
    /// The seats that the viewer may name for a blind PUSH that waits for its target.
    pub targets: SeatSet,
    /// What the viewer did that waits for its answer.
    pub pending: Option<Action>,
    /// What came of the horizontal card that was played last, if that was the last thing that happened.
    pub moment: Option<BlindMoment>,
    /// How many cards left the game.
    pub out: u8,
    /// How the round ended; `None` before, and if it was given up.
    pub outcome: Option<Outcome>,
}

/// What a [`Clear4Screen`] is made of.
pub(super) struct Clear4Facts<'f> {
    pub(super) rules: &'f Rules,
    pub(super) view: &'f View,
    pub(super) spread: &'f Spread,
    /// What the viewer may do now.
    pub(super) legal: Vec<Action>,
    pub(super) pending: Option<Action>,
    pub(super) last: Vec<Event>,
    pub(super) outcome: Option<Outcome>,
}

impl Clear4Facts<'_> {
    pub(super) fn screen(self) -> Clear4Screen {
        let view = self.view;
        let mut blind = StackSet::EMPTY;
        let mut targets = SeatSet::EMPTY;
        let (mut take, mut end, mut sweep) = (None, false, false);
        for action in &self.legal {
            match *action {
                Action::Blind(stack) => blind.insert(stack),
                Action::Target(seat) => targets.insert(seat),
                Action::Take => take = Some(view.pile.len()),
                Action::End => end = true,
                Action::Sweep => sweep = true,
                Action::Play { .. }
                | Action::Add(_)
                | Action::Push { .. }
                | Action::Clear { .. } => {}
            }
        }
        Clear4Screen {
            seats: self.seats(),
            you: self.own_seat(),
            hand: self.hand(),
            discard: self.discard(),
            active: (!view.is_over()).then_some(view.seat),
            is_yours: !view.is_over() && view.viewer.is(view.seat),
            phase: view.phase,
            blind,
            take,
            end,
            sweep,
            targets,
            pending: self.pending,
            moment: BlindMoment::of(&self.last),
            out: view.out.len(),
            outcome: self.outcome,
        }
    }

    pub(super) fn own_seat(&self) -> Option<Seat> {
        Seat::all(self.rules.players()).find(|&seat| self.view.viewer.is(seat))
    }
}

/// The parts of a round, if it is one of Clear 4!.
fn parts(round: &RoundMirror) -> Option<(&Rules, &View, &Spread)> {
    match (&round.game, &round.view, &round.spread) {
        (AnyGame::Clear4(rules), AnyView::Clear4(view), AnySpread::Clear4(spread)) => {
            Some((rules, view, spread))
        }
        _ => None,
    }
}

impl Session {
    /// The round of Clear 4! that is on the table.
    pub fn clear4_screen(&self) -> Option<Clear4Screen> {
        let round = self.mirror.as_ref()?.round.as_ref()?;
        let (rules, view, spread) = parts(round)?;
        let last = self.memory.last().filter_map(|seen| match seen {
            AnySeen::Clear4(event) => Some(*event),
            _ => None,
        });
        let facts = Clear4Facts {
            rules,
            view,
            spread,
            legal: self.legal_clear4(),
            pending: match self.pending_play() {
                Some(AnyAction::Clear4(action)) => Some(action),
                _ => None,
            },
            last: last.collect(),
            outcome: round.outcome,
        };
        Some(facts.screen())
    }

    /// What a selection of the person's cards can come to; `None` if they don't play Clear 4! now.
    pub fn choices(&self, selection: &Selection) -> Option<Choices> {
        let (rules, view, _) = parts(self.current()?)?;
        Some(Choices::new(rules, view, &self.legal_clear4(), selection))
    }

    fn legal_clear4(&self) -> Vec<Action> {
        let clear4 = |action| match action {
            AnyAction::Clear4(action) => Some(action),
            _ => None,
        };
        self.legal().into_iter().filter_map(clear4).collect()
    }
}
