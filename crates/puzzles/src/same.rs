//! Which turns count as the same.

use stapel_rules::any::{AnyAction, AnyGame, AnyState};
use stapel_rules::clear4::{Action, Counts, Item, Stack, StackSet};
use stapel_rules::{Game, Seat, clear4, piles};

/// Whether two turns lead to the same: the same cards in another order, or on the twin of a pile. In Clear 4! a play of
/// several cards counts as what it begins with, since one goes on with it card by card.
///
/// Both are plays of the seat that is to act in this position.
pub fn leads_to_the_same(
    game: &AnyGame,
    state: &AnyState,
    one: &[AnyAction],
    other: &[AnyAction],
) -> bool {
    match (game, state) {
        (AnyGame::Piles(rules), AnyState::Piles(state)) => {
            let after = |actions| after(rules, state, actions);
            alike(state.seat, &after(one), &after(other))
        }
        (AnyGame::Clear4(_), AnyState::Clear4(state)) => match (first(one), first(other)) {
            (Some(one), Some(other)) => begins_alike(state, one, other),
            _ => false,
        },
        _ => false,
    }
}

/// The position right after the last card of a turn.
fn after(rules: &piles::Rules, state: &piles::State, actions: &[AnyAction]) -> piles::State {
    let mut after = *state;
    for action in actions {
        if let AnyAction::Piles(action @ piles::Action::Lay { .. }) = *action
            && rules.is_legal(&after, action)
        {
            rules.apply(&mut after, action, &mut ());
        }
    }
    after
}

/// Whether the same can come of two positions after a turn from the same one. Which of two piles of a direction is which
/// makes no difference.
fn alike(seat: Seat, one: &piles::State, other: &piles::State) -> bool {
    let tops = |state: &piles::State| {
        let [a, b, c, d] = state.tops;
        [a.min(b), a.max(b), c.min(d), c.max(d)]
    };
    tops(one) == tops(other)
        && one.hand(seat) == other.hand(seat)
        && one.status == other.status
        && one.skulls.is_empty() == other.skulls.is_empty()
        && one.three == other.three
}

fn first(actions: &[AnyAction]) -> Option<Action> {
    match actions.first()? {
        AnyAction::Clear4(action) => Some(*action),
        AnyAction::Piles(_) => None,
    }
}

/// Whether two plays of Clear 4! put down the same card first, or could.
pub fn begins_alike(state: &clear4::State, one: Action, other: Action) -> bool {
    let own = &state.stacks[state.seat.index()];
    let look = |stack: Stack| (own.up(stack), own.down.contains(stack));
    let twins = |one: Stack, other: Stack| one == other || look(one) == look(other);
    let shares = |(hand, stacks): (Counts, StackSet), (its, piled): (Counts, StackSet)| {
        hand.iter().any(|face| its.count(face) > 0)
            || stacks.iter().any(|stack| piled.iter().any(|other| twins(stack, other)))
    };
    match (one, other) {
        (Action::Play { hand, stacks }, Action::Play { hand: its, stacks: piled }) => {
            shares((hand, stacks), (its, piled))
        }
        (Action::Blind(one), Action::Blind(other))
        | (Action::Add(Item::Stack(one)), Action::Add(Item::Stack(other)))
        | (
            Action::Clear { from: clear4::Source::Stack(one) },
            Action::Clear { from: clear4::Source::Stack(other) },
        ) => twins(one, other),
        (
            Action::Push { from: clear4::Source::Stack(one), target },
            Action::Push { from: clear4::Source::Stack(other), target: same },
        ) => target == same && twins(one, other),
        _ => one == other,
    }
}
