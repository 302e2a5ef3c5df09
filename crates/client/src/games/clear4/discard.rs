use stapel_rules::clear4::{Face, Run, Value};

use super::Clear4Facts;

/// The discard pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiscardScreen {
    /// Its cards from bottom to top.
    pub cards: Vec<DiscardCard>,
    /// The value of the equal cards on top; `None` if the pile is empty or has none.
    pub value: Option<Value>,
    /// How many cards on top belong together: those are fanned. A joker without a value is alone.
    pub run: u8,
    /// How many equal cards can be swept; there are never more.
    pub full: u8,
    /// Whether a joker on top waits for the number that names it.
    pub joker_open: bool,
}

/// A card of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiscardCard {
    pub face: Face,
    /// The value it counts for; `None` for a joker without one.
    pub counts_as: Option<Value>,
}

impl DiscardScreen {
    /// The cards on top that belong together, from bottom to top.
    pub fn fan(&self) -> &[DiscardCard] {
        let under = self.cards.len().saturating_sub(self.run.into());
        &self.cards[under..]
    }
}

impl Clear4Facts<'_> {
    pub(super) fn discard(&self) -> DiscardScreen {
        let cards = self.spread.pile().iter();
        let cards: Vec<DiscardCard> =
            cards.map(|&(face, counts_as)| DiscardCard { face, counts_as }).collect();
        let lone_joker = u8::from(!cards.is_empty());
        DiscardScreen {
            value: self.view.run.map(|run| run.value),
            run: self.view.run.map_or(lone_joker, |run| run.count),
            full: Run::FULL,
            joker_open: self.view.joker_open,
            cards,
        }
    }
}
