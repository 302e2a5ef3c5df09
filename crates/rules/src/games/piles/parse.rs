//! Reads actions as they are written in the notation.

use super::{Action, Card, Pile};
use crate::notation::{ActionError, Piece};

const ACTION: &str = "a card and its pile such as 37A, or end";

/// Reads an action of The Game or Extreme.
pub(super) fn parse_action(text: &str) -> Result<Action, ActionError> {
    let piece = Piece::line(text, 1);
    if text == "end" {
        return Ok(Action::End);
    }
    let (digits, letter) = piece.split_digits();
    if digits.text.is_empty() || digits.text.starts_with('0') {
        return Err(piece.expected(ACTION).into());
    }
    let mut letters = letter.text.chars();
    let (Some(pile), None) = (letters.next().and_then(Pile::from_letter), letters.next()) else {
        return Err(letter.expected("one of the piles A, B, C, D").into());
    };
    let card = digits
        .number()
        .and_then(Card::new)
        .ok_or_else(|| ActionError::NoSuchCard(digits.expected("").found))?;
    Ok(Action::Lay { card, pile })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn actions_round_trip() {
        for card in Card::all() {
            for pile in Pile::ALL {
                let action = Action::Lay { card, pile };
                assert_eq!(parse_action(&action.to_string()), Ok(action));
            }
        }
        assert_eq!(parse_action("end"), Ok(Action::End));
    }

    #[test]
    fn broken_actions_are_refused_with_code_and_column() {
        let column = |error: &ActionError| match error {
            ActionError::Syntax(error) => error.column,
            _ => 0,
        };
        for (text, code, at) in [
            ("", "bad_request", 1),
            ("37", "bad_request", 3),
            ("37E", "bad_request", 3),
            ("37AA", "bad_request", 3),
            ("037A", "bad_request", 1),
            ("37a", "bad_request", 3),
            ("End", "bad_request", 1),
            ("-3A", "bad_request", 1),
            ("1A", "no_such_card", 0),
            ("100A", "no_such_card", 0),
            ("99999999999999999999A", "no_such_card", 0),
        ] {
            let error = parse_action(text).unwrap_err();
            assert_eq!((error.code(), column(&error)), (code, at), "{text}");
        }
    }
}
