use stapel_rules::piles::{Action, Pile, Rules, View};
use stapel_rules::{Card, CardSet, Game, Loss, Refusal};

use super::parts;
use crate::Session;

/// What a card would do on each pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fits {
    pub card: Card,
    /// Whether this is a look ahead, so that the card would be queued.
    pub ahead: bool,
    /// What it would do, in the order A, B, C, D.
    pub piles: [Fit; Pile::COUNT],
}

/// What a card would do on a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fit {
    pub pile: Pile,
    pub legal: bool,
    /// Whether that goes back by ten.
    pub trick: bool,
    /// How many cards it would skip: those between it and the top that were not laid yet. None for going
    /// back.
    pub step: u8,
    pub refusal: Option<Refusal>,
    /// Why the game would be lost in this turn then, whatever is done next (X2).
    pub warning: Option<Loss>,
}

impl Session {
    /// What this card of the person's hand would do on each pile; `None` if they don't play The Game or
    /// Extreme now.
    pub fn fits(&self, card: Card) -> Option<Fits> {
        let (rules, _, _) = parts(self.current()?)?;
        let prospect = self.prospect(Some(card))?;
        Some(Fits {
            card,
            ahead: prospect.ahead,
            piles: Pile::ALL.map(|pile| Fit::new(rules, &prospect.view, card, pile)),
        })
    }
}

impl Fit {
    /// What a card would do on a pile, as far as the seat can know that is to act.
    pub(super) fn new(rules: &Rules, view: &View, card: Card, pile: Pile) -> Fit {
        let action = Action::Lay { card, pile };
        let refusal = rules.check_in_view(view, action).err();
        let top = view.tops[pile.index()];
        Fit {
            pile,
            legal: refusal.is_none(),
            trick: pile.is_trick(top, card.number()),
            step: skipped(view, pile, top, card),
            refusal,
            warning: view.foresees_loss(rules, action),
        }
    }
}

/// How many cards that were not laid yet lie between the top of a pile and this card.
fn skipped(view: &View, pile: Pile, top: u8, card: Card) -> u8 {
    let between = |other: &Card| {
        pile.is_onward(top, other.number()) && pile.is_onward(other.number(), card.number())
    };
    let skipped: CardSet = (view.unseen | view.hand).iter().filter(between).collect();
    skipped.len()
}
