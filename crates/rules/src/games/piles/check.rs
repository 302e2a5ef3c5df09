//! Whether an action is legal, and which rule it would break.

use super::legal::{Fit, fit};
use super::{Action, Command, Parts, Public, Rules, State, Status, View, Violation};
use crate::{CardSet, Refusal};

/// Why the active seat can't do this, or `Ok` if it can.
pub(super) fn check(rules: &Rules, state: &State, action: Action) -> Result<(), Refusal> {
    let Parts { hands, public, .. } = &state.0;
    public.check(rules, hands[public.seat.index()], action)
}

/// The same for the viewer, as far as they know; they know all that it takes.
pub(super) fn check_in_view(rules: &Rules, view: &View, action: Action) -> Result<(), Refusal> {
    match view.status {
        Status::Opening => return Err(Refusal::NotStarted),
        Status::Won | Status::Lost(_) => return Err(Refusal::GameOver),
        Status::Playing if view.to_draw > 0 => return Err(Refusal::DrawPending),
        Status::Playing if !view.viewer.is(view.seat) => {
            return Err(Refusal::NotYourTurn { turn: view.seat });
        }
        Status::Playing => {}
    }
    view.public.check(rules, view.hand, action)
}

impl Public {
    /// Why the active seat, being to act with this hand, can't do this, or `Ok` if it can.
    fn check(&self, rules: &Rules, hand: CardSet, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Lay { card, pile } => {
                if !hand.contains(card) {
                    return Err(Refusal::NoSuchCard);
                }
                let top = self.tops[pile.index()];
                match fit(card, pile, top) {
                    Fit::No => return Err(Violation::WrongDirection { card, pile, top }.into()),
                    Fit::Trick if rules.in_force(self.tops, Command::NoTrick) => {
                        return Err(Violation::TrickForbidden.into());
                    }
                    Fit::Trick | Fit::Onward => {}
                }
                match self.bound {
                    Some(bound) if bound != pile => {
                        Err(Violation::BoundToPile { pile: bound }.into())
                    }
                    _ => Ok(()),
                }
            }
            Action::End => {
                let (skull, three) = (!self.skulls.is_empty(), self.three);
                if skull || three {
                    Err(Violation::ObligationOpen { skull, three }.into())
                } else if self.laid < self.minimum {
                    let (laid, minimum) = (self.laid, self.minimum);
                    Err(Violation::MinimumNotReached { laid, minimum }.into())
                } else {
                    Ok(())
                }
            }
        }
    }
}
