use stapel_rules::clear4::{Action, Face, Item, Phase, Rules, Run, Talk, View};
use stapel_rules::{Game, Seat};

use super::opening::open;
use super::opponent::{SET_SIZE, name_joker};
use super::sight::Sight;
use super::weights::Weights;
use super::weights::feature::*;
use crate::Bot;

/// Decides at once by weights: the rule of thumb by which a searching seat imagines to go on.
#[derive(Clone, Copy, Debug)]
pub struct Quick(pub Weights);

impl Bot<Rules> for Quick {
    fn act(&mut self, rules: &Rules, view: &View, _talk: &Talk) -> Action {
        choose(rules, &self.0, view)
    }
}

/// What the active seat does by these weights.
#[inline]
pub(super) fn choose(rules: &Rules, weights: &Weights, sight: &impl Sight) -> Action {
    match sight.phase {
        Phase::Open => open(rules, weights, sight),
        Phase::Extend => extend(rules, weights, sight),
        Phase::Target => Action::Target(target(rules, &weights.0, sight).0),
    }
}

/// The best action so far, and its score.
pub(super) struct Best {
    pub(super) action: Action,
    pub(super) score: f32,
}

impl Best {
    #[inline]
    pub(super) fn offer(&mut self, score: f32, action: Action) {
        if score > self.score {
            *self = Best { action, score };
        }
    }
}

fn extend(rules: &Rules, Weights(w): &Weights, sight: &impl Sight) -> Action {
    let seat = sight.seat;
    let (hand, stacks, left) = (sight.hand(), &sight.stacks[seat.index()], sight.left(seat));
    let Some(Run { value, count }) = sight.run else {
        return if sight.joker_open { name_joker(sight) } else { Action::End };
    };
    if count == SET_SIZE {
        return Action::Sweep;
    }
    let face = Face::number(value);
    let late = late(rules, sight);
    let mut best = Best { action: Action::End, score: 0.0 };
    let showing = stacks.showing(face);
    let numbers = hand.count(face) + showing.len();
    if numbers > 0 {
        let addition = Addition {
            after: count + numbers,
            from_stack: !showing.is_empty(),
            number: f32::from(value.number()),
            late,
            left,
        };
        let wins = addition.after <= SET_SIZE && numbers == left;
        let item = showing.first().map_or(Item::Number(value), Item::Stack);
        best.offer(addition.worth(w) + if wins { w[WIN] } else { 0.0 }, Action::Add(item));
    }
    let joker_stacks = stacks.showing(Face::JOKER);
    let jokers = hand.count(Face::JOKER) + joker_stacks.len();
    if jokers > 0 {
        let missing = SET_SIZE - count;
        let mut score = w[ADD_LATE_JOKER] * late;
        if jokers + numbers >= missing {
            let more = missing.saturating_sub(1 + numbers);
            score += w[ADD_SET] + w[ADD_SET_MISSING] * f32::from(more);
        } else {
            score += w[ADD_JOKER];
        }
        if left <= missing {
            score += w[WIN];
        }
        let item = joker_stacks.first().map_or(Item::Joker, Item::Stack);
        best.offer(score, Action::Add(item));
    }
    best.action
}

/// Adding all the equal numbers there are, or playing them at once.
pub(super) struct Addition {
    /// How many are on top then.
    pub(super) after: u8,
    /// Whether one comes from a stack.
    pub(super) from_stack: bool,
    pub(super) number: f32,
    pub(super) late: f32,
    /// How many cards are left before.
    pub(super) left: u8,
}

impl Addition {
    /// What it is worth; what is not worth more than nothing is better kept.
    pub(super) fn worth(&self, w: &[f32; Weights::COUNT]) -> f32 {
        let run = match self.after {
            2 => w[ADD_RUN2],
            3 => w[ADD_RUN3],
            _ => w[ADD_RUN4],
        };
        let up = if self.from_stack { w[ADD_UP] } else { 0.0 };
        w[ADD]
            + up
            + run
            + w[ADD_VALUE] * self.number
            + w[ADD_LATE] * self.late
            + w[ADD_LEFT] * f32::from(self.left)
    }
}

/// Who is best hit by a PUSH, and how good that is.
pub(super) fn target(rules: &Rules, w: &[f32; Weights::COUNT], sight: &impl Sight) -> (Seat, f32) {
    let own = sight.seat;
    let most = Seat::all(rules.players()).map(|seat| sight.left(seat)).max().unwrap_or(0);
    let next = own.left(rules.players());
    let mut best = (next, f32::NEG_INFINITY);
    for seat in Seat::all(rules.players()).filter(|&seat| seat != own) {
        let left = sight.left(seat);
        let mut score =
            w[THREAT] * f32::from(most - left) + w[THREAT_NEAR] / f32::from(left.max(1));
        if seat == next {
            score += w[NEXT];
        }
        if score >= best.1 {
            best = (seat, score);
        }
    }
    best
}

/// How near the others are to the end, from 0 to 1.
pub(super) fn late(rules: &Rules, sight: &impl Sight) -> f32 {
    f32::from(8_u8.saturating_sub(sight.fewest_of_others(rules))) / 8.0
}
