use stapel_rules::piles::{Action, Pile, Rules, Signal, Start, Talk, Variant, View};

use super::beam::{Beam, Width};
use super::cost::Piles;
use super::imagine::imagine;
use super::intent::Intent;
use super::plan::{Plan, Sight, least_cost, plan};
use super::{Weights, talk};
use crate::Bot;

/// Plans a turn that costs little by its [`Weights`], and lays it.
#[derive(Debug, Default)]
pub struct Greedy {
    planner: Planner,
    intent: Intent,
}

#[derive(Debug, Default)]
struct Planner {
    /// Weights to be tried; without them, the tuned ones.
    weights: Option<Weights>,
    beam: Beam,
    talks: bool,
}

/// How many unfinished turns of Extreme are followed side by side.
const WIDTH: usize = 6;

impl Greedy {
    /// The bot with the weights found by tuning. It takes no seed: it never tosses a coin.
    pub fn new() -> Greedy {
        Greedy::default()
    }

    /// The bot with other weights, for tuning.
    pub fn with_weights(weights: Weights) -> Greedy {
        let planner = Planner { weights: Some(weights), ..Planner::default() };
        Greedy { planner, intent: Intent::default() }
    }

    /// The same bot, sending signals and heeding them.
    pub fn talking(mut self) -> Greedy {
        self.planner.talks = true;
        self
    }
}

impl Planner {
    #[inline]
    fn weights(&self, rules: &Rules) -> &Weights {
        self.weights.as_ref().unwrap_or_else(|| Weights::tuned(rules, self.talks))
    }

    fn plan(&mut self, rules: &Rules, view: &View, talk: &Talk) -> Plan {
        // Not by the method, which would hold on to the beam too.
        let weights = self.weights.as_ref().unwrap_or_else(|| Weights::tuned(rules, self.talks));
        let spared =
            if self.talks { talk::heard(rules, view, talk, weights) } else { [0; Pile::COUNT] };
        match rules.variant() {
            Variant::TheGame => plan(
                weights,
                &Sight {
                    hand: view.hand,
                    unseen: view.unseen,
                    tops: view.tops,
                    need: view.minimum.saturating_sub(view.laid),
                    at_the_end: view.undrawn == 0,
                    spared,
                },
            ),
            Variant::Extreme => {
                let (state, width) = (imagine(rules, view), Width::Narrow(WIDTH));
                self.beam.search(rules, weights, &state, view.unseen, spared, width);
                self.beam.best().unwrap_or_default()
            }
        }
    }
}

impl Bot<Rules> for Greedy {
    fn act(&mut self, rules: &Rules, view: &View, talk: &Talk) -> Action {
        self.intent.follow(rules, view, || self.planner.plan(rules, view, talk))
    }

    fn act_ahead(&mut self, rules: &Rules, view: &View, talk: &Talk, actions: &mut Vec<Action>) {
        // Commands can end a turn early; The Game has none, so there a turn goes as planned.
        if rules.variant() == Variant::TheGame {
            let plan = self.planner.plan(rules, view, talk);
            actions.extend(plan.iter().map(|(card, pile)| Action::Lay { card, pile }));
            if view.laid + plan.len() >= view.minimum {
                return actions.push(Action::End);
            }
            if plan.len() > 0 {
                return;
            }
        }
        actions.push(self.act(rules, view, talk));
    }

    fn speaks(&self) -> bool {
        self.planner.talks
    }

    fn speak(&mut self, rules: &Rules, view: &View, talk: &Talk, say: &mut dyn FnMut(Signal)) {
        if self.planner.talks {
            talk::speak(rules, view, talk, say);
        }
    }

    fn open(&mut self, rules: &Rules, view: &View) -> Option<Signal> {
        // What would the first card cost?
        let weights = self.planner.weights(rules);
        let piles = Piles::new(weights, view.hand, view.unseen, view.tops, [0; Pile::COUNT]);
        Some(Signal::Start(match least_cost(&piles).unwrap_or(0) {
            ..0 => Start::Want,
            0..200 => Start::Could,
            _ => Start::RatherNot,
        }))
    }
}
