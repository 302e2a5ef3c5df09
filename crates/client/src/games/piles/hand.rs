use stapel_rules::Card;
use stapel_rules::piles::{Action, Command, Legal, Pile, PileSet};

use super::PilesFacts;

/// A card of the viewer's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandCard {
    pub card: Card,
    pub command: Option<Command>,
    /// The piles it may be laid on, now or, if the screen looks ahead, then.
    pub piles: PileSet,
    /// Those of them on which it would go back by ten.
    pub tricks: PileSet,
    /// The pile it was laid on, if that waits for its answer.
    pub pending: Option<Pile>,
    pub queued: Option<Pile>,
}

impl HandCard {
    /// Whether it may be laid anywhere.
    pub fn is_playable(&self) -> bool {
        !self.piles.is_empty()
    }
}

impl PilesFacts<'_> {
    pub(super) fn hand(&self) -> Vec<HandCard> {
        let prospect = self.prospect.as_ref();
        let legal = prospect.map(|prospect| Legal::in_view(self.rules, &prospect.view));
        let cards = self.view.hand.iter().map(|card| {
            let fits = |pile: &Pile| legal.is_some_and(|legal| legal.on(*pile).contains(card));
            let piles: PileSet = Pile::ALL.into_iter().filter(fits).collect();
            let is_trick = |pile: &Pile| {
                prospect.is_some_and(|prospect| {
                    pile.is_trick(prospect.view.tops[pile.index()], card.number())
                })
            };
            let queued = self.queued.iter().find(|queued| queued.card == card);
            HandCard {
                card,
                command: self.rules.layout().command(card),
                piles,
                tricks: piles.iter().filter(is_trick).collect(),
                pending: match self.pending {
                    Some(Action::Lay { card: laid, pile }) if laid == card => Some(pile),
                    _ => None,
                },
                queued: queued.map(|queued| queued.pile),
            }
        });
        cards.collect()
    }
}
