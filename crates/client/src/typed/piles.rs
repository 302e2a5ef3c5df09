use stapel_rules::Card;
use stapel_rules::piles::{Action, Pile, PileSet};

use super::{Expected, TypedError, found};

/// Reads `37A`, also as `37 a`, `A37` or `37-A`, or `end`.
pub(super) fn read(text: &str) -> Result<Action, TypedError> {
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
        return Err(TypedError::NoPile { card, piles: PileSet::EMPTY });
    };
    let wrong_pile = || TypedError::Wrong { found: letters.clone(), expected: Expected::Pile };
    let pile = Pile::from_letter(letter).ok_or_else(wrong_pile)?;
    Ok(Action::Lay { card, pile })
}
