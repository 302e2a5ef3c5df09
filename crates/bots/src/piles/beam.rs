//! Whole turns, searched card by card: the cheapest by weights, and the rules decide what is legal.

use std::mem;

use stapel_rules::piles::{Action, Command, Legal, Pile, Rules, State, Status};
use stapel_rules::{Card, CardSet, Game, Seat};

use super::Weights;
use super::cost::Piles;
use super::plan::Plan;

/// How much is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) enum Width {
    /// So many unfinished turns at a time, and so many finished ones are kept.
    Full { open: usize, done: usize },
    /// So many unfinished turns, only cards that are near, and only the best finished turn.
    Narrow(usize),
}

/// In a narrow search, a turn this much dearer than the best finished one is not taken further.
const SLACK: i32 = 100;

/// More than any honest cost.
const WIN: i32 = 1_000_000;

/// A search for turns that cost little. It keeps its memory from one search to the next.
#[derive(Debug, Default)]
pub(super) struct Beam {
    open: Vec<Line>,
    next: Vec<Line>,
    /// The finished turns, the cheapest first, no two with the same outcome.
    done: Vec<Line>,
}

/// A turn as far as it is thought out.
#[derive(Clone, Copy, Debug)]
struct Line {
    state: State,
    plan: Plan,
    /// Costs so far, less what the cards laid are worth.
    cost: i32,
}

/// What is the same for the whole search.
#[derive(Clone, Copy)]
struct Task<'t> {
    rules: &'t Rules,
    weights: &'t Weights,
    seat: Seat,
    turn: u16,
    unseen: CardSet,
    spared: [i32; Pile::COUNT],
    /// What laying a card is worth.
    go_on: i32,
}

impl Beam {
    /// Searches the turn of the seat that is to act. Of the position, it looks at that seat's hand
    /// and at what everyone knows; `unseen` is what that seat has not seen.
    pub(super) fn search(
        &mut self,
        rules: &Rules,
        weights: &Weights,
        state: &State,
        unseen: CardSet,
        spared: [i32; Pile::COUNT],
        width: Width,
    ) {
        let at_the_end = state.undrawn().is_empty();
        let limit = if at_the_end { Weights::GO_ON_AT_THE_END } else { Weights::GO_ON };
        let go_on = weights.0[limit];
        let (seat, turn) = (state.seat, state.turns);
        let task = Task { rules, weights, seat, turn, unseen, spared, go_on };
        self.done.clear();
        self.open.clear();
        self.open.push(Line { state: *state, plan: Plan::default(), cost: 0 });
        let mut open = mem::take(&mut self.open);
        while !open.is_empty() {
            self.next.clear();
            for line in &open {
                self.extend(&task, line, width);
            }
            mem::swap(&mut open, &mut self.next);
        }
        self.open = open;
    }

    /// The finished turns, the cheapest first.
    pub(super) fn plans(&self) -> impl Iterator<Item = Plan> + '_ {
        self.done.iter().map(|line| line.plan)
    }

    /// The cheapest finished turn.
    pub(super) fn best(&self) -> Option<Plan> {
        self.plans().next()
    }

    /// Takes a turn one card further, in every way.
    fn extend(&mut self, task: &Task<'_>, line: &Line, width: Width) {
        let (open, done, narrow) = match width {
            Width::Full { open, done } => (open, done, false),
            Width::Narrow(open) => (open, 1, true),
        };
        if narrow && self.done.first().is_some_and(|best| line.cost > best.cost + SLACK) {
            return;
        }
        let state = &line.state;
        let legal = Legal::of(task.rules, state);
        if legal.end() {
            let cost = line.cost + task.cost_after(state);
            keep(&mut self.done, Line { cost, ..*line }, done, task.seat);
        }
        let (hand, tops) = (state.hand(task.seat), state.tops);
        // Who asked to spare a pile is let down by the first card on it.
        let spared = Pile::ALL.map(|pile| match state.used.contains(pile) {
            true => 0,
            false => task.spared[pile.index()],
        });
        let piles = Piles::new(task.weights, hand, task.unseen, tops, spared);
        for pile in Pile::ALL {
            let mut cards = legal.on(pile);
            if narrow {
                cards = near(cards, hand, tops[pile.index()], pile);
            }
            let onto = piles.onto(pile.index());
            for card in cards {
                let command = task.rules.layout().command(card);
                let cost = line.cost + onto.cost(card) + task.cost_of(command) - task.go_on;
                let dear = self.next.len() == open
                    && self.next.last().is_some_and(|last| last.cost <= cost);
                if dear && !may_end_the_turn(state, hand, command) {
                    continue;
                }
                let mut further = Line { cost, ..*line };
                further.lay(task.rules, card, pile);
                let state = &further.state;
                if state.status == Status::Won {
                    further.cost -= WIN;
                    keep(&mut self.done, further, done, task.seat);
                } else if state.to_draw > 0 || state.turns != task.turn {
                    // Whether the next seat is stuck is nothing that this one can see.
                    further.cost += task.cost_after(state);
                    keep(&mut self.done, further, done, task.seat);
                } else if state.status == Status::Playing {
                    keep(&mut self.next, further, open, task.seat);
                }
            }
        }
    }
}

impl Task<'_> {
    /// What laying a card with this command costs. Commands that stay count once the turn is over.
    #[inline]
    fn cost_of(&self, command: Option<Command>) -> i32 {
        match command {
            Some(command) if !command.is_infinity() => {
                self.weights.0[Weights::COMMANDS + command as usize]
            }
            _ => 0,
        }
    }

    /// What the commands cost that the turn leaves visible.
    #[inline]
    fn cost_after(&self, state: &State) -> i32 {
        let visible = self.rules.layout().visible(state.tops);
        if visible.is_empty() {
            return 0;
        }
        let commands = visible.iter().map(|command| Weights::COMMANDS + command as usize);
        let mut cost = commands.map(|feature| self.weights.0[feature]).sum();
        if visible.contains(Command::DrawOne) {
            let missing = self.rules.hand_size() - state.hand(self.seat).len();
            cost += self.weights.0[Weights::MISSING] * i32::from(missing.saturating_sub(1));
        }
        cost
    }
}

impl Line {
    #[inline]
    fn lay(&mut self, rules: &Rules, card: Card, pile: Pile) {
        self.plan.push(card, pile);
        rules.apply(&mut self.state, Action::Lay { card, pile }, &mut ());
    }

    /// Whether two lines lead to the same.
    #[inline]
    fn is_like(&self, other: &Line, seat: Seat) -> bool {
        let (one, other) = (&self.state, &other.state);
        one.tops == other.tops
            && one.hand(seat) == other.hand(seat)
            && one.laid == other.laid
            && one.skulls == other.skulls
            && one.three == other.three
            && one.bound == other.bound
    }
}

/// Whether laying a card with this command may be the last thing in the turn.
#[inline]
fn may_end_the_turn(state: &State, hand: CardSet, command: Option<Command>) -> bool {
    let three = state.three || command == Some(Command::Three);
    command == Some(Command::Stop) || (three && state.laid == 2) || hand.len() == 1
}

/// Puts a line among the best, the cheapest first.
fn keep(lines: &mut Vec<Line>, line: Line, most: usize, seat: Seat) {
    if lines.len() == most && lines.last().is_some_and(|last| last.cost <= line.cost) {
        return;
    }
    if let Some(place) = lines.iter().position(|other| other.is_like(&line, seat)) {
        if lines[place].cost <= line.cost {
            return;
        }
        lines.remove(place);
    }
    let place = lines.partition_point(|other| other.cost <= line.cost);
    lines.insert(place, line);
    lines.truncate(most);
}

/// Of the cards that fit a pile, those worth a thought: the next two in its direction, the one that
/// goes back, and those that can be gone back from.
#[inline]
fn near(cards: CardSet, hand: CardSet, top: u8, pile: Pile) -> CardSet {
    let (cards, hand) = (cards.bits(), hand.bits());
    let (onward, returning) = if pile.is_ascending() {
        (cards & u128::MAX << (top + 1), hand << 10)
    } else {
        (cards & ((1 << top) - 1), hand >> 10)
    };
    let next = |set: u128| match pile.is_ascending() {
        true => set & set.wrapping_neg(),
        false => set.checked_ilog2().map_or(0, |highest| 1 << highest),
    };
    let one = next(onward);
    let two = next(onward ^ one);
    CardSet::from_bits(one | two | (cards & !onward) | (onward & returning))
}
