//! A whole turn of The Game, planned at once by weights.
//!
//! The planner knows one seat's hand and what everyone knows. It chooses one or two cards at a time,
//! the cheapest together, and goes on while that is worth more than it costs.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;
use super::cost::{Piles, seen_from};
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

/// A card on a pile, with its cost.
#[derive(Clone, Copy)]
struct Lay {
    cost: i32,
    /// The pile's index.
    pile: u8,
    /// As the pile sees it.
    number: u8,
    /// As everyone sees it; 0 for none.
    card: u8,
}

impl Lay {
    const NONE: Lay = Lay { cost: i32::MAX / 4, pile: 0, number: 0, card: 0 };

    #[inline]
    fn new(index: usize, number: u32, cost: i32) -> Lay {
        let card = seen_from(index, number) as u8;
        Lay { cost, pile: index as u8, number: number as u8, card }
    }

    #[inline]
    fn exists(self) -> bool {
        self.card != 0
    }
}

/// The lays worth a thought: for each pile the next card in its direction, the one that goes back,
/// and the next from which the hand can go back.
struct Lays {
    lays: [Lay; Lays::MOST],
    len: usize,
}

impl Lays {
    const MOST: usize = 3 * Pile::COUNT;

    /// Takes a lay in, or not, without branching.
    #[inline]
    fn push_if(&mut self, wanted: bool, lay: Lay) {
        if let Some(place) = self.lays.get_mut(self.len) {
            *place = lay;
            self.len += usize::from(wanted);
        }
    }

    /// The lays; a next card that costs `limit` or more counts only if the hand can go back from it.
    #[inline]
    fn of(piles: &Piles<'_>, limit: i32) -> Lays {
        let mut lays = Lays { lays: [Lay::NONE; Lays::MOST], len: 0 };
        for index in 0..Pile::COUNT {
            let onto = piles.onto(index);
            let further = onto.further();
            if further != 0 {
                let next = further.trailing_zeros();
                let cost = onto.next(next);
                let wanted = cost < limit || piles.has_ten_before(index, next);
                lays.push_if(wanted, Lay::new(index, next, cost));
                // The next card itself is there already.
                let returning = onto.returning(further & (further - 1));
                if returning != 0 {
                    let number = returning.trailing_zeros();
                    lays.push_if(true, Lay::new(index, number, onto.onward(number)));
                }
            }
            if piles.has_ten_before(index, onto.top) {
                lays.push_if(true, Lay::new(index, onto.top - 10, onto.back()));
            }
        }
        lays
    }

    #[inline]
    fn all(&self) -> &[Lay] {
        &self.lays[..self.len.min(Lays::MOST)]
    }

    /// The cheapest one.
    #[inline]
    fn best(&self) -> Choice {
        let mut best = Choice::NONE;
        for (place, lay) in self.all().iter().enumerate() {
            best = best.min(Choice::new(lay.cost, place, place));
        }
        best
    }

    /// The cheapest two on different piles.
    #[inline]
    fn best_two(&self) -> Choice {
        let mut best = Choice::NONE;
        for (place, one) in self.all().iter().enumerate() {
            for (after, other) in self.all().iter().enumerate().skip(place + 1) {
                let both = one.pile != other.pile && one.card != other.card;
                let choice = Choice::new(one.cost + other.cost, place, after);
                best = best.min(if both { choice } else { Choice::NONE });
            }
        }
        best
    }
}

/// One or two of the lays and what they cost, in one number: the least is then found without
/// branching. Of equal costs the first is the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Choice(i64);

impl Choice {
    const NONE: Choice = Choice(i64::MAX);

    #[inline]
    fn new(cost: i32, one: usize, other: usize) -> Choice {
        Choice(i64::from(cost) << 8 | (one << 4 | other) as i64)
    }

    #[inline]
    fn cost(self) -> i64 {
        self.0 >> 8
    }

    /// The lays.
    #[inline]
    fn of(self, lays: &Lays) -> (Lay, Lay) {
        let (one, other) = ((self.0 >> 4 & 15) as usize, (self.0 & 15) as usize);
        let lay = |place: usize| lays.all().get(place).copied().unwrap_or(Lay::NONE);
        (lay(one), if one == other { Lay::NONE } else { lay(other) })
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
        // Past the minimum, no card is laid that costs more than it is worth.
        let lays = Lays::of(&piles, if need <= 0 { go_on } else { i32::MAX });
        // What ending here is worth, if it is allowed.
        let mut least = if need <= 0 { 0 } else { i32::MAX / 2 };
        let (mut first, mut second) = (Lay::NONE, Lay::NONE);
        let (best, worth) =
            if need > 1 { (lays.best_two(), 2 * go_on) } else { (lays.best(), go_on) };
        if best.cost() < i64::from(least + worth) {
            least = best.cost() as i32 - worth;
            (first, second) = best.of(&lays);
        }
        // Two cards on one pile. Past the minimum a second card matters only if it goes back and
        // makes the first one worth while.
        for &one in lays.all() {
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
            first = lays.all().iter().copied().min_by_key(|lay| lay.cost).unwrap_or(Lay::NONE);
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
