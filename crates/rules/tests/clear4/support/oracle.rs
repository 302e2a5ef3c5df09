//! What is legal, worked out from the rulings by trying everything there is to try.

use std::collections::BTreeSet;

use stapel_rules::Seat;
use stapel_rules::clear4::{
    Action, Counts, Face, Item, Parts, Phase, Rules, Source, Stack, StackSet, State, Value,
};
use stapel_rules::{Game, MAX_SEATS};

/// Every way to take at most so many cards out of a bag, equal cards being the same.
pub(crate) fn sub_bags(bag: Counts, at_most: usize) -> Vec<Counts> {
    let mut bags = vec![Counts::EMPTY];
    for (face, count) in bag.faces() {
        for shorter in std::mem::take(&mut bags) {
            let mut longer = shorter;
            bags.push(longer);
            for _ in 0..count {
                longer += Counts::of(face);
                if usize::from(longer.len()) > at_most {
                    break;
                }
                bags.push(longer);
            }
        }
    }
    bags
}

/// Every set of stacks.
fn stack_sets() -> impl Iterator<Item = StackSet> {
    (0..16_usize)
        .map(|bits| Stack::ALL.into_iter().filter(|stack| bits >> stack.index() & 1 == 1).collect())
}

/// Everything that could be said in this position, with number plays of at most so many cards from
/// the hand.
pub(crate) fn candidates(state: &State, at_most: usize) -> Vec<Action> {
    let mut actions = vec![Action::Take, Action::Sweep, Action::End, Action::Add(Item::Joker)];
    actions.extend(Value::all().map(|value| Action::Add(Item::Number(value))));
    actions.extend(Stack::ALL.map(|stack| Action::Add(Item::Stack(stack))));
    actions.extend(Stack::ALL.map(Action::Blind));
    for target in Seat::all(MAX_SEATS as u8) {
        actions.push(Action::Target(target));
        actions.extend(sources().map(|from| Action::Push { from, target }));
    }
    actions.extend(sources().map(|from| Action::Clear { from }));
    for hand in sub_bags(state.hand(state.seat), at_most) {
        actions.extend(stack_sets().map(|stacks| Action::Play { hand, stacks }));
    }
    actions
}

fn sources() -> impl Iterator<Item = Source> {
    [Source::Hand].into_iter().chain(Stack::ALL.map(Source::Stack))
}

/// Whether the seat to act may do this.
pub(crate) fn allows(rules: &Rules, state: &State, action: Action) -> bool {
    let seat = state.seat;
    let (hand, stacks) = (state.hand(seat), state.stacks(seat));
    let has = |face, from| match from {
        Source::Hand => hand.count(face) > 0,
        Source::Stack(stack) => stacks.up(stack) == Some(face),
    };
    let another = |target: Seat| target != seat && target.index() < usize::from(rules.players());
    match (state.phase, action) {
        (Phase::Open, Action::Play { hand, stacks: chosen }) => {
            let ups: Option<Vec<Face>> = chosen.iter().map(|stack| stacks.up(stack)).collect();
            ups.is_some_and(|ups| {
                may_open(rules, state, &hand.iter().chain(ups).collect::<Vec<_>>())
            })
        }
        (Phase::Open, Action::Blind(stack)) => {
            stacks.blind.contains(stack)
                && !stacks.down.contains(stack)
                && stacks.up(stack).is_none()
        }
        (Phase::Open, Action::Push { from, target }) => has(Face::PUSH, from) && another(target),
        (Phase::Open, Action::Clear { from }) => has(Face::CLEAR, from),
        (Phase::Open, Action::Take) => !state.pile.is_empty() || rules.options().pass_on_empty,
        (Phase::Extend, Action::End) => true,
        (Phase::Extend, Action::Sweep) => state.run.is_some_and(|run| run.count == 4),
        (Phase::Extend, Action::Add(item)) => {
            let face = match item {
                Item::Number(value) => Some(Face::number(value)),
                Item::Joker => Some(Face::JOKER),
                Item::Stack(stack) => stacks.up(stack),
            };
            let there = matches!(item, Item::Stack(_)) || face.is_some_and(|f| hand.count(f) > 0);
            there && face.is_some_and(|face| may_add(state, face))
        }
        (Phase::Target, Action::Target(target)) => another(target),
        _ => false,
    }
}

/// C2, C5, C6, C7.
fn may_open(rules: &Rules, state: &State, cards: &[Face]) -> bool {
    let specials = cards.iter().any(|face| [Face::PUSH, Face::CLEAR].contains(face));
    let values: BTreeSet<Value> = cards.iter().filter_map(|face| face.value()).collect();
    if cards.is_empty() || specials || values.len() > 1 {
        return false;
    }
    let count = cards.len() as u8;
    match (values.first(), state.run) {
        (Some(_), None) => count <= 4,
        (Some(&value), Some(run)) if value == run.value => run.count + count <= 4,
        (Some(&value), Some(run)) => value < run.value && count <= 4,
        (None, None) => count == 1,
        (None, Some(run)) => run.count + count <= 4 && (count == 1 || rules.options().joker_sets),
    }
}

/// C4, C5, C7, C8, C10.
fn may_add(state: &State, face: Face) -> bool {
    match (face.value(), state.run) {
        (_, Some(run)) if run.count == 4 => false,
        (Some(value), Some(run)) => value == run.value,
        (Some(_), None) => Parts::from(*state).joker_open,
        (None, Some(_)) => face == Face::JOKER,
        (None, None) => false,
    }
}

/// Asserts that the list has each allowed action once and nothing else, and that the check of a
/// single action agrees with it. Returns how many actions there are.
#[track_caller]
pub(crate) fn assert_agrees(rules: &Rules, state: &State, at_most: usize) -> usize {
    let mut listed = Vec::new();
    rules.legal_actions(state, &mut listed);
    let texts: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), listed.len(), "something is listed twice");
    let mut allowed = BTreeSet::new();
    for action in candidates(state, at_most) {
        let allows = allows(rules, state, action);
        let check = rules.check(state, state.seat, action);
        assert_eq!(check.is_ok(), allows, "{action} in {state:?}: {check:?}");
        if allows {
            allowed.insert(action.to_string());
        }
    }
    assert_eq!(texts, allowed, "in {state:?}");
    listed.len()
}
