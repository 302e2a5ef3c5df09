//! What a card costs on a pile, by weights.
//!
//! For piles that descend, everything is mirrored: a card n becomes 101 − n, so that every pile
//! ascends and each thing is said once.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;

/// Takes card n to 101 − n.
#[inline]
pub(super) fn mirror(bits: u128) -> u128 {
    bits.reverse_bits() >> 26
}

/// The tops of the piles, each seen so that it ascends.
#[inline]
pub(super) fn ascending(tops: [u8; Pile::COUNT]) -> [u32; Pile::COUNT] {
    let [a, b, c, d] = tops.map(u32::from);
    [a, b, 101 - c, 101 - d]
}

/// A card as the pile with this index sees it, and the other way round.
#[inline]
pub(super) fn seen_from(index: usize, number: u32) -> u32 {
    if index < 2 { number } else { 101 - number }
}

/// For each number, the set of all smaller ones.
static BELOW: [u128; 128] = {
    let mut below = [0; 128];
    let mut number = 0;
    while number < 128 {
        below[number] = (1 << number) - 1;
        number += 1;
    }
    below
};

/// The numbers between two others.
#[inline]
fn between(low: u32, high: u32) -> u128 {
    BELOW[high as usize & 127] & !BELOW[(low as usize + 1) & 127]
}

#[inline]
fn bit(set: u128, number: u32) -> bool {
    // Half a shift is cheaper than a whole one.
    let half = if number < 64 { set as u64 } else { (set >> 64) as u64 };
    half >> (number & 63) & 1 == 1
}

/// The cards that are not laid yet, as the piles of one direction see them.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) hand: u128,
    pub(super) unseen: u128,
}

impl Side {
    #[inline]
    pub(super) fn both(hand: CardSet, unseen: CardSet) -> [Side; 2] {
        let (hand, unseen) = (hand.bits(), unseen.bits());
        [Side { hand, unseen }, Side { hand: mirror(hand), unseen: mirror(unseen) }]
    }
}

/// A pile to lay on.
#[derive(Clone, Copy)]
pub(super) struct Onto<'w> {
    weights: &'w [i32; Weights::COUNT],
    pub(super) side: Side,
    pub(super) top: u32,
    /// For the pile being the further one of its direction.
    standing: i32,
    /// For going on with it though others asked to spare it.
    spared: i32,
    /// Cards that go on the other pile of the direction, and on piles of the other direction.
    sibling: u128,
    opposite: u128,
}

impl<'w> Onto<'w> {
    #[inline]
    pub(super) fn new(
        weights: &'w Weights,
        side: Side,
        tops: [u32; Pile::COUNT],
        spared: [i32; Pile::COUNT],
        index: usize,
    ) -> Onto<'w> {
        let weights = &weights.0;
        let (top, sibling) = (tops[index], tops[index ^ 1]);
        let other_way = index & 2 ^ 2;
        let nearest = tops[other_way].min(tops[other_way | 1]);
        Onto {
            weights,
            side,
            top,
            standing: if top > sibling { weights[Weights::FURTHER_PILE] } else { 0 },
            spared: spared[index],
            sibling: !BELOW[sibling as usize & 127],
            opposite: BELOW[(101 - nearest) as usize & 127],
        }
    }

    /// What covering the top costs, because of who could go back from it.
    #[inline]
    fn closing(&self) -> i32 {
        let Some(back) = self.top.checked_sub(10) else { return 0 };
        if bit(self.side.hand, back) {
            self.weights[Weights::CLOSES_OWN_TRICK]
        } else if bit(self.side.unseen, back) {
            self.weights[Weights::CLOSES_UNSEEN_TRICK]
        } else {
            0
        }
    }

    /// What the card that now lies on top opens for the next.
    #[inline]
    fn opening(&self, number: u32) -> i32 {
        let mut cost = 0;
        if let Some(back) = number.checked_sub(10) {
            if bit(self.side.hand, back) {
                cost += self.weights[Weights::OPENS_OWN_TRICK];
            } else if bit(self.side.unseen, back) {
                cost += self.weights[Weights::OPENS_UNSEEN_TRICK];
            }
        }
        if bit(self.side.hand, number + 1) {
            cost += self.weights[Weights::OPENS_NEIGHBOUR];
        }
        cost
    }

    /// What it matters where else the cards between two numbers go.
    #[inline]
    fn elsewhere(&self, between: u128) -> i32 {
        let all = (self.side.unseen | self.side.hand) & between;
        let count = |set: u128| (all & set).count_ones() as i32;
        count(self.sibling) * self.weights[Weights::SIBLING]
            + count(self.opposite) * self.weights[Weights::OPPOSITE]
            + count(!(self.sibling | self.opposite)) * self.weights[Weights::NOWHERE]
    }

    /// What going on to a number costs.
    #[inline]
    pub(super) fn onward(&self, number: u32) -> i32 {
        let between = between(self.top, number);
        let mut cost = self.closing() + self.standing + self.spared + self.opening(number);
        // Often nothing is skipped.
        if (self.side.unseen | self.side.hand) & between != 0 {
            let unseen = (self.side.unseen & between).count_ones() as i32;
            let own = (self.side.hand & between).count_ones() as i32;
            cost += unseen * self.weights[Weights::SKIP_UNSEEN]
                + own * self.weights[Weights::SKIP_OWN]
                + self.elsewhere(between);
        }
        cost
    }

    /// What going back by ten costs; less than nothing, one would think.
    #[inline]
    pub(super) fn back(&self) -> i32 {
        let number = self.top - 10;
        let between = between(number, self.top);
        let unseen = (self.side.unseen & between).count_ones() as i32;
        let own = (self.side.hand & between).count_ones() as i32;
        self.weights[Weights::TRICK]
            + unseen * self.weights[Weights::REGAIN_UNSEEN]
            + own * self.weights[Weights::REGAIN_OWN]
            - self.elsewhere(between)
            + self.opening(number)
    }

    /// Whether the hand has the card that goes back by ten from here.
    #[inline]
    pub(super) fn has_ten_before(&self, number: u32) -> bool {
        number > 10 && bit(self.side.hand, number - 10)
    }

    /// The cards of the hand further on.
    #[inline]
    pub(super) fn further(&self) -> u128 {
        self.side.hand & !BELOW[(self.top as usize + 1) & 127]
    }

    /// The pile once this number lies on it.
    #[inline]
    pub(super) fn after(&self, number: u32) -> Self {
        let mut after = *self;
        after.side.hand &= !(1 << number);
        after.top = number;
        // Who asked to spare the pile has been let down already.
        after.spared = 0;
        after
    }
}

/// What every card costs on every pile.
pub(super) struct Table<'w>([Onto<'w>; Pile::COUNT]);

impl<'w> Table<'w> {
    #[inline]
    pub(super) fn new(
        weights: &'w Weights,
        hand: CardSet,
        unseen: CardSet,
        tops: [u8; Pile::COUNT],
        spared: [i32; Pile::COUNT],
    ) -> Table<'w> {
        let sides = Side::both(hand, unseen);
        let tops = ascending(tops);
        Table([0, 1, 2, 3].map(|index| Onto::new(weights, sides[index / 2], tops, spared, index)))
    }

    /// What laying a card on a pile costs; the card must fit.
    #[inline]
    pub(super) fn cost(&self, card: Card, pile: Pile) -> i32 {
        let onto = &self.0[pile.index()];
        let number = seen_from(pile.index(), u32::from(card.number()));
        if number > onto.top { onto.onward(number) } else { onto.back() }
    }
}
