//! The lays that a plan chooses from.

use stapel_rules::piles::Pile;

use super::cost::Piles;
use super::numbers::seen_from;

/// A card on a pile, with its cost.
#[derive(Clone, Copy)]
pub(super) struct Lay {
    pub(super) cost: i32,
    /// The pile's index.
    pub(super) pile: u8,
    /// As the pile sees it.
    pub(super) number: u8,
    /// As everyone sees it; 0 for none.
    pub(super) card: u8,
}

impl Lay {
    pub(super) const NONE: Lay = Lay { cost: i32::MAX / 4, pile: 0, number: 0, card: 0 };

    #[inline]
    pub(super) fn new(index: usize, number: u32, cost: i32) -> Lay {
        let card = seen_from(index, number) as u8;
        Lay { cost, pile: index as u8, number: number as u8, card }
    }

    #[inline]
    pub(super) fn exists(self) -> bool {
        self.card != 0
    }
}

/// The lays worth a thought: for each pile the next card in its direction, the next from which the
/// hand can go back, and the one that goes back.
///
/// Every lay has its place, whether it exists or not, and there is a bit for each that does. Which
/// one is the cheapest can't be foreseen, so that is found out without branching.
pub(super) struct Lays {
    lays: [Lay; Lays::PLACES],
    exist: u32,
}

impl Lays {
    /// So many places for each pile.
    const EACH: usize = 4;
    const PLACES: usize = Lays::EACH * Pile::COUNT;
    /// The places of next cards.
    const NEXT: u32 = 0x1111;

    pub(super) const NONE: Lays = Lays { lays: [Lay::NONE; Lays::PLACES], exist: 0 };

    /// Finds the lays, there being none yet; a next card that costs `limit` or more counts only if
    /// the hand can go back from it.
    #[inline]
    pub(super) fn find(&mut self, piles: &Piles<'_>, limit: i32) {
        for index in 0..Pile::COUNT {
            self.add(piles, index, limit);
        }
    }

    #[inline]
    fn add(&mut self, piles: &Piles<'_>, index: usize, limit: i32) {
        let onto = piles.onto(index);
        let further = onto.further();
        if further != 0 {
            let next = further.trailing_zeros();
            let cost = onto.next(next);
            let wanted = cost < limit || piles.has_ten_before(index, next);
            self.put(0, wanted, Lay::new(index, next, cost));
            // The next card itself is there already.
            let returning = onto.returning(further & (further - 1));
            if returning != 0 {
                let number = returning.trailing_zeros();
                self.put(1, true, Lay::new(index, number, onto.onward(number)));
            }
        }
        if onto.goes_back() {
            self.put(2, true, Lay::new(index, onto.top - 10, onto.back()));
        }
    }

    #[inline]
    fn put(&mut self, place: usize, wanted: bool, lay: Lay) {
        let place = usize::from(lay.pile) * Lays::EACH + place;
        self.lays[place] = lay;
        self.exist |= u32::from(wanted) << place;
    }

    /// The lay in this place.
    #[inline]
    pub(super) fn get(&self, place: usize) -> Lay {
        self.lays[place % Lays::PLACES]
    }

    /// The places of the lays.
    #[inline]
    pub(super) fn places(&self) -> Places {
        Places(self.exist)
    }

    /// The cheapest one.
    #[inline]
    pub(super) fn best(&self) -> Choice {
        let mut best = Choice::NONE;
        for place in self.places() {
            best = best.min(Choice::new(self.get(place).cost, place, place));
        }
        best
    }

    /// The cheapest two on different piles.
    #[inline]
    pub(super) fn best_two(&self) -> Choice {
        let mut best = Choice::NONE;
        let mut consider = |one: usize, other: usize| {
            let (a, b) = (self.get(one), self.get(other));
            let both = a.pile != b.pile && a.card != b.card;
            let choice = Choice::new(a.cost + b.cost, one.min(other), one.max(other));
            best = best.min(if both { choice } else { Choice::NONE });
        };
        // Mostly there are only the next cards. One that isn't there costs too much to matter.
        for (one, other) in [(0, 4), (0, 8), (0, 12), (4, 8), (4, 12), (8, 12)] {
            consider(one, other);
        }
        for one in Places(self.exist & !Lays::NEXT) {
            for other in self.places() {
                consider(one, other);
            }
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

/// One or two of the lays and what they cost, in one number: the least is then found without
/// branching. Of equal costs the first is the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Choice(i64);

impl Choice {
    const NONE: Choice = Choice(i64::MAX);

    #[inline]
    fn new(cost: i32, one: usize, other: usize) -> Choice {
        Choice(i64::from(cost) << 8 | (one << 4 | other) as i64)
    }

    /// What it costs, if there is a choice at all.
    #[inline]
    pub(super) fn cost(self) -> Option<i32> {
        let cost = self.0 >> 8;
        // Dearer is only what isn't there.
        (cost < i64::from(Lay::NONE.cost / 2)).then_some(cost as i32)
    }

    /// The lays.
    #[inline]
    pub(super) fn of(self, lays: &Lays) -> (Lay, Lay) {
        let (one, other) = ((self.0 >> 4 & 15) as usize, (self.0 & 15) as usize);
        (lays.get(one), if one == other { Lay::NONE } else { lays.get(other) })
    }
}
