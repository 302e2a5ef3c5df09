//! What bots say, what they make of what others say, and what they spare for them.

use stapel_rules::piles::{
    Command, CommandSet, Pile, Rules, Said, Signal, State, Talk, Variant, View, Wish,
};
use stapel_rules::{CardSet, Game, Seat};

use super::Weights;
use super::numbers::mirror;

/// A seat with a card this near, or nearer, asks to leave a pile alone. Nearness counts the cards
/// in between that are not played yet and are not its own.
const LEAVE_IT: u32 = 1;
const RATHER_NOT: u32 = 4;
const SMALL_STEPS: u32 = 9;
/// A seat whose next card is at least this far off has nothing to lose.
const GOOD_FOR_ME: u32 = 20;

/// What a seat with this hand wishes of each pile. `others` are the cards that are neither played
/// nor in its hand.
#[inline]
pub(super) fn wishes(
    hand: CardSet,
    others: CardSet,
    tops: [u8; Pile::COUNT],
) -> [Option<Wish>; Pile::COUNT] {
    let (hand, others) = (hand.bits(), others.bits());
    let up = |top: u8| wish(hand, others, u32::from(top));
    let (hand, others) = (mirror(hand), mirror(others));
    let down = |top: u8| wish(hand, others, 101 - u32::from(top));
    [up(tops[0]), up(tops[1]), down(tops[2]), down(tops[3])]
}

/// The same for one pile, seen so that it ascends.
#[inline]
fn wish(hand: u128, others: u128, top: u32) -> Option<Wish> {
    if top > 11 && hand >> (top - 10) & 1 == 1 {
        return Some(Wish::CanJumpBack);
    }
    let onward = hand & (u128::MAX << (top + 1));
    if onward == 0 {
        return Some(Wish::GoodForMe);
    }
    let between = (1_u128 << onward.trailing_zeros()) - (2_u128 << top);
    let gap = (others & between).count_ones();
    if gap <= LEAVE_IT {
        Some(Wish::LeaveIt)
    } else if gap <= RATHER_NOT {
        Some(Wish::RatherNot)
    } else if gap <= SMALL_STEPS {
        Some(Wish::SmallSteps)
    } else if gap >= GOOD_FOR_ME {
        Some(Wish::GoodForMe)
    } else {
        None
    }
}

/// The commands in a hand.
pub(super) fn commands(rules: &Rules, hand: CardSet) -> CommandSet {
    hand.iter().filter_map(|card| rules.layout().command(card)).collect()
}

/// What going on with each pile costs for the sake of those who have wishes about it.
#[inline]
pub(super) fn spared(
    weights: &Weights,
    wishes: impl Iterator<Item = [Option<Wish>; Pile::COUNT]>,
) -> [i32; Pile::COUNT] {
    let mut spared = [0; Pile::COUNT];
    for wishes in wishes {
        for (cost, wish) in spared.iter_mut().zip(wishes) {
            if let Some(wish) = wish {
                *cost += weights.0[Weights::WISHES + wish as usize];
            }
        }
    }
    spared
}

/// What everyone but the active seat said about the piles.
pub(super) fn heard(
    rules: &Rules,
    view: &View,
    talk: &Talk,
    weights: &Weights,
) -> [i32; Pile::COUNT] {
    let others = Seat::all(rules.players()).filter(|&seat| seat != view.seat);
    spared(weights, others.map(|seat| talk.of(seat).wishes))
}

/// What everyone but the active seat would say in an imagined position, where talk is allowed.
#[inline]
pub(super) fn imagined(rules: &Rules, state: &State, weights: &Weights) -> [i32; Pile::COUNT] {
    if rules.layout().visible(state.tops).contains(Command::Silence) {
        return [0; Pile::COUNT];
    }
    let seats = || Seat::all(rules.players());
    let all = seats().fold(state.undrawn(), |all, seat| all | state.hand(seat));
    let others = seats().filter(|&seat| seat != state.seat && !state.hand(seat).is_empty());
    spared(weights, others.map(|seat| wishes(state.hand(seat), all - state.hand(seat), state.tops)))
}

/// Says what there is to say.
pub(super) fn speak(rules: &Rules, view: &View, say: &mut dyn FnMut(Signal)) {
    if view.hand.is_empty() {
        return;
    }
    let wishes = wishes(view.hand, view.unseen, view.tops);
    for (pile, wish) in Pile::ALL.into_iter().zip(wishes) {
        if let Some(wish) = wish {
            say(Signal::Pile(pile, wish));
        }
    }
    let at_hand = |wish: &Option<Wish>| matches!(wish, Some(Wish::LeaveIt | Wish::CanJumpBack));
    let far_off = |wish: &Option<Wish>| matches!(wish, None | Some(Wish::GoodForMe));
    if wishes.iter().filter(|wish| at_hand(wish)).count() >= 2 {
        say(Signal::CanGoOn);
    } else if wishes.iter().all(far_off) {
        say(Signal::StuckSoon);
    }
    if rules.variant() == Variant::Extreme {
        for command in commands(rules, view.hand).iter() {
            say(Signal::Hold(command));
        }
        if wishes.contains(&Some(Wish::CanJumpBack)) {
            say(Signal::NotNow(Command::NoTrick));
        }
    }
}

/// By how many degrees a hand doesn't fit what its seat has said: 0 if it could have said just that.
/// Who says nothing about a pile may have any card; people don't comment on everything.
#[inline]
pub(super) fn misfit(
    rules: &Rules,
    said: &Said,
    hand: CardSet,
    others: CardSet,
    tops: [u8; Pile::COUNT],
) -> u32 {
    let mut misfit = 0;
    for (said, would) in said.wishes.into_iter().zip(wishes(hand, others, tops)) {
        let Some(said) = said else { continue };
        if would != Some(said) {
            misfit += match (nearness(Some(said)), nearness(would)) {
                (Some(one), Some(other)) => one.abs_diff(other),
                _ => 5,
            };
        }
    }
    if rules.variant() == Variant::Extreme {
        let held = commands(rules, hand);
        for command in Command::ALL {
            misfit += match (said.holds(command), held.contains(command)) {
                (true, false) => 2,
                (false, true) => 1,
                _ => 0,
            };
        }
    }
    misfit
}

/// How near the seat's next card is, by its words; jumping back is another matter.
#[inline]
fn nearness(wish: Option<Wish>) -> Option<u32> {
    match wish {
        Some(Wish::LeaveIt) => Some(0),
        Some(Wish::RatherNot) => Some(1),
        Some(Wish::SmallSteps) => Some(2),
        None => Some(3),
        Some(Wish::GoodForMe) => Some(4),
        Some(Wish::CanJumpBack) => None,
    }
}
