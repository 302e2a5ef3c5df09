//! What a card costs on a pile, by weights.
//!
//! For piles that descend, everything is mirrored: a card n becomes 101 − n, so that every pile
//! ascends and each thing is said once.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;
use super::numbers::{above, below, mirror, seen_from};

/// The cards that are not laid yet, as the piles of one direction see them.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) hand: u128,
    unseen: u128,
}

impl Side {
    /// How many unseen cards are below this number.
    #[inline]
    pub(super) fn rank(&self, number: u32) -> i32 {
        (self.unseen & below(number)).count_ones() as i32
    }

    /// What the cards near this one are to it.
    #[inline]
    pub(super) fn near(&self, number: u32) -> Near {
        // Shifted by ten, the card ten before comes first, and the next one is number eleven.
        let hand = ((self.hand << 10) >> (number & 127)) as i32;
        let unseen = ((self.unseen << 10) >> (number & 127)) as i32;
        Near { own_back: hand & 1, unseen_back: unseen & 1, neighbour: hand >> 11 & 1 }
    }

    /// Whether the hand can go back from this number.
    #[inline]
    pub(super) fn goes_back(&self, number: u32) -> bool {
        (self.hand << 10) >> (number & 127) & 1 == 1
    }
}

/// What the cards near a card on top are to it; each is 0 or 1. Which it is can't be foreseen, so
/// weights are multiplied by them and there is no branch.
#[derive(Clone, Copy, Default)]
pub(super) struct Near {
    /// The hand has the card that goes back.
    pub(super) own_back: i32,
    /// Nobody has shown the card that goes back.
    pub(super) unseen_back: i32,
    /// The hand has the card that follows with nothing between.
    pub(super) neighbour: i32,
}

impl Near {
    /// What covering the card costs.
    #[inline]
    pub(super) fn closing(self, weights: &Weights) -> i32 {
        self.own_back * weights.0[Weights::CLOSES_OWN_TRICK]
            + self.unseen_back * weights.0[Weights::CLOSES_UNSEEN_TRICK]
    }

    /// What the card opens for the next.
    #[inline]
    pub(super) fn opening(self, weights: &Weights) -> i32 {
        self.own_back * weights.0[Weights::OPENS_OWN_TRICK]
            + self.unseen_back * weights.0[Weights::OPENS_UNSEEN_TRICK]
            + self.neighbour * weights.0[Weights::OPENS_NEIGHBOUR]
    }
}

/// Where else cards go, by their rank among cards of their kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Elsewhere {
    /// From here on, they go on the other pile of the direction.
    pub(super) sibling: i32,
    /// Below this, they go on a pile of the other direction.
    pub(super) opposite: i32,
}

impl Elsewhere {
    /// What it costs to skip the cards between two ranks: so much for each, and more or less by
    /// where else they go.
    #[inline]
    pub(super) fn skip(self, weights: &Weights, each: i32, low: i32, high: i32) -> i32 {
        let all = high - low;
        let sibling = high - self.sibling.max(low).min(high);
        let opposite = self.opposite.max(low).min(high) - low;
        // Either some cards go on both, and then all go on one at least, or none does.
        let nowhere = (all - sibling - opposite).max(0);
        all * each
            + sibling * weights.0[Weights::SIBLING]
            + opposite * weights.0[Weights::OPPOSITE]
            + nowhere * weights.0[Weights::NOWHERE]
    }
}

/// The piles, and the cards to lay on them.
#[derive(Clone, Copy)]
pub(super) struct Piles<'w> {
    pub(super) weights: &'w Weights,
    sides: [Side; 2],
    pub(super) tops: [u32; Pile::COUNT],
    /// For each pile, how many unseen cards don't go on it any more.
    pub(super) passed: [i32; Pile::COUNT],
    pub(super) unseen: i32,
    /// What going on with a pile costs though others asked to spare it.
    pub(super) spared: [i32; Pile::COUNT],
}

impl<'w> Piles<'w> {
    #[inline]
    pub(super) fn new(
        weights: &'w Weights,
        hand: CardSet,
        unseen: CardSet,
        tops: [u8; Pile::COUNT],
        spared: [i32; Pile::COUNT],
    ) -> Piles<'w> {
        let (hand, unseen) = (hand.bits(), unseen.bits());
        let up = Side { hand, unseen };
        let down = Side { hand: mirror(hand), unseen: mirror(unseen) };
        let [a, b, c, d] = tops.map(u32::from);
        let tops = [a, b, 101 - c, 101 - d];
        Piles {
            weights,
            sides: [up, down],
            tops,
            passed: [up.rank(tops[0]), up.rank(tops[1]), down.rank(tops[2]), down.rank(tops[3])],
            unseen: unseen.count_ones() as i32,
            spared,
        }
    }

    /// The cards as this pile sees them.
    #[inline]
    pub(super) fn side(&self, index: usize) -> &Side {
        &self.sides[index / 2]
    }

    /// What going on costs for the pile's being the further one of its direction.
    #[inline]
    pub(super) fn standing(&self, index: usize) -> i32 {
        let further = self.tops[index] > self.tops[index ^ 1];
        i32::from(further) * self.weights.0[Weights::FURTHER_PILE]
    }

    /// Where else unseen cards go.
    #[inline]
    pub(super) fn elsewhere(&self, index: usize) -> Elsewhere {
        let other = index & 2 ^ 2;
        let opposite = self.unseen - self.passed[other].min(self.passed[other | 1]);
        Elsewhere { sibling: self.passed[index ^ 1], opposite }
    }

    /// One of the piles, to lay on.
    #[inline]
    pub(super) fn onto(&self, index: usize) -> Onto<'_> {
        let (side, top) = (self.side(index), self.tops[index]);
        let standing = self.standing(index);
        let other = index & 2 ^ 2;
        Onto {
            index,
            weights: self.weights,
            side,
            top,
            passed: self.passed[index],
            standing,
            leaving: standing + side.near(top).closing(self.weights) + self.spared[index],
            sibling: self.tops[index ^ 1],
            opposite: 101 - self.tops[other].min(self.tops[other | 1]),
            elsewhere: self.elsewhere(index),
        }
    }

    /// Lays a card, given as the pile sees it.
    #[inline]
    pub(super) fn lay(&mut self, index: usize, number: u32) {
        let own = index / 2;
        self.sides[own].hand &= !(1 << number);
        self.sides[own ^ 1].hand &= !(1 << (101 - number));
        self.tops[index] = number;
        self.passed[index] = self.sides[own].rank(number);
        // Who asked to spare the pile has been let down already.
        self.spared[index] = 0;
    }
}

/// A pile to lay on.
#[derive(Clone, Copy)]
pub(super) struct Onto<'t> {
    index: usize,
    weights: &'t Weights,
    side: &'t Side,
    top: u32,
    /// How many unseen cards are below the top.
    passed: i32,
    /// For the pile being the further one of its direction.
    standing: i32,
    /// What going on costs, whatever to.
    leaving: i32,
    /// Cards above this go on the other pile of the direction.
    sibling: u32,
    /// Cards below this go on a pile of the other direction.
    opposite: u32,
    /// The same in ranks of unseen cards.
    elsewhere: Elsewhere,
}

impl Onto<'_> {
    /// What it costs to skip unseen cards between two ranks.
    #[inline]
    fn skip_unseen(&self, low: i32, high: i32, each: i32) -> i32 {
        self.elsewhere.skip(self.weights, each, low, high)
    }

    /// What it costs to skip the own cards between two numbers.
    #[inline]
    fn skip_own(&self, low: u32, high: u32, each: i32) -> i32 {
        let own = self.side.hand & above(low);
        let rank = |number: u32| (own & below(number)).count_ones() as i32;
        let elsewhere = Elsewhere { sibling: rank(self.sibling), opposite: rank(self.opposite) };
        elsewhere.skip(self.weights, each, 0, rank(high))
    }

    /// What a card on top opens for the next. The card that it covers is not in the hand any more.
    #[inline]
    fn opening(&self, number: u32) -> i32 {
        let mut near = self.side.near(number);
        near.own_back &= i32::from(number != self.top + 10);
        near.opening(self.weights)
    }

    /// What going on to a card of the hand costs.
    #[inline]
    pub(super) fn onward(&self, number: u32) -> i32 {
        let rank = self.side.rank(number);
        self.leaving
            + self.opening(number)
            + self.skip_unseen(self.passed, rank, self.weights.0[Weights::SKIP_UNSEEN])
            + self.skip_own(self.top, number, self.weights.0[Weights::SKIP_OWN])
    }

    /// What going back by ten costs; less than nothing, one would think.
    #[inline]
    pub(super) fn back(&self) -> i32 {
        let number = self.top - 10;
        let rank = self.side.rank(number);
        self.weights.0[Weights::TRICK]
            - self.skip_unseen(rank, self.passed, -self.weights.0[Weights::REGAIN_UNSEEN])
            - self.skip_own(number, self.top, -self.weights.0[Weights::REGAIN_OWN])
            + self.opening(number)
    }

    /// What laying a card of the hand costs; it must fit.
    #[inline]
    pub(super) fn cost(&self, card: Card) -> i32 {
        let number = seen_from(self.index, u32::from(card.number()));
        if number > self.top { self.onward(number) } else { self.back() }
    }

    /// The next card of the hand in the pile's direction.
    #[inline]
    pub(super) fn next(&self) -> Option<u32> {
        let further = self.side.hand & above(self.top);
        (further != 0).then(|| further.trailing_zeros())
    }

    /// The pile once this number lies on it, the card being still among those of the hand.
    #[inline]
    pub(super) fn after(&self, number: u32) -> Self {
        Onto {
            top: number,
            passed: self.side.rank(number),
            // Who asked to spare the pile has been let down already.
            leaving: self.standing + self.side.near(number).closing(self.weights),
            ..*self
        }
    }
}
