//! The public part of a position and how a turn changes it, shared by the engine and by views that follow events.

use super::{
    Counts, Face, Parts, Phase, Rules, Run, Stack, StackSet, Stacks, State, Status, Value, View,
};
use crate::{MAX_SEATS, Seat};

/// The part of a position that everyone sees (C13). A [`State`] adds the hidden cards to it,
/// a [`View`] what its viewer knows of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The part of each hand that everyone saw being taken.
    pub known: [Counts; MAX_SEATS],
    /// The stacks, empty for seats that don't play.
    pub stacks: [Stacks; MAX_SEATS],
    pub pile: Counts,
    /// What left the game.
    pub out: Counts,
    /// The equal cards on top of the pile; `None` if it is empty or valueless.
    pub run: Option<Run>,
    pub status: Status,
    /// The active seat; at the end, the seat that acted last.
    pub seat: Seat,
    pub phase: Phase,
    /// The play under way is a blind joker without value, which the first number added names (C10).
    pub joker_open: bool,
    /// Stacks of the active seat whose vertical card is being turned up.
    pub turning_up: StackSet,
    /// The stack of the active seat whose horizontal card is being turned over.
    pub blind: Option<Stack>,
    /// The turn is over as soon as all cards are turned up.
    pub ending: bool,
    /// Completed turns.
    pub turns: u16,
}

crate::games::deref_to_public!(read State, |state| &state.0.public);
crate::games::deref_to_public!(Parts);
crate::games::deref_to_public!(View);

impl Public {
    /// Whether the play under way has four equal cards on top, which the seat may sweep (C7).
    #[inline]
    pub fn may_sweep(&self) -> bool {
        self.phase == Phase::Extend && self.run.is_some_and(Run::is_full)
    }

    /// Counts cards that were just put on the pile.
    #[inline(always)]
    pub(super) fn grow_run(&mut self, value: Option<Value>, count: u8) {
        self.phase = Phase::Extend;
        let Some(value) = value else { return };
        let before = match self.run {
            Some(run) if run.value == value => run.count,
            _ => 0,
        };
        // More than four come only from those who tell nonsense.
        let count = before.saturating_add(count).min(Run::FULL);
        self.run = Some(Run { value, count });
    }

    /// A blind card that fits, or a blind joker, lies on the pile. A joker without a value waits
    /// for the number that names it (C10).
    #[inline(always)]
    pub(super) fn place_blind(&mut self, face: Face, counts_as: Option<Value>) {
        self.joker_open = face == Face::JOKER && counts_as.is_none();
        self.grow_run(counts_as, 1);
    }

    /// The blind joker counts for the number that joins it (C10).
    #[inline(always)]
    pub(super) fn name_joker(&mut self, value: Value) {
        self.joker_open = false;
        self.grow_run(Some(value), 1);
    }

    /// The pile left the game and the seat goes again.
    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.joker_open = false;
        self.phase = Phase::Open;
        self.take();
    }

    /// The pile is gone.
    #[inline(always)]
    pub(super) fn take(&mut self) {
        self.pile = Counts::EMPTY;
        self.run = None;
    }

    /// The turn ends once all cards that must be are turned up. Returns whether they are.
    #[inline(always)]
    pub(super) fn settle(&mut self) -> bool {
        self.ending = !self.turning_up.is_empty();
        !self.ending
    }

    /// The turn has ended.
    #[inline(always)]
    pub(super) fn end_turn(&mut self) {
        self.ending = false;
        self.joker_open = false;
        self.phase = Phase::Open;
        self.turns = self.turns.saturating_add(1);
    }

    /// The round has ended.
    #[inline(always)]
    pub(super) fn close(&mut self, status: Status) {
        self.status = status;
        self.phase = Phase::Open;
        self.joker_open = false;
    }

    /// A face-up card leaves a stack of this seat, and the card under it turns up (C3).
    #[inline(always)]
    pub(super) fn leave_stack(&mut self, seat: Seat, stack: Stack) {
        let stacks = &mut self.stacks[seat.index()];
        stacks.up[stack.index()] = None;
        if stacks.down.contains(stack) {
            self.turning_up.insert(stack);
        }
    }

    /// The card under a played face-up card is this.
    #[inline(always)]
    pub(super) fn turn_up(&mut self, seat: Seat, stack: Stack, face: Face) {
        self.turning_up.remove(stack);
        let stacks = &mut self.stacks[seat.index()];
        stacks.down.remove(stack);
        stacks.up[stack.index()] = Some(face);
    }
}

impl Rules {
    /// Whether a PUSH that leaves its seat with so many cards moves the pile (C11).
    #[inline]
    pub(super) fn push_moves(&self, cards_left: u8) -> bool {
        cards_left > 0 || self.options.last_push_moves
    }
}

/// Cards leave a hand of which so much is known. Of equal cards, those that everyone knows of go
/// first: what stays unknown stays unknown. Returns the cards that nobody else knew of.
#[inline(always)]
pub(super) fn leave_known(known: &mut Counts, cards: Counts) -> Counts {
    known.remove_up_to(cards)
}

/// The value that cards count for when they join this run: that of their numbers, and jokers alone
/// take the value of the top, if it has one (C5).
pub(super) fn value_of(cards: Counts, run: Option<Run>) -> Option<Value> {
    let number = cards.faces().find_map(|(face, _)| face.value());
    number.or(run.map(|run| run.value))
}
