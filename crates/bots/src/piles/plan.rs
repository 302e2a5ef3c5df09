//! A whole turn of The Game, planned at once by weights.
//!
//! The planner knows one seat's hand and what everyone knows. It chooses one or two cards at a time,
//! the cheapest together, and goes on while that is worth more than it costs.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;
use super::cost::Piles;
use super::lays::{Lay, Lays};
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
    pub(super) fn iter(&self) -> impl Iterator<Item = (Card, Pile)> {
        self.lays[..usize::from(self.len)].iter().copied()
    }

    #[inline]
    pub(super) fn get(&self, index: u8) -> Option<(Card, Pile)> {
        if index < self.len { self.lays.get(usize::from(index)).copied() } else { None }
    }
}

/// The best card to lay after another on the same pile, if it costs less than this: by going back,
/// or if `onward` is set, by going on.
#[inline]
fn best_after(piles: &Piles<'_>, one: Lay, onward: bool, mut best: Lay) -> Lay {
    let index = usize::from(one.pile);
    let number = u32::from(one.number);
    let goes_back = piles.has_ten_before(index, number);
    if !goes_back && !onward {
        return best;
    }
    let onto = piles.onto(index).after(number);
    if goes_back {
        let cost = onto.back();
        if cost < best.cost {
            best = Lay::new(index, onto.top - 10, cost);
        }
    }
    let further = onto.further();
    if onward && further != 0 {
        let next = further.trailing_zeros();
        let cost = onto.next(next);
        if cost < best.cost {
            best = Lay::new(index, next, cost);
        }
    }
    best
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
    let floor = weights.least_onward();
    let mut piles = Piles::new(weights, sight.hand, sight.unseen, sight.tops, sight.spared);
    let mut need = i32::from(sight.need);
    let mut plan = Plan::default();
    loop {
        // Past the minimum, no card is laid alone that costs more than it is worth.
        let mut lays = Lays::NONE;
        lays.find(&piles, if need <= 0 { go_on } else { i32::MAX });
        // What ending here is worth, if it is allowed.
        let mut least = if need <= 0 { 0 } else { i32::MAX / 2 };
        let (mut first, mut second) = (Lay::NONE, Lay::NONE);
        let (best, worth) =
            if need > 1 { (lays.best_two(), 2 * go_on) } else { (lays.best(), go_on) };
        if let Some(cost) = best.cost()
            && cost - worth < least
        {
            least = cost - worth;
            (first, second) = best.of(&lays);
        }
        // Two cards on one pile. Past the minimum a second card matters only if it goes back and
        // makes the first one worth while.
        for place in lays.places() {
            let one = lays.get(place);
            let none = Lay { cost: least - one.cost + 2 * go_on, ..Lay::NONE };
            let onward = need > 1 && none.cost > floor;
            let other = best_after(&piles, one, onward, none);
            if other.exists() {
                least = one.cost + other.cost - 2 * go_on;
                (first, second) = (one, other);
            }
        }
        if !first.exists() && need > 0 {
            // The turn can't be finished, but what can be laid must be.
            let best = lays.best();
            first = best.cost().map_or(Lay::NONE, |_| best.of(&lays).0);
        }
        if !first.exists() {
            return plan;
        }
        for lay in [first, second] {
            if let (true, Some(card)) = (lay.exists(), Card::new(lay.card)) {
                plan.push(card, Pile::ALL[usize::from(lay.pile)]);
                piles.lay(usize::from(lay.pile), u32::from(lay.number));
                need -= 1;
            }
        }
    }
}
