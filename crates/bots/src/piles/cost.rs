//! What a card costs on a pile, by weights.
//!
//! For piles that descend, everything is mirrored: a card n becomes 101 − n, so that every pile
//! ascends and each thing is said once.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;
pub(super) use super::numbers::mirror;
use super::numbers::{above, between, bit, seen_from, ten_before};
use super::ranks::Ranks;

/// The cards that are not laid yet, as the piles of one direction see them.
#[derive(Clone, Copy)]
struct Side {
    hand: u128,
    unseen: Ranks,
}

/// The piles, and the cards to lay on them.
#[derive(Clone, Copy)]
pub(super) struct Piles<'w> {
    weights: &'w [i32; Weights::COUNT],
    sides: [Side; 2],
    tops: [u32; Pile::COUNT],
    /// For each pile, how many unseen cards don't go on it any more.
    passed: [i32; Pile::COUNT],
    unseen: i32,
    /// What going on with a pile costs though others asked to spare it.
    spared: [i32; Pile::COUNT],
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
        let up = Side { hand, unseen: Ranks::of(unseen) };
        let down = Side { hand: mirror(hand), unseen: Ranks::of(mirror(unseen)) };
        let [a, b, c, d] = tops.map(u32::from);
        let tops = [a, b, 101 - c, 101 - d];
        let below = |side: &Side, index: usize| side.unseen.below(tops[index]);
        Piles {
            weights: &weights.0,
            tops,
            passed: [below(&up, 0), below(&up, 1), below(&down, 2), below(&down, 3)],
            unseen: up.unseen.below(127),
            sides: [up, down],
            spared,
        }
    }

    /// One of the piles, to lay on.
    #[inline]
    pub(super) fn onto(&self, index: usize) -> Onto<'_> {
        let (this, sibling, other) = (index, index ^ 1, index & 2 ^ 2);
        let further = self.tops[this] > self.tops[sibling];
        let onto = Onto {
            index,
            weights: self.weights,
            unseen: &self.sides[this / 2].unseen,
            hand: self.sides[this / 2].hand,
            top: self.tops[this],
            passed: self.passed[this],
            standing: i32::from(further) * self.weights[Weights::FURTHER_PILE],
            leaving: 0,
            sibling: Goes { number: self.tops[sibling], rank: self.passed[sibling] },
            opposite: Goes {
                number: 101 - self.tops[other].min(self.tops[other | 1]),
                rank: self.unseen - self.passed[other].min(self.passed[other | 1]),
            },
        };
        Onto { leaving: onto.standing + onto.closing() + self.spared[this], ..onto }
    }

    /// Whether the hand has the card that goes back by ten from this number on this pile.
    #[inline]
    pub(super) fn has_ten_before(&self, index: usize, number: u32) -> bool {
        bit(self.sides[index / 2].hand, ten_before(number))
    }

    /// Lays a card, given as the pile sees it.
    #[inline]
    pub(super) fn lay(&mut self, index: usize, number: u32) {
        let own = index / 2;
        let other = own ^ 1;
        self.sides[own].hand &= !(1 << number);
        self.sides[other].hand &= !(1 << (101 - number));
        self.tops[index] = number;
        self.passed[index] = self.sides[own].unseen.below(number);
        // Who asked to spare the pile has been let down already.
        self.spared[index] = 0;
    }
}

/// From where on, or up to where, cards go on another pile.
#[derive(Clone, Copy)]
struct Goes {
    number: u32,
    /// How many unseen cards are below that number.
    rank: i32,
}

/// A pile to lay on.
#[derive(Clone, Copy)]
pub(super) struct Onto<'t> {
    index: usize,
    weights: &'t [i32; Weights::COUNT],
    unseen: &'t Ranks,
    hand: u128,
    pub(super) top: u32,
    /// How many unseen cards are below the top.
    passed: i32,
    /// For the pile being the further one of its direction.
    standing: i32,
    /// What going on costs, whatever to.
    leaving: i32,
    /// Cards from here on go on the other pile of the direction.
    sibling: Goes,
    /// Cards below this go on a pile of the other direction.
    opposite: Goes,
}

impl Onto<'_> {
    /// The weight that applies if the card ten before this number is in the hand, or unseen; it
    /// can't be both. Which it is can't be foreseen, so there is no branch for it.
    #[inline]
    fn ten_before(&self, number: u32, own: usize, unseen: usize) -> i32 {
        let back = ten_before(number);
        i32::from(bit(self.hand, back)) * self.weights[own]
            + i32::from(self.unseen.contains(back)) * self.weights[unseen]
    }

    /// What covering the top costs, because of who could go back from it.
    #[inline]
    fn closing(&self) -> i32 {
        self.ten_before(self.top, Weights::CLOSES_OWN_TRICK, Weights::CLOSES_UNSEEN_TRICK)
    }

    /// What the card that now lies on top opens for the next.
    #[inline]
    fn opening(&self, number: u32) -> i32 {
        let trick = self.ten_before(number, Weights::OPENS_OWN_TRICK, Weights::OPENS_UNSEEN_TRICK);
        let neighbour = i32::from(bit(self.hand, number + 1));
        trick + neighbour * self.weights[Weights::OPENS_NEIGHBOUR]
    }

    /// What it costs to skip the unseen cards between two ranks: so much for each, and more or less
    /// by where else they go.
    #[inline]
    fn skip_unseen(&self, low: i32, high: i32, each: i32) -> i32 {
        let all = high - low;
        let sibling = high - self.sibling.rank.max(low).min(high);
        let opposite = self.opposite.rank.max(low).min(high) - low;
        // Either some cards go on both, and then all go on one at least, or none does.
        let nowhere = (all - sibling - opposite).max(0);
        all * each
            + sibling * self.weights[Weights::SIBLING]
            + opposite * self.weights[Weights::OPPOSITE]
            + nowhere * self.weights[Weights::NOWHERE]
    }

    /// What it costs to skip the own cards between two numbers. There are few, and often none.
    #[inline]
    fn skip_own(&self, low: u32, high: u32, each: i32) -> i32 {
        let mut own = self.hand & between(low, high);
        let mut cost = 0;
        while own != 0 {
            let number = own.trailing_zeros();
            own &= own - 1;
            cost += each;
            cost += match (number >= self.sibling.number, number < self.opposite.number) {
                (true, true) => self.weights[Weights::SIBLING] + self.weights[Weights::OPPOSITE],
                (true, false) => self.weights[Weights::SIBLING],
                (false, true) => self.weights[Weights::OPPOSITE],
                (false, false) => self.weights[Weights::NOWHERE],
            };
        }
        cost
    }

    /// What going on to the next card of the hand costs: none of the hand is skipped.
    #[inline]
    pub(super) fn next(&self, number: u32) -> i32 {
        let rank = self.unseen.below(number);
        self.leaving
            + self.opening(number)
            + self.skip_unseen(self.passed, rank, self.weights[Weights::SKIP_UNSEEN])
    }

    /// What going on to any card of the hand costs.
    #[inline]
    pub(super) fn onward(&self, number: u32) -> i32 {
        self.next(number) + self.skip_own(self.top, number, self.weights[Weights::SKIP_OWN])
    }

    /// What going back by ten costs; less than nothing, one would think.
    #[inline]
    pub(super) fn back(&self) -> i32 {
        let number = self.top - 10;
        let rank = self.unseen.below(number);
        self.weights[Weights::TRICK]
            - self.skip_unseen(rank, self.passed, -self.weights[Weights::REGAIN_UNSEEN])
            - self.skip_own(number, self.top, -self.weights[Weights::REGAIN_OWN])
            + self.opening(number)
    }

    /// What laying a card of the hand costs; it must fit.
    #[inline]
    pub(super) fn cost(&self, card: Card) -> i32 {
        let number = seen_from(self.index, u32::from(card.number()));
        if number > self.top { self.onward(number) } else { self.back() }
    }

    /// Whether the hand has the card that goes back from the top.
    #[inline]
    pub(super) fn goes_back(&self) -> bool {
        bit(self.hand, ten_before(self.top))
    }

    /// The cards of the hand further on.
    #[inline]
    pub(super) fn further(&self) -> u128 {
        self.hand & above(self.top)
    }

    /// Of these cards, those from which the hand can go back.
    #[inline]
    pub(super) fn returning(&self, cards: u128) -> u128 {
        cards & (self.hand << 10)
    }

    /// The pile once this number lies on it.
    #[inline]
    pub(super) fn after(&self, number: u32) -> Self {
        let after = Onto {
            hand: self.hand & !(1 << number),
            top: number,
            passed: self.unseen.below(number),
            ..*self
        };
        // Who asked to spare the pile has been let down already.
        Onto { leaving: self.standing + after.closing(), ..after }
    }
}
