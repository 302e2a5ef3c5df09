//! The lays that a plan chooses from.

use stapel_rules::piles::Pile;

use super::cost::{Near, Piles};
use super::nexts::{Cost, Costs, Nexts};
use super::numbers::{for_each_pile, seen_from};

/// A card on a pile.
#[derive(Clone, Copy)]
pub(super) struct Lay {
    pub(super) pile: usize,
    /// As the pile sees it.
    pub(super) number: u32,
}

/// Where the hand can go back.
pub(super) struct Turns {
    /// What is near the tops.
    pub(super) tops: [Near; Pile::COUNT],
    /// For each pile, the cards from which the hand can go back, counted from the top. Those more
    /// than 63 further on are left out: hardly ever is it worth while to skip so much.
    returning: [u64; Pile::COUNT],
}

impl Turns {
    #[inline]
    pub(super) fn of(piles: &Piles<'_>) -> Turns {
        let near = |index: usize| piles.side(index).near(piles.tops[index]);
        let returning = |index: usize| {
            let hand = piles.side(index).hand;
            ((hand & hand << 10) >> piles.tops[index]) as u64 & !1
        };
        Turns { tops: for_each_pile(near), returning: for_each_pile(returning) }
    }

    /// Whether there are none.
    #[inline]
    pub(super) fn are_none(&self) -> bool {
        let back = |index: usize| self.returning[index] | self.tops[index].own_back as u64;
        back(0) | back(1) | back(2) | back(3) == 0
    }

    /// On this pile, those after the next card.
    #[inline]
    fn returning_beyond(&self, index: usize, top: u32, next: u32) -> u64 {
        let next = 1_u64.checked_shl(next - top).unwrap_or(0);
        self.returning[index] & !next
    }
}

/// The lays worth a thought: for each pile the next card in its direction, the next from which the
/// hand can go back, and the one that goes back.
///
/// Every lay has its place, whether it exists or not, and there is a bit for each that does. Which
/// one is the cheapest can't be foreseen, so that is found out without branching.
pub(super) struct Lays {
    costs: [i32; Lays::PLACES],
    numbers: [u8; Lays::PLACES],
    /// The places of those that exist.
    exist: u32,
    /// The places of those from which the hand can go back.
    turning: u32,
}

/// What isn't there costs so much.
const NO_LAY: i32 = i32::MAX / 4;

impl Lays {
    /// So many places for each pile.
    const EACH: usize = 4;
    const PLACES: usize = Lays::EACH * Pile::COUNT;
    /// The places of next cards.
    const NEXT: u32 = 0x1111;

    /// The lays on these piles; a next card that costs `limit` or more counts only if the hand can go
    /// back from it.
    // Left to itself the compiler doesn't inline this, and a game takes more instructions and wrong
    // guesses at branches.
    #[inline(always)]
    pub(super) fn of(
        piles: &Piles<'_>,
        turns: &Turns,
        nexts: &Nexts,
        costs: &Costs,
        limit: i32,
    ) -> Lays {
        let mut lays = Lays {
            costs: [NO_LAY; Lays::PLACES],
            numbers: [0; Lays::PLACES],
            exist: 0,
            turning: 0,
        };
        let mut others = 0;
        for (index, &Cost { cost, near }) in costs.iter().enumerate() {
            let number = nexts.numbers[index];
            let place = index * Lays::EACH;
            let exists = nexts.exists(index);
            let turning = exists & (near.own_back != 0);
            lays.numbers[place] = number as u8;
            lays.costs[place] = if exists { cost } else { NO_LAY };
            lays.exist |= u32::from(exists & (cost < limit) | turning) << place;
            lays.turning |= u32::from(turning) << place;
            let returning = turns.returning_beyond(index, piles.tops[index], number) != 0;
            let goes_back = turns.tops[index].own_back != 0;
            others |= (u32::from(returning) << 1 | u32::from(goes_back) << 2) << place;
        }
        lays.add(Places(others), piles, turns, nexts);
        lays
    }

    /// Adds lays that are not just the next card.
    // As above.
    #[inline(always)]
    fn add(&mut self, places: Places, piles: &Piles<'_>, turns: &Turns, nexts: &Nexts) {
        self.exist |= places.0;
        for place in places {
            let index = place / Lays::EACH;
            let (side, onto) = (piles.side(index), piles.onto(index));
            let top = piles.tops[index];
            let (number, cost) = if place % Lays::EACH == 1 {
                let returning = turns.returning_beyond(index, top, nexts.numbers[index]);
                let number = top + returning.trailing_zeros();
                (number, onto.onward(number))
            } else {
                (top - 10, onto.back())
            };
            self.numbers[place] = number as u8;
            self.costs[place] = cost;
            self.turning |= u32::from(side.goes_back(number)) << place;
        }
    }

    /// The lay in this place.
    #[inline]
    pub(super) fn get(&self, place: usize) -> Lay {
        let place = place % Lays::PLACES;
        Lay { pile: place / Lays::EACH, number: u32::from(self.numbers[place]) }
    }

    #[inline]
    fn card(&self, place: usize) -> u32 {
        let Lay { pile, number } = self.get(place);
        seen_from(pile, number)
    }

    /// What the lay in this place costs.
    #[inline]
    pub(super) fn cost(&self, place: usize) -> i32 {
        self.costs[place % Lays::PLACES]
    }

    /// The places of lays from which the hand can go back.
    #[inline]
    pub(super) fn turning(&self) -> Places {
        Places(self.turning)
    }

    /// The places of lays that are not just the next card.
    #[inline]
    pub(super) fn others(&self) -> Places {
        Places(self.exist & !Lays::NEXT)
    }

    /// The cheapest one.
    #[inline]
    pub(super) fn best(&self) -> Choice {
        let mut best = Choice::NONE;
        for place in Places(self.exist) {
            best = best.min(Choice::one(self.cost(place), place));
        }
        best
    }

    /// The cheapest two on different piles.
    #[inline]
    pub(super) fn best_two(&self) -> Choice {
        let mut best = Choice::NONE;
        let mut consider = |one: usize, other: usize| {
            let both = self.card(one) != self.card(other);
            let cost = self.cost(one) + self.cost(other);
            let choice = Choice::two(cost, one.min(other), one.max(other));
            best = best.min(if both { choice } else { Choice::NONE });
        };
        // Mostly there are only the next cards. One that isn't there costs too much to matter.
        for (one, other) in [(0, 4), (0, 8), (0, 12), (4, 8), (4, 12), (8, 12)] {
            consider(one, other);
        }
        for one in self.others() {
            for other in Places(self.exist & !(15 << (one / Lays::EACH * Lays::EACH))) {
                consider(one, other);
            }
        }
        best
    }

    /// The cheapest next card together with the one after it on the same pile.
    #[inline]
    pub(super) fn best_two_nexts(&self, after: &Nexts, costs: &Costs) -> Choice {
        let mut best = Choice::NONE;
        for (index, Cost { cost, .. }) in costs.iter().enumerate() {
            let place = index * Lays::EACH;
            let choice = Choice::and_on(self.cost(place) + cost, place);
            best = best.min(if after.exists(index) { choice } else { Choice::NONE });
        }
        best
    }
}

/// Places of lays, the first first.
pub(super) struct Places(u32);

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let place = self.0.trailing_zeros() as usize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            place
        })
    }
}

/// One or two lays and what they cost, in one number: the least is then found without branching. Of
/// equal costs the first is the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Choice(i64);

impl Choice {
    pub(super) const NONE: Choice = Choice(i64::MAX);
    const BITS: u32 = 16;
    const ON_ONE_PILE: usize = 256;

    #[inline]
    fn new(cost: i32, code: usize) -> Choice {
        Choice(i64::from(cost) << Choice::BITS | code as i64)
    }

    /// The lay in this place.
    #[inline]
    pub(super) fn one(cost: i32, place: usize) -> Choice {
        Choice::two(cost, place, place)
    }

    /// The lays in these places.
    #[inline]
    pub(super) fn two(cost: i32, one: usize, other: usize) -> Choice {
        Choice::new(cost, one << 4 | other)
    }

    /// The lay in this place, and after it the card that goes back.
    #[inline]
    pub(super) fn and_back(cost: i32, place: usize) -> Choice {
        Choice::new(cost, Choice::ON_ONE_PILE | place << 1)
    }

    /// The lay in this place, and after it the next card on the same pile.
    #[inline]
    pub(super) fn and_on(cost: i32, place: usize) -> Choice {
        Choice::new(cost, Choice::ON_ONE_PILE | place << 1 | 1)
    }

    /// The same choice, if there is one, at another cost.
    #[inline]
    pub(super) fn dearer_by(self, cost: i32) -> Choice {
        Choice(self.0.saturating_add(i64::from(cost) << Choice::BITS))
    }

    /// Whether it costs less than this.
    #[inline]
    pub(super) fn costs_less_than(self, limit: i32) -> bool {
        self.0 < i64::from(limit) << Choice::BITS
    }

    /// Whether there is a choice at all.
    #[inline]
    pub(super) fn exists(self) -> bool {
        // Dearer is only what isn't there.
        self.costs_less_than(NO_LAY / 2)
    }

    /// What it costs.
    #[inline]
    pub(super) fn cost(self) -> Option<i32> {
        self.exists().then_some((self.0 >> Choice::BITS) as i32)
    }

    /// The lays.
    #[inline]
    pub(super) fn of(self, piles: &Piles<'_>, lays: &Lays) -> (Lay, Option<Lay>) {
        let code = self.0 as usize % (1 << Choice::BITS);
        if code & Choice::ON_ONE_PILE != 0 {
            let first = lays.get(code >> 1 & 15);
            let number = match code & 1 {
                0 => Some(first.number - 10),
                _ => piles.onto(first.pile).after(first.number).next(),
            };
            (first, number.map(|number| Lay { number, ..first }))
        } else {
            let (one, other) = (code >> 4 & 15, code & 15);
            (lays.get(one), (one != other).then(|| lays.get(other)))
        }
    }
}
