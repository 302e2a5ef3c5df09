use stapel_rules::piles::{Action, Command, Legal, Pile, PileSet, Rules, Variant, View};
use stapel_rules::{Card, CardSet};

use super::Weights;
use crate::Bot;

/// Lays the card that costs least by its [`Weights`], and goes on while it is cheap.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy {
    /// Weights to be tried; without them, the tuned ones.
    weights: Option<Weights>,
}

/// More than any honest cost: a play that loses the game.
const LOSES: i32 = 1_000_000;

impl Greedy {
    /// The bot with the weights found by tuning. It takes no seed: it never tosses a coin.
    pub fn new() -> Greedy {
        Greedy::default()
    }

    /// The bot with other weights, for tuning.
    pub fn with_weights(weights: Weights) -> Greedy {
        Greedy { weights: Some(weights) }
    }

    #[inline]
    fn weights(&self, rules: &Rules) -> &Weights {
        self.weights.as_ref().unwrap_or_else(|| Weights::tuned(rules))
    }
}

impl Weights {
    /// The cheapest card to lay, with its pile and cost.
    #[inline]
    fn cheapest(&self, rules: &Rules, view: &View, legal: &Legal) -> Option<(i32, Card, Pile)> {
        let mut best: Option<(i32, Card, Pile)> = None;
        for pile in Pile::ALL {
            for card in legal.on(pile) {
                let cost = self.cost(rules, view, card, pile);
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, card, pile));
                }
            }
        }
        best
    }

    #[inline]
    fn cost(&self, rules: &Rules, view: &View, card: Card, pile: Pile) -> i32 {
        let weights = &self.0;
        let (top, number) = (view.tops[pile.index()], card.number());
        let between = between(top, number);
        let unseen = i32::from((view.unseen & between).len());
        let own = i32::from((view.hand & between).len());
        let mut cost = if pile.is_trick(top, number) {
            weights[Weights::TRICK]
                + unseen * weights[Weights::REGAIN_UNSEEN]
                + own * weights[Weights::REGAIN_OWN]
        } else {
            unseen * weights[Weights::SKIP_UNSEEN] + own * weights[Weights::SKIP_OWN]
        };

        let hand = view.hand - CardSet::of(card);
        if let Some(back) = trick_card(pile, number) {
            if hand.contains(back) {
                cost += weights[Weights::OPENS_OWN_TRICK];
            } else if view.unseen.contains(back) {
                cost += weights[Weights::OPENS_UNSEEN_TRICK];
            }
        }
        if let Some(back) = trick_card(pile, top).filter(|&back| back != card) {
            if hand.contains(back) {
                cost += weights[Weights::CLOSES_OWN_TRICK];
            } else if view.unseen.contains(back) {
                cost += weights[Weights::CLOSES_UNSEEN_TRICK];
            }
        }
        let next = if pile.is_ascending() { number + 1 } else { number - 1 };
        if Card::new(next).is_some_and(|next| hand.contains(next)) {
            cost += weights[Weights::OPENS_NEIGHBOUR];
        }
        let other = view.tops[sibling(pile).index()];
        let further = if pile.is_ascending() { top > other } else { top < other };
        if further {
            cost += weights[Weights::FURTHER_PILE];
        }
        if rules.variant() == Variant::Extreme {
            cost += self.command_cost(rules, view, card, pile, hand);
        }
        cost
    }

    /// What commands add: their weight, and a great deal where obeying them is out of reach.
    fn command_cost(
        &self,
        rules: &Rules,
        view: &View,
        card: Card,
        pile: Pile,
        hand: CardSet,
    ) -> i32 {
        let command = rules.layout().command(card);
        let laid = view.laid + 1;
        let three = view.three || command == Some(Command::Three);
        let mut skulls = view.skulls;
        skulls.remove(pile);
        let covered = skulls;
        if command == Some(Command::Skull) {
            skulls.insert(pile);
        }
        let mut cost = command.map_or(0, |command| self.0[Weights::COMMANDS + command as usize]);

        let ends = command == Some(Command::Stop) || (three && laid == 3);
        if three && (laid > 3 || (ends && laid != 3) || u8::min(3, laid + hand.len()) < 3) {
            cost += LOSES;
        }
        if ends && !skulls.is_empty() {
            cost += LOSES;
        }
        // An open skull wants a card of the hand that goes on it.
        let tops = |pile_of: Pile| {
            if pile_of == pile { card.number() } else { view.tops[pile_of.index()] }
        };
        if !ends && skulls.iter().any(|skull| !any_onward(hand, skull, tops(skull))) {
            cost += LOSES / 2;
        }
        // Covering a skull now is better than hoping to later.
        if covered != view.skulls {
            cost -= LOSES / 4;
        }
        if rules.options().strict_one_pile
            && command == Some(Command::OnePile)
            && !PileSet::is_empty(without(view.used, pile))
        {
            cost += LOSES;
        }
        cost
    }
}

impl Bot<Rules> for Greedy {
    #[inline]
    fn act(&mut self, rules: &Rules, view: &View) -> Action {
        let legal = Legal::in_view(rules, view);
        let weights = self.weights(rules);
        match weights.cheapest(rules, view, &legal) {
            Some((cost, card, pile)) => {
                let at_the_end = view.undrawn == 0;
                let limit = if at_the_end { Weights::GO_ON_AT_THE_END } else { Weights::GO_ON };
                let go_on = weights.0[limit];
                if legal.end() && cost >= go_on { Action::End } else { Action::Lay { card, pile } }
            }
            None => Action::End,
        }
    }

    fn eagerness(&mut self, rules: &Rules, view: &View) -> i32 {
        // Before the start every card goes on every pile: what would the first one cost?
        let weights = self.weights(rules);
        let costs = view
            .hand
            .iter()
            .flat_map(|card| [Pile::A, Pile::C].map(|pile| weights.cost(rules, view, card, pile)));
        -costs.min().unwrap_or(0)
    }
}

/// The numbers strictly between two.
#[inline]
fn between(one: u8, other: u8) -> CardSet {
    let (low, high) = (one.min(other), one.max(other));
    CardSet::from_bits((1_u128 << high).wrapping_sub(2_u128 << low))
}

/// The card that goes back by ten from this top.
#[inline]
fn trick_card(pile: Pile, top: u8) -> Option<Card> {
    Card::new(if pile.is_ascending() { top.wrapping_sub(10) } else { top + 10 })
}

/// The other pile of the same direction.
#[inline]
fn sibling(pile: Pile) -> Pile {
    match pile {
        Pile::A => Pile::B,
        Pile::B => Pile::A,
        Pile::C => Pile::D,
        Pile::D => Pile::C,
    }
}

fn any_onward(hand: CardSet, pile: Pile, top: u8) -> bool {
    hand.iter().any(|card| {
        let number = card.number();
        if pile.is_ascending() { number > top } else { number < top }
    })
}

fn without(piles: PileSet, pile: Pile) -> PileSet {
    let mut rest = piles;
    rest.remove(pile);
    rest
}
