use leptos::prelude::*;
use stapel_rules::Card;
use stapel_rules::piles::Pile;

/// How cards of the hand are taken up and laid: at a live table, or in a lesson.
#[derive(Clone, Copy)]
pub(crate) struct Grip {
    /// The card that is taken up.
    pub(crate) chosen: RwSignal<Option<Card>>,
    /// Lays a card on a pile.
    pub(crate) lay: Callback<(Card, Pile)>,
    /// A card that somebody points at.
    pub(crate) pointed: Signal<Option<Card>>,
}

impl Grip {
    /// Takes a card up, or puts it back if it was taken up already.
    pub(crate) fn choose(self, card: Card) {
        self.chosen.update(|chosen| *chosen = (*chosen != Some(card)).then_some(card));
    }
}
