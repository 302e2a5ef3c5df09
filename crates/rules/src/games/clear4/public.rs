//! What a turn does in the open. The engine and whoever follows a game from a view share it.

use super::{Counts, Face, Parts, Phase, Rules, Run, Stack, StackSet, Stacks, Status, Value, View};

/// The part of a position that everyone sees change, wherever it is kept. Cards on their way from
/// one bag to another are not its business.
pub(super) struct Public<'p> {
    pile: &'p mut Counts,
    run: &'p mut Option<Run>,
    status: &'p mut Status,
    phase: &'p mut Phase,
    joker_open: &'p mut bool,
    turning_up: &'p mut StackSet,
    ending: &'p mut bool,
    turns: &'p mut u16,
}

impl Parts {
    #[inline(always)]
    pub(super) fn public(&mut self) -> Public<'_> {
        Public {
            pile: &mut self.pile,
            run: &mut self.run,
            status: &mut self.status,
            phase: &mut self.phase,
            joker_open: &mut self.joker_open,
            turning_up: &mut self.turning_up,
            ending: &mut self.ending,
            turns: &mut self.turns,
        }
    }
}

impl View {
    pub(super) fn public(&mut self) -> Public<'_> {
        Public {
            pile: &mut self.pile,
            run: &mut self.run,
            status: &mut self.status,
            phase: &mut self.phase,
            joker_open: &mut self.joker_open,
            turning_up: &mut self.turning_up,
            ending: &mut self.ending,
            turns: &mut self.turns,
        }
    }
}

impl Public<'_> {
    /// Counts cards that were just put on the pile. Returns whether four equal ones lie there now
    /// (C7).
    #[inline(always)]
    pub(super) fn grow_run(self, value: Option<Value>, count: u8) -> bool {
        *self.phase = Phase::Extend;
        let Some(value) = value else { return false };
        let before = match *self.run {
            Some(run) if run.value == value => run.count,
            _ => 0,
        };
        // More than four come only from those who tell nonsense.
        let count = before.saturating_add(count).min(Run::FULL);
        *self.run = Some(Run { value, count });
        count == Run::FULL
    }

    /// A blind card that fits, or a blind joker, lies on the pile. A joker without a value waits
    /// for the number that names it (C10).
    #[inline(always)]
    pub(super) fn place_blind(self, face: Face, counts_as: Option<Value>) -> bool {
        *self.joker_open = face == Face::JOKER && counts_as.is_none();
        self.grow_run(counts_as, 1)
    }

    /// The blind joker counts for the number that joins it (C10).
    #[inline(always)]
    pub(super) fn name_joker(self, value: Value) {
        *self.joker_open = false;
        self.grow_run(Some(value), 1);
    }

    /// The pile left the game and the seat goes again.
    #[inline(always)]
    pub(super) fn clear(self) {
        *self.joker_open = false;
        *self.phase = Phase::Open;
        self.take();
    }

    /// The pile is gone.
    #[inline(always)]
    pub(super) fn take(self) {
        *self.pile = Counts::EMPTY;
        *self.run = None;
    }

    /// The turn ends once all cards that must be are turned up. Returns whether they are.
    #[inline(always)]
    pub(super) fn settle(self) -> bool {
        *self.ending = !self.turning_up.is_empty();
        !*self.ending
    }

    /// The turn has ended.
    #[inline(always)]
    pub(super) fn end_turn(self) {
        *self.ending = false;
        *self.joker_open = false;
        *self.phase = Phase::Open;
        *self.turns = self.turns.saturating_add(1);
    }

    /// The round has ended.
    #[inline(always)]
    pub(super) fn close(self, status: Status) {
        *self.status = status;
        *self.phase = Phase::Open;
        *self.joker_open = false;
    }
}

impl Stacks {
    /// A face-up card leaves its stack, and the card under it turns up (C3).
    #[inline(always)]
    pub(super) fn leave(&mut self, stack: Stack, turning_up: &mut StackSet) {
        self.up[stack.index()] = None;
        if self.down.contains(stack) {
            turning_up.insert(stack);
        }
    }

    /// The card under a played face-up card is this.
    #[inline(always)]
    pub(super) fn turn_up(&mut self, stack: Stack, face: Face, turning_up: &mut StackSet) {
        turning_up.remove(stack);
        self.down.remove(stack);
        self.up[stack.index()] = Some(face);
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
