use stapel_rules::piles::{Action, Command, Legal, Pile, Rules, Start, Talk, Variant, View};
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
        let sides =
            [Side::new(view.hand, view.unseen, true), Side::new(view.hand, view.unseen, false)];
        let mut best: Option<(i32, Card, Pile)> = None;
        for pile in Pile::ALL {
            let onto = Onto::new(self, &sides[usize::from(!pile.is_ascending())], view.tops, pile);
            for card in legal.on(pile) {
                let cost = onto.cost(card) + self.command_cost(rules, view, card, pile);
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, card, pile));
                }
            }
        }
        best
    }

    /// What commands add: their weight, and a great deal where obeying them is out of reach.
    #[inline]
    fn command_cost(&self, rules: &Rules, view: &View, card: Card, pile: Pile) -> i32 {
        if rules.variant() == Variant::TheGame {
            return 0;
        }
        let hand = view.hand - CardSet::of(card);
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
        if three && (laid > 3 || (ends && laid != 3) || laid + hand.len() < 3) {
            cost += LOSES;
        }
        if ends && !skulls.is_empty() {
            cost += LOSES;
        }
        // An open skull wants a card of the hand that goes on it.
        let coverable = |skull: Pile| {
            let top = if skull == pile { card.number() } else { view.tops[skull.index()] };
            hand.iter().any(|card| skull.is_onward(top, card.number()))
        };
        if !ends && !skulls.iter().all(coverable) {
            cost += LOSES / 2;
        }
        // Covering a skull now is better than hoping to later.
        if covered != view.skulls {
            cost -= LOSES / 4;
        }
        if rules.options().strict_one_pile
            && command == Some(Command::OnePile)
            && view.used.iter().any(|used| used != pile)
        {
            cost += LOSES;
        }
        cost
    }
}

impl Bot<Rules> for Greedy {
    #[inline]
    fn act(&mut self, rules: &Rules, view: &View, _talk: &Talk) -> Action {
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

    fn would_start(&mut self, rules: &Rules, view: &View) -> Start {
        // Before the start every card goes on every pile: what would the first one cost?
        let weights = self.weights(rules);
        let costs = [Pile::A, Pile::C].into_iter().flat_map(|pile| {
            let side = Side::new(view.hand, view.unseen, pile.is_ascending());
            let onto = Onto::new(weights, &side, view.tops, pile);
            view.hand
                .iter()
                .map(move |card| onto.cost(card) + weights.command_cost(rules, view, card, pile))
        });
        match costs.min().unwrap_or(0) {
            ..0 => Start::Want,
            0..200 => Start::Could,
            _ => Start::RatherNot,
        }
    }
}

/// The cards as the piles of one direction see them: for those that descend, everything is mirrored,
/// so that every pile ascends.
struct Side {
    hand: u128,
    unseen: u128,
}

impl Side {
    #[inline]
    fn new(hand: CardSet, unseen: CardSet, ascending: bool) -> Side {
        // Reversing the bits takes card n to 127 − n, the shift to 101 − n.
        let turn =
            |set: CardSet| if ascending { set.bits() } else { set.bits().reverse_bits() >> 26 };
        Side { hand: turn(hand), unseen: turn(unseen) }
    }
}

/// A pile to lay on, with what is the same for every card.
struct Onto<'w> {
    weights: &'w [i32; Weights::COUNT],
    hand: u128,
    unseen: u128,
    ascending: bool,
    top: u32,
    /// For covering the top that could be gone back from, and for the pile itself.
    fixed: i32,
}

impl<'w> Onto<'w> {
    #[inline]
    fn new(weights: &'w Weights, side: &Side, tops: [u8; Pile::COUNT], pile: Pile) -> Onto<'w> {
        let ascending = pile.is_ascending();
        let seen_from = |top: u8| u32::from(if ascending { top } else { 101 - top });
        let (top, other) = (seen_from(tops[pile.index()]), seen_from(tops[sibling(pile).index()]));
        let weights = &weights.0;
        let mut fixed = if top > other { weights[Weights::FURTHER_PILE] } else { 0 };
        if let Some(back) = top.checked_sub(10) {
            fixed += if side.hand >> back & 1 == 1 {
                weights[Weights::CLOSES_OWN_TRICK]
            } else if side.unseen >> back & 1 == 1 {
                weights[Weights::CLOSES_UNSEEN_TRICK]
            } else {
                0
            };
        }
        Onto { weights, hand: side.hand, unseen: side.unseen, ascending, top, fixed }
    }

    /// What it costs to lay a card here, leaving commands aside.
    #[inline]
    fn cost(&self, card: Card) -> i32 {
        let weights = self.weights;
        let number = u32::from(if self.ascending { card.number() } else { 101 - card.number() });
        let (low, high) = (number.min(self.top), number.max(self.top));
        let between = (1_u128 << high) - (2_u128 << low);
        let unseen = (self.unseen & between).count_ones() as i32;
        let own = (self.hand & between).count_ones() as i32;
        let mut cost = self.fixed;
        if number > self.top {
            cost += unseen * weights[Weights::SKIP_UNSEEN] + own * weights[Weights::SKIP_OWN];
        } else {
            // Going back by ten uses the trick that `fixed` takes for lost, and regains something.
            cost += weights[Weights::TRICK] - weights[Weights::CLOSES_OWN_TRICK];
            cost += unseen * weights[Weights::REGAIN_UNSEEN] + own * weights[Weights::REGAIN_OWN];
        }
        if let Some(back) = number.checked_sub(10) {
            if self.hand >> back & 1 == 1 {
                cost += weights[Weights::OPENS_OWN_TRICK];
            } else if self.unseen >> back & 1 == 1 {
                cost += weights[Weights::OPENS_UNSEEN_TRICK];
            }
        }
        if self.hand >> (number + 1) & 1 == 1 {
            cost += weights[Weights::OPENS_NEIGHBOUR];
        }
        cost
    }
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
