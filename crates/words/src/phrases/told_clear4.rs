use stapel_protocol::games::clear4::EventJson as Clear4Event;
use stapel_protocol::table::{EventJson, GameEventJson, SeatNumber};
use stapel_rules::clear4::Face;

use super::clear4::several;
use super::{count, face_name, faces, text};
use crate::Words;

/// The cards that were placed together at the beginning of these events: a sentence, and how many events it tells of.
pub(super) fn cards_placed(
    words: &Words,
    events: &[EventJson],
    name: impl Fn(SeatNumber) -> String,
) -> Option<(String, usize)> {
    let clear4 = |event: &EventJson| match event {
        EventJson::Game(GameEventJson::Clear4(event)) => Some(event.clone()),
        _ => None,
    };
    let Clear4Event::Placed { seat, r#as, .. } = clear4(events.first()?)? else { return None };
    let placed: Vec<Face> = events
        .iter()
        .map_while(|event| match clear4(event)? {
            Clear4Event::Placed { seat: other, card, .. } if other == seat => Some(card.0),
            _ => None,
        })
        .collect();
    let jokers = placed.iter().filter(|face| **face == Face::JOKER).count();
    let mut parts = Vec::new();
    if jokers < placed.len() {
        parts.push(faces(words, placed.iter().copied().filter(|face| *face != Face::JOKER)));
    }
    if jokers > 0 {
        let many = u8::try_from(jokers).unwrap_or(u8::MAX);
        let joker = several(&face_name(words, Face::JOKER), many);
        parts.push(match r#as {
            Some(value) => {
                let value = count(value.0.number());
                words.fill("joker-as", &[("joker", text(&joker)), ("value", value)])
            }
            None => joker,
        });
    }
    let cards = parts.join(", ");
    let sentence =
        words.fill("told-placed", &[("name", text(&name(seat))), ("cards", text(&cards))]);
    Some((sentence, placed.len()))
}

/// An event of Clear 4! in a sentence; `None` if it is not worth one.
pub(super) fn clear4_sentence(
    words: &Words,
    event: &Clear4Event,
    name: impl Fn(SeatNumber) -> String,
    is_you: impl Fn(SeatNumber) -> bool,
) -> Option<String> {
    let card_of = |id: &str, seat: SeatNumber, card: Face| {
        words.fill(id, &[("name", text(&name(seat))), ("card", text(&face_name(words, card)))])
    };
    Some(match *event {
        Clear4Event::Blind { seat, card, .. } if is_you(seat) => {
            card_of("told-you-blind", seat, card.0)
        }
        Clear4Event::Blind { seat, card, .. } => card_of("told-blind", seat, card.0),
        Clear4Event::BlindPlaced { card, r#as: Some(value), .. } if card.0 == Face::JOKER => {
            words.fill("moment-counts", &[("value", count(value.0.number()))])
        }
        Clear4Event::BlindPlaced { r#as: Some(_), .. } => words.fill("moment-fits", &[]),
        Clear4Event::BlindPlaced { r#as: None, .. } => words.fill("moment-joker", &[]),
        Clear4Event::JokerNamed { value, .. } => {
            words.fill("moment-counts", &[("value", count(value.0.number()))])
        }
        Clear4Event::TurnedUp { seat, stack, card } => words.fill(
            "told-turned-up",
            &[
                ("name", text(&name(seat))),
                ("stack", count(stack.0.number())),
                ("card", text(&face_name(words, card.0))),
            ],
        ),
        // A blind one was told of already.
        Clear4Event::Special { seat, card, from: Some(_) } => card_of("told-special", seat, card.0),
        Clear4Event::Cleared { ref cards, .. } => {
            words.fill("told-cleared", &[("cards", count(cards.len()))])
        }
        Clear4Event::Took { seat, ref cards } => {
            let id = if is_you(seat) { "told-you-took" } else { "told-took" };
            let taken = faces(words, cards.iter().map(|card| card.0));
            let taken = if taken.is_empty() { words.fill("told-nothing", &[]) } else { taken };
            words.fill(id, &[("name", text(&name(seat))), ("cards", text(&taken))])
        }
        Clear4Event::Placed { .. } | Clear4Event::Special { from: None, .. } => return None,
    })
}
