//! How the others are imagined to play: like the greedy bot, but without listing every play.

use stapel_rules::clear4::{
    Action, Counts, Face, Item, Phase, Rules, Run, Source, Stack, StackSet, Value,
};
use stapel_rules::{Game, Seat};

use super::sight::Sight;

/// The most equal cards there can be on the pile (C7).
pub(super) const SET_SIZE: u8 = 4;

/// What the greedy bot would do, but for choices between plays that it finds equally good.
#[inline]
pub(super) fn choose(rules: &Rules, sight: &impl Sight) -> Action {
    match sight.phase {
        Phase::Open => open(rules, sight),
        Phase::Extend => extend(sight),
        Phase::Target => Action::Target(target(rules, sight).0),
    }
}

fn open(rules: &Rules, sight: &impl Sight) -> Action {
    let (hand, stacks, run) = (sight.hand(), &sight.stacks[sight.seat.index()], sight.run);
    let pile = i32::from(sight.pile.len());
    let mut showing = [StackSet::EMPTY; Face::COUNT];
    let mut blind = None;
    for stack in Stack::ALL {
        match stacks.up(stack) {
            Some(face) => showing[face.index()].insert(stack),
            None if stacks.blind_is_free(stack) => blind = Some(stack),
            None => {}
        }
    }
    let joker_stacks = showing[Face::JOKER.index()];
    let (up_jokers, hand_jokers) = (joker_stacks.len(), hand.count(Face::JOKER));

    // Nothing is worse than taking the pile, so it is there to be beaten.
    let (mut best, mut score) = (Action::Take, i32::MIN);
    let mut offer = |worth: i32, action: Action| {
        if worth > score {
            (score, best) = (worth, action);
        }
    };
    let highest = run.map_or(Value::MAX, |run| run.value);
    for value in Value::all().take_while(|&value| value <= highest) {
        let face = Face::number(value);
        let (numbers, shown) = (hand.count(face), showing[face.index()]);
        if numbers == 0 && shown.is_empty() {
            continue;
        }
        let room = match run {
            Some(run) if run.value == value => run.room(),
            _ => SET_SIZE,
        };
        if room == 0 {
            break;
        }
        let from_stacks = shown.len().min(room);
        let from_hand = numbers.min(room - from_stacks);
        let of_up = up_jokers.min(room - from_stacks - from_hand);
        let missing = room - from_stacks - from_hand - of_up;
        let of_hand = if missing <= hand_jokers { missing } else { 0 };
        let sets = missing == of_hand;
        let worth = 16 * i32::from(from_stacks) + 10 * i32::from(from_hand) + 2 * i32::from(of_up)
            - 4 * i32::from(of_hand)
            + 2 * i32::from(value.number())
            + if sets { 25 } else { 0 };
        offer(
            worth,
            Action::Play {
                hand: several(face, from_hand) + several(Face::JOKER, of_hand),
                stacks: first(shown, from_stacks).or(first(joker_stacks, of_up)),
            },
        );
    }
    if let Some(stack) = blind {
        offer(5, Action::Blind(stack));
    }
    let source = |face: Face| match showing[face.index()].first() {
        Some(stack) => Some((Source::Stack(stack), 4)),
        None => (hand.count(face) > 0).then_some((Source::Hand, 0)),
    };
    if let Some((from, bonus)) = source(Face::PUSH) {
        let (target, threat) = target(rules, sight);
        offer(2 * pile - 8 + threat + bonus, Action::Push { from, target });
    }
    if let Some((from, bonus)) = source(Face::CLEAR) {
        offer(pile - 6 + bonus, Action::Clear { from });
    }
    if up_jokers + hand_jokers > 0 && !run.is_some_and(Run::is_full) {
        let room = match run {
            Some(run) if rules.options().joker_sets => run.room(),
            _ => 1,
        };
        let of_up = up_jokers.min(room);
        let fills = room <= up_jokers + hand_jokers;
        let sets = fills && run.is_some_and(|run| run.count + room == SET_SIZE);
        let of_hand = if sets { room - of_up } else { u8::from(of_up == 0) };
        let worth = 2 * i32::from(of_up) - 4 * i32::from(of_hand) + if sets { 25 } else { 0 };
        let play = Action::Play {
            hand: several(Face::JOKER, of_hand),
            stacks: first(joker_stacks, of_up),
        };
        offer(worth, play);
    }
    best
}

fn extend(sight: &impl Sight) -> Action {
    let (hand, stacks) = (sight.hand(), &sight.stacks[sight.seat.index()]);
    let Some(Run { value, count }) = sight.run else {
        return if sight.joker_open { name_joker(sight) } else { Action::End };
    };
    if count == SET_SIZE {
        return Action::Sweep;
    }
    let face = Face::number(value);
    if let Some(stack) = stacks.showing(face).first() {
        return Action::Add(Item::Stack(stack));
    }
    if hand.count(face) > 0 {
        return Action::Add(Item::Number(value));
    }
    if count + 1 == SET_SIZE {
        if let Some(stack) = stacks.showing(Face::JOKER).first() {
            return Action::Add(Item::Stack(stack));
        }
        if hand.count(Face::JOKER) > 0 {
            return Action::Add(Item::Joker);
        }
    }
    Action::End
}

/// Names a blind joker by the highest number there is.
pub(super) fn name_joker(sight: &impl Sight) -> Action {
    let stacks = &sight.stacks[sight.seat.index()];
    for value in Value::all().rev() {
        if let Some(stack) = stacks.showing(Face::number(value)).first() {
            return Action::Add(Item::Stack(stack));
        }
        if sight.hand().of_value(value) > 0 {
            return Action::Add(Item::Number(value));
        }
    }
    Action::End
}

/// Who is nearest to winning, and by how many cards nearer than the last.
fn target(rules: &Rules, sight: &impl Sight) -> (Seat, i32) {
    let own = sight.seat;
    let mut best = (own, u8::MAX);
    let mut most = 0;
    for seat in Seat::all(rules.players()) {
        let left = sight.left(seat);
        most = most.max(left);
        if seat != own && left <= best.1 {
            best = (seat, left);
        }
    }
    (best.0, i32::from(most) - i32::from(best.1))
}

pub(super) fn several(face: Face, count: u8) -> Counts {
    (0..count).fold(Counts::EMPTY, |counts, _| counts + Counts::of(face))
}

pub(super) fn first(stacks: StackSet, count: u8) -> StackSet {
    if stacks.len() == count { stacks } else { stacks.iter().take(usize::from(count)).collect() }
}
