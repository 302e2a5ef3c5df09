use serde::{Deserialize, Serialize};
use stapel_rules::piles::{Event, Seen};

use super::{CardNumber, PileLetter};
use crate::games::GameEventJson;
use crate::{SeatNumber, is_false};

/// Something that happened, as one viewer may know it. There is no field for a card that someone else drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventJson {
    /// A card was laid.
    Laid {
        seat: SeatNumber,
        card: CardNumber,
        pile: PileLetter,
        /// Whether it went back by ten.
        #[serde(default, skip_serializing_if = "is_false")]
        trick: bool,
    },
    /// The viewer drew this card.
    YouDrew { card: CardNumber },
    /// Someone else drew a card.
    TheyDrew { seat: SeatNumber },
}

/// Something that happened and that not everyone may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenEventJson {
    /// A seat drew this card.
    Drew { seat: SeatNumber, card: CardNumber },
}

impl OpenEventJson {
    /// The event, if not everyone may see it.
    pub(in crate::games) fn new(event: &Event) -> Option<OpenEventJson> {
        match *event {
            Event::Drew { seat, card } => {
                Some(OpenEventJson::Drew { seat: SeatNumber(seat), card: CardNumber(card) })
            }
            Event::TurnBegan { .. }
            | Event::Laid { .. }
            | Event::TurnEnded { .. }
            | Event::Over(_) => None,
        }
    }
}

/// What a viewer saw of a game with so many players.
pub(in crate::games) fn event_json(seen: &Seen, players: u8) -> GameEventJson {
    GameEventJson::Piles(match *seen {
        Seen::TurnBegan { seat, minimum } => {
            return GameEventJson::Turn { seat: SeatNumber(seat), minimum: Some(minimum) };
        }
        Seen::TurnEnded { seat } => return GameEventJson::Ended { seat: SeatNumber(seat) },
        Seen::Over(outcome) => return GameEventJson::decided(&outcome, players),
        Seen::Laid { seat, card, pile, trick } => EventJson::Laid {
            seat: SeatNumber(seat),
            card: CardNumber(card),
            pile: PileLetter(pile),
            trick,
        },
        Seen::YouDrew { card } => EventJson::YouDrew { card: CardNumber(card) },
        Seen::TheyDrew { seat } => EventJson::TheyDrew { seat: SeatNumber(seat) },
    })
}

/// What was seen, if it makes sense.
pub(in crate::games) fn seen(event: &GameEventJson) -> Option<Seen> {
    Some(match *event {
        GameEventJson::Turn { seat, minimum } => {
            Seen::TurnBegan { seat: seat.0, minimum: minimum? }
        }
        GameEventJson::Ended { seat } => Seen::TurnEnded { seat: seat.0 },
        GameEventJson::Decided { ref outcome } => Seen::Over(outcome.read()?),
        GameEventJson::Piles(event) => match event {
            EventJson::Laid { seat, card, pile, trick } => {
                Seen::Laid { seat: seat.0, card: card.0, pile: pile.0, trick }
            }
            EventJson::YouDrew { card } => Seen::YouDrew { card: card.0 },
            EventJson::TheyDrew { seat } => Seen::TheyDrew { seat: seat.0 },
        },
        _ => return None,
    })
}
