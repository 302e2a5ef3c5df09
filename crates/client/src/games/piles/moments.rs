use stapel_rules::any::AnyEvent;
use stapel_rules::piles::{Event, Pile};
use stapel_rules::{Card, Seat};

use crate::replay::{Moment, MomentKind};

/// What makes a position of The Game or Extreme worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PilesMoment {
    /// A card went back by ten.
    Trick { seat: Seat, card: Card, pile: Pile },
    /// No card of the game went further than this one.
    BiggestStep {
        seat: Seat,
        card: Card,
        pile: Pile,
        /// From the number before to this one.
        numbers: u8,
    },
}

/// The moments of a game, from its events and the positions after them.
pub(crate) fn find<'e>(events: impl Iterator<Item = (usize, &'e AnyEvent)>) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut tops = Pile::ALL.map(Pile::base);
    let mut biggest: Option<(u8, Moment)> = None;
    for (index, event) in events {
        let AnyEvent::Piles(Event::Laid { seat, card, pile, trick }) = *event else { continue };
        let at = |moment| Moment { index, kind: MomentKind::Piles(moment) };
        let top = std::mem::replace(&mut tops[pile.index()], card.number());
        let numbers = card.number().abs_diff(top);
        if trick {
            moments.push(at(PilesMoment::Trick { seat, card, pile }));
        } else if biggest.is_none_or(|(most, _)| numbers > most) {
            biggest = Some((numbers, at(PilesMoment::BiggestStep { seat, card, pile, numbers })));
        }
    }
    moments.extend(biggest.map(|(_, moment)| moment));
    moments
}
