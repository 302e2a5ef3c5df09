use stapel_rules::clear4::{Event, Face, Source};

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

/// Adds to what is told what happened in Clear 4!.
pub(super) fn event(watch: Watch, event: &Event, told: &mut Vec<String>) {
    let name_of = |seat| watch.name(seat);
    told.push(match *event {
        Event::Placed { seat, face: card, from, counts_as } => {
            let name = name_of(seat);
            let mut card = face(card);
            if let Some(value) = counts_as.map(|value| value.to_string()).filter(|value| *value != card) {
                card = format!("{card} ({value})");
            }
            let id = if from == Source::Hand { "step-plays" } else { "step-plays-from-stack" };
            say(id, &[("name", text(&name)), ("card", text(&card))])
        }
        Event::BlindRevealed { seat, face: card, .. } => {
            say("step-blind", &[("name", text(&name_of(seat))), ("card", text(&face(card)))])
        }
        Event::JokerNamed { value, .. } => {
            say("step-joker-named", &[("value", count(value.number()))])
        }
        Event::TurnedUp { face: card, .. } => say("step-turned-up", &[("card", text(&face(card)))]),
        // A blind one has been told already.
        Event::Special { from: None, .. } | Event::BlindPlaced { .. } | Event::TurnBegan { .. } => {
            return;
        }
        Event::Special { seat, face: card, .. } => {
            say("step-plays", &[("name", text(&name_of(seat))), ("card", text(&face(card)))])
        }
        Event::Cleared { cards, .. } => say("step-cleared", &[("cards", count(cards.len()))]),
        Event::Took { seat, cards } => {
            say("step-takes", &[("name", text(&name_of(seat))), ("cards", count(cards.len()))])
        }
        Event::TurnEnded { seat } if told.is_empty() => told::of("step-ends", watch, seat),
        Event::TurnEnded { .. } => return,
        Event::Over(outcome) => told::outcome(watch, Some(outcome)),
    });
}
