//! The end of a game in which one hand is all that is left: can all of it be laid?

use stapel_rules::piles::Pile;
use stapel_rules::{Card, CardSet};

use super::numbers::mirror;
use super::plan::Plan;

/// How many steps are tried before it is taken for impossible.
const LIMIT: u32 = 400;

/// An order in which the whole hand can be laid, if one is found.
pub(super) fn sweep(hand: CardSet, tops: [u8; Pile::COUNT]) -> Option<Plan> {
    let [a, b, c, d] = tops.map(u32::from);
    let mut plan = Plan::default();
    let sides = [hand.bits(), mirror(hand.bits())];
    lay(sides, [a, b, 101 - c, 101 - d], &mut plan, &mut 0).then_some(plan)
}

/// Lays what is left of the hand, card by card; every pile is seen so that it ascends.
fn lay(hand: [u128; 2], tops: [u32; Pile::COUNT], plan: &mut Plan, steps: &mut u32) -> bool {
    if hand[0] == 0 {
        return true;
    }
    *steps += 1;
    if *steps > LIMIT {
        return false;
    }
    for (index, &top) in tops.iter().enumerate() {
        // Two piles with the same top are as good as one; that is so only before they begin.
        if index % 2 == 1 && top == tops[index - 1] {
            continue;
        }
        let own = hand[index / 2];
        let onward = own & (u128::MAX << (top + 1));
        let back = if top > 11 { own & 1 << (top - 10) } else { 0 };
        // First back, then the next card, then those that can be gone back from.
        let mut cards = [back, onward & onward.wrapping_neg(), onward & (own << 10)];
        cards[2] &= !cards[1];
        for mut set in cards {
            while set != 0 {
                let number = set.trailing_zeros();
                set &= set - 1;
                let card = if index < 2 { number } else { 101 - number };
                let rest = [hand[0] & !(1 << card), hand[1] & !(1 << (101 - card))];
                let mut after = tops;
                after[index] = number;
                let before = *plan;
                if let Some(card) = Card::new(card as u8) {
                    plan.push(card, Pile::ALL[index]);
                }
                if lay(rest, after, plan, steps) {
                    return true;
                }
                *plan = before;
            }
        }
    }
    false
}
