//! Plays that are typed: the notation, forgiving of case, spaces and order.

mod clear4;
mod piles;

use stapel_rules::any::{AnyAction, AnyView};
use stapel_rules::piles::{Action, Pile, PileSet};
use stapel_rules::{Card, Game, Loss, Refusal};

use crate::{RoundMirror, Session};

/// How much of what was typed is shown again.
const SHOWN: usize = 40;

/// What was typed, understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// Something to do now.
    Act {
        /// What.
        action: AnyAction,
        /// Why the game would be lost in this turn then, whatever is done next (X2).
        warning: Option<Loss>,
    },
    /// A card to lay as soon as that can be done.
    Queue {
        /// The card.
        card: Card,
        /// Where it goes.
        pile: Pile,
    },
}

/// What is wrong with what was typed, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedError {
    /// Nothing was typed.
    Nothing,
    /// There is no game in which the person could play, or it is not known how it stands.
    NoGame,
    /// A play waits for its answer.
    Waiting,
    /// It is no play at all.
    Unknown {
        /// What was typed.
        found: String,
        /// What can be done now.
        forms: Vec<Form>,
    },
    /// A card was named, but no pile for it.
    NoPile {
        /// The card.
        card: Card,
        /// The piles it would go on.
        piles: PileSet,
    },
    /// Something is missing at the end.
    Missing(Expected),
    /// Something else should stand there.
    Wrong {
        /// What stands there.
        found: String,
        /// What should.
        expected: Expected,
    },
    /// It is a play, and the rules refuse it.
    Refused {
        /// The play.
        action: AnyAction,
        /// Why.
        refusal: Refusal,
        /// What could be done in its stead: with the same card, or in the same form.
        instead: Vec<AnyAction>,
    },
}

/// A form that plays have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A card and its pile, such as `37A`.
    Lay,
    /// `end`
    End,
    /// `play`, and cards of hand and stacks such as `5 J s2`.
    Play,
    /// `add`, and one such card.
    Add,
    /// `blind`, and a stack.
    Blind,
    /// `push`, the stack if it comes from one, and a seat.
    Push,
    /// `target`, and a seat.
    Target,
    /// `clear`, and the stack if it comes from one.
    Clear,
    /// `take`
    Take,
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
    /// Nothing more.
    Nothing,
}

impl Form {
    /// The form of an action.
    pub fn of(action: &AnyAction) -> Form {
        use stapel_rules::clear4;
        match action {
            AnyAction::Piles(Action::Lay { .. }) => Form::Lay,
            AnyAction::Piles(Action::End) | AnyAction::Clear4(clear4::Action::End) => Form::End,
            AnyAction::Clear4(clear4::Action::Play { .. }) => Form::Play,
            AnyAction::Clear4(clear4::Action::Add(_)) => Form::Add,
            AnyAction::Clear4(clear4::Action::Blind(_)) => Form::Blind,
            AnyAction::Clear4(clear4::Action::Push { .. }) => Form::Push,
            AnyAction::Clear4(clear4::Action::Target(_)) => Form::Target,
            AnyAction::Clear4(clear4::Action::Clear { .. }) => Form::Clear,
            AnyAction::Clear4(clear4::Action::Take) => Form::Take,
        }
    }
}

impl Session {
    /// Understands what the person typed. Nothing is done yet.
    ///
    /// # Errors
    /// [`TypedError`] says what is wrong and what would be right.
    pub fn read_command(&self, text: &str) -> Result<Typed, TypedError> {
        match self.current().map(|round| &round.view) {
            Some(AnyView::Clear4(_)) => self.read_clear4_command(text),
            Some(AnyView::Piles(_)) | None => self.read_piles_command(text),
        }
    }

    /// The same for a program in which only The Game and Extreme are played: it need not know how the other is typed.
    ///
    /// # Errors
    /// [`TypedError`] says what is wrong and what would be right.
    pub fn read_piles_command(&self, text: &str) -> Result<Typed, TypedError> {
        let round = self.round_to_type_in(text)?;
        let AnyView::Piles(_) = round.view else { return Err(TypedError::NoGame) };
        let action = self.read_piles(text)?;
        if let AnyAction::Piles(Action::Lay { card, pile }) = action
            && let Some(fits) = self.fits(card)
            && fits.ahead
        {
            return match fits.piles[pile.index()].refusal {
                None => Ok(Typed::Queue { card, pile }),
                Some(refusal) => {
                    let lay = |fit: &crate::screen::Fit| Action::Lay { card, pile: fit.pile };
                    let legal = fits.piles.iter().filter(|fit| fit.legal);
                    let instead = legal.map(|fit| AnyAction::Piles(lay(fit))).collect();
                    Err(TypedError::Refused { action, refusal, instead })
                }
            };
        }
        self.judge(round, action)?;
        Ok(Typed::Act { action, warning: self.warning(action) })
    }

    /// The same for a program in which only Clear 4! is played.
    ///
    /// # Errors
    /// [`TypedError`] says what is wrong and what would be right.
    pub fn read_clear4_command(&self, text: &str) -> Result<Typed, TypedError> {
        let round = self.round_to_type_in(text)?;
        let AnyView::Clear4(view) = &round.view else { return Err(TypedError::NoGame) };
        let read = clear4::read(text, view);
        let action = read.map(AnyAction::Clear4).map_err(|error| self.with_forms(error))?;
        self.judge(round, action)?;
        Ok(Typed::Act { action, warning: None })
    }

    /// The round in which something was typed.
    fn round_to_type_in(&self, text: &str) -> Result<&RoundMirror, TypedError> {
        let round = self.current().ok_or(TypedError::NoGame)?;
        if self.seat().is_none() || round.view.is_over() {
            return Err(TypedError::NoGame);
        }
        if text.trim().is_empty() { Err(TypedError::Nothing) } else { Ok(round) }
    }

    fn read_piles(&self, text: &str) -> Result<AnyAction, TypedError> {
        match piles::read(text) {
            Ok(action) => Ok(AnyAction::Piles(action)),
            Err(TypedError::NoPile { card, .. }) => {
                let fits = self.fits(card).into_iter().flat_map(|fits| fits.piles);
                let piles = fits.filter(|fit| fit.legal).map(|fit| fit.pile).collect();
                Err(TypedError::NoPile { card, piles })
            }
            Err(error) => Err(self.with_forms(error)),
        }
    }

    /// What is unknown comes with what can be done now.
    fn with_forms(&self, error: TypedError) -> TypedError {
        let TypedError::Unknown { found, .. } = error else { return error };
        let mut forms = Vec::new();
        for form in self.legal().iter().map(Form::of) {
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
        TypedError::Unknown { found, forms }
    }

    /// Whether it can be done now.
    fn judge(&self, round: &RoundMirror, action: AnyAction) -> Result<(), TypedError> {
        if self.pending_play().is_some() {
            return Err(TypedError::Waiting);
        }
        round.game.check_in_view(&round.view, action).map_err(|refusal| {
            let alike = |other: &AnyAction| match (action, *other) {
                (
                    AnyAction::Piles(Action::Lay { card, .. }),
                    AnyAction::Piles(Action::Lay { card: other, .. }),
                ) => card == other,
                _ => Form::of(&action) == Form::of(other),
            };
            let instead = self.legal().into_iter().filter(alike).collect();
            TypedError::Refused { action, refusal, instead }
        })
    }
}

/// What was typed, to be shown again.
fn found(text: &str) -> String {
    text.trim().chars().take(SHOWN).collect()
}
