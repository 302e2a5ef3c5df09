//! Plays of The Game and Extreme that are typed.

use stapel_rules::Card;
use stapel_rules::any::{AnyAction, AnyView};
use stapel_rules::piles::{Action, Pile};

use crate::typed::found;
use crate::{Expected, Session, Typed, TypedError};

/// An example of the form that an action has, in notation.
pub(crate) fn form(action: &Action) -> &'static str {
    match action {
        Action::Lay { .. } => "37A",
        Action::End => "end",
    }
}

/// Whether two actions are so alike that one may have been meant by the other: the same card, or the same form.
pub(crate) fn are_alike(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Lay { card: one, .. }, Action::Lay { card: other, .. }) => one == other,
        _ => form(one) == form(other),
    }
}

impl Session {
    /// Understands what the person typed, in a program in which only The Game and Extreme are played: it need not know
    /// how other games are typed.
    ///
    /// # Errors
    /// [`TypedError`] says what is wrong and what would be right.
    pub fn read_piles_command(&self, text: &str) -> Result<Typed, TypedError> {
        let round = self.round_to_type_in(text)?;
        let AnyView::Piles(_) = round.view else { return Err(TypedError::NoGame) };
        let action = read(text, self).map_err(|error| self.with_forms(error))?;
        if let Action::Lay { card, pile } = action
            && let Some(fits) = self.fits(card)
            && fits.ahead
        {
            return match fits.piles[pile.index()].refusal {
                None => Ok(Typed::Queue(action.into())),
                Some(refusal) => {
                    let legal = self.legal_piles(card).into_iter();
                    let instead = legal.map(|pile| Action::Lay { card, pile }.into()).collect();
                    Err(TypedError::Refused { action: action.into(), refusal, instead })
                }
            };
        }
        let action = AnyAction::from(action);
        self.judge(round, action)?;
        Ok(Typed::Act { action, warning: self.warning(action) })
    }

    /// The piles on which a card of the person's hand may be laid.
    fn legal_piles(&self, card: Card) -> Vec<Pile> {
        let fits = self.fits(card).into_iter().flat_map(|fits| fits.piles);
        fits.filter(|fit| fit.legal).map(|fit| fit.pile).collect()
    }
}

/// Reads `37A`, also as `37 a`, `A37` or `37-A`, or `end`.
fn read(text: &str, session: &Session) -> Result<Action, TypedError> {
    let plain: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
    let plain = plain.to_ascii_uppercase();
    if plain == "END" {
        return Ok(Action::End);
    }
    let (digits, letters): (String, String) = plain.chars().partition(char::is_ascii_digit);
    // The number stands in one piece, before or after its pile.
    if digits.is_empty() || !plain.contains(&digits) || letters.len() > 1 {
        return Err(TypedError::Unknown { found: found(text), forms: Vec::new() });
    }
    let number: Option<u8> = digits.parse().ok();
    let wrong_card = || TypedError::Wrong { found: found(&digits), expected: Expected::Card };
    let card = number.and_then(Card::new).ok_or_else(wrong_card)?;
    let Some(letter) = letters.chars().next() else {
        let endings = session.legal_piles(card).into_iter().map(|pile| pile.to_string()).collect();
        return Err(TypedError::Unfinished { found: card.to_string(), endings });
    };
    let wrong_pile = || TypedError::Wrong { found: letters.clone(), expected: Expected::Pile };
    let pile = Pile::from_letter(letter).ok_or_else(wrong_pile)?;
    Ok(Action::Lay { card, pile })
}
