use stapel_rules::Seat;
use stapel_rules::clear4::{Event, Face, Stack, Value};

/// A horizontal card was played unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlindMoment {
    pub seat: Seat,
    pub stack: Stack,
    pub face: Face,
    pub fate: BlindFate,
}

/// What came of a card that was played unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlindFate {
    Placed {
        /// The value it counts for; `None` for a joker that waits for its number.
        counts_as: Option<Value>,
    },
    /// It lay on the pile as the fourth of its kind, or was a CLEAR: the pile is gone.
    Cleared,
    /// It was a PUSH, and its target is named next or needs none.
    Push,
    /// It was too high: its player took it with the pile.
    TooHigh { took: u8 },
    /// It would have been the fifth of its value: its player took it with the pile.
    Fifth { took: u8 },
}

impl BlindMoment {
    /// The card that was played unseen among these events, which happened together.
    pub(super) fn of(events: &[Event]) -> Option<BlindMoment> {
        let start = events.iter().rposition(|e| matches!(e, Event::BlindRevealed { .. }))?;
        let Event::BlindRevealed { seat, stack, face } = events[start] else { return None };
        let mut fate = BlindFate::Placed { counts_as: None };
        for event in &events[start..] {
            match *event {
                Event::BlindPlaced { counts_as, .. } => fate = BlindFate::Placed { counts_as },
                Event::Cleared { .. } => fate = BlindFate::Cleared,
                Event::Special { face: Face::PUSH, .. } => fate = BlindFate::Push,
                Event::Took { cards, .. } => {
                    let took = cards.len();
                    // A pile only ever falls: what is higher than its lowest card is higher than its top.
                    let lowest = cards.faces().find_map(|(face, _)| face.value());
                    let too_high = face.value() > lowest;
                    fate = if too_high {
                        BlindFate::TooHigh { took }
                    } else {
                        BlindFate::Fifth { took }
                    };
                }
                _ => {}
            }
        }
        Some(BlindMoment { seat, stack, face, fate })
    }
}
