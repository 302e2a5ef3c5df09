//! What someone could do in a position of a recorded game, as lessons let them.

use stapel_rules::any::{AnyAction, AnyGame, AnySignal, AnyTalk, AnyView};
use stapel_rules::notation::RecordedTurn;
use stapel_rules::{Game, Loss, Refusal, Seat, SignalRefusal, TableGame, Turn, Viewer};

use super::show::Position;
use super::{Did, Recording, RecordingError, ReplayGame};

impl Recording {
    /// A position as this seat sees it that is to do something, and what it can do. What the seats have
    /// said is shown too.
    pub(crate) fn played_at(&self, index: usize, seat: Seat, talk: AnyTalk) -> ReplayGame {
        let viewer = Viewer::Seat(seat);
        let acts = self.is_to_act(index, seat);
        Position { recording: self, index, viewer, acts, talk }.game()
    }

    /// Why this seat can't do this in a position, or `Ok` if it can.
    pub(crate) fn check(&self, index: usize, seat: Seat, action: AnyAction) -> Result<(), Refusal> {
        self.game.check(&self.states[index], seat, action)
    }

    /// Why the game would be lost in this turn if this seat did this (X2).
    pub(crate) fn warning(&self, index: usize, seat: Seat, action: AnyAction) -> Option<Loss> {
        self.game.foresees_loss(&self.view_at(index, seat), action)
    }

    /// Why nobody may say this in a position.
    pub(crate) fn check_signal(
        &self,
        index: usize,
        signal: AnySignal,
    ) -> Result<(), SignalRefusal> {
        self.game.check_signal(&self.states[index], signal)
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
    pub(crate) fn note_talk(&self, index: usize, talk: &mut AnyTalk) {
        let events = self.steps.get(index).into_iter().flat_map(|step| &step.events);
        for event in events {
            AnyGame::note_talk(talk, &self.game.seen_by(event, Viewer::Spectator));
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

    /// Whether a position waits for this seat.
    pub(crate) fn is_to_act(&self, index: usize, seat: Seat) -> bool {
        self.game.turn(&self.states[index]) == Turn::Seat(seat)
    }

    /// What this seat knows of a position.
    pub(crate) fn view_at(&self, index: usize, seat: Seat) -> AnyView {
        self.game.view(&self.states[index], Viewer::Seat(seat))
    }
}
