use std::fmt;

use serde::de::{Error, IntoDeserializer, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use stapel_rules::clear4::{Counts, Event, Source, Value};

use super::names::faces;
use super::{FaceName, StackNumber, ValueNumber};
use crate::SeatNumber;
use crate::games::GameEventJson;

/// Something that happened. All of it happens in the open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventJson {
    /// A number card or joker was put on the pile.
    Placed {
        seat: SeatNumber,
        card: FaceName,
        from: FromJson,
        /// The value it counts for; null for a valueless joker.
        r#as: Option<ValueNumber>,
    },
    /// A card that lies across was turned over.
    Blind { seat: SeatNumber, stack: StackNumber, card: FaceName },
    /// The blind card lies on the pile.
    BlindPlaced {
        seat: SeatNumber,
        card: FaceName,
        /// The value it counts for; null for a valueless joker.
        r#as: Option<ValueNumber>,
    },
    /// The valueless joker on top got its value.
    JokerNamed { seat: SeatNumber, value: ValueNumber },
    /// The card under a played one was turned up.
    TurnedUp { seat: SeatNumber, stack: StackNumber, card: FaceName },
    /// A PUSH or CLEAR was played.
    Special {
        seat: SeatNumber,
        card: FaceName,
        /// Null for a blind card.
        from: Option<FromJson>,
    },
    /// The pile left the game.
    Cleared { seat: SeatNumber, cards: Vec<FaceName> },
    /// Cards were taken into a hand.
    Took { seat: SeatNumber, cards: Vec<FaceName> },
}

/// Where a card came from: `"hand"`, or a stack by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum FromJson {
    Stack(StackNumber),
    Hand(HandName),
}

impl<'de> Deserialize<'de> for FromJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FromJson, D::Error> {
        struct Read;
        impl Visitor<'_> for Read {
            type Value = FromJson;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("hand, or the number of a stack")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<FromJson, E> {
                HandName::deserialize(name.into_deserializer()).map(FromJson::Hand)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<FromJson, E> {
                StackNumber::deserialize(number.into_deserializer()).map(FromJson::Stack)
            }
        }
        deserializer.deserialize_any(Read)
    }
}

/// `"hand"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandName {
    Hand,
}

impl From<Source> for FromJson {
    fn from(source: Source) -> FromJson {
        match source {
            Source::Hand => FromJson::Hand(HandName::Hand),
            Source::Stack(stack) => FromJson::Stack(StackNumber(stack)),
        }
    }
}

impl From<FromJson> for Source {
    fn from(from: FromJson) -> Source {
        match from {
            FromJson::Hand(HandName::Hand) => Source::Hand,
            FromJson::Stack(stack) => Source::Stack(stack.0),
        }
    }
}

/// An event of a game with so many players.
pub(in crate::games) fn event_json(event: &Event, players: u8) -> GameEventJson {
    let value = |value: Option<Value>| value.map(ValueNumber);
    GameEventJson::Clear4(match *event {
        Event::TurnBegan { seat } => {
            return GameEventJson::Turn { seat: SeatNumber(seat), minimum: None };
        }
        Event::TurnEnded { seat } => return GameEventJson::Ended { seat: SeatNumber(seat) },
        Event::Over(outcome) => return GameEventJson::decided(&outcome, players),
        Event::Placed { seat, face, from, counts_as } => EventJson::Placed {
            seat: SeatNumber(seat),
            card: FaceName(face),
            from: from.into(),
            r#as: value(counts_as),
        },
        Event::BlindRevealed { seat, stack, face } => EventJson::Blind {
            seat: SeatNumber(seat),
            stack: StackNumber(stack),
            card: FaceName(face),
        },
        Event::BlindPlaced { seat, face, counts_as } => EventJson::BlindPlaced {
            seat: SeatNumber(seat),
            card: FaceName(face),
            r#as: value(counts_as),
        },
        Event::JokerNamed { seat, value } => {
            EventJson::JokerNamed { seat: SeatNumber(seat), value: ValueNumber(value) }
        }
        Event::TurnedUp { seat, stack, face } => EventJson::TurnedUp {
            seat: SeatNumber(seat),
            stack: StackNumber(stack),
            card: FaceName(face),
        },
        Event::Special { seat, face, from } => EventJson::Special {
            seat: SeatNumber(seat),
            card: FaceName(face),
            from: from.map(FromJson::from),
        },
        Event::Cleared { seat, cards } => {
            EventJson::Cleared { seat: SeatNumber(seat), cards: faces(cards) }
        }
        Event::Took { seat, cards } => {
            EventJson::Took { seat: SeatNumber(seat), cards: faces(cards) }
        }
    })
}

/// The event, if it makes sense.
pub(in crate::games) fn seen(event: &GameEventJson) -> Option<Event> {
    let value = |value: Option<ValueNumber>| value.map(|value| value.0);
    let event = match event {
        GameEventJson::Turn { seat, minimum: None } => {
            return Some(Event::TurnBegan { seat: seat.0 });
        }
        GameEventJson::Ended { seat } => return Some(Event::TurnEnded { seat: seat.0 }),
        GameEventJson::Decided { outcome } => return outcome.read().map(Event::Over),
        GameEventJson::Clear4(event) => event,
        _ => return None,
    };
    Some(match *event {
        EventJson::Placed { seat, card, from, r#as } => {
            Event::Placed { seat: seat.0, face: card.0, from: from.into(), counts_as: value(r#as) }
        }
        EventJson::Blind { seat, stack, card } => {
            Event::BlindRevealed { seat: seat.0, stack: stack.0, face: card.0 }
        }
        EventJson::BlindPlaced { seat, card, r#as } => {
            Event::BlindPlaced { seat: seat.0, face: card.0, counts_as: value(r#as) }
        }
        EventJson::JokerNamed { seat, value } => Event::JokerNamed { seat: seat.0, value: value.0 },
        EventJson::TurnedUp { seat, stack, card } => {
            Event::TurnedUp { seat: seat.0, stack: stack.0, face: card.0 }
        }
        EventJson::Special { seat, card, from } => {
            Event::Special { seat: seat.0, face: card.0, from: from.map(Source::from) }
        }
        EventJson::Cleared { seat, ref cards } => {
            Event::Cleared { seat: seat.0, cards: counts(cards)? }
        }
        EventJson::Took { seat, ref cards } => Event::Took { seat: seat.0, cards: counts(cards)? },
    })
}

/// These cards, if there are so many of each.
fn counts(cards: &[FaceName]) -> Option<Counts> {
    let mut counts = Counts::EMPTY;
    cards.iter().all(|card| counts.insert(card.0)).then_some(counts)
}
