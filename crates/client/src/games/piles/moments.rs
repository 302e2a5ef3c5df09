use stapel_rules::piles::{Event, Pile};
use stapel_rules::{Card, Seat};

/// What makes a position of The Game or Extreme worth looking at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PilesMoment {
    /// A card went back by ten.
    Trick {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
    },
    /// No card of the game went further than this one.
    BiggestStep {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
        /// From the number before to this one.
        numbers: u8,
    },
}

/// The moments of a game, each with the position after it.
pub(crate) fn find(events: impl Iterator<Item = (usize, Event)>) -> Vec<(usize, PilesMoment)> {
    let mut moments = Vec::new();
    let mut tops = Pile::ALL.map(Pile::base);
    let mut biggest: Option<(u8, (usize, PilesMoment))> = None;
    for (index, event) in events {
        let Event::Laid { seat, card, pile, trick } = event else { continue };
        let top = std::mem::replace(&mut tops[pile.index()], card.number());
        let numbers = card.number().abs_diff(top);
        if trick {
            moments.push((index, PilesMoment::Trick { seat, card, pile }));
        } else if biggest.is_none_or(|(most, _)| numbers > most) {
            let step = PilesMoment::BiggestStep { seat, card, pile, numbers };
            biggest = Some((numbers, (index, step)));
        }
    }
    moments.extend(biggest.map(|(_, moment)| moment));
    moments
}
