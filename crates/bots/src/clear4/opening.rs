//! What to open a turn with, by weights.

use stapel_rules::clear4::{Action, Counts, Face, Rules, Run, Source, Stack, StackSet, Value};

use super::next::Next;
use super::opponent::{SET_SIZE, first, several};
use super::policy::{Addition, Best, late, target};
use super::sight::Sight;
use super::weights::Weights;
use super::weights::feature::*;

/// A seat about to open a play.
pub(super) struct Opening<'o, S> {
    rules: &'o Rules,
    w: &'o [f32; Weights::COUNT],
    sight: &'o S,
    hand: Counts,
    run: Option<Run>,
    pile: f32,
    left: u8,
    late: f32,
    showing: [StackSet; Face::COUNT],
    blind: Option<Stack>,
    /// What a joker is worth for reasons that are the same for every play.
    joker: f32,
    best: Best,
}

/// The numbers of one value that can be played at once.
struct Numbers {
    value: Value,
    before: u8,
    from_stacks: u8,
    from_hand: u8,
    worth: f32,
}

/// The action that the weights find best.
pub(super) fn open<S: Sight>(rules: &Rules, weights: &Weights, sight: &S) -> Action {
    let seat = sight.seat;
    let stacks = &sight.stacks[seat.index()];
    let mut showing = [StackSet::EMPTY; Face::COUNT];
    let mut blind = None;
    for stack in Stack::ALL {
        match stacks.up(stack) {
            Some(face) => showing[face.index()].insert(stack),
            None if stacks.blind_is_free(stack) => blind = Some(stack),
            None => {}
        }
    }
    let w = &weights.0;
    let (pile, left, late) = (f32::from(sight.pile.len()), sight.left(seat), late(rules, sight));
    let mut opening = Opening {
        rules,
        w,
        sight,
        hand: sight.hand(),
        run: sight.run,
        pile,
        left,
        late,
        showing,
        blind,
        joker: w[LATE_JOKER] * late + w[OWN_JOKER] / f32::from(left),
        // Where the pile can't be taken, something else can always be done.
        best: Best { action: Action::Take, score: f32::NEG_INFINITY },
    };
    if !sight.pile.is_empty() || rules.options().pass_on_empty {
        opening.best.score = w[TAKE] + w[TAKE_PILE] * pile;
    }
    opening.offer_numbers();
    opening.offer_lone_jokers();
    opening.offer_specials();
    opening.offer_blind();
    opening.best.action
}

impl<S: Sight> Opening<'_, S> {
    fn showing(&self, face: Face) -> StackSet {
        self.showing[face.index()]
    }

    /// How many cards of this face lie in the hand and on the stacks.
    fn owned(&self, face: Face) -> u8 {
        self.hand.count(face) + self.showing(face).len()
    }

    /// What it is worth if so many cards are all that is left.
    fn win(&self, count: u8) -> f32 {
        if count == self.left { self.w[WIN] } else { 0.0 }
    }

    fn offer_numbers(&mut self) {
        let w = self.w;
        let next = Next::of(self.rules, self.sight);
        let mut higher: u8 = Value::all().map(|value| self.owned(Face::number(value))).sum();
        let (mut lower, mut kinds) = (0, 0_u8);
        let highest = self.run.map_or(Value::MAX, |run| run.value);
        for value in Value::all().take_while(|&value| value <= highest) {
            let face = Face::number(value);
            let there = self.owned(face);
            if there == 0 {
                continue;
            }
            higher -= there;
            let before = self.run.filter(|run| run.value == value).map_or(0, |run| run.count);
            if before == SET_SIZE {
                break;
            }
            let showing = self.showing(face);
            let from_stacks = showing.len().min(SET_SIZE - before);
            let from_hand = self.hand.count(face).min(SET_SIZE - before - from_stacks);
            let count = from_stacks + from_hand;
            let number = f32::from(value.number());
            let mut worth = w[HAND] * f32::from(from_hand)
                + w[UP] * f32::from(from_stacks)
                + w[VALUE] * number
                + w[VALUE_SQ] * number * number
                + w[HIGHER] * f32::from(higher)
                + w[LOWER] * f32::from(lower + there - count)
                + w[KINDS] * f32::from(kinds)
                + w[NEXT_LATE] * next.late * number;
            if next.lowest <= value.number() {
                worth += w[NEXT_OPEN];
            }
            match count {
                1 => {}
                2 => worth += w[PAIR],
                _ => worth += w[TRIPLE],
            }
            match self.run {
                Some(run) => worth += w[GAP] * f32::from(run.value.number() - value.number()),
                None => worth += w[FIRST] * number,
            }
            if from_stacks > 0 {
                let down = self.sight.stacks[self.sight.seat.index()].down;
                worth += w[UP_LAST] * f32::from(showing.without(down).len());
            }
            lower += there;
            kinds += 1;
            let numbers = Numbers { value, before, from_stacks, from_hand, worth };
            self.offer_with_jokers(&numbers, &next);
        }
    }

    /// Offers numbers alone, and with as many jokers as may make sense.
    fn offer_with_jokers(&mut self, numbers: &Numbers, next: &Next) {
        self.offer_numbers_and(0, numbers, next);
        let count = numbers.from_stacks + numbers.from_hand;
        let missing = SET_SIZE - numbers.before - count;
        let (jokers, up) = (self.owned(Face::JOKER), self.showing(Face::JOKER).len());
        if missing == 0 || jokers == 0 {
            return;
        }
        let fills = missing <= jokers;
        if fills {
            self.offer_numbers_and(missing, numbers, next);
        }
        if up > 0 && (up < missing || !fills) {
            self.offer_numbers_and(up.min(missing), numbers, next);
        }
        if count + jokers == self.left && !fills {
            self.offer_numbers_and(jokers, numbers, next);
        }
    }

    fn offer_numbers_and(&mut self, jokers: u8, numbers: &Numbers, next: &Next) {
        let w = self.w;
        let &Numbers { value, before, from_stacks, from_hand, worth } = numbers;
        let count = from_stacks + from_hand + jokers;
        let number = f32::from(value.number());
        let (joker_worth, of_up) = self.jokers(jokers);
        let top = w[PILE_VALUE] * self.pile * number;
        let left_on_top = match before + count {
            SET_SIZE => w[SET] + w[SET_PILE] * self.pile,
            3 if next.has(value) => w[RUN3] + w[NEXT_MATCH] + top,
            3 => w[RUN3] + top,
            2 => w[RUN2] + top,
            _ => top,
        };
        let score = worth + joker_worth + left_on_top + self.win(count);
        if score <= self.best.score {
            return;
        }
        let face = Face::number(value);
        let showing = self.showing(face);
        let addition = Addition {
            after: before + count,
            from_stack: from_stacks > 0,
            number,
            late: self.late,
            left: self.left,
        };
        let hold_back = jokers == 0 && count > 1 && count < self.left && addition.worth(w) <= 0.0;
        let action = match (hold_back, showing.first()) {
            (false, _) => Action::Play {
                hand: several(face, from_hand) + several(Face::JOKER, jokers - of_up),
                stacks: first(showing, from_stacks).or(first(self.showing(Face::JOKER), of_up)),
            },
            (true, Some(stack)) => {
                Action::Play { hand: Counts::EMPTY, stacks: StackSet::of(stack) }
            }
            (true, None) => Action::Play { hand: Counts::of(face), stacks: StackSet::EMPTY },
        };
        self.best.offer(score, action);
    }

    /// What so many jokers are worth, and how many of them lie on stacks.
    fn jokers(&self, count: u8) -> (f32, u8) {
        let of_up = count.min(self.showing(Face::JOKER).len());
        let worth = self.w[UP_JOKER] * f32::from(of_up)
            + self.w[HAND_JOKER] * f32::from(count - of_up)
            + self.joker * f32::from(count);
        (worth, of_up)
    }

    /// Offers jokers without a number (C5, C6).
    fn offer_lone_jokers(&mut self) {
        let owned = self.owned(Face::JOKER);
        if owned == 0 || self.run.is_some_and(Run::is_full) {
            return;
        }
        let room = match self.run {
            Some(run) if self.rules.options().joker_sets => run.room(),
            _ => 1,
        };
        self.offer_jokers(1);
        if room.min(owned) > 1 {
            self.offer_jokers(room.min(owned));
        }
    }

    fn offer_jokers(&mut self, count: u8) {
        let (worth, of_up) = self.jokers(count);
        let mut score = worth + self.w[LONE_JOKER] + self.win(count);
        if self.run.is_some_and(|run| run.count + count == SET_SIZE) {
            score += self.w[SET] + self.w[SET_PILE] * self.pile;
        }
        let hand = several(Face::JOKER, count - of_up);
        let stacks = first(self.showing(Face::JOKER), of_up);
        self.best.offer(score, Action::Play { hand, stacks });
    }

    /// Where a special card is, and what it is worth that it is there.
    fn source(&self, face: Face) -> Option<(Source, f32)> {
        match self.showing(face).first() {
            Some(stack) => Some((Source::Stack(stack), self.w[FROM_STACK])),
            None => (self.hand.count(face) > 0).then_some((Source::Hand, 0.0)),
        }
    }

    fn offer_specials(&mut self) {
        let w = self.w;
        if let Some((from, bonus)) = self.source(Face::PUSH) {
            let (target, threat) = target(self.rules, w, self.sight);
            let score = w[PUSH] + w[PUSH_PILE] * self.pile + w[PUSH_LATE] * self.late + threat;
            self.best.offer(score + bonus + self.win(1), Action::Push { from, target });
        }
        if let Some((from, bonus)) = self.source(Face::CLEAR) {
            let top = self.run.map_or(Value::MAX, |run| run.value);
            let score = w[CLEAR]
                + w[CLEAR_PILE] * self.pile
                + w[CLEAR_LATE] * self.late
                + w[CLEAR_TOP] * f32::from(top.number());
            self.best.offer(score + bonus + self.win(1), Action::Clear { from });
        }
    }

    fn offer_blind(&mut self) {
        let (w, Some(stack)) = (self.w, self.blind) else { return };
        // About so many of the numbers are too high, or would be the fifth of their value.
        let fails = self
            .run
            .map_or(0.0, |run| f32::from(10 - run.value.number() + u8::from(run.is_full())) / 10.0);
        let score = w[BLIND]
            + w[BLIND_FAILS] * fails
            + w[BLIND_PILE] * fails * self.pile
            + w[BLIND_LATE] * self.late
            + w[BLIND_HAND] * f32::from(self.hand.len());
        self.best.offer(score, Action::Blind(stack));
    }
}
