use stapel_rules::Seat;
use stapel_rules::clear4::{Event, Face};

/// What makes a position of Clear 4! worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clear4Moment {
    /// The pile left the game.
    Cleared {
        /// Who cleared it.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A horizontal card was played unseen.
    Blind {
        /// Who played it.
        seat: Seat,
        /// What it was.
        face: Face,
    },
    /// Nobody ever took more cards than this.
    BiggestTake {
        /// Who took them.
        seat: Seat,
        /// How many cards they took.
        cards: u8,
    },
}

/// The moments of a round, each with the position after it.
pub(crate) fn find(events: impl Iterator<Item = (usize, Event)>) -> Vec<(usize, Clear4Moment)> {
    let mut moments = Vec::new();
    let mut biggest: Option<(u8, (usize, Clear4Moment))> = None;
    for (index, event) in events {
        match event {
            Event::Cleared { seat, cards } => {
                moments.push((index, Clear4Moment::Cleared { seat, cards: cards.len() }));
            }
            Event::BlindRevealed { seat, face, .. } => {
                moments.push((index, Clear4Moment::Blind { seat, face }));
            }
            Event::Took { seat, cards } => {
                let cards = cards.len();
                if cards > 0 && biggest.is_none_or(|(most, _)| cards > most) {
                    biggest = Some((cards, (index, Clear4Moment::BiggestTake { seat, cards })));
                }
            }
            _ => {}
        }
    }
    moments.extend(biggest.map(|(_, moment)| moment));
    moments
}
