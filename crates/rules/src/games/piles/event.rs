use alloc::vec;
use alloc::vec::Vec;

use super::Pile;
use crate::{Card, Outcome, Seat, Viewer};

/// The draw that is awaited: the active seat takes the next card of the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    pub seat: Seat,
}

/// Something that happened, with everything there is to know about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// It is this seat's turn now.
    TurnBegan { seat: Seat, minimum: u8 },
    /// A card was laid.
    Laid { seat: Seat, card: Card, pile: Pile, trick: bool },
    /// The action of a seat ended; it draws next.
    TurnEnded { seat: Seat },
    /// A seat drew a card.
    Drew { seat: Seat, card: Card },
    /// The game ended.
    Over(Outcome),
}

/// Something that happened, as one viewer may know it.
///
/// There is no field that could hold a card drawn by someone else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// It is this seat's turn now.
    TurnBegan { seat: Seat, minimum: u8 },
    /// A card was laid.
    Laid { seat: Seat, card: Card, pile: Pile, trick: bool },
    /// The action of a seat ended.
    TurnEnded { seat: Seat },
    /// The viewer drew this card.
    YouDrew { card: Card },
    /// Someone else drew a card.
    TheyDrew { seat: Seat },
    /// The game ended.
    Over(Outcome),
}

impl Event {
    /// What this viewer may know of it.
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        match *self {
            Event::TurnBegan { seat, minimum } => Seen::TurnBegan { seat, minimum },
            Event::Laid { seat, card, pile, trick } => Seen::Laid { seat, card, pile, trick },
            Event::TurnEnded { seat } => Seen::TurnEnded { seat },
            Event::Drew { seat, card } if viewer.is(seat) => Seen::YouDrew { card },
            Event::Drew { seat, .. } => Seen::TheyDrew { seat },
            Event::Over(outcome) => Seen::Over(outcome),
        }
    }
}

/// What lies on the four piles from bottom to top, followed from the events that everyone sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spread {
    piles: [Vec<u8>; Pile::COUNT],
}

impl Spread {
    /// Four piles with nothing but their bases.
    pub fn new() -> Spread {
        Spread { piles: Pile::ALL.map(|pile| vec![pile.base()]) }
    }

    /// Takes note of what was seen.
    pub fn note(&mut self, seen: &Seen) {
        if let Seen::Laid { card, pile, .. } = *seen {
            self.piles[pile.index()].push(card.number());
        }
    }

    /// The numbers of a pile from bottom to top, the base first.
    pub fn pile(&self, pile: Pile) -> &[u8] {
        &self.piles[pile.index()]
    }
}

impl Default for Spread {
    fn default() -> Spread {
        Spread::new()
    }
}
