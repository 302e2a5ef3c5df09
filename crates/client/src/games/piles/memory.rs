use stapel_rules::piles::Seen;
use stapel_rules::{Card, Seat};

/// Who laid which card, as far as it was seen happen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    laid: Vec<(Card, Seat)>,
}

impl Memory {
    pub(crate) fn note(&mut self, seen: &Seen) {
        if let Seen::Laid { seat, card, .. } = *seen {
            self.laid.retain(|&(laid, _)| laid != card);
            self.laid.push((card, seat));
        }
    }

    /// Who laid a card, if that was seen.
    pub(super) fn laid_by(&self, card: Card) -> Option<Seat> {
        self.laid.iter().find_map(|&(laid, seat)| (laid == card).then_some(seat))
    }
}
