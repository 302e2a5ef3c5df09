use stapel_client::{Expected, Form, TypedError};

use super::{count, letter, refusal, text};
use crate::Words;

/// What is wrong with a play that was typed, and what would be right.
pub fn typed_error(words: &Words, error: &TypedError) -> String {
    match error {
        TypedError::Nothing => words.fill("typed-nothing", &[]),
        TypedError::NoGame => words.fill("typed-no-game", &[]),
        TypedError::Waiting => words.fill("typed-waiting", &[]),
        TypedError::Unknown { found, forms } => {
            let forms: Vec<&str> = forms.iter().map(|form| example(*form)).collect();
            let forms = forms.join(", ");
            words.fill("typed-unknown", &[("found", text(found)), ("forms", text(&forms))])
        }
        TypedError::NoPile { card, piles } => {
            let piles: Vec<&str> = piles.iter().map(letter).collect();
            let piles = piles.join(", ");
            words.fill("typed-no-pile", &[("card", count(card.number())), ("piles", text(&piles))])
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

/// What a form looks like; the notation is the same in every language.
fn example(form: Form) -> &'static str {
    match form {
        Form::Lay => "37A",
        Form::End => "end",
        Form::Play => "play 5 J s2",
        Form::Add => "add 5",
        Form::Blind => "blind 2",
        Form::Push => "push 1",
        Form::Target => "target 1",
        Form::Clear => "clear",
        Form::Take => "take",
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
