//! Plays of Clear 4! that are typed.

use std::iter::Peekable;
use std::vec::IntoIter;

use stapel_rules::Seat;
use stapel_rules::any::{AnyAction, AnyView};
use stapel_rules::clear4::{
    Action, Counts, Face, Item, Phase, Source, Stack, StackSet, Value, View,
};

use crate::typed::found;
use crate::{Expected, Session, Typed, TypedError};

/// An example of the form that an action has, in notation.
pub(crate) fn form(action: &Action) -> &'static str {
    match action {
        Action::Play { .. } => "play 5 J s2",
        Action::Add(_) => "add 5",
        Action::Blind(_) => "blind 2",
        Action::Push { .. } => "push 1",
        Action::Target(_) => "target 1",
        Action::Clear { .. } => "clear",
        Action::Take => "take",
        Action::Sweep => "sweep",
        Action::End => "end",
    }
}

impl Session {
    /// Understands what the person typed, in a program in which only Clear 4! is played.
    ///
    /// # Errors
    /// [`TypedError`] says what is wrong and what would be right.
    pub fn read_clear4_command(&self, text: &str) -> Result<Typed, TypedError> {
        let round = self.round_to_type_in(text)?;
        let AnyView::Clear4(view) = &round.view else { return Err(TypedError::NoGame) };
        let action = read(text, view).map_err(|error| self.with_forms(error))?;
        let action = AnyAction::from(action);
        self.judge(round, action)?;
        Ok(Typed::Act { action, warning: None })
    }
}

/// The words that follow one another, in lower case.
type Words = Peekable<IntoIter<String>>;

/// Reads an action of Clear 4!. The word `play` or `add` may be left out, cards may come in any order.
fn read(text: &str, view: &View) -> Result<Action, TypedError> {
    let mut words = words(text);
    let unknown = || TypedError::Unknown { found: found(text), forms: Vec::new() };
    let verb = words.peek().cloned().ok_or_else(unknown)?;
    let is_verb = !matches!(read_item(&verb), Ok(Some(_)));
    if is_verb {
        words.next();
    }
    let action = match verb.as_str() {
        _ if !is_verb => numbers(&mut words, view)?,
        "play" | "add" => numbers(&mut words, view)?,
        "take" | "pass" => Action::Take,
        "sweep" => Action::Sweep,
        "end" => Action::End,
        "blind" => Action::Blind(stack(&mut words)?),
        "target" => Action::Target(seat(&mut words)?),
        "clear" => Action::Clear { from: source(&mut words)? },
        "push" => {
            // The stack may stand before or after the seat.
            let before = source(&mut words)?;
            let target = seat(&mut words)?;
            let from = match before {
                Source::Hand => source(&mut words)?,
                Source::Stack(_) => before,
            };
            Action::Push { from, target }
        }
        _ => return Err(unknown()),
    };
    match words.next() {
        None => Ok(action),
        Some(word) => Err(TypedError::Wrong { found: word, expected: Expected::Nothing }),
    }
}

/// The words of a text. A stack's `s` may stand apart from its number.
fn words(text: &str) -> Words {
    let lower = text.to_lowercase();
    let split = lower.split(|letter: char| letter.is_whitespace() || letter == ',');
    let mut words: Vec<String> = Vec::new();
    for word in split.filter(|word| !word.is_empty()) {
        match words.last_mut() {
            Some(last) if last == "s" => last.push_str(word),
            _ => words.push(found(word)),
        }
    }
    words.into_iter().peekable()
}

/// Cards for a number play, or one for the play under way.
fn numbers(words: &mut Words, view: &View) -> Result<Action, TypedError> {
    let mut items = Vec::new();
    for word in words.by_ref() {
        let wrong = TypedError::Wrong { found: word.clone(), expected: Expected::Item };
        items.push(read_item(&word)?.ok_or(wrong)?);
    }
    if let (Phase::Extend, [item]) = (view.phase, &items[..]) {
        return Ok(Action::Add(*item));
    }
    let mut hand = Counts::EMPTY;
    let mut stacks = StackSet::EMPTY;
    for item in &items {
        let fits = match *item {
            Item::Number(value) => hand.insert(Face::number(value)),
            Item::Joker => hand.insert(Face::JOKER),
            Item::Stack(stack) => {
                let new = !stacks.contains(stack);
                stacks.insert(stack);
                new
            }
        };
        if !fits {
            let found = item.to_string();
            return Err(TypedError::Wrong { found, expected: Expected::Nothing });
        }
    }
    match items.is_empty() {
        true => Err(TypedError::Missing(Expected::Item)),
        false => Ok(Action::Play { hand, stacks }),
    }
}

/// A card of the hand or a stack; `None` if the word means something else.
fn read_item(word: &str) -> Result<Option<Item>, TypedError> {
    let wrong = || TypedError::Wrong { found: word.to_owned(), expected: Expected::Item };
    if matches!(word, "j" | "joker") {
        return Ok(Some(Item::Joker));
    }
    if let Some(number) = word.strip_prefix('s') {
        return match is_number(number) {
            true => read_stack(number).map(Item::Stack).map(Some).ok_or_else(wrong),
            false => Ok(None),
        };
    }
    if !is_number(word) {
        return Ok(None);
    }
    let value = word.parse().ok().and_then(Value::new).ok_or_else(wrong)?;
    Ok(Some(Item::Number(value)))
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_stack(number: &str) -> Option<Stack> {
    number.parse().ok().and_then(Stack::new)
}

/// The stack that stands next.
fn stack(words: &mut Words) -> Result<Stack, TypedError> {
    let word = words.next().ok_or(TypedError::Missing(Expected::Stack))?;
    let stack = read_stack(word.strip_prefix('s').unwrap_or(&word));
    stack.ok_or(TypedError::Wrong { found: word, expected: Expected::Stack })
}

/// The stack that a special card comes from, if one stands next; otherwise the hand.
fn source(words: &mut Words) -> Result<Source, TypedError> {
    match words.peek() {
        Some(word) if word.starts_with('s') => stack(words).map(Source::Stack),
        _ => Ok(Source::Hand),
    }
}

/// The seat that stands next.
fn seat(words: &mut Words) -> Result<Seat, TypedError> {
    let word = words.next().ok_or(TypedError::Missing(Expected::Seat))?;
    let seat = word.parse().ok().and_then(Seat::new);
    seat.ok_or(TypedError::Wrong { found: word, expected: Expected::Seat })
}
