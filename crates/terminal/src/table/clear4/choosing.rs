//! The cards that are chosen to be played.

use stapel_client::screen::{Clear4Screen, DiscardScreen, Marks, Offer, StackScreen};
use stapel_rules::Seat;
use stapel_rules::clear4::{Action, Face, Phase, Stack};

use crate::table::scene::Scene;

/// One of the person's own cards, or what can be touched of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Own {
    /// A card of the hand, and which of those that are equal.
    Hand(Face, u8),
    Stack(Stack),
}

/// What cards were chosen for: the table as it was then.
type Table = (Option<Seat>, Phase, DiscardScreen, Option<[StackScreen; 4]>, Vec<(Face, u8)>);

/// The cards that are chosen, and the one that the keyboard is on.
#[derive(Debug, Default)]
pub(in crate::table) struct Choosing {
    pub(super) marks: Marks,
    /// Where the keyboard is among the own cards.
    place: Option<usize>,
    table: Option<Table>,
}

impl Choosing {
    /// What was chosen was chosen for the table as it was.
    pub(in crate::table) fn follow(&mut self, scene: &Scene<'_>) {
        let table = scene.play.clear4_screen().map(|screen| {
            let own = screen.you.and_then(|you| screen.seats.get(you.index()));
            let stacks = own.map(|own| own.stacks);
            let hand = screen.hand.iter().map(|group| (group.face, group.count)).collect();
            (screen.active, screen.phase, screen.discard, stacks, hand)
        });
        if table != self.table {
            self.table = table;
            self.marks = Marks::default();
        }
    }

    /// Whether a card is chosen.
    pub(super) fn has(&self, own: Own) -> bool {
        match own {
            Own::Hand(face, index) => self.marks.has_card(face, index),
            Own::Stack(stack) => {
                self.marks.stacks.contains(stack) || self.marks.across == Some(stack)
            }
        }
    }

    /// The card that the keyboard is on.
    pub(super) fn cursor(&self, screen: &Clear4Screen) -> Option<Own> {
        let cards = own_cards(screen);
        let place = self.place?;
        cards.get(place).or(cards.last()).copied()
    }

    /// The keyboard goes to this card.
    pub(super) fn point_at(&mut self, screen: &Clear4Screen, own: Own) {
        self.place = own_cards(screen).iter().position(|other| *other == own);
    }

    /// The keyboard goes to the next card, or the one before.
    pub(super) fn step(&mut self, screen: &Clear4Screen, on: bool) {
        let Some(last) = own_cards(screen).len().checked_sub(1) else { return };
        self.place = Some(match self.place {
            None if on => 0,
            None => last,
            Some(place) if on => (place + 1).min(last),
            Some(place) => place.min(last).saturating_sub(1),
        });
    }

    /// The keyboard goes from the hand to the stacks, or back.
    pub(super) fn leap(&mut self, screen: &Clear4Screen, up: bool) {
        let cards = own_cards(screen);
        let stacks = cards.iter().filter(|own| matches!(own, Own::Stack(_))).count();
        let place = match (self.cursor(screen), up) {
            (Some(Own::Stack(_)) | None, false) if stacks < cards.len() => stacks,
            (Some(Own::Hand(..)) | None, true) if stacks > 0 => 0,
            _ => return,
        };
        self.place = Some(place);
    }

    /// What may be done with exactly the cards that are chosen. If none are, only a PUSH that was turned over can be
    /// given to someone, or four be swept.
    pub(super) fn offers(&self, scene: &Scene<'_>) -> Vec<Offer> {
        let choices = scene.play.choices(&self.marks.selection());
        let mut offers = choices.map(|choices| choices.offers).unwrap_or_default();
        match self.marks.across {
            Some(stack) => offers.retain(|offer| offer.action == Action::Blind(stack)),
            None if self.marks.is_empty() => {
                offers.retain(|offer| offer.target.is_some() || offer.action == Action::Sweep);
            }
            None => {}
        }
        offers
    }

    /// Puts everything back. Tells whether there was anything.
    pub(in crate::table) fn put_back(&mut self) -> bool {
        !std::mem::take(&mut self.marks).is_empty()
    }

    /// Whether nothing is chosen.
    pub(super) fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }
}

/// The cards that can be touched, in the order in which they are shown.
pub(super) fn own_cards(screen: &Clear4Screen) -> Vec<Own> {
    let own = screen.you.and_then(|you| screen.seats.get(you.index()));
    let there = |stack: &&StackScreen| stack.up.is_some() || stack.horizontal;
    let stacks = own.into_iter().flat_map(|own| own.stacks.iter().filter(there));
    let stacks = stacks.map(|stack| Own::Stack(stack.stack));
    let hand = screen.hand.iter();
    let hand = hand.flat_map(|group| (0..group.count).map(|index| Own::Hand(group.face, index)));
    stacks.chain(hand).collect()
}
