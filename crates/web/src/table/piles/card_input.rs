use leptos::prelude::*;
use stapel_rules::Card;
use stapel_rules::piles::Pile;

/// How cards of the hand are chosen and laid: at a live table, or in a lesson.
#[derive(Clone, Copy)]
pub(crate) struct CardInput {
    pub(crate) chosen: RwSignal<Option<Card>>,
    pub(crate) lay: Callback<(Card, Pile)>,
    /// A card that the coach of a lesson points at.
    pub(crate) pointed: Signal<Option<Card>>,
}

impl CardInput {
    /// Chooses a card, or puts it back if it was chosen already.
    pub(crate) fn choose(self, card: Card) {
        self.chosen.update(|chosen| *chosen = (*chosen != Some(card)).then_some(card));
    }
}
