//! Reviewing a turn of The Game or Extreme.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use stapel_bots::piles::Judge;
use stapel_protocol::review::{BestTurnJson, WinnableJson};
use stapel_rules::any::{AnyAction, AnyCard, AnyState, AnyTalk};
use stapel_rules::piles::{Action, Pile, Rules, State, Status, Talk, Variant, View};
use stapel_rules::{Card, Game, MAX_SEATS, TableGame, Viewer};

use super::compare::{Compared, Trials, Worth, compare};
use super::points::Points;
use super::value::{LeftWorth, TeamCurve};
use super::{Effort, Evaluation, LISTED, ONLY, fitted, mix, why_piles};
use crate::solve::{Limit, Verdict, solve_from};

/// So many turns are compared, beside the one that was played.
const CANDIDATES: usize = 16;

/// The turns of a record, and where they began.
pub(super) struct Turns {
    rules: Rules,
    turns: Vec<PlayedTurn>,
    draws: Vec<Card>,
    pub(super) curve: TeamCurve,
    /// What is left of a line that wins, as long as it is followed.
    line: Vec<Action>,
    lost: bool,
}

struct PlayedTurn {
    state: State,
    talk: Talk,
    actions: Vec<Action>,
}

impl Turns {
    pub(super) fn new(rules: &Rules, deck: &[AnyCard]) -> Turns {
        let card =
            |card: &AnyCard| if let AnyCard::Piles(card) = *card { Some(card) } else { None };
        Turns {
            rules: *rules,
            turns: Vec::new(),
            draws: deck.iter().filter_map(card).collect(),
            curve: curve(rules),
            line: Vec::new(),
            lost: false,
        }
    }

    pub(super) fn push(&mut self, state: &AnyState, talk: &AnyTalk, actions: &[AnyAction]) {
        let (AnyState::Piles(state), AnyTalk::Piles(talk)) = (state, talk) else { return };
        let action =
            |action: &AnyAction| if let AnyAction::Piles(one) = *action { Some(one) } else { None };
        let actions = actions.iter().filter_map(action).collect();
        self.turns.push(PlayedTurn { state: *state, talk: *talk, actions });
    }

    /// Whether the game could still be won before this turn, with all cards known. Turns are asked about in order.
    pub(super) fn winnable(&mut self, turn: usize, nodes: u64) -> WinnableJson {
        let PlayedTurn { state, actions, .. } = &self.turns[turn];
        if self.lost {
            return WinnableJson::No;
        }
        if self.line.is_empty() {
            let undrawn = usize::from(state.undrawn().len());
            let draws = &self.draws[self.draws.len() - undrawn..];
            let stop = AtomicBool::new(false);
            let solved = solve_from(&self.rules, state, draws, Limit::nodes(nodes), &stop);
            match solved.map(|solution| (solution.verdict, solution.actions)) {
                Ok((Verdict::Won, line)) => self.line = line,
                Ok((Verdict::Refuted, _)) => {
                    self.lost = true;
                    return WinnableJson::No;
                }
                Ok((Verdict::Open, _)) | Err(_) => return WinnableJson::Open,
            }
        }
        // Whoever does what the line does can go on with it.
        match self.line.strip_prefix(&actions[..]) {
            Some(rest) => self.line = rest.to_vec(),
            None => self.line.clear(),
        }
        WinnableJson::Yes
    }

    pub(super) fn evaluate(&self, turn: usize, effort: Effort, seed: u64) -> Evaluation {
        let PlayedTurn { state, talk, actions } = &self.turns[turn];
        let rules = &self.rules;
        let view = rules.view(state, Viewer::Seat(state.seat));
        let heard = rules.shown_talk(&view, talk);
        let seed = mix(seed, turn as u64);
        evaluate(rules, &self.curve, &view, &heard, actions, effort, seed)
    }
}

/// The curve for these rules.
pub(crate) fn curve(rules: &Rules) -> TeamCurve {
    let game = usize::from(rules.variant() == Variant::Extreme);
    fitted::TEAMS[game][usize::from(rules.players()) - 1]
}

/// Compares a turn with the best ones there are, from what its seat sees and was told. Without actions it is the turn
/// that looks best at first sight.
pub(super) fn evaluate(
    rules: &Rules,
    curve: &TeamCurve,
    view: &View,
    heard: &Talk,
    actions: &[Action],
    effort: Effort,
    seed: u64,
) -> Evaluation {
    let mut judge = Judge::new(rules, view, heard, CANDIDATES, seed);
    let played = match actions.is_empty() && judge.turns() > 0 {
        true => 0,
        false => judge.add(actions.iter().filter_map(laid)),
    };
    let done: Vec<(Card, Pile)> = match actions.is_empty() {
        true => judge.lays(played).collect(),
        false => actions.iter().filter_map(laid).collect(),
    };
    let left = view.hand.len() + view.unseen.len();
    let worth = LeftWorth::new(left);
    let compared = {
        let count = judge.turns();
        let mut trials = Playing { judge: &mut judge, worth: &worth };
        compare(&mut trials, count, played, 0, effort.playouts)
    };
    let chances = Scale { curve, left, view }.chances(&judge, &compared);
    let own = chances[0].chance;
    // Of equal ones the played turn is the best, then the one found first.
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by_key(|&place| Reverse(chances[place].chance));
    let best = order[0];
    let listed = |&place: &usize| BestTurnJson {
        actions: match place {
            0 if !actions.is_empty() => actions.iter().map(ToString::to_string).collect(),
            _ => written(rules, &judge, compared.turns[place]),
        },
        chance: chances[place].chance.chance(),
        error: Points::of(chances[place].error).chance(),
    };
    let second = order.get(1).copied();
    let is_only = second.is_some_and(|second| {
        let lead = chances[best].chance - chances[second].chance;
        lead >= ONLY && compared.difference(best, second).is_clear()
    });
    let why = (best != 0).then(|| {
        let better: Vec<(Card, Pile)> = judge.lays(compared.turns[best]).collect();
        let after = [judge.after(compared.turns[0]), judge.after(compared.turns[best])];
        why_piles::why(rules, view, heard, [&done, &better], after)
    });
    // Where the played turn is the best, the error is that of its lead.
    let error = chances[if best == 0 { second.unwrap_or(0) } else { best }].error;
    Evaluation {
        before: vec![chances[best].chance],
        after: vec![own],
        lost: chances[best].chance - own,
        error: Points::of(error),
        others: vec![Points::default()],
        luck: vec![Points::default()],
        best: order.iter().take(LISTED).map(listed).collect(),
        only: is_only,
        why,
    }
}

fn laid(action: &Action) -> Option<(Card, Pile)> {
    match *action {
        Action::Lay { card, pile } => Some((card, pile)),
        Action::End => None,
    }
}

/// A turn as it is written: with its end, where that is to be said.
pub(crate) fn written(rules: &Rules, judge: &Judge<'_>, turn: usize) -> Vec<String> {
    let lays = judge.lays(turn).map(|(card, pile)| Action::Lay { card, pile }.to_string());
    let after = judge.after(turn);
    let is_open = after.status == Status::Playing
        && matches!(rules.turn(after), stapel_rules::Turn::Seat(_))
        && after.laid > 0;
    lays.chain(is_open.then(|| Action::End.to_string())).collect()
}

/// Turns that are played out by bots.
pub(crate) struct Playing<'j, 'p> {
    pub(crate) judge: &'j mut Judge<'p>,
    pub(crate) worth: &'j LeftWorth,
}

impl Trials for Playing<'_, '_> {
    fn imagine(&mut self) {
        self.judge.imagine();
    }

    fn play(&mut self, turn: usize) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        worth[0] = self.worth.of(self.judge.left(turn));
        worth
    }
}

/// The chance of a turn, and the standard error of its difference to the one that was played.
#[derive(Clone, Copy)]
struct Chance {
    chance: Points,
    error: f64,
}

/// What turns worth into chances in one position.
pub(crate) struct Scale<'s> {
    pub(crate) curve: &'s TeamCurve,
    pub(crate) left: u8,
    pub(crate) view: &'s View,
}

impl Scale<'_> {
    fn chances(&self, judge: &Judge<'_>, compared: &Compared) -> Vec<Chance> {
        let worth = compared.value(0).mean;
        let certain = |place: usize| self.certain(judge, compared, place);
        let played = certain(0).unwrap_or_else(|| self.curve.chance(worth, self.left));
        let places = 0..compared.turns.len();
        let chance = |place: usize| {
            if place == 0 {
                return Chance { chance: Points::of(played), error: 0.0 };
            }
            let value = compared.value(place);
            match (certain(place), certain(0)) {
                (None, None) => {
                    let difference = compared.difference(place, 0);
                    let believed = worth + difference.mean * difference.belief();
                    let chance = self.curve.chance(believed, self.left);
                    Chance {
                        chance: Points::of(chance),
                        error: difference.error * self.slope(worth),
                    }
                }
                (known, _) => Chance {
                    chance: Points::of(
                        known.unwrap_or_else(|| self.curve.chance(value.mean, self.left)),
                    ),
                    error: known.map_or(value.error * self.slope(value.mean), |_| 0.0),
                },
            }
        };
        places.map(chance).collect()
    }

    /// The chance of a turn by itself, whatever it is compared with.
    pub(crate) fn chance(&self, judge: &Judge<'_>, compared: &Compared, place: usize) -> f64 {
        let certain = self.certain(judge, compared, place);
        certain.unwrap_or_else(|| self.curve.chance(compared.value(place).mean, self.left))
    }

    /// The chance of a turn that decides the game at once, or with which nothing is unknown any more.
    fn certain(&self, judge: &Judge<'_>, compared: &Compared, place: usize) -> Option<f64> {
        match judge.after(compared.turns[place]).status {
            Status::Won => Some(1.0),
            Status::Lost(_) => Some(0.0),
            _ if self.view.unseen.is_empty() => {
                Some(if compared.value(place).mean >= 1.0 { 1.0 } else { 0.0 })
            }
            _ => None,
        }
    }

    /// How steep the curve is here.
    fn slope(&self, worth: f64) -> f64 {
        const STEP: f64 = 0.01;
        let (low, high) = ((worth - STEP).max(0.0), (worth + STEP).min(1.0));
        let rise = self.curve.chance(high, self.left) - self.curve.chance(low, self.left);
        rise / (high - low)
    }
}
