//! What bots say, what they make of what others say, and what they spare for them.

use stapel_rules::piles::{
    Command, CommandSet, Pile, Rules, Said, Signal, State, Talk, Variant, View, Wish,
};
use stapel_rules::{CardSet, Game, Seat, Viewer};

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

/// Of so many piles a seat speaks at a time. Whoever asks for more leaves the others no choice.
const MOST_SPOKEN: usize = 2;

/// What a seat with this hand says of the piles: of its wishes those that help the others to choose.
///
/// A card asks for one pile only, the nearest one, since it goes to one only. Of the piles on which it has nothing to
/// lose, the seat names the one with the most room, and only beside others that it asks to spare. One at its base is
/// good for everyone, so nobody need say it.
#[inline]
pub(super) fn spoken(
    hand: CardSet,
    others: CardSet,
    tops: [u8; Pile::COUNT],
) -> [Option<Wish>; Pile::COUNT] {
    let mut spoken = wishes(hand, others, tops);
    let near = |wish| matches!(wish, Some(Wish::LeaveIt | Wish::RatherNot | Wish::SmallSteps));
    for (one, other, ascend) in [(0, 1, true), (2, 3, false)] {
        if near(spoken[one]) && near(spoken[other]) {
            let (low, high) = (tops[one].min(tops[other]), tops[one].max(tops[other]));
            // A card between the tops asks for one of them alone.
            let between = (1_u128 << (high + 1)) - (1_u128 << low);
            if hand.bits() & between == 0 {
                let nearer = if ascend { high } else { low };
                spoken[if tops[one] == nearer { other } else { one }] = None;
            }
        }
    }
    let spares = |wish: &Option<Wish>| {
        matches!(wish, Some(Wish::LeaveIt | Wish::RatherNot | Wish::CanJumpBack))
    };
    let gone = |pile: &Pile| pile.base().abs_diff(tops[pile.index()]);
    let good = |pile: &Pile| spoken[pile.index()] == Some(Wish::GoodForMe) && gone(pile) > 0;
    let named = match spoken.iter().any(spares) {
        true => Pile::ALL.into_iter().filter(good).min_by_key(gone),
        false => None,
    };
    for pile in Pile::ALL {
        let said = &mut spoken[pile.index()];
        if *said == Some(Wish::GoodForMe) && named != Some(pile) {
            *said = None;
        }
    }
    while spoken.iter().flatten().count() > MOST_SPOKEN {
        // Of equal ones the last is left out.
        let least = (0..Pile::COUNT).rev().min_by_key(|&pile| urgency(spoken[pile]));
        spoken[least.unwrap_or(0)] = None;
    }
    spoken
}

/// How much there is to lose for a seat with such a wish. Having none counts most, as there is nothing to leave out.
#[inline]
fn urgency(wish: Option<Wish>) -> u8 {
    match wish {
        Some(Wish::GoodForMe) => 0,
        Some(Wish::SmallSteps) => 1,
        Some(Wish::RatherNot) => 2,
        Some(Wish::LeaveIt) => 3,
        Some(Wish::CanJumpBack) => 4,
        None => 5,
    }
}

/// The command that a seat tells of, if it holds any: of all the one that asks most of the others. Where two play, each
/// speaks before every turn of the other, so there it is told only by whoever has little else to say.
#[inline]
fn told_command(
    rules: &Rules,
    held: CommandSet,
    spoken: [Option<Wish>; Pile::COUNT],
) -> Option<Command> {
    const ORDER: [Command; 7] = [
        Command::Skull,
        Command::Three,
        Command::Stop,
        Command::OnePile,
        Command::NoTrick,
        Command::Silence,
        Command::DrawOne,
    ];
    let has_room = rules.players() > 2 || spoken.iter().flatten().count() < MOST_SPOKEN;
    ORDER.into_iter().find(|&command| has_room && held.contains(command))
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

/// Says what there is to say. The talk is what has been said so far and holds still.
pub(super) fn speak(rules: &Rules, view: &View, talk: &Talk, say: &mut dyn FnMut(Signal)) {
    if view.hand.is_empty() {
        return;
    }
    let spoken = spoken(view.hand, view.unseen, view.tops);
    for (pile, wish) in Pile::ALL.into_iter().zip(spoken) {
        if let Some(wish) = wish {
            say(Signal::Pile(pile, wish));
        }
    }
    if rules.variant() == Variant::Extreme {
        let told = told_command(rules, commands(rules, view.hand), spoken);
        told.into_iter().for_each(|command| say(Signal::Hold(command)));
    }
    let said = match view.viewer {
        Viewer::Seat(seat) => talk.of(seat),
        Viewer::Spectator => Said::default(),
    };
    // Who says of a pile that it is good for them, or holds it dear, is not stuck.
    let is_quiet = spoken.iter().chain(&said.wishes).all(Option::is_none);
    let is_far = |wish: Option<Wish>| matches!(wish, None | Some(Wish::GoodForMe));
    let is_under_way = |pile: Pile| view.tops[pile.index()] != pile.base();
    if is_quiet
        && wishes(view.hand, view.unseen, view.tops).into_iter().all(is_far)
        && Pile::ALL.into_iter().all(is_under_way)
    {
        say(Signal::StuckSoon);
    }
}

/// By how many degrees a hand doesn't fit what its seat has said: 0 if it could have said just that.
/// What is not said weighs little: people don't comment on everything.
#[inline]
pub(super) fn misfit(
    rules: &Rules,
    said: &Said,
    hand: CardSet,
    others: CardSet,
    tops: [u8; Pile::COUNT],
) -> u32 {
    let mut misfit = 0;
    let would = wishes(hand, others, tops);
    for (said, would) in said.wishes.into_iter().zip(would) {
        let Some(said) = said else { continue };
        if would != Some(said) {
            misfit += match (nearness(Some(said)), nearness(would)) {
                (Some(one), Some(other)) => one.abs_diff(other),
                _ => 5,
            };
        }
    }
    let held = match rules.variant() {
        Variant::Extreme => commands(rules, hand),
        Variant::TheGame => CommandSet::EMPTY,
    };
    for command in Command::ALL {
        misfit += 2 * u32::from(said.holds(command) && !held.contains(command));
    }
    // Who speaks at all says what matters most, so there is something to make of what they don't say.
    if has_spoken(said) {
        let spoken = spoken(hand, others, tops);
        let silent = said.wishes.into_iter().zip(spoken);
        misfit += silent.filter(|(said, would)| said.is_none() && would.is_some()).count() as u32;
        let told = told_command(rules, held, spoken);
        misfit += u32::from(told.is_some_and(|command| !said.holds(command)));
    }
    misfit
}

/// Whether a seat has spoken of the piles or its hand.
#[inline]
fn has_spoken(said: &Said) -> bool {
    said.outlook.is_some() || !said.holds.is_empty() || said.wishes.iter().any(Option::is_some)
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
