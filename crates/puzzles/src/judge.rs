use stapel_rules::any::{AnyAction, AnyGame, AnyState};
use stapel_rules::notation::ActionError;
use stapel_rules::piles::Action;
use stapel_rules::{Game, Refusal, Turn};

use crate::{Choice, Puzzle, leads_to_the_same};

/// A turn that somebody tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Try {
    pub actions: Vec<AnyAction>,
}

/// What a try comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It leads to the same as the answer.
    Solved,
    /// It doesn't. Which of the turns that were compared it is, if it is one of them.
    Missed { place: Option<usize> },
}

/// Why something is no try. It costs nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TryError {
    /// A word is no action.
    #[error("{text:?}: {error}")]
    Action { text: String, error: ActionError },
    /// The rules refuse an action.
    #[error("{action}: {refusal}")]
    Refused { action: String, refusal: Refusal },
    /// The turn is not over there and can't be ended.
    #[error("the turn is not over: it needs another card")]
    Unfinished,
    /// The turn was over before all of that was played.
    #[error("the turn is over before {0}")]
    TooMuch(String),
    #[error("there is nothing in it")]
    Nothing,
}

impl Puzzle {
    /// Reads a turn as somebody writes it: actions of the notation with commas between them, or with spaces where no action
    /// has any. The end of a turn may be left out.
    pub fn parse_try(&self, text: &str) -> Result<Try, TryError> {
        let mut actions = Vec::new();
        let pieces = text.split([',', ';']).map(str::trim).filter(|piece| !piece.is_empty());
        for piece in pieces {
            match self.game.parse_action(piece) {
                Ok(action) => actions.push(action),
                Err(error) => {
                    let words: Result<Vec<AnyAction>, _> =
                        piece.split_whitespace().map(|word| self.game.parse_action(word)).collect();
                    match words {
                        Ok(words) if words.len() > 1 => actions.extend(words),
                        _ => {
                            let text = piece.chars().take(40).collect();
                            return Err(TryError::Action { text, error });
                        }
                    }
                }
            }
        }
        if actions.is_empty() { Err(TryError::Nothing) } else { Ok(Try { actions }) }
    }

    /// Whether a turn is the answer. It has to be a whole one by the rules, but its end need not be said. Of a game in which
    /// cards turn up within a turn, only the first play counts.
    pub fn judge(&self, tried: &Try) -> Result<Verdict, TryError> {
        let actions = self.checked(tried)?;
        let same =
            |choice: &Choice| leads_to_the_same(&self.game, &self.state, actions, &choice.actions);
        let place = self.choices.iter().position(same);
        Ok(if place == Some(0) { Verdict::Solved } else { Verdict::Missed { place } })
    }

    /// What of a try is judged, if it is one.
    fn checked<'t>(&self, tried: &'t Try) -> Result<&'t [AnyAction], TryError> {
        let seat = self.seat();
        let mut state = self.state;
        let whole = self.is_whole_turn();
        let actions =
            if whole { &tried.actions[..] } else { tried.actions.get(..1).unwrap_or(&[]) };
        if actions.is_empty() {
            return Err(TryError::Nothing);
        }
        for action in actions {
            if self.game.turn(&state) != Turn::Seat(seat) {
                return Err(TryError::TooMuch(action.to_string()));
            }
            let refused = |refusal| TryError::Refused { action: action.to_string(), refusal };
            self.game.play(&mut state, seat, *action, &mut ()).map_err(refused)?;
        }
        if whole && !self.may_stop(&state) {
            return Err(TryError::Unfinished);
        }
        Ok(actions)
    }

    /// Whether the answer is a whole turn, and not one play of it.
    pub fn is_whole_turn(&self) -> bool {
        matches!(self.game, AnyGame::Piles(_))
    }

    /// Whether the seat has done enough here to leave it at that.
    pub fn may_stop(&self, state: &AnyState) -> bool {
        let Turn::Seat(seat) = self.game.turn(state) else { return true };
        if seat != self.seat() || turns(state) != turns(&self.state) {
            return true;
        }
        let mut legal = Vec::new();
        self.game.legal_actions(state, &mut legal);
        legal.iter().any(|action| matches!(action, AnyAction::Piles(Action::End)))
    }
}

fn turns(state: &AnyState) -> u16 {
    match state {
        AnyState::Piles(state) => state.turns,
        AnyState::Clear4(state) => state.turns,
    }
}
