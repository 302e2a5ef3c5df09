//! Reading plain JSON with distrust.

use serde_json::{Map, Value};

use super::truth::Card;

/// What is wrong with a message.
pub(super) type Finding = String;

type Object = Map<String, Value>;

fn object(value: &Value) -> Result<&Object, Finding> {
    value.as_object().ok_or_else(|| format!("not an object: {value}"))
}

/// The one field of an object that has one.
pub(super) fn only(value: &Value) -> Result<(&str, &Value), Finding> {
    let fields = object(value)?;
    match fields.iter().next() {
        Some((name, value)) if fields.len() == 1 => Ok((name, value)),
        _ => Err(format!("more than one field: {value}")),
    }
}

/// An object that has no fields but these.
pub(super) fn fields<'v>(value: &'v Value, known: &[&str]) -> Result<&'v Object, Finding> {
    let object = object(value)?;
    match object.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(format!("an unknown field {name:?}")),
        None => Ok(object),
    }
}

pub(super) fn number(value: &Value) -> Result<u64, Finding> {
    value.as_u64().ok_or_else(|| format!("not a number: {value}"))
}

pub(super) fn list(value: &Value) -> Result<&Vec<Value>, Finding> {
    value.as_array().ok_or_else(|| format!("not a list: {value}"))
}

/// A card by its name, whether it is a number or a word.
pub(super) fn card(value: &Value) -> Result<Card, Finding> {
    match value {
        Value::Number(number) => Ok(number.to_string()),
        Value::String(word) => Ok(word.clone()),
        other => Err(format!("not a card: {other}")),
    }
}

pub(super) fn cards(value: &Value) -> Result<Vec<Card>, Finding> {
    list(value)?.iter().map(card).collect()
}

pub(super) fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort();
    cards
}

pub(super) fn same(what: &str, told: &[Card], true_cards: &[Card]) -> Result<(), Finding> {
    if told == true_cards {
        Ok(())
    } else {
        Err(format!("{what} is told as {told:?} and is {true_cards:?}"))
    }
}
