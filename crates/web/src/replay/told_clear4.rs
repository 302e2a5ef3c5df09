use stapel_rules::clear4::{Event, Face, Value};

use super::told;
use super::watch::Watch;
use crate::app::words::{count, say, text};

/// What a card is called.
pub(super) fn face(face: Face) -> String {
    match (face, face.value()) {
        (_, Some(value)) => value.to_string(),
        (Face::PUSH, _) => String::from("PUSH"),
        (Face::JOKER, _) => String::from("JOKER"),
        _ => String::from("CLEAR"),
    }
}

/// What happened in a step of Clear 4!. Cards that are played together are told together.
pub(super) fn events(watch: Watch, events: &[Event]) -> Vec<String> {
    let placed = events.iter().filter_map(|event| match *event {
        Event::Placed { seat, face, counts_as, .. } => Some((seat, placed(face, counts_as))),
        _ => None,
    });
    let (seats, cards): (Vec<_>, Vec<String>) = placed.unzip();
    let mut told = Vec::new();
    if let Some(seat) = seats.first() {
        let cards = cards.join(", ");
        told.push(say("step-plays", &[("name", text(&watch.name(*seat))), ("card", text(&cards))]));
    }
    for event in events {
        told.extend(sentence(watch, event, told.is_empty()));
    }
    told
}

/// A card on the pile, and what it counts for if that is not printed on it.
fn placed(card: Face, counts_as: Option<Value>) -> String {
    let name = face(card);
    match counts_as {
        Some(value) if card.value().is_none() => format!("{name} ({value})"),
        _ => name,
    }
}

fn sentence(watch: Watch, event: &Event, is_first: bool) -> Option<String> {
    let with_card =
        |id, seat, card| say(id, &[("name", text(&watch.name(seat))), ("card", text(&face(card)))]);
    Some(match *event {
        Event::BlindRevealed { seat, face: card, .. } => with_card("step-blind", seat, card),
        Event::Special { seat, face: card, from: Some(_) } => with_card("step-plays", seat, card),
        Event::JokerNamed { value, .. } => {
            say("step-joker-named", &[("value", count(value.number()))])
        }
        Event::TurnedUp { face: card, .. } => say("step-turned-up", &[("card", text(&face(card)))]),
        Event::Cleared { cards, .. } => say("step-cleared", &[("cards", count(cards.len()))]),
        Event::Took { seat, cards } => {
            say("step-takes", &[("name", text(&watch.name(seat))), ("cards", count(cards.len()))])
        }
        // What else ends a turn has been told.
        Event::TurnEnded { seat } if is_first => told::of("step-ends", watch, seat),
        Event::Over(outcome) => told::outcome(watch, Some(outcome)),
        // Those have been told with what led to them.
        Event::Placed { .. }
        | Event::BlindPlaced { .. }
        | Event::Special { from: None, .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. } => return None,
    })
}
