//! Reads actions as they are written in the notation.

use alloc::string::ToString;

use super::{Action, Counts, Face, Item, Source, Stack, StackSet, Value};
use crate::Seat;
use crate::notation::{ActionError, Piece};

const ACTION: &str = "play, add, blind, push, target, clear, take, sweep or end, and the cards, stack or seat after it";
const ITEM: &str = "a number, J, or one of s1 to s4";

/// Reads an action of Clear 4!.
pub(super) fn parse_action(text: &str) -> Result<Action, ActionError> {
    let piece = Piece::line(text, 1);
    let mut words = piece.split(" ");
    let Some(verb) = words.next() else {
        return Err(piece.expected(ACTION).into());
    };
    let end = Piece { text: "", line: 1, column: text.chars().count() + 1 };
    let mut word = || words.next().unwrap_or(end);
    let action = match verb.text {
        "take" => Action::Take,
        "sweep" => Action::Sweep,
        "end" => Action::End,
        "blind" => Action::Blind(parse_stack(word())?),
        "target" => Action::Target(parse_seat(word())?),
        "add" => Action::Add(parse_item(word())?),
        "clear" => match words.next() {
            None => Action::Clear { from: Source::Hand },
            Some(word) => Action::Clear { from: parse_source(word)? },
        },
        "push" => {
            let first = word();
            if first.text.starts_with('s') {
                let from = parse_source(first)?;
                Action::Push { from, target: parse_seat(word())? }
            } else {
                Action::Push { from: Source::Hand, target: parse_seat(first)? }
            }
        }
        "play" => {
            let mut hand = Counts::EMPTY;
            let mut stacks = StackSet::EMPTY;
            let mut word = word();
            loop {
                match parse_item(word)? {
                    // No hand has more cards of one face than a bag can count.
                    Item::Number(value) if !hand.insert(Face::number(value)) => {
                        return Err(ActionError::NoSuchCard(word.text.to_string()));
                    }
                    Item::Joker if !hand.insert(Face::JOKER) => {
                        return Err(ActionError::NoSuchCard(word.text.to_string()));
                    }
                    // A stack shows one card, not two.
                    Item::Stack(stack) if stacks.contains(stack) => {
                        return Err(ActionError::NoSuchCard(word.text.to_string()));
                    }
                    Item::Number(_) | Item::Joker => {}
                    Item::Stack(stack) => stacks.insert(stack),
                }
                match words.next() {
                    Some(next) => word = next,
                    None => break,
                }
            }
            Action::Play { hand, stacks }
        }
        _ => return Err(verb.expected(ACTION).into()),
    };
    if let Some(extra) = words.next() {
        return Err(extra.expected("nothing more").into());
    }
    // There is one way to write an action: numbers ascending, then jokers, then stacks.
    let canonical = action.to_string();
    if canonical != text {
        return Err(piece.expected(alloc::format!("the spelling {canonical:?}")).into());
    }
    Ok(action)
}

fn parse_stack(word: Piece<'_>) -> Result<Stack, ActionError> {
    let stack = word.number().and_then(Stack::new);
    stack.ok_or_else(|| word.expected("a stack, 1 to 4").into())
}

fn parse_source(word: Piece<'_>) -> Result<Source, ActionError> {
    match parse_item(word) {
        Ok(Item::Stack(stack)) => Ok(Source::Stack(stack)),
        _ => Err(word.expected("one of s1 to s4").into()),
    }
}

fn parse_seat(word: Piece<'_>) -> Result<Seat, ActionError> {
    if !word.is_number() {
        return Err(word.expected("a seat, counted from 0").into());
    }
    let seat = word.number().and_then(Seat::new);
    seat.ok_or_else(|| ActionError::NoSuchSeat(word.expected("").found))
}

fn parse_item(word: Piece<'_>) -> Result<Item, ActionError> {
    if word.text == "J" {
        return Ok(Item::Joker);
    }
    if let Some(number) = word.strip_prefix("s") {
        let stack = number.number().and_then(Stack::new);
        return stack.map(Item::Stack).ok_or_else(|| word.expected(ITEM).into());
    }
    if !word.is_number() {
        return Err(word.expected(ITEM).into());
    }
    let value = word.number().and_then(Value::new);
    value.map(Item::Number).ok_or_else(|| ActionError::NoSuchCard(word.expected("").found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_round_trip() {
        for text in [
            "play 5",
            "play J",
            "play 5 5 J s2",
            "play 10 s1 s2 s3 s4",
            "play s3",
            "add 5",
            "add J",
            "add s4",
            "blind 3",
            "push 2",
            "push s1 2",
            "target 0",
            "clear",
            "clear s3",
            "take",
            "sweep",
            "end",
        ] {
            let action = parse_action(text);
            assert_eq!(action.map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn mixed_values_can_be_written_so_that_the_rules_can_refuse_them() {
        assert!(parse_action("play 5 6").is_ok());
    }

    #[test]
    fn broken_actions_are_refused_with_code_and_column() {
        let column = |error: &ActionError| match error {
            ActionError::Syntax(error) => error.column,
            _ => 0,
        };
        for (text, code, at) in [
            ("", "bad_request", 1),
            ("play", "bad_request", 5),
            ("play ", "bad_request", 6),
            ("play 5  5", "bad_request", 8),
            ("play J 5", "bad_request", 1),
            ("play s2 s1", "bad_request", 1),
            ("play 5 push", "bad_request", 8),
            ("play s5", "bad_request", 6),
            ("play 05", "bad_request", 6),
            ("blind", "bad_request", 6),
            ("blind 5", "bad_request", 7),
            ("take it", "bad_request", 6),
            ("push", "bad_request", 5),
            ("push s1", "bad_request", 8),
            ("clear 3", "bad_request", 7),
            ("target x", "bad_request", 8),
            ("play 11", "no_such_card", 0),
            ("play 0", "no_such_card", 0),
            ("play 300", "no_such_card", 0),
            ("play s1 s1", "no_such_card", 0),
            ("add 11", "no_such_card", 0),
            ("push 6", "bad_target", 0),
            ("push 99999999999999999999", "bad_target", 0),
        ] {
            let error = parse_action(text).unwrap_err();
            assert_eq!((error.code(), column(&error)), (code, at), "{text}");
        }
    }
}
