use stapel_rules::clear4::{Event, Face, Value};

use super::replay::{Names, outcome};
use super::{count, face_name, text};
use crate::Words;

/// What happened in a step of Clear 4!. Cards that are played together are told together.
pub(super) fn clear4_events(words: &Words, names: Names<'_>, events: &[Event]) -> Vec<String> {
    let placed = events.iter().filter_map(|event| match *event {
        Event::Placed { seat, face, counts_as, .. } => Some((seat, placed(words, face, counts_as))),
        _ => None,
    });
    let (seats, cards): (Vec<_>, Vec<String>) = placed.unzip();
    let mut told = Vec::new();
    if let Some(seat) = seats.first() {
        let cards = cards.join(", ");
        told.push(
            words.fill("step-plays", &[("name", text(&names(*seat))), ("card", text(&cards))]),
        );
    }
    for event in events {
        told.extend(sentence(words, names, event, told.is_empty()));
    }
    told
}

/// A card on the pile, and what it counts for if that is not printed on it.
fn placed(words: &Words, card: Face, counts_as: Option<Value>) -> String {
    let name = face_name(words, card);
    match counts_as {
        Some(value) if card.value().is_none() => format!("{name} ({value})"),
        _ => name,
    }
}

fn sentence(words: &Words, names: Names<'_>, event: &Event, is_first: bool) -> Option<String> {
    let with_card = |id: &str, seat, card| {
        words.fill(id, &[("name", text(&names(seat))), ("card", text(&face_name(words, card)))])
    };
    Some(match *event {
        Event::BlindRevealed { seat, face: card, .. } => with_card("step-blind", seat, card),
        Event::Special { seat, face: card, from: Some(_) } => with_card("step-plays", seat, card),
        Event::JokerNamed { value, .. } => {
            words.fill("step-joker-named", &[("value", count(value.number()))])
        }
        Event::TurnedUp { face: card, .. } => {
            words.fill("step-turned-up", &[("card", text(&face_name(words, card)))])
        }
        Event::Cleared { cards, .. } => {
            words.fill("step-cleared", &[("cards", count(cards.len()))])
        }
        Event::Took { seat, cards } => {
            words.fill("step-takes", &[("name", text(&names(seat))), ("cards", count(cards.len()))])
        }
        // What else ends a turn has been told.
        Event::TurnEnded { seat } if is_first => {
            words.fill("step-ends", &[("name", text(&names(seat)))])
        }
        Event::Over(end) => outcome(words, names, Some(end)),
        // Those have been told with what led to them.
        Event::Placed { .. }
        | Event::BlindPlaced { .. }
        | Event::Special { from: None, .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. } => return None,
    })
}
