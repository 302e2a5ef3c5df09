//! The candidate plays that a search compares.

use stapel_rules::clear4::{Action, Counts, Face, Item, Source, Stack, StackSet, Stacks};

/// Whether an action puts down no more than one card. What puts down more at once can be reached by
/// adding card by card, with the chance to see first what turns up.
pub(super) fn is_single(action: Action) -> bool {
    match action {
        Action::Play { hand, stacks } => hand.len() + stacks.len() == 1,
        _ => true,
    }
}

/// Whether two actions that put down one card are the same, or differ only in which of two stacks
/// that look the same the card comes from.
pub(super) fn are_alike(own: &Stacks, one: Action, other: Action) -> bool {
    let look = |stack: Stack| (own.up(stack), own.down.contains(stack));
    match (stack_of(one), stack_of(other)) {
        (Some(stack), Some(twin)) if look(stack) == look(twin) => match (one, other) {
            (Action::Push { target, .. }, Action::Push { target: same, .. }) => target == same,
            _ => true,
        },
        _ => one == other,
    }
}

/// The stack from which an action takes its only card.
fn stack_of(action: Action) -> Option<Stack> {
    match action {
        Action::Play { stacks, .. } => stacks.first(),
        Action::Blind(stack)
        | Action::Add(Item::Stack(stack))
        | Action::Push { from: Source::Stack(stack), .. }
        | Action::Clear { from: Source::Stack(stack) } => Some(stack),
        _ => None,
    }
}

/// The action that puts down the first card of what this one puts down: a number from a stack if
/// there is one, then a number from the hand, and a joker only if there is nothing else.
pub(super) fn first_card(own: &Stacks, action: Action) -> Action {
    let Action::Play { hand, stacks } = action else { return action };
    let from_stack =
        |stack: Stack| Action::Play { hand: Counts::EMPTY, stacks: StackSet::of(stack) };
    let from_hand = |face: Face| Action::Play { hand: Counts::of(face), stacks: StackSet::EMPTY };
    let is_number = |face: &Face| face.value().is_some();
    if let Some(stack) = stacks.iter().find(|&stack| own.up(stack).is_some_and(|up| is_number(&up)))
    {
        return from_stack(stack);
    }
    match (hand.iter().find(is_number), stacks.first()) {
        (Some(number), _) => from_hand(number),
        (None, Some(stack)) => from_stack(stack),
        (None, None) => from_hand(Face::JOKER),
    }
}
