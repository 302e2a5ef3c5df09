//! A recorded game in the hands of someone who plays it again: what they could do in a position.

use stapel_rules::SignalRefusal;
use stapel_rules::any::{AnyAction, AnyGame, AnyView};
use stapel_rules::notation::RecordedTurn;
use stapel_rules::piles::{Pile, Talk};
use stapel_rules::{Card, Game, Loss, Refusal, Seat, Viewer, clear4, piles};

use super::show::Shown;
use super::{Did, Recording, RecordingError, ReplayGame};
use crate::screen::{Choices, Fit, Fits, Selection};

impl Recording {
    /// A position as this seat sees it that is to do something, and what it can do. What the seats have
    /// said is shown too.
    pub(crate) fn played_at(&self, index: usize, seat: Seat, talk: Talk) -> ReplayGame {
        let viewer = Viewer::Seat(seat);
        let acts = self.is_to_act(index, seat);
        Shown { recording: self, index, viewer, acts, talk }.game()
    }

    /// Why this seat can't do this in a position, or `Ok` if it can.
    pub(crate) fn check(&self, index: usize, seat: Seat, action: AnyAction) -> Result<(), Refusal> {
        self.game.check(&self.states[index], seat, action)
    }

    /// Why the game would be lost in this turn if this seat did this (X2).
    pub(crate) fn warning(&self, index: usize, seat: Seat, action: AnyAction) -> Option<Loss> {
        let (rules, view) = self.piles_at(index, seat)?;
        match action {
            AnyAction::Piles(action) => view.foresees_loss(rules, action),
            AnyAction::Clear4(_) => None,
        }
    }

    /// What a card of this seat would do on each pile in a position; `None` if it is not to act there.
    pub(crate) fn fits(&self, index: usize, seat: Seat, card: Card) -> Option<Fits> {
        let (rules, view) = self.piles_at(index, seat)?;
        let may = self.is_to_act(index, seat) && view.hand.contains(card);
        may.then(|| Fits {
            card,
            ahead: false,
            piles: Pile::ALL.map(|pile| Fit::new(rules, &view, card, pile)),
        })
    }

    /// What a selection of this seat's cards can come to in a position; `None` if it is not to act there.
    pub(crate) fn choices(
        &self,
        index: usize,
        seat: Seat,
        selection: &Selection,
    ) -> Option<Choices> {
        let (rules, view) = self.clear4_at(index, seat)?;
        let mut legal = Vec::new();
        rules.legal_in_view(&view, &mut legal);
        self.is_to_act(index, seat).then(|| Choices::new(rules, &view, &legal, selection))
    }

    /// Why nobody may say this in a position.
    pub(crate) fn check_signal(
        &self,
        index: usize,
        signal: piles::Signal,
    ) -> Result<(), SignalRefusal> {
        match self.piles_at(index, Seat::FIRST) {
            Some((rules, view)) => rules.check_signal_in_view(&view, signal),
            None => Err(SignalRefusal::NotInThisGame),
        }
    }

    /// Who does what in a position.
    pub(crate) fn next_step(&self, index: usize) -> Option<(Seat, Did)> {
        self.steps.get(index).map(|step| (step.seat, step.did))
    }

    /// An action of this game, as it is written.
    pub(crate) fn action(&self, text: &str) -> Option<AnyAction> {
        self.game.parse_action(text).ok()
    }

    /// Takes note, in what the seats have said, of what happened in a step.
    pub(crate) fn note_talk(&self, index: usize, talk: &mut Talk) {
        let events = self.steps.get(index).into_iter().flat_map(|step| &step.events);
        for event in events {
            if let stapel_rules::any::AnyEvent::Piles(event) = event {
                talk.note(&event.seen_by(Viewer::Spectator));
            }
        }
    }

    /// The same game with one step done earlier: the one at `from` before the one at `to`, which are of
    /// one turn.
    pub(crate) fn moved_up(&self, from: usize, to: usize) -> Result<Recording, RecordingError> {
        let mut record = self.record.clone();
        let mut first = usize::from(record.starter.is_some());
        let holds = |first: usize, turn: &RecordedTurn| {
            (first..first + turn.actions.len()).contains(&from) && first <= to && to <= from
        };
        for turn in &mut record.turns {
            if holds(first, turn) {
                turn.actions[to - first..=from - first].rotate_right(1);
                break;
            }
            first += turn.actions.len();
        }
        let deck = record.deck.clone().ok_or(RecordingError::NeedsSeed)?;
        Recording::new(record, self.game, deck)
    }

    fn is_to_act(&self, index: usize, seat: Seat) -> bool {
        self.game.turn(&self.states[index]) == stapel_rules::Turn::Seat(seat)
    }

    fn piles_at(&self, index: usize, seat: Seat) -> Option<(&piles::Rules, piles::View)> {
        match (&self.game, self.game.view(&self.states[index], Viewer::Seat(seat))) {
            (AnyGame::Piles(rules), AnyView::Piles(view)) => Some((rules, view)),
            _ => None,
        }
    }

    fn clear4_at(&self, index: usize, seat: Seat) -> Option<(&clear4::Rules, clear4::View)> {
        match (&self.game, self.game.view(&self.states[index], Viewer::Seat(seat))) {
            (AnyGame::Clear4(rules), AnyView::Clear4(view)) => Some((rules, view)),
            _ => None,
        }
    }
}
