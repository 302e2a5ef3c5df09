use core::fmt;

use super::{Card, Pile};

/// The rule of The Game or Extreme that an action would break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Violation {
    /// The card continues the pile neither in its direction nor by the trick (G4).
    WrongDirection { card: Card, pile: Pile, top: u8 },
    /// A visible no-trick forbids going back by ten.
    TrickForbidden,
    /// A visible one-pile binds the rest of the turn to another pile (X9).
    BoundToPile { pile: Pile },
    /// More cards must be laid before the turn may be ended (G5).
    MinimumNotReached { laid: u8, minimum: u8 },
    /// A skull is uncovered or a three is not complete; the turn can't be ended by hand (X2).
    ObligationOpen {
        skull: bool,
        /// A three is in force and the turn has fewer than three cards.
        three: bool,
    },
}

impl Violation {
    /// The code of the refusal, the same in every interface.
    pub const fn code(self) -> &'static str {
        match self {
            Violation::WrongDirection { .. } => "wrong_direction",
            Violation::TrickForbidden => "trick_forbidden",
            Violation::BoundToPile { .. } => "bound_to_pile",
            Violation::MinimumNotReached { .. } => "minimum_not_reached",
            Violation::ObligationOpen { .. } => "obligation_open",
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Violation::WrongDirection { card, pile, top } => {
                let (way, trick) =
                    if pile.is_ascending() { ("higher", "lower") } else { ("lower", "higher") };
                write!(
                    f,
                    "{card} does not go on pile {pile}: with {top} on top it takes a {way} card, \
                     or one exactly ten {trick}"
                )
            }
            Violation::TrickForbidden => {
                write!(f, "a visible no-trick forbids going back by ten")
            }
            Violation::BoundToPile { pile } => {
                write!(f, "a visible one-pile binds this turn to pile {pile}")
            }
            Violation::MinimumNotReached { laid, minimum } => {
                write!(f, "this turn needs at least {minimum} cards and has {laid}")
            }
            Violation::ObligationOpen { skull: true, .. } => {
                write!(f, "a skull laid this turn must be covered first")
            }
            Violation::ObligationOpen { .. } => {
                write!(f, "a three is in force: the turn needs exactly three cards")
            }
        }
    }
}
