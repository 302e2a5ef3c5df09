//! A whole turn of The Game, planned at once by weights.
//!
//! The planner knows one seat's hand and what everyone knows. It chooses one or two cards at a time,
//! the cheapest together, and goes on while that is worth more than it costs.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;
use super::cost::Piles;
use super::lays::{Choice, Lay, Lays, Turns};
use super::nexts::{Costs, Nexts};
use super::numbers::seen_from;
use super::sweep::sweep;

/// What a seat knows that matters for its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) hand: CardSet,
    pub(super) unseen: CardSet,
    pub(super) tops: [u8; Pile::COUNT],
    /// How many more cards the turn needs.
    pub(super) need: u8,
    /// Whether the draw pile is empty.
    pub(super) at_the_end: bool,
    /// What going on with a pile costs for the sake of others.
    pub(super) spared: [i32; Pile::COUNT],
}

/// Cards to lay, in order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    lays: [(Card, Pile); Plan::MOST],
    len: u8,
}

impl Default for Plan {
    #[inline]
    fn default() -> Plan {
        Plan { lays: [(Card::MIN, Pile::A); Plan::MOST], len: 0 }
    }
}

impl Plan {
    /// No hand is larger.
    const MOST: usize = 8;

    #[inline]
    pub(super) fn push(&mut self, card: Card, pile: Pile) {
        if let Some(lay) = self.lays.get_mut(usize::from(self.len)) {
            *lay = (card, pile);
            self.len += 1;
        }
    }

    #[inline]
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = (Card, Pile)> {
        self.lays[..usize::from(self.len)].iter().copied()
    }

    #[inline]
    pub(super) fn get(&self, index: u8) -> Option<(Card, Pile)> {
        if index < self.len { self.lays.get(usize::from(index)).copied() } else { None }
    }
}

/// The cheapest two next cards on one pile.
#[inline]
fn best_onward(piles: &Piles<'_>, nexts: &Nexts, costs: &Costs, lays: &Lays) -> Choice {
    let after = nexts.after(piles);
    let reaching = after.reaching_after(piles, nexts, costs);
    lays.best_two_nexts(&after, &after.costs(piles, &nexts.numbers, &reaching))
}

/// The cheapest two cards on one pile with which the hand goes back: with the second of them or,
/// where two are needed anyway, with the first.
#[inline]
fn best_turn(piles: &Piles<'_>, lays: &Lays, two_needed: bool) -> Choice {
    let mut best = Choice::NONE;
    for place in lays.turning() {
        let Lay { pile, number } = lays.get(place);
        let cost = lays.cost(place) + piles.onto(pile).after(number).back();
        best = best.min(Choice::and_back(cost, place));
    }
    if two_needed {
        for place in lays.others() {
            let Lay { pile, number } = lays.get(place);
            let onto = piles.onto(pile).after(number);
            if let Some(next) = onto.next() {
                best = best.min(Choice::and_on(lays.cost(place) + onto.onward(next), place));
            }
        }
    }
    best
}

/// What the cheapest card costs, if there is any.
pub(super) fn least_cost(piles: &Piles<'_>) -> Option<i32> {
    let (nexts, turns) = (Nexts::of(piles), Turns::of(piles));
    let costs = nexts.costs(piles, &piles.tops, &nexts.reaching(piles, &turns.tops));
    Lays::of(piles, &turns, &nexts, &costs, i32::MAX).best().cost()
}

/// Plans a turn.
pub(super) fn plan(weights: &Weights, sight: &Sight) -> Plan {
    if sight.unseen.is_empty()
        && let Some(plan) = sweep(sight.hand, sight.tops)
    {
        return plan;
    }
    let limit = if sight.at_the_end { Weights::GO_ON_AT_THE_END } else { Weights::GO_ON };
    let go_on = weights.0[limit];
    let least_opening = weights.least_opening();
    let mut piles = Piles::new(weights, sight.hand, sight.unseen, sight.tops, sight.spared);
    let mut need = i32::from(sight.need);
    let mut plan = Plan::default();
    loop {
        let nexts = Nexts::of(&piles);
        let turns = Turns::of(&piles);
        let reaching = nexts.reaching(&piles, &turns.tops);
        // Past the minimum there is mostly nothing near, which is sooner known than what it costs.
        if need <= 0
            && turns.are_none()
            && reaching.iter().all(|&cost| cost + least_opening >= go_on)
        {
            return plan;
        }
        let costs = nexts.costs(&piles, &piles.tops, &reaching);
        // Nor is a card laid alone then that costs more than it is worth.
        let limit = if need <= 0 { go_on } else { i32::MAX };
        let lays = Lays::of(&piles, &turns, &nexts, &costs, limit);
        let mut best = if need > 1 {
            lays.best_two().min(best_onward(&piles, &nexts, &costs, &lays))
        } else {
            lays.best().dearer_by(go_on)
        };
        best = best.min(best_turn(&piles, &lays, need > 1));
        if need > 0 && !best.exists() {
            // The turn can't be finished, but what can be laid must be.
            best = lays.best();
        }
        // Past the minimum, what is laid must be worth more than it costs.
        let worth_while = need > 0 || best.costs_less_than(2 * go_on);
        if !best.exists() || !worth_while {
            return plan;
        }
        let (first, second) = best.of(&piles, &lays);
        for Lay { pile, number } in [Some(first), second].into_iter().flatten() {
            if let Some(card) = Card::new(seen_from(pile, number) as u8) {
                plan.push(card, Pile::ALL[pile]);
                piles.lay(pile, number);
                need -= 1;
            }
        }
    }
}
