//! What a card costs on a pile, by weights.
//!
//! For piles that descend, everything is mirrored: a card n becomes 101 − n, so that every pile
//! ascends and each thing is said once.

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::Weights;
use super::ranks::Ranks;

/// Takes card n to 101 − n.
#[inline]
pub(super) fn mirror(bits: u128) -> u128 {
    bits.reverse_bits() >> 26
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
struct Side {
    hand: u128,
    unseen: u128,
    ranks: Ranks,
}

impl Side {
    #[inline]
    fn new(hand: u128, unseen: u128) -> Side {
        Side { hand, unseen, ranks: Ranks::of(unseen) }
    }
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
        let sides = [Side::new(hand, unseen), Side::new(mirror(hand), mirror(unseen))];
        let [a, b, c, d] = tops.map(u32::from);
        let tops = [a, b, 101 - c, 101 - d];
        let [up, down] = &sides;
        let passed = [
            up.ranks.below(a),
            up.ranks.below(b),
            down.ranks.below(tops[2]),
            down.ranks.below(tops[3]),
        ];
        let unseen = up.ranks.below(127);
        Piles { weights: &weights.0, sides, tops, passed, unseen, spared }
    }

    /// One of the piles, to lay on.
    #[inline]
    pub(super) fn onto(&self, index: usize) -> Onto<'_> {
        let side = &self.sides[index / 2];
        let (top, sibling) = (self.tops[index], self.tops[index ^ 1]);
        let other_way = index & 2 ^ 2;
        let further = self.weights[Weights::FURTHER_PILE];
        let passed_opposite = self.passed[other_way].min(self.passed[other_way | 1]);
        Onto {
            weights: self.weights,
            side,
            hand: side.hand,
            top,
            passed: self.passed[index],
            standing: if top > sibling { further } else { 0 },
            spared: self.spared[index],
            sibling: Goes { number: sibling, rank: self.passed[index ^ 1] },
            opposite: Goes {
                number: 101 - self.tops[other_way].min(self.tops[other_way | 1]),
                rank: self.unseen - passed_opposite,
            },
        }
    }

    /// Lays a card, given as the pile sees it.
    #[inline]
    pub(super) fn lay(&mut self, index: usize, number: u32) {
        let [own, other] = [index / 2, index / 2 ^ 1];
        self.sides[own].hand &= !(1 << number);
        self.sides[other].hand &= !(1 << (101 - number));
        self.tops[index] = number;
        self.passed[index] = self.sides[own].ranks.below(number);
        // Who asked to spare the pile has been let down already.
        self.spared[index] = 0;
    }

    /// What laying a card on a pile costs; the card must fit.
    #[inline]
    pub(super) fn cost(&self, card: Card, pile: Pile) -> i32 {
        let onto = self.onto(pile.index());
        let number = seen_from(pile.index(), u32::from(card.number()));
        if number > onto.top { onto.onward(number) } else { onto.back() }
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
    weights: &'t [i32; Weights::COUNT],
    side: &'t Side,
    hand: u128,
    pub(super) top: u32,
    /// How many unseen cards are below the top.
    passed: i32,
    /// For the pile being the further one of its direction.
    standing: i32,
    /// For going on with it though others asked to spare it.
    spared: i32,
    /// Cards from here on go on the other pile of the direction.
    sibling: Goes,
    /// Cards below this go on a pile of the other direction.
    opposite: Goes,
}

impl Onto<'_> {
    /// What covering the top costs, because of who could go back from it.
    #[inline]
    fn closing(&self) -> i32 {
        let Some(back) = self.top.checked_sub(10) else { return 0 };
        if bit(self.hand, back) {
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
            if bit(self.hand, back) {
                cost += self.weights[Weights::OPENS_OWN_TRICK];
            } else if bit(self.side.unseen, back) {
                cost += self.weights[Weights::OPENS_UNSEEN_TRICK];
            }
        }
        if bit(self.hand, number + 1) {
            cost += self.weights[Weights::OPENS_NEIGHBOUR];
        }
        cost
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

    /// What going on to a number costs.
    #[inline]
    pub(super) fn onward(&self, number: u32) -> i32 {
        let rank = self.side.ranks.below(number);
        self.closing()
            + self.standing
            + self.spared
            + self.opening(number)
            + self.skip_unseen(self.passed, rank, self.weights[Weights::SKIP_UNSEEN])
            + self.skip_own(self.top, number, self.weights[Weights::SKIP_OWN])
    }

    /// What going back by ten costs; less than nothing, one would think.
    #[inline]
    pub(super) fn back(&self) -> i32 {
        let number = self.top - 10;
        let rank = self.side.ranks.below(number);
        self.weights[Weights::TRICK]
            - self.skip_unseen(rank, self.passed, -self.weights[Weights::REGAIN_UNSEEN])
            - self.skip_own(number, self.top, -self.weights[Weights::REGAIN_OWN])
            + self.opening(number)
    }

    /// Whether the hand has the card that goes back by ten from here.
    #[inline]
    pub(super) fn has_ten_before(&self, number: u32) -> bool {
        number > 10 && bit(self.hand, number - 10)
    }

    /// The cards of the hand further on.
    #[inline]
    pub(super) fn further(&self) -> u128 {
        self.hand & !BELOW[(self.top as usize + 1) & 127]
    }

    /// Of these cards, those from which the hand can go back.
    #[inline]
    pub(super) fn returning(&self, cards: u128) -> u128 {
        cards & (self.hand << 10)
    }

    /// The pile once this number lies on it.
    #[inline]
    pub(super) fn after(&self, number: u32) -> Self {
        Onto {
            hand: self.hand & !(1 << number),
            top: number,
            passed: self.side.ranks.below(number),
            // Who asked to spare the pile has been let down already.
            spared: 0,
            ..*self
        }
    }
}
