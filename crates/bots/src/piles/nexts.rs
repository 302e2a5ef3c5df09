//! Going on to the next cards of the hand, looked at on all piles at once.
//!
//! Every step is done for all four piles before the next one, and not pile by pile: so their sums
//! are worked out side by side.

use stapel_rules::piles::Pile;

use super::Weights;
use super::cost::{Near, Piles};
use super::numbers::{above, for_each_pile};

/// For each pile, the next card of the hand in its direction.
#[derive(Clone, Copy)]
pub(super) struct Nexts {
    /// The cards from the next one on; none where there is no next.
    cards: [u128; Pile::COUNT],
    /// As the pile sees it; 101, which no card has, where there is none.
    pub(super) numbers: [u32; Pile::COUNT],
    /// How many unseen cards are below it.
    ranks: [i32; Pile::COUNT],
}

/// What the next card costs on each pile.
pub(super) type Costs = [Cost; Pile::COUNT];

#[derive(Clone, Copy)]
pub(super) struct Cost {
    pub(super) cost: i32,
    /// What is near the card.
    pub(super) near: Near,
}

impl Nexts {
    /// The next cards on the piles as they are.
    #[inline]
    pub(super) fn of(piles: &Piles<'_>) -> Nexts {
        Nexts::first(
            piles,
            for_each_pile(|index| piles.side(index).hand & above(piles.tops[index])),
        )
    }

    /// On each pile, the card that comes next once this one is laid there.
    #[inline]
    pub(super) fn after(&self, piles: &Piles<'_>) -> Nexts {
        Nexts::first(piles, self.cards.map(|cards| cards & cards.wrapping_sub(1)))
    }

    #[inline]
    fn first(piles: &Piles<'_>, cards: [u128; Pile::COUNT]) -> Nexts {
        let numbers = cards.map(|cards| cards.trailing_zeros().min(101));
        let ranks = for_each_pile(|index| piles.side(index).rank(numbers[index]));
        Nexts { cards, numbers, ranks }
    }

    /// Whether there is a next card on this pile.
    #[inline]
    pub(super) fn exists(&self, index: usize) -> bool {
        self.cards[index] != 0
    }

    /// What they cost on the piles as they are, leaving aside what they open.
    #[inline]
    pub(super) fn reaching(
        &self,
        piles: &Piles<'_>,
        tops: &[Near; Pile::COUNT],
    ) -> [i32; Pile::COUNT] {
        for_each_pile(|index| {
            self.reach(piles, index, piles.passed[index], tops[index]) + piles.spared[index]
        })
    }

    /// The same once others are laid, of which none lies between. Who asked to spare the pile has
    /// been let down already.
    #[inline]
    pub(super) fn reaching_after(
        &self,
        piles: &Piles<'_>,
        first: &Nexts,
        costs: &Costs,
    ) -> [i32; Pile::COUNT] {
        for_each_pile(|index| self.reach(piles, index, first.ranks[index], costs[index].near))
    }

    #[inline]
    fn reach(&self, piles: &Piles<'_>, index: usize, passed: i32, covered: Near) -> i32 {
        let weights = piles.weights;
        let each = weights.0[Weights::SKIP_UNSEEN];
        piles.standing(index)
            + covered.closing(weights)
            + piles.elsewhere(index).skip(weights, each, passed, self.ranks[index])
    }

    /// What they cost in all, on these tops.
    #[inline]
    pub(super) fn costs(
        &self,
        piles: &Piles<'_>,
        tops: &[u32; Pile::COUNT],
        reaching: &[i32; Pile::COUNT],
    ) -> Costs {
        for_each_pile(|index| {
            let number = self.numbers[index];
            let mut near = piles.side(index).near(number);
            // The card that it covers is not in the hand any more.
            near.own_back &= i32::from(number != tops[index] + 10);
            Cost { cost: reaching[index] + near.opening(piles.weights), near }
        })
    }
}
