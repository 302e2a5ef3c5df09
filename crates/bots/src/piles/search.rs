use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use stapel_rules::Game;
use stapel_rules::piles::{Action, Rules, Signal, Talk, Variant, View};

use super::beam::{Beam, Width};
use super::deal::Deal;
use super::imagine::imagine;
use super::intent::Intent;
use super::plan::Plan;
use super::playout::Playouts;
use super::sweep::sweep;
use super::{Greedy, Weights, talk};
use crate::clock::Clock;
use crate::{Bot, Budget};

/// A Monte Carlo search: deals the hidden cards at random (a world), plays the game
/// out by weights, and does what leaves the fewest cards on average.
///
/// Whole turns are compared: the cheapest by weights, each in the same worlds, so that luck is the
/// same for all of them. After a part of the budget the worse half is dropped, and the rest is looked
/// at more closely, until one is left.
#[derive(Debug)]
pub struct Search {
    effort: fn(&Rules) -> Effort,
    budget: Option<Budget>,
    talk: bool,
    weights: Option<&'static Weights>,
    rng: Pcg64Mcg,
    intent: Intent,
    beam: Beam,
    tried: Vec<Tried>,
}

/// How much a [`Search`] looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub budget: Budget,
    /// How many turns it compares.
    pub turns: usize,
}

impl Effort {
    /// What [`Level::Steady`](crate::Level::Steady) usually does: little enough for a browser.
    pub fn steady(rules: &Rules) -> Effort {
        let playouts = match (rules.variant(), rules.players()) {
            (Variant::TheGame, 1) => 1000,
            (Variant::TheGame, _) => 600,
            (Variant::Extreme, _) => 150,
        };
        Effort { budget: Budget::Playouts(playouts), turns: 8 }
    }

    /// What [`Level::Expert`](crate::Level::Expert) usually does: a tenth of a second or so. Playouts
    /// of Extreme take longer, and those of a single hand tell less.
    pub fn expert(rules: &Rules) -> Effort {
        let playouts = match (rules.variant(), rules.players()) {
            (Variant::TheGame, 1) => 12_000,
            (Variant::TheGame, _) => 3000,
            (Variant::Extreme, _) => 1000,
        };
        Effort { budget: Budget::Playouts(playouts), turns: 16 }
    }
}

/// A turn that is looked at, and the sum of how well it ended.
#[derive(Clone, Copy, Debug)]
struct Tried {
    plan: Plan,
    sum: f64,
}

/// So many unfinished turns are followed side by side in the search for turns to compare.
pub(super) const WIDTH: usize = 48;

/// How well a game ended that ended with so many cards left: a loss with few is nearly as good as a
/// win, since few more cards would have made it one. Wins alone would tell too little about turns
/// early in the game.
fn worth(left: u8) -> f64 {
    let (near, scale) = (0.9, 20.0);
    if left == 0 { 1.0 } else { near * (-f64::from(left) / scale).exp() }
}

impl Search {
    /// A bot with this effort for each turn, which signals or doesn't. What it deals and plays out
    /// follows from the seed.
    pub fn new(effort: fn(&Rules) -> Effort, talk: bool, seed: u64) -> Search {
        Search {
            effort,
            budget: None,
            talk,
            weights: None,
            rng: Pcg64Mcg::seed_from_u64(seed),
            intent: Intent::default(),
            beam: Beam::default(),
            tried: Vec::new(),
        }
    }

    /// The same bot with another budget than that of its effort.
    pub fn with_budget(self, budget: Budget) -> Search {
        Search { budget: Some(budget), ..self }
    }

    /// The same bot with other weights than the tuned ones.
    pub fn with_weights(self, weights: &'static Weights) -> Search {
        Search { weights: Some(weights), ..self }
    }

    fn think(&mut self, rules: &Rules, view: &View, talk: &Talk) -> Plan {
        // With everything in the own hand there is nothing to imagine.
        if view.unseen.is_empty()
            && rules.variant() == Variant::TheGame
            && let Some(plan) = sweep(view.hand, view.tops)
        {
            return plan;
        }
        let effort = (self.effort)(rules);
        let weights = self.weights.unwrap_or_else(|| Weights::tuned(rules, self.talk));
        let talk = self.talk.then_some(talk);
        let spared = talk.map_or([0; 4], |talk| talk::heard(rules, view, talk, weights));
        let width = Width::Full { open: WIDTH, done: effort.turns };
        self.beam.search(rules, weights, &imagine(rules, view), view.unseen, spared, width);
        self.tried.clear();
        self.tried.extend(self.beam.plans().map(|plan| Tried { plan, sum: 0.0 }));
        let mut deal = Deal::new(rules, view, talk, &mut self.rng);
        let mut playouts = Playouts::new(weights, self.talk);
        let mut clock = Clock::start(self.budget.unwrap_or(effort.budget), self.tried.len());
        while self.tried.len() > 1 {
            clock.next_round(self.tried.len());
            // Whatever the budget, nothing is dropped untried.
            loop {
                let world = deal.world(&mut self.rng);
                for tried in &mut self.tried {
                    tried.sum += worth(playouts.left(rules, world, &tried.plan));
                }
                if !clock.allows_another() {
                    break;
                }
            }
            self.tried.sort_by(|one, other| other.sum.total_cmp(&one.sum));
            self.tried.truncate(self.tried.len().div_ceil(2));
        }
        self.tried.first().map_or(Plan::default(), |tried| tried.plan)
    }
}

impl Bot<Rules> for Search {
    fn act(&mut self, rules: &Rules, view: &View, talk: &Talk) -> Action {
        let mut intent = self.intent;
        let action = intent.follow(rules, view, || self.think(rules, view, talk));
        self.intent = intent;
        action
    }

    fn speak(&mut self, rules: &Rules, view: &View, talk: &Talk, say: &mut dyn FnMut(Signal)) {
        if self.talk {
            talk::speak(rules, view, talk, say);
        }
    }

    fn open(&mut self, rules: &Rules, view: &View) -> Option<Signal> {
        Greedy::new().open(rules, view)
    }

    fn speaks(&self) -> bool {
        self.talk
    }
}
