//! What happens in Clear 4!, in sentences.

use stapel_protocol::table::{EventJson, SeatNumber};
use stapel_rules::clear4::Face;

use super::hints::{faces_text, several};
use crate::app::words::{count, say, text};
use crate::parts::face_name;

/// The cards that were placed together at the beginning of these events: a sentence, and how many events
/// it tells of.
pub(crate) fn cards_placed(
    events: &[EventJson],
    name: impl Fn(&SeatNumber) -> String,
) -> Option<(String, usize)> {
    let Some(EventJson::Placed { seat, r#as, .. }) = events.first() else { return None };
    let placed: Vec<Face> = events
        .iter()
        .map_while(|event| match event {
            EventJson::Placed { seat: other, card, .. } if other == seat => Some(card.0),
            _ => None,
        })
        .collect();
    let jokers = placed.iter().filter(|face| **face == Face::JOKER).count();
    let mut parts = Vec::new();
    if jokers < placed.len() {
        parts.push(faces_text(placed.iter().copied().filter(|face| *face != Face::JOKER)));
    }
    if jokers > 0 {
        let joker = several(&face_name(Face::JOKER), u8::try_from(jokers).unwrap_or(u8::MAX));
        parts.push(match r#as {
            Some(value) => {
                say("joker-as", &[("joker", text(&joker)), ("value", count(value.0.number()))])
            }
            None => joker,
        });
    }
    let sentence =
        say("told-placed", &[("name", text(&name(seat))), ("cards", text(&parts.join(", ")))]);
    Some((sentence, placed.len()))
}

/// An event of Clear 4! in a sentence; `None` if it is not worth one, or of another game.
pub(crate) fn clear4_sentence(
    event: &EventJson,
    name: impl Fn(&SeatNumber) -> String,
    is_you: impl Fn(&SeatNumber) -> bool,
) -> Option<String> {
    let card_of = |id: &str, seat: &SeatNumber, card: Face| {
        say(id, &[("name", text(&name(seat))), ("card", text(&face_name(card)))])
    };
    Some(match event {
        EventJson::Blind { seat, card, .. } if is_you(seat) => {
            card_of("told-you-blind", seat, card.0)
        }
        EventJson::Blind { seat, card, .. } => card_of("told-blind", seat, card.0),
        EventJson::BlindPlaced { card, r#as: Some(value), .. } if card.0 == Face::JOKER => {
            say("moment-counts", &[("value", count(value.0.number()))])
        }
        EventJson::BlindPlaced { r#as: Some(_), .. } => say("moment-fits", &[]),
        EventJson::BlindPlaced { r#as: None, .. } => say("moment-joker", &[]),
        EventJson::JokerNamed { value, .. } => {
            say("moment-counts", &[("value", count(value.0.number()))])
        }
        EventJson::TurnedUp { seat, stack, card } => say(
            "told-turned-up",
            &[
                ("name", text(&name(seat))),
                ("stack", count(stack.0.number())),
                ("card", text(&face_name(card.0))),
            ],
        ),
        // A blind one was told of already.
        EventJson::Special { seat, card, from: Some(_) } => card_of("told-special", seat, card.0),
        EventJson::Cleared { cards, .. } => say("told-cleared", &[("cards", count(cards.len()))]),
        EventJson::Took { seat, cards } => {
            let id = if is_you(seat) { "told-you-took" } else { "told-took" };
            let faces = faces_text(cards.iter().map(|card| card.0));
            let faces = if faces.is_empty() { say("told-nothing", &[]) } else { faces };
            say(id, &[("name", text(&name(seat))), ("cards", text(&faces))])
        }
        _ => return None,
    })
}
