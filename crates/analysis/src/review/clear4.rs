//! Reviewing a turn of Clear 4!, decision by decision: cards turn up within a turn.

use stapel_bots::clear4::{Judge, Onlooker};
use stapel_protocol::review::BestTurnJson;
use stapel_rules::any::{AnyAction, AnyState};
use stapel_rules::clear4::{Action, Rules, State, View};
use stapel_rules::{Game, MAX_SEATS, Viewer};

use super::compare::{Compared, Trials, Worth, compare};
use super::points::Points;
use super::value::SharesCurve;
use super::{Effort, Evaluation, LISTED, ONLY, fitted, mix, why_clear4};

/// The turns of a record, and what the seats have concluded so far.
pub(super) struct Turns {
    rules: Rules,
    turns: Vec<Vec<(State, Action)>>,
    onlookers: [Onlooker; MAX_SEATS],
    pub(super) curve: SharesCurve,
}

/// What is found about one decision.
struct Decision {
    before: Vec<Points>,
    after: Vec<Points>,
    lost: Points,
    error: Points,
    best: Vec<BestTurnJson>,
    /// The better play, where there is one.
    better: Option<Action>,
    is_only: bool,
    /// The play that the others are compared with.
    first: Option<Action>,
}

impl Turns {
    pub(super) fn new(rules: &Rules) -> Turns {
        Turns {
            rules: *rules,
            turns: Vec::new(),
            onlookers: Default::default(),
            curve: curve(rules),
        }
    }

    pub(super) fn push(&mut self, decisions: &[(AnyState, AnyAction)]) {
        let decision = |decision: &(AnyState, AnyAction)| match decision {
            (AnyState::Clear4(state), AnyAction::Clear4(action)) => Some((*state, *action)),
            _ => None,
        };
        self.turns.push(decisions.iter().filter_map(decision).collect());
    }

    /// Turns are evaluated in order, each once.
    pub(super) fn evaluate(&mut self, turn: usize, effort: Effort, seed: u64) -> Evaluation {
        let decisions = self.turns[turn].clone();
        let players = usize::from(self.rules.players());
        let seat = decisions[0].0.seat;
        let mut whole = Evaluation::nothing(players);
        let mut worst = None;
        // Of the errors of everything that was lost.
        let mut squares = 0.0;
        // What can't be chosen takes no time, and the rest shares what there is.
        let real = decisions.iter().filter(|(state, _)| self.choices(state) > 1).count().max(1);
        let effort = Effort { playouts: effort.playouts / real as u32, ..effort };
        for (number, (state, action)) in decisions.iter().enumerate() {
            let seed = mix(mix(seed, turn as u64), number as u64);
            let found = self.decide(state, *action, effort, seed);
            if number == 0 {
                whole.before.clone_from(&found.before);
            } else {
                for (luck, (now, then)) in
                    whole.luck.iter_mut().zip(found.before.iter().zip(&whole.after))
                {
                    *luck += *now - *then;
                }
            }
            for (other, changed) in whole.others.iter_mut().enumerate() {
                if other != seat.index() {
                    *changed += found.after[other] - found.before[other];
                }
            }
            whole.lost += found.lost;
            if found.lost > Points::default() {
                squares += found.error.chance() * found.error.chance();
            }
            whole.after.clone_from(&found.after);
            // The decision that cost most is the one to tell of.
            if worst.as_ref().is_none_or(|(_, worst): &(usize, Decision)| found.lost > worst.lost) {
                worst = Some((number, found));
            }
        }
        let (number, found) = worst.expect("a turn has an action");
        let before: Vec<String> =
            decisions[..number].iter().map(|(_, action)| action.to_string()).collect();
        whole.error = if squares > 0.0 { Points::of(squares.sqrt()) } else { found.error };
        whole.only = found.is_only;
        whole.best = found.best;
        for best in &mut whole.best {
            best.actions.splice(0..0, before.iter().cloned());
        }
        let (state, action) = &decisions[number];
        whole.why = found.better.map(|better| {
            why_clear4::why(&self.rules.view(state, Viewer::Seat(seat)), *action, better)
        });
        whole
    }

    /// How many plays there are to choose from.
    fn choices(&self, state: &State) -> usize {
        let mut legal = Vec::new();
        self.rules.legal_actions(state, &mut legal);
        legal.len()
    }

    fn decide(&mut self, state: &State, action: Action, effort: Effort, seed: u64) -> Decision {
        let view = self.rules.view(state, Viewer::Seat(state.seat));
        let onlooker = &mut self.onlookers[state.seat.index()];
        let decision =
            decide(&self.rules, &self.curve, &view, onlooker, Some(action), effort, seed);
        onlooker.keep(&view, action);
        decision
    }
}

/// The curve for these rules.
pub(crate) fn curve(rules: &Rules) -> SharesCurve {
    fitted::SHARES[usize::from(rules.players()) - 2]
}

/// The same for a decision that is still to be made.
pub(super) fn evaluate(
    rules: &Rules,
    view: &View,
    action: Option<Action>,
    effort: Effort,
    seed: u64,
) -> Evaluation {
    let mut onlooker = Onlooker::default();
    let found = decide(rules, &curve(rules), view, &mut onlooker, action, effort, seed);
    let played = action.or(found.first);
    let why = played.zip(found.better);
    Evaluation {
        before: found.before,
        after: found.after,
        lost: found.lost,
        error: found.error,
        best: found.best,
        only: found.is_only,
        why: why.map(|(played, better)| why_clear4::why(view, played, better)),
        ..Evaluation::nothing(usize::from(rules.players()))
    }
}

/// Compares a play with the best ones there are, from what its seat sees. Without one it is the first there is.
fn decide(
    rules: &Rules,
    curve: &SharesCurve,
    view: &View,
    onlooker: &mut Onlooker,
    action: Option<Action>,
    effort: Effort,
    seed: u64,
) -> Decision {
    let own = view.seat.index();
    let mut judge = Judge::new(rules, view, onlooker, seed);
    let played = action.map_or(0, |action| judge.add(action));
    let count = judge.plays().len();
    let compared = compare(&mut Playing { judge: &mut judge }, count, played, own, effort.playouts);
    let plays = judge.plays();
    let action = action.unwrap_or(plays[played]);
    let scale = Scale { curve, players: usize::from(rules.players()), own };
    scale.judged(&compared, plays, action)
}

/// What turns shares into chances in one position.
struct Scale<'s> {
    curve: &'s SharesCurve,
    players: usize,
    own: usize,
}

impl Scale<'_> {
    fn judged(&self, compared: &Compared, plays: &[Action], action: Action) -> Decision {
        let (players, own) = (self.players, self.own);
        let chances = |place: usize| self.curve.chances(&compared.mean(place), players, own);
        let played = chances(0);
        let slope = self.slope(&compared.mean(0), players, own);
        let mut list: Vec<(usize, Points, f64, f64)> = Vec::new();
        for place in 0..compared.turns.len() {
            if place == 0 {
                list.push((0, Points::of(played[own]), 0.0, 0.0));
                continue;
            }
            let difference = compared.difference(place, 0);
            let belief = difference.belief();
            let chance = played[own] + (chances(place)[own] - played[own]) * belief;
            let error = difference.error * slope;
            list.push((place, Points::of(chance), error, belief));
        }
        list.sort_by_key(|one| std::cmp::Reverse(one.1));
        let (best, chance, error, belief) = list[0];
        let after: Vec<Points> = played[..players].iter().map(|&one| Points::of(one)).collect();
        let better = chances(best);
        let mut before: Vec<Points> = (0..players)
            .map(|one| Points::of(played[one] + (better[one] - played[one]) * belief))
            .collect();
        before[own] = chance;
        let is_only = list.get(1).is_some_and(|second| {
            chance - second.1 >= ONLY && compared.difference(best, second.0).is_clear()
        });
        let error = if best == 0 { list.get(1).map_or(0.0, |second| second.2) } else { error };
        let listed = |one: &(usize, Points, f64, f64)| BestTurnJson {
            actions: vec![match one.0 {
                0 => action.to_string(),
                place => plays[compared.turns[place]].to_string(),
            }],
            chance: one.1.chance(),
            error: Points::of(one.2).chance(),
        };
        Decision {
            lost: chance - after[own],
            before,
            after,
            error: Points::of(error),
            best: list.iter().take(LISTED).map(listed).collect(),
            better: (best != 0).then(|| plays[compared.turns[best]]),
            is_only,
            first: Some(action),
        }
    }

    /// How much a seat's chance grows with its share in playouts.
    fn slope(&self, shares: &Worth, players: usize, own: usize) -> f64 {
        const STEP: f64 = 0.01;
        let moved = |step: f64| {
            let mut shares = *shares;
            shares[own] = (shares[own] + step).clamp(0.0, 1.0);
            (shares[own], self.curve.chances(&shares, players, own)[own])
        };
        let (low, high) = (moved(-STEP), moved(STEP));
        (high.1 - low.1) / (high.0 - low.0)
    }
}

/// Plays that are played out by rules of thumb.
pub(crate) struct Playing<'j, 'p> {
    pub(crate) judge: &'j mut Judge<'p>,
}

impl Trials for Playing<'_, '_> {
    fn imagine(&mut self) {
        self.judge.imagine();
    }

    fn play(&mut self, play: usize) -> Worth {
        self.judge.play_out(play).shares.map(f64::from)
    }
}
