//! The list of legal actions.

use alloc::vec::Vec;

use super::{
    Action, Counts, Face, Item, Parts, Phase, Public, Rules, Run, Source, Stack, StackSet, Stacks,
    State, Value, View,
};
use crate::Seat;

/// What decides which plays there are: the hand and stacks of the active seat, and what lies on the table.
pub(super) struct Facts<'f> {
    pub(super) hand: Counts,
    pub(super) stacks: &'f Stacks,
    pub(super) public: &'f Public,
}

impl<'f> Facts<'f> {
    #[inline]
    pub(super) fn of(state: &'f State) -> Facts<'f> {
        let Parts { hands, public, .. } = &state.0;
        Facts::new(hands[public.seat.index()], public)
    }

    pub(super) fn in_view(view: &'f View) -> Facts<'f> {
        Facts::new(view.hand, &view.public)
    }

    #[inline]
    fn new(hand: Counts, public: &'f Public) -> Facts<'f> {
        Facts { hand, stacks: &public.stacks[public.seat.index()], public }
    }

    /// How many cards of this value may join the pile: none if it is too high (C2, C7).
    #[inline]
    pub(super) fn room_for(&self, value: Value) -> u8 {
        match self.public.run {
            None => Run::FULL,
            Some(run) if value == run.value => run.room(),
            Some(run) if value < run.value => Run::FULL,
            Some(_) => 0,
        }
    }

    /// How many jokers without a number may be played at once (C5, C6, C7).
    #[inline]
    pub(super) fn room_for_jokers(&self, rules: &Rules) -> u8 {
        match self.public.run {
            Some(run) if self.takes_joker_sets(rules) => run.room(),
            Some(run) => run.room().min(1),
            None => 1,
        }
    }

    /// Whether jokers without a number may come in sets here at all (C6).
    pub(super) fn takes_joker_sets(&self, rules: &Rules) -> bool {
        self.public.run.is_some() && rules.options.joker_sets
    }
}

/// Lists everything the active seat may do when it opens a play.
fn list_openings(rules: &Rules, facts: &Facts<'_>, buffer: &mut Vec<Action>) {
    let &Facts { hand, stacks, .. } = facts;

    let jokers = hand.count(Face::JOKER);
    let mut joker_stacks = StackSet::EMPTY;
    let mut number_stacks = [StackSet::EMPTY; Face::COUNT];
    let mut push_stacks = StackSet::EMPTY;
    let mut clear_stacks = StackSet::EMPTY;
    for stack in Stack::ALL {
        match stacks.up(stack) {
            Some(Face::JOKER) => joker_stacks.insert(stack),
            Some(Face::PUSH) => push_stacks.insert(stack),
            Some(Face::CLEAR) => clear_stacks.insert(stack),
            Some(face) => number_stacks[face.index()].insert(stack),
            None if stacks.blind_is_free(stack) => buffer.push(Action::Blind(stack)),
            None => {}
        }
    }

    let highest = facts.public.run.map_or(Value::MAX, |run| run.value);
    for value in Value::all().take_while(|&value| value <= highest) {
        let face = Face::number(value);
        let numbers = hand.count(face);
        let showing = number_stacks[face.index()];
        if numbers == 0 && showing.is_empty() {
            continue;
        }
        let room = facts.room_for(value);
        for chosen in showing.or(joker_stacks).subsets() {
            let from_stacks = chosen.len();
            if from_stacks > room {
                continue;
            }
            // Without a number among the stack cards, one must come from the hand.
            let fewest = u8::from(chosen.and(showing).is_empty());
            for count in fewest..=numbers.min(room - from_stacks) {
                let left = room - from_stacks - count;
                for joker_count in 0..=jokers.min(left) {
                    let hand =
                        Counts::several(face, count) + Counts::several(Face::JOKER, joker_count);
                    buffer.push(Action::Play { hand, stacks: chosen });
                }
            }
        }
    }

    if jokers > 0 || !joker_stacks.is_empty() {
        let room = facts.room_for_jokers(rules);
        for chosen in joker_stacks.subsets().filter(|chosen| chosen.len() <= room) {
            let fewest = u8::from(chosen.is_empty());
            for count in fewest..=jokers.min(room - chosen.len()) {
                let hand = Counts::several(Face::JOKER, count);
                buffer.push(Action::Play { hand, stacks: chosen });
            }
        }
    }

    let from_hand = |face| (hand.count(face) > 0).then_some(Source::Hand);
    for from in from_hand(Face::PUSH).into_iter().chain(push_stacks.iter().map(Source::Stack)) {
        buffer.extend(targets(rules, facts).map(|target| Action::Push { from, target }));
    }
    for from in from_hand(Face::CLEAR).into_iter().chain(clear_stacks.iter().map(Source::Stack)) {
        buffer.push(Action::Clear { from });
    }
    if !facts.public.pile.is_empty() || rules.options.pass_on_empty {
        buffer.push(Action::Take);
    }
}

/// Lists everything the active seat may do to extend its play or end it (C4), or to sweep it (C7).
fn list_extensions(facts: &Facts<'_>, buffer: &mut Vec<Action>) {
    let &Facts { hand, stacks, .. } = facts;
    if facts.public.may_sweep() {
        buffer.push(Action::Sweep);
    } else if let Some(run) = facts.public.run {
        let face = Face::number(run.value);
        if hand.count(face) > 0 {
            buffer.push(Action::Add(Item::Number(run.value)));
        }
        if hand.count(Face::JOKER) > 0 {
            buffer.push(Action::Add(Item::Joker));
        }
        for stack in Stack::ALL {
            if stacks.up(stack).is_some_and(|up| up == face || up == Face::JOKER) {
                buffer.push(Action::Add(Item::Stack(stack)));
            }
        }
    } else if facts.public.joker_open {
        for (face, _) in hand.faces() {
            if let Some(value) = face.value() {
                buffer.push(Action::Add(Item::Number(value)));
            }
        }
        for stack in Stack::ALL {
            if stacks.up(stack).is_some_and(|up| up.value().is_some()) {
                buffer.push(Action::Add(Item::Stack(stack)));
            }
        }
    }
    buffer.push(Action::End);
}

/// Lists the seats that a blind PUSH may hit.
fn list_targets(rules: &Rules, facts: &Facts<'_>, buffer: &mut Vec<Action>) {
    buffer.extend(targets(rules, facts).map(Action::Target));
}

/// Every seat but the active one (C8).
fn targets(rules: &Rules, facts: &Facts<'_>) -> impl Iterator<Item = Seat> + Clone + use<> {
    let own = facts.public.seat;
    Seat::all(rules.players).filter(move |&seat| seat != own)
}

/// Adds everything the active seat may do to the buffer.
pub(super) fn list(rules: &Rules, facts: &Facts<'_>, buffer: &mut Vec<Action>) {
    match facts.public.phase {
        Phase::Open => list_openings(rules, facts, buffer),
        Phase::Extend => list_extensions(facts, buffer),
        Phase::Target => list_targets(rules, facts, buffer),
    }
}
