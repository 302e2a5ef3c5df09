use alloc::vec::Vec;

use super::{Counts, Face, Source, Stack, Value};
use crate::{Outcome, Seat};

/// Which face-down card of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// The horizontal card at the bottom.
    Blind,
    /// The vertical card under the face-up one.
    Down,
}

/// The card that is turned up next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    pub seat: Seat,
    pub stack: Stack,
    pub layer: Layer,
}

/// Something that happened. In Clear 4! all of it happens in the open, so everyone sees the same
/// (C13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    TurnBegan {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        face: Face,
        from: Source,
        /// The value it counts for; `None` for a valueless joker.
        counts_as: Option<Value>,
    },
    /// A horizontal card was played and turned out to be this. What follows tells what it did.
    BlindRevealed {
        seat: Seat,
        stack: Stack,
        face: Face,
    },
    /// A blind card that fits, or a blind joker, lies on the pile now.
    BlindPlaced {
        seat: Seat,
        face: Face,
        /// The value it counts for; `None` for a valueless joker.
        counts_as: Option<Value>,
    },
    /// The valueless joker on top got its value from the number added to it (C10).
    JokerNamed {
        /// Who added the number.
        seat: Seat,
        value: Value,
    },
    /// The card under a played face-up card was turned up (C3).
    TurnedUp {
        seat: Seat,
        stack: Stack,
        face: Face,
    },
    /// A PUSH or CLEAR was played. A PUSH leaves the game at once, a CLEAR with the pile.
    Special {
        seat: Seat,
        face: Face,
        /// Where it came from; `None` for a blind card.
        from: Option<Source>,
    },
    /// The pile left the game, by four equal cards or by a CLEAR; the seat goes again.
    Cleared {
        seat: Seat,
        /// What left, a CLEAR included.
        cards: Counts,
    },
    /// A seat took cards into its hand: the pile, and a blind card that did not fit.
    Took {
        seat: Seat,
        cards: Counts,
    },
    TurnEnded {
        seat: Seat,
    },
    Over(Outcome),
}

/// The order of the pile and of what left the game, followed from the events.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    pile: Vec<(Face, Option<Value>)>,
    out: Vec<Face>,
}

impl Spread {
    /// An empty pile, and nothing out of the game.
    pub fn new() -> Spread {
        Spread::default()
    }

    /// This pile and these cards out of the game, both from bottom to top.
    pub fn from_parts(pile: Vec<(Face, Option<Value>)>, out: Vec<Face>) -> Spread {
        Spread { pile, out }
    }

    /// Takes note of what was seen.
    pub fn note(&mut self, seen: &Event) {
        match *seen {
            Event::Placed { face, counts_as, .. } | Event::BlindPlaced { face, counts_as, .. } => {
                self.pile.push((face, counts_as));
            }
            Event::JokerNamed { value, .. } => {
                if let Some((_, counts_as)) = self.pile.last_mut() {
                    *counts_as = Some(value);
                }
            }
            // A CLEAR lies on the pile when both leave; a PUSH leaves by itself.
            Event::Special { face: Face::CLEAR, .. } => self.pile.push((Face::CLEAR, None)),
            Event::Special { face, .. } => self.out.push(face),
            Event::Cleared { .. } => self.out.extend(self.pile.drain(..).map(|(face, _)| face)),
            Event::Took { .. } => self.pile.clear(),
            Event::TurnBegan { .. }
            | Event::BlindRevealed { .. }
            | Event::TurnedUp { .. }
            | Event::TurnEnded { .. }
            | Event::Over(_) => {}
        }
    }

    /// The pile from bottom to top: each card with the value it counts for.
    pub fn pile(&self) -> &[(Face, Option<Value>)] {
        &self.pile
    }

    /// What left the game, in the order in which it did.
    pub fn out(&self) -> &[Face] {
        &self.out
    }
}
