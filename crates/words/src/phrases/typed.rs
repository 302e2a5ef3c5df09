use stapel_client::{Expected, TypedError};

use super::{refusal, text};
use crate::Words;

/// What is wrong with a play that was typed, and what would be right.
pub fn typed_error(words: &Words, error: &TypedError) -> String {
    match error {
        TypedError::Nothing => words.fill("typed-nothing", &[]),
        TypedError::NoGame => words.fill("typed-no-game", &[]),
        TypedError::Waiting => words.fill("typed-waiting", &[]),
        TypedError::Unknown { found, forms } => {
            let forms = forms.join(", ");
            words.fill("typed-unknown", &[("found", text(found)), ("forms", text(&forms))])
        }
        TypedError::Unfinished { found, endings } => {
            let piles = endings.join(", ");
            words.fill("typed-no-pile", &[("card", text(found)), ("piles", text(&piles))])
        }
        TypedError::Missing(expected) => {
            words.fill("typed-missing", &[("expected", text(&expected_text(words, *expected)))])
        }
        TypedError::Wrong { found, expected } => words.fill(
            "typed-wrong",
            &[("found", text(found)), ("expected", text(&expected_text(words, *expected)))],
        ),
        TypedError::Refused { refusal: why, instead, .. } => {
            let why = refusal(words, why.code(), &why.to_string(), None);
            let instead: Vec<String> = instead.iter().take(4).map(ToString::to_string).collect();
            if instead.is_empty() {
                why
            } else {
                let plays = instead.join(", ");
                format!("{why} {}", words.fill("typed-instead", &[("plays", text(&plays))]))
            }
        }
    }
}

fn expected_text(words: &Words, expected: Expected) -> String {
    words.get(match expected {
        Expected::Card => "expected-card",
        Expected::Pile => "expected-pile",
        Expected::Item => "expected-item",
        Expected::Stack => "expected-stack",
        Expected::Seat => "expected-seat",
        Expected::Nothing => "expected-nothing",
    })
}
