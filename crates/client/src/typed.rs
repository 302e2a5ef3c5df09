//! Plays that are typed: the notation, forgiving of case, spaces and order.

use stapel_rules::any::AnyAction;
use stapel_rules::{Game, Loss, Refusal};

use crate::{RoundMirror, Session, games};

/// The most letters of what was typed that are shown again.
const MAX_SHOWN: usize = 40;

/// What was typed, understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    Act {
        action: AnyAction,
        /// Why the game would be lost in this turn then, whatever is done next (X2).
        warning: Option<Loss>,
    },
    /// Something to do as soon as it can be done.
    Queue(AnyAction),
}

/// What is wrong with what was typed, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TypedError {
    #[error("nothing was typed")]
    Nothing,
    /// There is no game in which the person could play, or it is not known how it stands.
    #[error("there is no game to play in now")]
    NoGame,
    #[error("a play waits for its answer")]
    Waiting,
    #[error("{found:?} is no play")]
    Unknown {
        found: String,
        /// What can be done now: a legal example of each form, in notation.
        forms: Vec<String>,
    },
    #[error("{found:?} is only begun")]
    Unfinished { found: String, endings: Vec<String> },
    #[error("something is missing at the end")]
    Missing(Expected),
    #[error("{found:?} can't stand there")]
    Wrong { found: String, expected: Expected },
    /// It is a play, and the rules refuse it.
    #[error("{refusal}")]
    Refused {
        action: AnyAction,
        refusal: Refusal,
        /// What could be done in its stead: with the same card, or in the same form.
        instead: Vec<AnyAction>,
    },
}

/// What should stand somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A card from 2 to 99.
    Card,
    /// A pile, A to D.
    Pile,
    /// A card of the hand by its value, a `J`, or a stack, s1 to s4.
    Item,
    /// A stack, 1 to 4.
    Stack,
    /// A seat, counted from 0.
    Seat,
    Nothing,
}

impl Session {
    /// Understands what the person typed. Nothing is done yet.
    ///
    /// # Errors
    /// [`TypedError`] says what is wrong and what would be right.
    pub fn read_command(&self, text: &str) -> Result<Typed, TypedError> {
        let round = self.current().ok_or(TypedError::NoGame)?;
        games::read_command(self, &round.view, text)
    }

    /// The round in which something was typed.
    pub(crate) fn round_to_type_in(&self, text: &str) -> Result<&RoundMirror, TypedError> {
        let round = self.current().ok_or(TypedError::NoGame)?;
        if self.seat().is_none() || round.view.is_over() {
            return Err(TypedError::NoGame);
        }
        if text.trim().is_empty() { Err(TypedError::Nothing) } else { Ok(round) }
    }

    /// What is unknown comes with what can be done now.
    pub(crate) fn with_forms(&self, error: TypedError) -> TypedError {
        let TypedError::Unknown { found, .. } = error else { return error };
        let mut forms: Vec<AnyAction> = Vec::new();
        for action in self.legal() {
            if !forms.iter().any(|one| games::form(one) == games::form(&action)) {
                forms.push(action);
            }
        }
        TypedError::Unknown { found, forms: forms.iter().map(AnyAction::to_string).collect() }
    }

    /// Whether it can be done now.
    pub(crate) fn judge(&self, round: &RoundMirror, action: AnyAction) -> Result<(), TypedError> {
        if self.pending_play().is_some() {
            return Err(TypedError::Waiting);
        }
        round.game.check_in_view(&round.view, action).map_err(|refusal| {
            let alike = |other: &AnyAction| games::are_alike(&action, other);
            let instead = self.legal().into_iter().filter(alike).collect();
            TypedError::Refused { action, refusal, instead }
        })
    }
}

/// What was typed, to be shown again.
pub(crate) fn found(text: &str) -> String {
    text.trim().chars().take(MAX_SHOWN).collect()
}
