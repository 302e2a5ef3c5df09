use stapel_rules::Seat;
use stapel_rules::any::AnyEvent;
use stapel_rules::clear4::{Event, Face};

use crate::replay::{Moment, MomentKind};

/// What makes a position of Clear 4! worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clear4Moment {
    /// The pile left the game.
    Cleared { seat: Seat, cards: u8 },
    /// A horizontal card was played unseen.
    Blind { seat: Seat, face: Face },
    /// Nobody ever took more cards than this.
    BiggestTake { seat: Seat, cards: u8 },
}

/// The moments of a round, from its events and the positions after them.
pub(crate) fn find<'e>(events: impl Iterator<Item = (usize, &'e AnyEvent)>) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut biggest: Option<(u8, Moment)> = None;
    for (index, event) in events {
        let at = |moment| Moment { index, kind: MomentKind::Clear4(moment) };
        match *event {
            AnyEvent::Clear4(Event::Cleared { seat, cards }) => {
                moments.push(at(Clear4Moment::Cleared { seat, cards: cards.len() }));
            }
            AnyEvent::Clear4(Event::BlindRevealed { seat, face, .. }) => {
                moments.push(at(Clear4Moment::Blind { seat, face }));
            }
            AnyEvent::Clear4(Event::Took { seat, cards }) => {
                let cards = cards.len();
                if cards > biggest.map_or(0, |(most, _)| most) {
                    biggest = Some((cards, at(Clear4Moment::BiggestTake { seat, cards })));
                }
            }
            _ => {}
        }
    }
    moments.extend(biggest.map(|(_, moment)| moment));
    moments
}
