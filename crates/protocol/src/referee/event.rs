use serde::Serialize;
use stapel_rules::any::AnyEvent;
use stapel_rules::clear4::{self, Source};
use stapel_rules::piles;
use stapel_rules::{Outcome, Seat};

use super::FaceOut;
use super::card::faces;

/// Something that happened, as the referee sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventOut {
    /// It is this seat's turn now.
    Turn {
        /// The seat.
        seat: usize,
        /// In The Game and Extreme, how many cards its turn needs.
        #[serde(skip_serializing_if = "Option::is_none")]
        minimum: Option<u8>,
    },
    /// A card of The Game or Extreme was laid.
    Laid {
        /// Who laid it.
        seat: usize,
        /// The card.
        card: u8,
        /// Where.
        pile: char,
        /// Whether it went back by ten.
        trick: bool,
    },
    /// A card was drawn.
    Drew {
        /// Who drew it.
        seat: usize,
        /// The card.
        card: u8,
    },
    /// A card of Clear 4! was put on the pile.
    Placed {
        /// Who put it there.
        seat: usize,
        /// The card.
        card: FaceOut,
        /// `"hand"`, or the stack by its number.
        from: FromOut,
        /// The value it counts for.
        r#as: Option<u8>,
    },
    /// A horizontal card was turned over.
    Blind {
        /// Whose.
        seat: usize,
        /// The stack, from 1.
        stack: u8,
        /// The card.
        card: FaceOut,
    },
    /// The blind card lies on the pile.
    BlindPlaced {
        /// Who played it.
        seat: usize,
        /// The card.
        card: FaceOut,
        /// The value it counts for.
        r#as: Option<u8>,
    },
    /// A valueless joker got its value.
    JokerNamed {
        /// Who added the number.
        seat: usize,
        /// The value.
        value: u8,
    },
    /// A card was turned up.
    TurnedUp {
        /// Whose.
        seat: usize,
        /// The stack, from 1.
        stack: u8,
        /// The card.
        card: FaceOut,
    },
    /// A PUSH or CLEAR was played.
    Special {
        /// By whom.
        seat: usize,
        /// Which.
        card: FaceOut,
        /// `"hand"`, the stack by its number, or null for a blind card.
        from: Option<FromOut>,
    },
    /// The pile left the game.
    Cleared {
        /// Who cleared it.
        seat: usize,
        /// What left.
        cards: Vec<FaceOut>,
    },
    /// Cards were taken into a hand.
    Took {
        /// By whom.
        seat: usize,
        /// What.
        cards: Vec<FaceOut>,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: usize,
    },
    /// The game ended: won.
    Won,
    /// The game ended: lost.
    Lost {
        /// Why.
        reason: &'static str,
        /// Cards left.
        left: u8,
    },
    /// The round ended.
    RoundOver {
        /// Who won.
        winner: Vec<usize>,
        /// Whether the turn cap ended it.
        capped: bool,
    },
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum FromOut {
    /// `"hand"`.
    Hand(&'static str),
    /// A stack, from 1.
    Stack(u8),
}

impl From<Source> for FromOut {
    fn from(source: Source) -> FromOut {
        match source {
            Source::Hand => FromOut::Hand("hand"),
            Source::Stack(stack) => FromOut::Stack(stack.number()),
        }
    }
}

impl From<&AnyEvent> for EventOut {
    fn from(event: &AnyEvent) -> EventOut {
        match event {
            AnyEvent::Piles(event) => piles_event(event),
            AnyEvent::Clear4(event) => clear4_event(event),
        }
    }
}

fn piles_event(event: &piles::Event) -> EventOut {
    use piles::Event;
    match *event {
        Event::TurnBegan { seat, minimum } => {
            EventOut::Turn { seat: seat.index(), minimum: Some(minimum) }
        }
        Event::Laid { seat, card, pile, trick } => {
            EventOut::Laid { seat: seat.index(), card: card.number(), pile: pile.letter(), trick }
        }
        Event::TurnEnded { seat } => EventOut::TurnEnded { seat: seat.index() },
        Event::Drew { seat, card } => EventOut::Drew { seat: seat.index(), card: card.number() },
        Event::Over(outcome) => over(&outcome),
    }
}

fn clear4_event(event: &clear4::Event) -> EventOut {
    use clear4::Event;
    match *event {
        Event::TurnBegan { seat } => EventOut::Turn { seat: seat.index(), minimum: None },
        Event::Placed { seat, face, from, counts_as } => EventOut::Placed {
            seat: seat.index(),
            card: FaceOut(face),
            from: from.into(),
            r#as: counts_as.map(clear4::Value::number),
        },
        Event::BlindRevealed { seat, stack, face } => {
            EventOut::Blind { seat: seat.index(), stack: stack.number(), card: FaceOut(face) }
        }
        Event::BlindPlaced { seat, face, counts_as } => EventOut::BlindPlaced {
            seat: seat.index(),
            card: FaceOut(face),
            r#as: counts_as.map(clear4::Value::number),
        },
        Event::JokerNamed { seat, value } => {
            EventOut::JokerNamed { seat: seat.index(), value: value.number() }
        }
        Event::TurnedUp { seat, stack, face } => {
            EventOut::TurnedUp { seat: seat.index(), stack: stack.number(), card: FaceOut(face) }
        }
        Event::Special { seat, face, from } => EventOut::Special {
            seat: seat.index(),
            card: FaceOut(face),
            from: from.map(FromOut::from),
        },
        Event::Cleared { seat, cards } => {
            EventOut::Cleared { seat: seat.index(), cards: faces(cards) }
        }
        Event::Took { seat, cards } => EventOut::Took { seat: seat.index(), cards: faces(cards) },
        Event::TurnEnded { seat } => EventOut::TurnEnded { seat: seat.index() },
        Event::Over(outcome) => over(&outcome),
    }
}

fn over(outcome: &Outcome) -> EventOut {
    match *outcome {
        Outcome::Won => EventOut::Won,
        Outcome::Lost { reason, left } => EventOut::Lost { reason: reason.name(), left },
        Outcome::Round { winners, capped, .. } => {
            EventOut::RoundOver { winner: winners.iter().map(Seat::index).collect(), capped }
        }
    }
}
